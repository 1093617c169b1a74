import { chakra } from '@chakra-ui/react'
import type { AuditLine } from '../../../../../shared/access/team'
import type { Column } from '../../../design/lists/DataTable'
import { parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { TextCell } from '../../lists/cells/TextCell'
import { FilterSelect } from '../../lists/FilterSelect'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { adminTeam } from './copy'
import { OnlySuperadmin } from './OnlySuperadmin'

const FILTERS = { search: '', action: 'all' }
const copy = adminTeam.audit
const { columns: heads, nobody } = copy

const columns: Column<AuditLine>[] = [
  { head: heads.when, cell: ({ at }) => <DateTimeCell at={at} /> },
  { head: heads.who, cell: ({ actor }) => <TextCell none={nobody}>{actor}</TextCell> },
  { head: heads.what, cell: ({ action }) => <chakra.span fontWeight="semibold">{action}</chakra.span> },
  {
    head: heads.whom,
    cell: ({ whom, subject }) =>
      whom ? (
        <TextCell>{whom}</TextCell>
      ) : (
        <chakra.span textStyle="data" color="fgQuiet">
          <TextCell none={nobody}>{subject?.slice(-8)}</TextCell>
        </chakra.span>
      ),
  },
  {
    head: heads.detail,
    cell: ({ detail }) => (
      <chakra.span overflowWrap="anywhere">
        <TextCell none={nobody}>{detail}</TextCell>
      </chakra.span>
    ),
  },
]

/** The audit log (S37), for superadmins. */
export default function AuditPage() {
  const query = useListQuery(FILTERS)
  const answer = trpc.admin.audit.list.useQuery({ page: query.page, ...query.filters }, listQueryOptions)
  const actions = trpc.admin.audit.actions.useQuery().data ?? []
  if (parseApiError(answer.error).status === 403) return <OnlySuperadmin title={copy.title} />
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      columns={columns}
      rowKey={({ number }) => String(number)}
      exportName="audit"
      filters={
        <FilterSelect
          label={copy.action}
          value={query.filters.action}
          all={copy.allActions}
          choices={actions}
          onChange={(action) => query.setFilters({ action })}
          flex={{ base: '1 1 10rem', md: '0 0 14rem' }}
        />
      }
    />
  )
}
