import { useSearchParams } from 'wouter'
import { messages } from '../../../../shared/messages'
import { trpc } from '../../lib/trpc'

/** Reads the invitation in `?invite=TOKEN`: for whom it is, or that it is no longer valid. */
export function useInvitation() {
  const [parameters] = useSearchParams()
  const token = parameters.get('invite') ?? ''
  const { data, error, isLoading } = trpc.auth.invitation.useQuery(
    { token },
    { enabled: token !== '', retry: 1 },
  )
  const isDead = error?.data?.httpStatus === 404 || error?.data?.httpStatus === 400
  return {
    /** Sent with the sign-up. Unset for an expired one, which the server would reject. */
    token: token === '' || isDead ? null : token,
    invited: data ?? null,
    isLoading,
    warning: isDead ? messages.invitation.dead : null,
  }
}
