import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { SignedIn } from '../../../shared/access/accounts'
import { paths } from '../../../shared/paths'
import { dismissFailures } from '../lib/dismissFailures'
import { notifySuccess } from '../lib/notify'
import { startSession } from '../lib/session'

/** Starts the session after sign-up or sign-in and opens the onboarding if it is required, else the dashboard. */
export function useEnter() {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  return ({ token, account, isNewRegistration, requiresOnboarding }: SignedIn, notice: string) => {
    // The cache may hold the data of the previous user.
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
