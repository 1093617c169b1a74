import type { DayPart } from '../../../../shared/desk/deskLists'
import type {
  DeskColumns,
  DeskImportField,
  SheetForm,
  Unmarked,
} from '../../../../shared/desk/imports/deskImportLists'
import {
  cellLine,
  quoted,
  readRupees,
  saysNothing,
} from '../../../../shared/roster/imports/rosterImportValues'
import { columnGuesser } from '../../../../shared/roster/imports/sheetColumns'
import { hasDigits } from '../../../../shared/text/digits'
import { dayAfter } from '../../../../shared/time/days'
import { readDay, readDayRange } from './days.rules'
import { type BookoutKind, CELL_MAX, readKind } from './marks.rules'

// A sheet as entries: one talent, one day, one mark. What cannot be read carries its problem.

/** Heads as agencies write them. */
const HEADS: Record<DeskImportField, string> = {
  talent: 'talent talents model models modelname talentname name artist face',
  client: 'client clientname brand brandname company customer production',
  job: 'job jobname jobtitle title project projectname shoot campaign',
  from: 'from date dates day days start startdate fromdate shootdate jobdate datefrom',
  to: 'to till until end enddate todate dateto',
  kind: 'kind status type state what hold',
  rank: 'rank option optionno optionnumber opt priority position',
  booker: 'booker by bookedby initials agent owner handledby',
  fee: 'fee rate amount talentfee modelfee dayrate dailyrate budget price',
  city: 'city place location venue town',
  notes: 'notes note remarks remark comments comment',
}
/** The field of each column; null where the head says nothing, or where an earlier column has it. */
export const guessColumns = columnGuesser(HEADS)

export type SheetRows = readonly { row: number; cells: string[] }[]
export type Entry = {
  row: number
  talent: string
  day: string
  part: DayPart
  kind: 'option' | 'confirmed' | 'bookout'
  rank: number | null
  bookout: BookoutKind
  client: string
  job: string
  initials: string
  feePaise: number | null
  city: string
  note: string
  text: string
  /** what is read otherwise than written */
  remark: string
}
/** A cell or row that is left out as it stands. */
export type Unread = { row: number; talent: string; days: string; text: string; words: string }
export type ReadSheet = {
  entries: Entry[]
  unread: Unread[]
  emptyRows: number
  asks: { unmarked: boolean; unnamed: boolean }
}
export type Answers = { unmarked: Unmarked; unnamed: string; isColleague: (initials: string) => boolean }

/** The heads of a list: the first row with two cells or more. */
const headRow = (rows: SheetRows) =>
  rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1)

export const listHeads = (rows: SheetRows): string[] =>
  (rows[headRow(rows)]?.cells ?? []).map((cell) => cellLine(cell).slice(0, 200))
export const rowsOfList = (rows: SheetRows): SheetRows => rows.slice(headRow(rows) + 1)

/** A list has a column of talents and one of days; all else is a grid. */
export function guessForm(rows: SheetRows): SheetForm {
  const columns = guessColumns(listHeads(rows))
  return columns.includes('talent') && columns.includes('from') ? 'list' : 'grid'
}

export const MESSAGES = {
  long: `Longer than ${CELL_MAX} characters.`,
  unmarked: 'No mark says whether this is an option or confirmed.',
  unnamed: 'No job or client is named beside the mark.',
  noTalent: 'No talent is named.',
}

const KIND_WORDS =
  /[ -]+(?:look ?book|campaign|shoot|show|e-?com(?:merce)?|editorial|catalog(?:ue)?|ad|tvc|film|fitting|cover|video|stills?|event|fashion week)s?$/i
/** The kind of job that a title ends with: `lookbook`. */
export const kindOfJob = (title: string): string | null =>
  KIND_WORDS.exec(` ${title}`)?.[0].trim().toLowerCase() ?? null

