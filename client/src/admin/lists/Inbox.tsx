import { type ReactNode, useState } from 'react'
import { StatusBadge } from '../../design/feedback/StatusBadge'
import type { StatusDomain } from '../../design/feedback/statusTones'
import type { Column } from '../../design/lists/DataTable'
import type { useListQuery } from '../../lib/useListQuery'
import { DateTimeCell } from './cells/DateTimeCell'
import { PersonCell } from './cells/PersonCell'
import { type ListAnswer, ListPage } from './ListPage'
import { type WalkThrough, walkThrough } from './records/Walk'
import { ViewButton } from './ViewButton'

type Message = { id: string; status: string; createdAt: string; isSpam: boolean }

type Props<Row> = {
  copy: Parameters<typeof ListPage>[0]['copy'] & {
    columns: { name: string; status: string; created: string; actions: string }
  }
  statusDomain: StatusDomain
  exportName: string
  query: ReturnType<typeof useListQuery<{ search: string }>>
  answer: ListAnswer<Row>
  nameOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** Whether the date of arrival is the only date of a row, which needs no label on a phone then. */
  hasOneDate?: boolean
  details: (row: Row, onClose: () => void, walk: WalkThrough | undefined) => ReactNode
}

/** The list of messages from one public form; a row opens its details. */
export function Inbox<Row extends Message>(props: Props<Row>) {
  const { copy, statusDomain, exportName, query, answer, nameOf, columns, hasOneDate, details } = props
  const [open, setOpen] = useState<Row | null>(null)
  const heads = copy.columns
  const allColumns: Column<Row>[] = [
    { head: heads.name, cell: (row) => <PersonCell name={nameOf(row)} of={row} /> },
    ...columns,
    {
      head: heads.status,
      kind: 'status',
      cell: ({ status }) => <StatusBadge of={statusDomain} status={status} />,
    },
    {
      head: heads.created,
      kind: 'number',
      ...(hasOneDate && { phone: 'bare' }),
      cell: ({ createdAt }) => <DateTimeCell at={createdAt} />,
    },
    {
      head: heads.actions,
      kind: 'actions',
      cell: (row) => <ViewButton what={nameOf(row)} onOpen={() => setOpen(row)} />,
    },
  ]
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      columns={allColumns}
      rowKey={({ id }) => id}
      onOpen={setOpen}
      exportName={exportName}
    >
      {open ? details(open, () => setOpen(null), walkThrough(answer.data?.items, open, setOpen)) : null}
    </ListPage>
  )
}
