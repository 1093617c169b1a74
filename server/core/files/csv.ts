import { setImmediate } from 'node:timers/promises'
import { zoneWords } from '../../../shared/time/zone'

/** One column of an export. */
export type CsvColumn<Row> = readonly [
  head: string | (() => string),
  cell: (row: Row) => string | number | null,
]

// Spreadsheets run cells that begin like this as formulas; an apostrophe makes them text (OWASP, CSV
// injection).
const FORMULA = /^[\s\u00A0\u200B-\u200D\u2060\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** The head of a column with times in the agency's zone: `Created (IST)`. */
export const timeHead = (name: string) => () => `${name} (${zoneWords()})`

// A credit: a number to a spreadsheet, and no formula.
const NEGATIVE_AMOUNT = /^-\d+\.\d\d$/

/** Always quoted, so that no text can start another cell or line. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '""'
  if (typeof value === 'number') return `"${value}"`
  return `"${(FORMULA.test(value) && !NEGATIVE_AMOUNT.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

/**
 * Yields a table as CSV (RFC 4180) in batches, with a byte-order mark so that spreadsheets read it as UTF-8.
 * Other requests run between two batches.
 */
export async function* csv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: Iterable<Row[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${columns.map(([head]) => csvCell(typeof head === 'string' ? head : head())).join(',')}\r\n`
  for (const rows of batches) {
    yield rows.map((row) => `${columns.map(([, cell]) => csvCell(cell(row))).join(',')}\r\n`).join('')
    await setImmediate()
  }
}
