import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { paths } from '../../../../shared/paths'
import { Button } from '../../design/Button'
import { endSession } from '../../lib/session'
import { trpc } from '../../lib/trpc'
import { talent } from '../../words/talent'

/**
 * Ends the session at the server and forgets it here, then goes to /login (specification section 4, Session).
 * When the server cannot be reached the browser forgets all the same: who wants to leave is never kept.
 */
export function Logout() {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const signOut = trpc.auth.signOut.useMutation({
    networkMode: 'always',
    onSettled() {
      navigate(paths.login)
      endSession()
      queries.clear()
    },
  })
  return (
    <Button
      look="outline"
      size="small"
      minH="touch"
      disabled={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      {signOut.isPending ? talent.loggingOut : talent.logout}
    </Button>
  )
}
