import { Box, Grid } from '@chakra-ui/react'
import { useEffect } from 'react'
import { messages } from '../../../../shared/messages'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { useFocusRecovery } from '../../lib/navigation/useFocusRecovery'
import { notifyFailure } from '../../lib/notify'
import { useOwnProfile } from '../../lib/useOwnProfile'
import { talent } from '../copy'
import { ProfileOverview } from '../overview/ProfileOverview'
import { RecentActivity } from '../overview/RecentActivity'
import { TalentPage } from './TalentPage'
import { TalentTabs } from './TalentTabs'
import { useOpenTab } from './useOpenTab'

/** The talent dashboard, for signed-in talents only. */
export default function ModelDashboard() {
  return (
    <TalentPage at="dashboard" hasHeading>
      <Inside />
    </TalentPage>
  )
}

function Inside() {
  useFocusRecovery()
  const isElsewhere = useOpenTab() !== 'dashboard'
  const answer = useOwnProfile()
  const { data, isError, failureCount } = answer
  const isLost = isError && !data
  useEffect(() => {
    if (isLost && failureCount > 0) notifyFailure(messages.dashboard.error, messages.dashboard.loadFailed)
  }, [isLost, failureCount])

  if (!data)
    return (
      // Below the notice, which says the same on a phone's top.
      <Box pt={{ base: 12, lg: 0 }}>
        <NotLoaded query={answer} copy={{ failed: messages.dashboard.loadFailed, loading: talent.loading }} />
      </Box>
    )
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
      {/* On a phone the recent activity comes last. */}
      <Box minW={0} gridColumn={{ lg: 1 }} mt={{ base: 4, lg: 0 }}>
        <RecentActivity />
      </Box>
    </Grid>
  )
}
