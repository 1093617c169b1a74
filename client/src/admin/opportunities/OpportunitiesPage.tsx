import { Plus } from 'lucide-react'
import { useLocation } from 'wouter'
import { OPPORTUNITY_STANDINGS } from '../../../../shared/lists'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../design/LinkButton'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { adminOpportunities } from '../../words/adminOpportunities'
import { FilterSelect } from '../lists/FilterSelect'
import { listReading } from '../lists/listReading'
import { RequestList } from '../lists/RequestList'
import { useFailureNotice } from '../lists/useFailureNotice'
import { columns } from './columns'

const FILTERS = { search: '', status: 'all' }
const CHOICES = { status: OPPORTUNITY_STANDINGS }
const words = adminOpportunities

/** What the agency has posted for its talents, and how many applied (docs/decisions/0038). */
export default function OpportunitiesPage() {
  const [, navigate] = useLocation()
  const query = useListQuery(FILTERS, CHOICES)
  const answer = trpc.admin.opportunities.list.useQuery({ page: query.page, ...query.filters }, listReading)
  useFailureNotice(answer, words.failed)
  return (
    <RequestList
      words={words}
      query={query}
      answer={answer}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(paths.adminOpportunity(id))}
      actions={
        <LinkButton href={paths.adminNewOpportunity} look="primary">
          <Plus aria-hidden />
          {words.add}
        </LinkButton>
      }
      filters={
        <FilterSelect
          label={words.filters.status}
          value={query.filters.status}
          all={words.filters.all}
          choices={OPPORTUNITY_STANDINGS.map((value) => ({ value, words: words.standings[value] }))}
          onChange={(status) => query.setFilters({ status })}
        />
      }
    />
  )
}
