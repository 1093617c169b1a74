import { Box, Grid } from '@chakra-ui/react'
import type { TalentFigures } from '../../../../shared/talents'
import { TWO_BY_TWO } from '../../design/columns'
import { ErrorState } from '../../design/ErrorState'
import { LoadingText } from '../../design/LoadingText'
import { StatCard } from '../../design/StatCard'
import { comingBack } from '../../lib/comingBack'
import { trpc } from '../../lib/trpc'
import { talent } from '../../words/talent'
import { MentorChat } from './MentorChat'
import { ProfileCompletion } from './ProfileCompletion'

const FIGURES = ['profileViews', 'activeApplications', 'completedProjects', 'portfolioItems'] as const

/** The first tab: four counters, how complete the profile is, and the mentor. */
export function HomeTab() {
  const words = talent.home
  const { data, isError, refetch } = trpc.talent.dashboard.overview.useQuery(undefined, comingBack)
  return (
    <Box display="grid" gap={10}>
      {data ? (
        <>
          <Counters figures={data.figures} />
          <ProfileCompletion completion={data.completion} />
        </>
      ) : isError ? (
        <ErrorState onRetry={() => refetch()}>{words.failed}</ErrorState>
      ) : (
        <LoadingText>{talent.loading}</LoadingText>
      )}
      <MentorChat />
    </Box>
  )
}

function Counters({ figures }: { figures: TalentFigures }) {
  const words = talent.home
  return (
    <Grid
      role="group"
      aria-label={words.figures}
      gap={{ base: 4, md: 6 }}
      gridTemplateColumns={{ base: TWO_BY_TWO, md: 'repeat(4, minmax(0, 1fr))' }}
    >
      {FIGURES.map((name) => (
        <StatCard key={name} label={words[name]} figure={figures[name].toLocaleString('en-US')} />
      ))}
    </Grid>
  )
}
