import { trpc } from '../../../lib/trpc'

/** Asks again for all that a change of the user's second step changes: it ends sessions and may add recovery codes. */
export function useRenewSignIn() {
  const { admin, auth } = trpc.useUtils()
  return () => {
    void admin.passkeys.list.invalidate()
    void admin.secondFactor.get.invalidate()
    void admin.me.invalidate()
    void auth.sessions.invalidate()
  }
}
