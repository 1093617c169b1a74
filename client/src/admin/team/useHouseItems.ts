import { trpc } from '../../lib/trpc'
import { adminTeam } from '../../words/adminTeam'

/** The second, quieter group of the navigation: what the caller's role lets them see of it. */
export function useHouseItems() {
  const me = trpc.admin.me.useQuery()
  return adminTeam.items.filter(({ isForSuperadmin }) => !isForSuperadmin || me.data?.role === 'superadmin')
}
