import { isBooker, useSession } from '../../lib/session'
import { trpc } from '../../lib/trpc'

/** Whether the caller is a booker: as the server says, and until it answers as the sign-in said. */
export function useIsBooker(): boolean {
  const role = trpc.admin.me.useQuery().data?.role
  const isSaid = isBooker(useSession())
  return role === undefined ? isSaid : role === 'booker'
}