/** `Ambar / lookbook` names client and job; of one name the kind of job behind it is no part of the client's. */
export function clientAndJob(name: string): { client: string; job: string } {
  const [client = '', job = ''] = name.split(/ ?[/:|] ?| [–—-] /).map((part) => part.trim())
  if (client !== '' && job !== '') return { client, job: name }
  return { client: name.replace(KIND_WORDS, '').trim() || name, job: name }
}

const DAYS_MAX = 366

/** Reads one row of a list into `read`. */
export function readListRow(
  read: ReadSheet,
  columns: DeskColumns,
  { row, cells }: SheetRows[number],
  today: string,
  unmarked: Unmarked,
) {
  const cellOf = (field: DeskImportField, max = 120) => {
    const at = columns.indexOf(field)
    const cell = at < 0 ? '' : cellLine(cells[at] ?? '').slice(0, max)
    return saysNothing(cell) && field !== 'kind' ? '' : cell
  }
  const [talent, client, job, kindCell] = [cellOf('talent'), cellOf('client'), cellOf('job'), cellOf('kind')]
  const [from, to] = [cellOf('from'), cellOf('to')]
  const joined = (parts: string[], by: string) => parts.filter((each) => each !== '').join(by)
  const text = joined([client, job, kindCell], ' · ')
  const leave = (words: string) =>
    void read.unread.push({ row, talent, days: joined([from, to], '–'), text, words })
  if ([talent, client, job, from].every((each) => each === '')) return void read.emptyRows++
  if (talent === '') return leave(MESSAGES.noTalent)
  const days = daysBetween(from, to, today)
  if ('problem' in days) return leave(days.problem)
  const written = readKind(kindCell)
  const ranked = readKind(cellOf('rank'))
  if (written === null && ranked === null) read.asks.unmarked = true
  const kind = written?.kind ?? ranked?.kind ?? unmarked
  if (kind === '')
    return leave(kindCell === '' ? MESSAGES.unmarked : `${quoted(kindCell)} is no kind that we know.`)
  const name = job || client
  if (kind !== 'bookout' && name === '') return leave('No job or client is named.')
  const entry = {
    ...{ row, talent, kind, text, client: client || clientAndJob(name).client, job: name },
    rank: kind === 'option' ? (written?.rank ?? ranked?.rank ?? null) : null,
    ...{ bookout: written?.bookout ?? 'personal', part: 'full' as const },
    ...{ initials: cellOf('booker'), city: cellOf('city'), note: cellOf('notes', 400) },
    ...feeOf(cellOf('fee')),
  }
  for (const day of days.all) read.entries.push({ ...entry, day })
}

/** The days from the first cell to the second one, which may be empty; a problem where they are none. */
function daysBetween(from: string, to: string, today: string): { all: string[] } | { problem: string } {
  const first = readDayRange(from, today)
  if (first === null) return { problem: from === '' ? 'No day is given.' : `${quoted(from)} is not a day.` }
  const last = to === '' ? first.to : readDay(to, today)
  if (last === null) return { problem: `${quoted(to)} is not a day.` }
  if (last < first.from) return { problem: 'The last day is before the first.' }
  const all: string[] = []
  for (let day = first.from; day <= last && all.length < DAYS_MAX; day = dayAfter(day)) all.push(day)
  return { all }
}

/** The fee of a cell in paise, with a remark where its figure is none. */
function feeOf(cell: string): Pick<Entry, 'feePaise' | 'remark'> {
  const fee = hasDigits(cell) ? readRupees(cell) : null
  return {
    feePaise: fee && 'value' in fee ? fee.value * 100 : null,
    remark: fee && 'problem' in fee ? `${fee.problem}. Imported without a fee.` : '',
  }
}

/** A sheet of which nothing is read yet. */
export const nothingRead = (): ReadSheet => ({
  entries: [],
  unread: [],
  emptyRows: 0,
  asks: { unmarked: false, unnamed: false },
})
