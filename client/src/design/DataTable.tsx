import { Box, chakra } from '@chakra-ui/react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { tableLook } from './tableLook'

export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /** `number` sets figures in the mono, at the right. */
  kind?: 'text' | 'number' | 'actions'
  width?: string
}

type Props<Row> = {
  /** What the table lists, for those who cannot see the page around it. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Makes each row a button; give a button in an `actions` column as well where the specification asks. */
  onOpen?: (row: Row) => void
  /** While other rows are being fetched: these stay, dimmed. */
  isStale?: boolean
}

/** Written out and spread: the linter takes them for superfluous, a browser drops them with `display: block`. */
const as = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

const inControl = (event: MouseEvent | KeyboardEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, select, label') !== null

/** Up and down between rows, Enter or Space to open one. */
function onRowKey(event: KeyboardEvent<HTMLElement>, open: () => void) {
  if (inControl(event)) return
  const to = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const row = event.currentTarget[to[event.key]]
    if (row instanceof HTMLElement) row.focus()
  } else if (event.key === 'Enter' || event.key === ' ') open()
  else return
  event.preventDefault()
}

/**
 * A table of hairlines with a sticky head. On a phone each row becomes a list of the same facts, name and fact side by
 * side, so what a cell holds is one part of it; the roles are written out because a browser drops them when the table
 * is laid out otherwise.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, onOpen, isStale = false }: Props<Row>) {
  return (
    <Box css={tableLook} aria-busy={isStale || undefined} data-stale={isStale || undefined}>
      <chakra.table role="table" aria-label={label}>
        <thead {...as.group}>
          <tr {...as.row}>
            {columns.map(({ head, kind, width }) => (
              <chakra.th key={head} {...as.head} scope="col" data-kind={kind} width={width}>
                {head}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody {...as.group}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...as.row}
              data-opens={onOpen ? true : undefined}
              tabIndex={onOpen ? 0 : undefined}
              onClick={onOpen ? (event) => inControl(event) || onOpen(row) : undefined}
              onKeyDown={onOpen ? (event) => onRowKey(event, () => onOpen(row)) : undefined}
            >
              {columns.map(({ head, cell, kind }) => (
                <td key={head} {...as.cell} data-head={head} data-kind={kind}>
                  {kind === 'actions' ? cell(row) : <div>{cell(row)}</div>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
