import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { SignedIn } from '../../../shared/accounts'
import { paths } from '../../../shared/paths'
import { dismissFailures } from '../lib/dismissFailures'
import { notifySuccess } from '../lib/notify'
import { startSession } from '../lib/session'

/**
 * After signing up or in: keeps the session and goes on to the onboarding where the answer asks for it, else to the
 * dashboard (specification section 2, Sign-up).
 */
export function useEnter() {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  return ({ token, account, isNewRegistration, requiresOnboarding }: SignedIn, notice: string) => {
    // What was kept for whoever was here before is not for whoever comes now.
    queries.clear()
    startSession({
      token,
      roles: [account.role],
      name: account.name,
      picture: account.profilePic,
      userId: account.modelId ?? account.id,
      agency: null,
    })
    dismissFailures()
    notifySuccess(notice)
    navigate(isNewRegistration || requiresOnboarding ? paths.onboarding : paths.dashboard, { replace: true })
  }
}
