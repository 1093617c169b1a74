import { Box, Grid } from '@chakra-ui/react'
import { useEffect } from 'react'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { ErrorState } from '../../design/ErrorState'
import { LoadingText } from '../../design/LoadingText'
import { RequireSession } from '../../design/RequireSession'
import { SkipLink } from '../../design/SkipLink'
import { notifyFailure } from '../../lib/notify'
import { isTalent } from '../../lib/session'
import { useKeptFocus } from '../../lib/useKeptFocus'
import { useOwnProfile } from '../../lib/useOwnProfile'
import { talent } from '../../words/talent'
import { ProfileOverview } from '../overview/ProfileOverview'
import { RecentActivity } from '../overview/RecentActivity'
import { Header } from './Header'
import { TalentTabs } from './TalentTabs'
import { useOpenTab } from './useOpenTab'

/** The talent's own pages (specification section 2, Model dashboard), for signed-in talents only. */
export default function ModelDashboard() {
  return (
    <RequireSession allows={isTalent} otherwise={paths.login}>
      <Box minH="100dvh">
        <SkipLink />
        <Header />
        <Box as="main" id="content" tabIndex={-1} data-landing px="gutter" pb={16} maxW="page" mx="auto">
          <Inside />
        </Box>
      </Box>
    </RequireSession>
  )
}

function Inside() {
  useKeptFocus()
  const isElsewhere = useOpenTab() !== 'dashboard'
  const { data, isError, failureCount, refetch } = useOwnProfile()
  const isLost = isError && !data
  useEffect(() => {
    if (isLost && failureCount > 0) notifyFailure(messages.dashboard.error, messages.dashboard.loadFailed)
  }, [isLost, failureCount])

  if (isLost) return <ErrorState onRetry={() => refetch()}>{messages.dashboard.loadFailed}</ErrorState>
  if (!data) return <LoadingText>{talent.loading}</LoadingText>
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
      gridTemplateRows={{ lg: 'auto 1fr' }}
      columnGap={{ lg: 10 }}
      rowGap={8}
      alignItems="start"
      pt={{ base: 5, lg: 8 }}
    >
      <ProfileOverview data={data} isBrief={isElsewhere} />
      <Box minW={0} gridColumn={{ lg: 2 }} gridRow={{ lg: '1 / span 2' }}>
        <TalentTabs data={data} />
      </Box>
      {/* On a phone what happened comes after what one came for. */}
      <Box minW={0} gridColumn={{ lg: 1 }} mt={{ base: 4, lg: 0 }}>
        <RecentActivity />
      </Box>
    </Grid>
  )
}
