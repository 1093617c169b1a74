import { setImmediate } from 'node:timers/promises'

/** One column of an export: its heading and how a row fills it. */
export type CsvColumn<Row> = readonly [head: string, cell: (row: Row) => string | number | null]

// A spreadsheet runs a cell that begins like this as a formula; an apostrophe makes it text (OWASP, CSV injection).
const FORMULA = /^[\s\u00A0\u200B-\u200D\u2060\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** One cell, quoted always, so that no text of a stranger can begin another cell or line. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '""'
  if (typeof value === 'number') return `"${value}"`
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

/**
 * A table as CSV, a batch at a time: UTF-8 with a byte-order mark, by which spreadsheets know it, lines end in CRLF
 * (RFC 4180). Between two batches everybody else has their turn.
 */
export async function* csv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: Iterable<Row[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${columns.map(([head]) => csvCell(head)).join(',')}\r\n`
  for (const rows of batches) {
    yield rows.map((row) => `${columns.map(([, cell]) => csvCell(cell(row))).join(',')}\r\n`).join('')
    await setImmediate()
  }
}
