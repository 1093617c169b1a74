import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { paths } from '../../../shared/paths'
import { endSession } from './session'
import { trpc } from './trpc'

/**
 * Ends the session on the server and in this browser, then goes to /login. When the server cannot be reached, the
 * browser forgets its session anyway.
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
