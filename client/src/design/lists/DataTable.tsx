import { Box, chakra } from '@chakra-ui/react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { tableStyles } from './tableStyles'

export type Column<Row> = {
  head: string
  /** A dash stands for none, and is left out on a phone. */
  cell: (row: Row) => ReactNode
  /**
   * `number` sets figures in monospace, aligned right; on a phone a `status` is beside the name, and `long` text is cut
   * after one line.
   */
  kind?: 'text' | 'number' | 'status' | 'long' | 'actions'
  /**
   * On a phone: `beside` the name, as far as there is room; `bare` without its label; `last` on the row's last line;
   * `cut` where its line ends; `first` before what is under the name; `left out`, because the record itself shows it.
   */
  phone?: 'beside' | 'bare' | 'last' | 'last bare' | 'cut' | 'first cut' | 'last cut' | 'left out'
  width?: string
}

type Props<Row> = {
  /** The accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Makes each row pressable; add a button in an `actions` column where the specification asks for one. */
  onOpen?: (row: Row) => void
  /** While other rows are loading: dims the current ones. */
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

/** Arrow keys move between rows, Enter or Space opens one. */
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
 * A table with a sticky head. On a phone each row becomes a few lines, so a cell must have a single child. Roles are explicit, because browsers drop them when `display` changes.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, onOpen, isStale = false }: Props<Row>) {
  return (
    <Box css={tableStyles} aria-busy={isStale || undefined} data-stale={isStale || undefined}>
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
              {columns.map(({ head, cell, kind, phone }) => {
                const shown = cell(row)
                return (
                  <td key={head} {...as.cell} data-head={head} data-kind={kind} data-phone={phone}>
                    {kind === 'actions' ? shown : <div data-none={shown === '–' || undefined}>{shown}</div>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
