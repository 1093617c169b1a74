import { Box, chakra } from '@chakra-ui/react'
import { shortDay } from '../../../../shared/format'
import { PROJECT_STANDINGS } from '../../../../shared/lists'
import type { TalentProject } from '../../../../shared/roster/talents'
import { EmptyState } from '../../design/feedback/EmptyState'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { StatusBadge } from '../../design/feedback/StatusBadge'
import { Tabs } from '../../design/layout/Tabs'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { talent } from '../copy'
import { Card, Cards } from '../lists/Card'
import { ListTools } from '../lists/ListTools'
import { NothingFound } from '../lists/NothingFound'
import { useSearch } from '../lists/useSearch'

const copy = talent.projects
const SHOWN = ['all', ...PROJECT_STANDINGS] as const
type Shown = (typeof SHOWN)[number]
const STANDING = { projects: 'all' }

export function ProjectsTab() {
  const answer = trpc.talent.dashboard.projects.useQuery(undefined, refetchOnReturn)
  return (
    <Box>
      <chakra.h2 textStyle="workTitle" mb={5}>
        {copy.title}
      </chakra.h2>
      {answer.data ? <Projects projects={answer.data} /> : <NotLoaded query={answer} copy={copy} />}
    </Box>
  )
}

function Projects({ projects }: { projects: readonly TalentProject[] }) {
  const { filters, setFilters } = useListQuery(STANDING)
  const shown = SHOWN.find((each) => each === filters.projects) ?? 'all'
  const of = (standing: Shown, rows = projects) =>
    standing === 'all' ? rows : rows.filter(({ status }) => status === standing)
  const { found, ...search } = useSearch('projects', projects, (row) => [
    row.title,
    row.description,
    row.client,
  ])
  const rows = of(shown, found)
  return (
    <>
      <ListTools search={search} label={copy.search} button={talent.lists.filter} />
      <Tabs
        label={copy.title}
        tabs={SHOWN.map((id) => ({ id, words: copy.tabs[id], count: of(id).length }))}
        value={shown}
        onChange={(to) => setFilters({ projects: to })}
      >
        {rows.length > 0 ? (
          <Cards>
            {rows.map((row) => (
              <Card
                key={row.id}
                title={row.title}
                badge={<StatusBadge of="project" status={row.status} />}
                text={row.description}
                facts={[
                  [copy.client, row.client ?? talent.overview.notSet],
                  [copy.date, row.date ? shortDay(row.date) : copy.open],
                ]}
              />
            ))}
          </Cards>
        ) : search.isSearching && of(shown).length > 0 ? (
          <NothingFound onClear={search.clear} />
        ) : (
          <EmptyState>{copy.none[shown]}</EmptyState>
        )}
      </Tabs>
    </>
  )
}
