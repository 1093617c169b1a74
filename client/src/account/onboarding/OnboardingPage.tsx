import { chakra } from '@chakra-ui/react'
import { Redirect } from 'wouter'
import { paths } from '../../../../shared/paths'
import { nextStep } from '../../../../shared/profile'
import { ErrorState } from '../../design/ErrorState'
import { RequireSession } from '../../design/RequireSession'
import { isTalent } from '../../lib/session'
import { trpc } from '../../lib/trpc'
import { account } from '../../words/account'
import { OnboardingFrame } from './OnboardingFrame'
import { Wizard } from './Wizard'

/** Signed links of private pictures end after five minutes; before that the list is asked for anew. */
const LINKS_FRESH_MS = 4 * 60_000

/** The five steps after signing up (specification section 2, Onboarding), gone on with where they were left. */
export default function OnboardingPage() {
  return (
    <RequireSession allows={isTalent} otherwise={paths.login}>
      <Onboarding />
    </RequireSession>
  )
}

function Onboarding() {
  const words = account.onboarding
  const { data, isError, refetch } = trpc.talent.onboarding.get.useQuery(undefined, {
    refetchInterval: LINKS_FRESH_MS,
    networkMode: 'always',
  })
  if (data) {
    const step = nextStep(data.profile.steps)
    return step === null ? <Redirect to={paths.dashboard} replace /> : <Wizard data={data} start={step} />
  }
  return (
    <OnboardingFrame step={null} done={[]}>
      {isError ? (
        <ErrorState onRetry={() => refetch()}>{words.loadFailed}</ErrorState>
      ) : (
        <chakra.p role="status" py={12}>
          {words.loading}
        </chakra.p>
      )}
    </OnboardingFrame>
  )
}
