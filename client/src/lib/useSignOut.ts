import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { paths } from '../../../shared/paths'
import { endSession } from './session'
import { trpc } from './trpc'

/**
 * Ends the session at the server and forgets it here, then goes to /login (specification section 4, Session).
 * When the server cannot be reached the browser forgets all the same: who wants to leave is never kept.
 */
export function useSignOut() {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = trpc.auth.signOut.useMutation({
    networkMode: 'always',
    onSettled() {
      navigate(paths.login)
      endSession()
      queries.clear()
    },
  })
  return { signOut: () => mutateAsync(), isLeaving: isPending }
}
