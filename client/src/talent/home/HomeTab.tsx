import { Box, Grid } from '@chakra-ui/react'
import type { TalentFigures } from '../../../../shared/roster/talents'
import { LatePart } from '../../design/feedback/LatePart'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { StatCard } from '../../design/layout/StatCard'
import { TWO_BY_TWO } from '../../design/lists/columns'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'
import { talent } from '../copy'
import { AnswerThese } from './AnswerThese'
import { ProfileCompletion } from './ProfileCompletion'

// Loaded later, because it is below the fold and only on this tab.
const loadChat = () => import('./MentorChat')

const FIGURES = ['profileViews', 'activeApplications', 'completedProjects', 'portfolioItems'] as const

export function HomeTab() {
  const copy = talent.home
  const answer = trpc.talent.dashboard.overview.useQuery(undefined, refetchOnReturn)
  const { data } = answer
  return (
    <Box display="grid" gap={10}>
      <AnswerThese />
      {data ? (
        <>
          <Counters figures={data.figures} />
          <ProfileCompletion completion={data.completion} />
        </>
      ) : (
        <NotLoaded query={answer} copy={{ failed: copy.failed, loading: talent.loading }} />
      )}
      <Box minH="500px">
        <LatePart load={loadChat} loading={copy.chatLoading}>
          {(MentorChat) => <MentorChat />}
        </LatePart>
      </Box>
    </Box>
  )
}

function Counters({ figures }: { figures: TalentFigures }) {
  const copy = talent.home
  return (
    <Grid
      role="group"
      aria-label={copy.figures}
      gap={{ base: 4, md: 6 }}
      gridTemplateColumns={{ base: TWO_BY_TWO, md: 'repeat(4, minmax(0, 1fr))' }}
    >
      {FIGURES.map((name) => (
        <StatCard key={name} label={copy[name]} figure={figures[name].toLocaleString('en-US')} />
      ))}
    </Grid>
  )
}
