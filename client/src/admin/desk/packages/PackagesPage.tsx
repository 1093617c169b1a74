import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/nearDays'
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
import { packages as words } from './copy'
import { NewPackageDialog } from './NewPackageDialog'

const FILTERS = { search: '', state: 'all' }
const CHOICES = { state: ['all', ...PACKAGE_STATES] }

/** It ends with midnight, which the calendar counts to the next day. */
const lastMoment = (expiresAt: string) => new Date(Date.parse(expiresAt) - 1).toISOString()

const columns: Column<PackageLine>[] = [
  {
    head: words.columns.title,
    cell: ({ id, title, jobNumber }) => (
      <TitleCell href={adminPaths.package(id)} title={title} more={jobNumber ?? ''} />
    ),
  },
  {
    head: words.columns.client,
    cell: ({ client }) => (client ? <TextCell>{client}</TextCell> : words.none),
  },
  { head: words.columns.faces, kind: 'number', cell: ({ faces }) => faces },
  { head: words.columns.seen, cell: ({ seen, links }) => words.seen(seen, links) },
  { head: words.columns.picks, cell: ({ picks }) => words.counts(picks) },
  { head: words.columns.until, cell: ({ expiresAt }) => deskDay(lastMoment(expiresAt)) },
  {
    head: words.columns.state,
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
  useFailureNotice(answer, words.failed)
  useKeys({ n: () => setAdding(true) })
  return (
    <ListPage
      words={words}
      query={query}
      answer={answer}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(adminPaths.package(id))}
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      }
      filters={
        <FilterSelect
          label={words.state}
          value={query.filters.state}
          all={words.allStates}
          choices={PACKAGE_STATES.map((value) => ({ value, words: words.states[value] }))}
          onChange={(state) => query.setFilters({ state })}
        />
      }
    >
      {isAdding ? <NewPackageDialog onClose={() => setAdding(false)} /> : null}
    </ListPage>
  )
}
