import { longDay } from '../../../../shared/format'
import type { Opportunity, OpportunityApplication } from '../../../../shared/roster/talents'
import { Badge } from '../../design/feedback/Badge'
import { EmptyState } from '../../design/feedback/EmptyState'
import { talent } from '../copy'
import { Card, Cards } from '../lists/Card'
import { ListTools } from '../lists/ListTools'
import { NothingFound } from '../lists/NothingFound'
import { useSearch } from '../lists/useSearch'
import { Apply } from './Apply'

type Props = {
  opportunities: readonly Opportunity[]
  applications: readonly OpportunityApplication[]
  onWithdraw: (application: OpportunityApplication) => void
}

export function Browse({ opportunities, applications, onWithdraw }: Props) {
  const copy = talent.opportunities
  const { found, ...search } = useSearch('opportunities', opportunities, (row) => [
    row.title,
    row.company,
    row.description,
    row.location,
    row.type,
  ])
  return (
    <>
      <ListTools search={search} label={copy.search} button={talent.lists.filters} />
      {found.length > 0 ? (
        <Cards>
          {found.map((row) => (
            <Card
              key={row.id}
              title={row.title}
              line={row.company}
              badge={<Badge tone="plain">{row.type}</Badge>}
              text={row.description}
              facts={[
                [copy.location, row.location],
                [copy.rate, row.rate ?? copy.onRequest],
                [copy.deadline, row.deadline ? longDay(row.deadline) : copy.noDeadline],
              ]}
              foot={copy.posted(longDay(row.postedAt))}
              actions={
                <Apply
                  opportunity={row}
                  application={applications.find(({ opportunityId }) => opportunityId === row.id)}
                  onWithdraw={onWithdraw}
                />
              }
            />
          ))}
        </Cards>
      ) : search.isSearching ? (
        <NothingFound onClear={search.clear} />
      ) : (
        <EmptyState more={copy.noneMore}>{copy.none}</EmptyState>
      )}
    </>
  )
}
