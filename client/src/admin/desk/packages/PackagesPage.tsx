import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { PACKAGE_STATES } from '../../../../../shared/desk/packages/packageLists'
import type { PackageLine } from '../../../../../shared/desk/packages/packageViews'
import { Button } from '../../../design/actions/Button'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import type { Column } from '../../../design/lists/DataTable'
import { trpc } from '../../../lib/trpc'
import { useKeys } from '../../../lib/useKeys'
import { useListQuery } from '../../../lib/useListQuery'
import { TextCell } from '../../lists/cells/TextCell'
import { TitleCell } from '../../lists/cells/TitleCell'
import { FilterSelect } from '../../lists/FilterSelect'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { packages as copy } from './copy'
import { NewPackageDialog } from './NewPackageDialog'

const FILTERS = { search: '', state: 'all' }
const CHOICES = { state: ['all', ...PACKAGE_STATES] }

/** It ends with midnight, which the calendar counts to the next day. */
const lastMoment = (expiresAt: string) => new Date(Date.parse(expiresAt) - 1).toISOString()

const columns: Column<PackageLine>[] = [
  {
    head: copy.columns.title,
    cell: ({ id, title, jobNumber }) => (
      <TitleCell href={adminPaths.package(id)} title={title} more={jobNumber ?? ''} />
    ),
  },
  {
    head: copy.columns.client,
    cell: ({ client }) => (client ? <TextCell>{client}</TextCell> : copy.none),
  },
  { head: copy.columns.faces, kind: 'number', cell: ({ faces }) => faces },
  { head: copy.columns.seen, cell: ({ seen, links }) => copy.seen(seen, links) },
  { head: copy.columns.picks, cell: ({ picks }) => copy.counts(picks) },
  { head: copy.columns.until, cell: ({ expiresAt }) => deskDay(lastMoment(expiresAt)) },
  {
    head: copy.columns.state,
    kind: 'status',
    cell: ({ state, hasEnded }) => <StatusBadge of="package" status={hasEnded ? 'ended' : state} />,
  },
]

/** All packages, newest first. */
export default function PackagesPage() {
  const [, navigate] = useLocation()
  const [isAdding, setAdding] = useState(false)
  const query = useListQuery(FILTERS, CHOICES)
  const answer = trpc.desk.packages.list.useQuery({ page: query.page, ...query.filters }, listQueryOptions)
  useFailureNotice(answer, copy.failed)
  useKeys({ n: () => setAdding(true) })
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(adminPaths.package(id))}
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          {copy.add}
        </Button>
      }
      filters={
        <FilterSelect
          label={copy.state}
          value={query.filters.state}
          all={copy.allStates}
          choices={PACKAGE_STATES.map((value) => ({ value, words: copy.states[value] }))}
          onChange={(state) => query.setFilters({ state })}
        />
      }
    >
      {isAdding ? <NewPackageDialog onClose={() => setAdding(false)} /> : null}
    </ListPage>
  )
}
