import { Grid } from '@chakra-ui/react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { PROJECT_STATUSES } from '../../../../../shared/lists'
import { messages } from '../../../../../shared/messages'
import { StatCard } from '../../../design/layout/StatCard'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { AddLink } from '../../lists/AddLink'
import { FilterSelect } from '../../lists/FilterSelect'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { columns } from './columns'
import { adminProjects } from './copy'

const FILTERS = { search: '', status: 'all' }
const CHOICES = { status: PROJECT_STATUSES }
const copy = adminProjects

export default function ProjectsPage() {
  const [, navigate] = useLocation()
  const query = useListQuery(FILTERS, CHOICES)
  const answer = trpc.admin.projects.list.useQuery({ page: query.page, ...query.filters }, listQueryOptions)
  useFailureNotice(answer, messages.admin.projectsFailed)
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(adminPaths.project(id))}
      exportName="projects"
      above={<Statistics />}
      actions={<AddLink href={adminPaths.newProject}>{copy.add}</AddLink>}
      filters={
        <FilterSelect
          label={copy.filters.status}
          value={query.filters.status}
          all={copy.filters.all}
          choices={PROJECT_STATUSES.map((value) => ({ value, words: copy.statuses[value] }))}
          onChange={(status) => query.setFilters({ status })}
        />
      }
    />
  )
}

/** Counts all projects, regardless of the filters. */
function Statistics() {
  const { data } = trpc.admin.projects.statistics.useQuery()
  const { label, ...names } = copy.statistics
  const figures = [
    { name: names.total, figure: data?.total },
    { name: names.active, figure: data?.active },
    { name: names.public, figure: data?.public },
    { name: names.featured, figure: data?.featured },
  ]
  return (
    <Grid
      as="section"
      aria-label={label}
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      columnGap={{ base: 4, md: 8 }}
      mb={4}
    >
      {figures.map(({ name, figure }) => (
        <StatCard key={name} figure={figure?.toLocaleString('en-US') ?? '–'} label={name} />
      ))}
    </Grid>
  )
}
