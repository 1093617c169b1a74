import { type ImportField, JOINED_FIELDS, type RowProblem } from './rosterImportFields'
import { cellLine, cellText, saysNothing } from './rosterImportValues'

// The texts of a row: what is bounded and tidied before anything is read from it.

export type Texts = Partial<Record<ImportField, string>>

const LISTS: readonly ImportField[] = ['languages', 'workTypes', 'boards']
const PROSE: readonly ImportField[] = ['bio', 'privateNote', 'pictures']
/** Where the end of a line separates. */
const WITH_LINES: readonly ImportField[] = [...LISTS, ...PROSE, 'email', 'phone', 'secondPhone', 'whatsapp']
const LIST_MAX = 1_000
const CELL_MAX = 200
/** Their readers have their own limits. */
const OWN_LIMIT: readonly ImportField[] = [
  ...PROSE,
  ...(['name', 'stageName', 'email', 'instagram', 'youtube', 'twitter'] as const),
]
const isTooLong = (field: ImportField, text: string) =>
  !OWN_LIMIT.includes(field) && text.length > (LISTS.includes(field) ? LIST_MAX : CELL_MAX)

/**
 * The texts of a row by field, without cells that say nothing. A longer text than a field can have is not read, but told
 * in `problems`.
 */
export function textsOf(
  cells: readonly string[],
  { columns, heads }: { columns: readonly (ImportField | null)[]; heads: readonly string[] },
  problems: RowProblem[],
): Texts {
  const texts: Texts = {}
  for (const [at, field] of columns.entries()) {
    if (field === null) continue
    const cell = cells[at] ?? ''
    const text = WITH_LINES.includes(field) ? cellText(cell) : cellLine(cell)
    if (text === '') continue
    if (saysNothing(text) && field !== 'name' && field !== 'stageName') continue
    if (isTooLong(field, text)) {
      problems.push({ field, message: `“${text.slice(0, 40)}…” is too long` })
      continue
    }
    const isJoined = JOINED_FIELDS.includes(field) && columns.indexOf(field) !== columns.lastIndexOf(field)
    const labelled = isJoined && heads[at] ? `${heads[at]}: ${text}` : text
    texts[field] = texts[field] === undefined ? labelled : `${texts[field]}\n${labelled}`
  }
  return texts
}
