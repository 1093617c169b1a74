import { useSearchParams } from 'wouter'
import { messages } from '../../../../shared/messages'
import { trpc } from '../../lib/trpc'

/** The invitation in the address, `?invite=TOKEN`: whom it was made for, or that it has ended. */
export function useInvitation() {
  const [parameters] = useSearchParams()
  const token = parameters.get('invite') ?? ''
  const { data, error, isLoading } = trpc.auth.invitation.useQuery(
    { token },
    { enabled: token !== '', retry: 1 },
  )
  const isDead = error?.data?.httpStatus === 404 || error?.data?.httpStatus === 400
  return {
    /** to be sent along; an ended one would only refuse the sign-up */
    token: token === '' || isDead ? null : token,
    invited: data ?? null,
    isLoading,
    warning: isDead ? messages.invitation.dead : null,
  }
}
