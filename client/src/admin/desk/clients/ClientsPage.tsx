import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { type ClientLine, MINE } from '../../../../../shared/desk/clients'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { CLIENT_STANDINGS } from '../../../../../shared/desk/deskLists'
import { Button } from '../../../design/actions/Button'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import type { Column } from '../../../design/lists/DataTable'
import { trpc } from '../../../lib/trpc'
import { useKeys } from '../../../lib/useKeys'
import { useListQuery } from '../../../lib/useListQuery'
import { bulk } from '../../bulk/copy'
import { MarkBox } from '../../bulk/MarkBox'
import { type Marks, useMarks } from '../../bulk/useMarks'
import { lateDialog } from '../../forms/lateDialog'
import { TextCell } from '../../lists/cells/TextCell'
import { TitleCell } from '../../lists/cells/TitleCell'
import { FilterSelect } from '../../lists/FilterSelect'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { desk } from '../copy'
import { ClientsBulk } from './ClientsBulk'

const NewClientDialog = lateDialog(() => import('./NewClientDialog'))

const copy = desk.clients
const FILTERS = { search: '', standing: 'all', owner: 'all' }
const CHOICES = { standing: ['all', ...CLIENT_STANDINGS] }

const columnsOf = (marks: Pick<Marks, 'isMarked' | 'toggle'>): Column<ClientLine>[] => [
  {
    head: copy.columns.client,
    cell: ({ id, name, city }) => (
      <Flex align="start">
        <MarkBox row={{ id, title: name }} marks={marks} />
        <TitleCell href={adminPaths.client(id)} title={name} more={city ?? ''} />
      </Flex>
    ),
  },
  ...facts,
]

const facts: Column<ClientLine>[] = [
  { head: copy.columns.kind, cell: ({ kind }) => copy.kinds[kind] },
  { head: copy.columns.jobs, kind: 'number', cell: ({ jobs }) => jobs.toLocaleString('en-US') },
  {
    head: copy.columns.last,
    kind: 'number',
    cell: ({ lastWorkOn }) => (lastWorkOn ? deskDay(lastWorkOn) : copy.none),
  },
  { head: copy.columns.owner, cell: ({ owner }) => <TextCell none={copy.none}>{owner}</TextCell> },
  {
    head: copy.columns.standing,
    kind: 'status',
    cell: ({ standing }) => <StatusBadge of="standing" status={standing} />,
  },
]

/** Clients by name. */
export default function ClientsPage() {
  const [, navigate] = useLocation()
  const [isAdding, setAdding] = useState(false)
  const query = useListQuery(FILTERS, CHOICES)
  const answer = trpc.desk.clients.list.useQuery({ page: query.page, ...query.filters }, listQueryOptions)
  const colleagues = trpc.desk.colleagues.useQuery().data ?? []
  useFailureNotice(answer, copy.failed)
  useKeys({ n: () => setAdding(true) })
  const marks = useMarks((answer.data?.items ?? []).map((client) => ({ ...client, title: client.name })))
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      exportName="clients"
      columns={columnsOf(marks)}
      moreKeys={bulk.keys}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(adminPaths.client(id))}
      actions={
        <>
          <Button variant="outline" onClick={() => navigate(adminPaths.clientImport)}>
            {copy.toImport}
          </Button>
          <Button variant="primary" onClick={() => setAdding(true)}>
            {copy.add}
          </Button>
        </>
      }
      filters={
        <>
          <FilterSelect
            label={copy.owner}
            value={query.filters.owner}
            all={copy.anyOwner}
            choices={[
              { value: MINE, words: copy.mine },
              ...colleagues.filter(({ isMe }) => !isMe).map(({ id, name }) => ({ value: id, words: name })),
            ]}
            onChange={(owner) => query.setFilters({ owner })}
          />
          <FilterSelect
            label={copy.standing}
            value={query.filters.standing}
            all={copy.allStandings}
            choices={CLIENT_STANDINGS.map((value) => ({ value, words: copy.standings[value] }))}
            onChange={(standing) => query.setFilters({ standing })}
          />
        </>
      }
    >
      <ClientsBulk marks={marks} />
      {isAdding ? <NewClientDialog onClose={() => setAdding(false)} /> : null}
    </ListPage>
  )
}
