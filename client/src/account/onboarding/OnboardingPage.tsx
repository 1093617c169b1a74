import { chakra } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { ErrorState } from '../../design/feedback/ErrorState'
import { RequireSession } from '../../design/layout/RequireSession'
import { isTalent } from '../../lib/session'
import { useOwnProfile } from '../../lib/useOwnProfile'
import { account } from '../copy'
import { OnboardingFrame } from './OnboardingFrame'
import { Wizard } from './Wizard'

/** The five steps after signing up. Opens at the first step that is not saved yet. */
export default function OnboardingPage() {
  return (
    <RequireSession allows={isTalent} otherwise={paths.login}>
      <Onboarding />
    </RequireSession>
  )
}

function Onboarding() {
  const copy = account.onboarding
  const { data, isError, refetch } = useOwnProfile()
  if (data) return <Wizard data={data} />
  return (
    <OnboardingFrame step={null} done={[]}>
      {isError ? (
        <ErrorState onRetry={() => refetch()}>{copy.loadFailed}</ErrorState>
      ) : (
        <chakra.p role="status" py={12}>
          {copy.loading}
        </chakra.p>
      )}
    </OnboardingFrame>
  )
}
