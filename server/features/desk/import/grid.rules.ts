import { cellLine, saysNothing } from '../../../../shared/roster/imports/rosterImportValues'
import { dayAfter } from '../../../../shared/time/days'
import { readDay, readDayNumber, readMonth } from './days.rules'
import { CELL_MAX, type Mark, readMarks } from './marks.rules'
import {
  type Answers,
  clientAndJob,
  type Entry,
  guessColumns,
  MESSAGES,
  type ReadSheet,
  type SheetRows,
} from './rules'

// The grid: a row a talent, a column a day.

export type Grid = { days: (string | null)[]; talentColumn: number; rows: SheetRows }
const HEAD_ROWS = 8
const DAYS_MIN = 2

/** The days over the columns of a grid, with the month from a heading above them. Null where no row has days. */
export function gridOf(rows: SheetRows, today: string): Grid | null {
  for (const [at, { cells }] of rows.slice(0, HEAD_ROWS).entries()) {
    const given = cells.map((cell) => readDay(cell, today) ?? readDayNumber(cell))
    const found = given.filter((each) => each !== null).length
    const written = cells.filter((cell) => cell.trim() !== '').length
    if (found < DAYS_MIN || found * 2 < written) continue
    const above = rows.slice(0, at).map((each) => each.cells)
    const days = withMonths(given, above, today)
    return { days, talentColumn: talentColumnOf(cells, days), rows: rows.slice(at + 1) }
  }
  return null
}

/** Whole days from numbers: the month is above the number or before it, and a smaller number begins the next. */
function withMonths(given: (string | number | null)[], above: string[][], today: string) {
  const headings = above.findLast((cells) => cells.some((cell) => readMonth(cell, today) !== null))
  let month = today.slice(0, 7)
  let before = 0
  return given.map((each, column) => {
    const heading = headings?.[column] ?? ''
    const named = heading.trim() === '' ? null : readMonth(heading, today)
    if (each === null) {
      if (named !== null) month = named
      return null
    }
    if (typeof each === 'string') {
      month = each.slice(0, 7)
      before = Number(each.slice(8))
      return each
    }
    if (named !== null && named !== month) month = named
    else if (each < before) month = dayAfter(`${month}-28`, 4).slice(0, 7)
    before = each
    const day = `${month}-${String(each).padStart(2, '0')}`
    return readDay(day, today)
  })
}

function talentColumnOf(heads: readonly string[], days: readonly (string | null)[]): number {
  const named = guessColumns(heads).indexOf('talent')
  const first = days.findIndex((day) => day !== null)
  return named >= 0 && named < first ? named : 0
}

/** Reads one row of a grid into `read`. */
export function readGridRow(
  read: ReadSheet,
  grid: Grid,
  { row, cells }: SheetRows[number],
  answers: Answers,
) {
  const talent = cellLine(cells[grid.talentColumn] ?? '').slice(0, 120)
  let isEmpty = true
  for (const [column, day] of grid.days.entries()) {
    const cell = cells[column] ?? ''
    if (
      day === null ||
      column === grid.talentColumn ||
      (saysNothing(cell.trim()) && !/^n/i.test(cell.trim()))
    )
      continue
    if (cell.trim() === '') continue
    isEmpty = false
    const text = cellLine(cell).slice(0, CELL_MAX)
    const leave = (words: string) => read.unread.push({ row, talent, days: day, text, words })
    if (talent === '') leave(MESSAGES.noTalent)
    else if (cell.length > CELL_MAX) leave(MESSAGES.long)
    else
      for (const mark of readMarks(cell, answers.isColleague)) {
        const entry = entryOf(mark, { row, talent, day }, answers, read.asks)
        if (typeof entry === 'string') leave(entry)
        else read.entries.push(entry)
      }
  }
  if (isEmpty) read.emptyRows++
}

function entryOf(
  mark: Mark,
  at: { row: number; talent: string; day: string },
  { unmarked, unnamed }: Answers,
  asks: ReadSheet['asks'],
): Entry | string {
  const { rank, bookout, part, text } = mark
  if (mark.kind === null) asks.unmarked = true
  const kind = mark.kind ?? unmarked
  if (kind === '') return MESSAGES.unmarked
  const rest = { initials: mark.initials ?? '', feePaise: null, city: '', text, remark: '' }
  if (kind === 'bookout')
    return { ...at, ...rest, kind, rank: null, bookout, part, client: '', job: '', note: mark.name }
  if (mark.name === '') asks.unnamed = true
  const name = mark.name || unnamed
  if (name === '') return MESSAGES.unnamed
  return {
    ...at,
    ...rest,
    kind,
    rank: kind === 'option' ? rank : null,
    bookout,
    part,
    ...clientAndJob(name),
    note: '',
  }
}
