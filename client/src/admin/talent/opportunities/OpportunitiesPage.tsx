import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { OPPORTUNITY_STANDINGS } from '../../../../../shared/lists'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { AddLink } from '../../lists/AddLink'
import { FilterSelect } from '../../lists/FilterSelect'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { columns } from './columns'
import { adminOpportunities } from './copy'

const FILTERS = { search: '', status: 'all' }
const CHOICES = { status: OPPORTUNITY_STANDINGS }
const copy = adminOpportunities

/** The opportunities with their numbers of applications (docs/decisions/0038). */
export default function OpportunitiesPage() {
  const [, navigate] = useLocation()
  const query = useListQuery(FILTERS, CHOICES)
  const answer = trpc.admin.opportunities.list.useQuery(
    { page: query.page, ...query.filters },
    listQueryOptions,
  )
  useFailureNotice(answer, copy.failed)
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(adminPaths.opportunity(id))}
      actions={<AddLink href={adminPaths.newOpportunity}>{copy.add}</AddLink>}
      filters={
        <FilterSelect
          label={copy.filters.status}
          value={query.filters.status}
          all={copy.filters.all}
          choices={OPPORTUNITY_STANDINGS.map((value) => ({ value, words: copy.standings[value] }))}
          onChange={(status) => query.setFilters({ status })}
        />
      }
    />
  )
}
