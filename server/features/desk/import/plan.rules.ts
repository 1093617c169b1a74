import { deskDayOnPaper, spanOnPaper } from '../../../../shared/desk/dayWords'
import type { DayPart } from '../../../../shared/desk/deskLists'
import type { DeskImportCounts, EntryFate, EntryLine } from '../../../../shared/desk/imports/deskImportLists'
import { JOB_DATES_MAX } from '../../../../shared/desk/jobs/jobs'
import { fold } from '../../../../shared/text/fold'
import { dayAfter, isDay } from '../../../../shared/time/days'
import type { TalentToMatch } from './repository'
import type { Entry, Unread } from './rules'

// What is to be made of the entries of a sheet. The check shows it, the run makes it.

/** Days that are no further apart belong to one job of the same name. */
const NEAR_DAYS = { grid: 3, list: 31 }

export type PlannedJob = {
  key: string
  title: string
  client: string
  bookerId: string | null
  city: string
  claims: Map<string, PlannedClaim>
}
export type PlannedDate = { day: string; part: DayPart; kind: 'option' | 'confirmed'; order: number }
export type PlannedClaim = { dates: PlannedDate[]; feePaise: number | null; notes: string[] }
export type PlannedBookout = Pick<Entry, 'bookout' | 'note' | 'part'> & { from: string; to: string }

/** An entry whose talent is known. */
export type Matched = Entry & { talent: string; who: TalentToMatch; remark: string; order: number }
/** What was decided about an entry. */
export type Decided = { entry: Matched; fate: EntryFate; words: string; rank: number | null }

export const jobKeyOf = ({ client, job }: Pick<Entry, 'client' | 'job'>) => `${fold(client)}\n${fold(job)}`

/** The jobs of all entries: days of one name that are near each other are one job, whoever is on it. */
export function jobsOf(entries: readonly Matched[], form: 'grid' | 'list'): Map<Matched, PlannedJob> {
  const byKey = new Map<string, Matched[]>()
  for (const entry of entries) {
    if (entry.kind === 'bookout') continue
    const key = jobKeyOf(entry)
    const known = byKey.get(key)
    if (known) known.push(entry)
    else byKey.set(key, [entry])
  }
  const jobs = new Map<Matched, PlannedJob>()
  for (const [key, all] of byKey) {
    let job: PlannedJob | null = null
    let last = ''
    let days = 0
    for (const entry of all.toSorted((a, b) => a.day.localeCompare(b.day))) {
      const isNear = last !== '' && entry.day <= dayAfter(last, NEAR_DAYS[form])
      if (job === null || !isNear || (entry.day !== last && days === JOB_DATES_MAX)) {
        job = { key, title: entry.job, client: entry.client, bookerId: null, city: '', claims: new Map() }
        days = 0
      }
      if (entry.day !== last || days === 0) days++
      last = entry.day
      jobs.set(entry, job)
    }
  }
  return jobs
}

const FIRM_FIRST = { bookout: 0, confirmed: 0, option: 1 }
/** Firm entries before options, and options by their rank: in this order they take their places. */
export const inPlaceOrder = (entries: readonly Matched[]): Matched[] =>
  entries.toSorted(
    (a, b) =>
      FIRM_FIRST[a.kind] - FIRM_FIRST[b.kind] ||
      (a.rank ?? 9) - (b.rank ?? 9) ||
      a.row - b.row ||
      a.order - b.order,
  )

const ORDINALS = ['', '1st', '2nd', '3rd']
export const ordinal = (rank: number) => ORDINALS[rank] ?? `${rank}th`

/** How an entry was understood: `1st option · Ambar lookbook`. */
function readWords({ kind, bookout, note, client, job, part }: Entry, rank: number | null): string {
  const half =
    part === 'full' ? '' : ` (${part === 'am' ? 'morning' : part === 'pm' ? 'afternoon' : 'night'})`
  if (kind === 'bookout') return ['Bookout', bookout, note].filter((each) => each !== '').join(' · ') + half
  const state = kind === 'confirmed' ? 'Confirmed' : rank === null ? 'Option' : `${ordinal(rank)} option`
  const named = fold(job).startsWith(fold(client)) ? job : `${client} · ${job}`
  return `${state} · ${named}${half}`
}

/** Lines for the screen: days of one row that follow each other and end alike are one line. */
export function linesOf(decided: readonly Decided[], unread: readonly Unread[]): EntryLine[] {
  type Open = EntryLine & { from: string; to: string; order: number; same: string }
  const lines: Open[] = []
  const open = new Map<string, Open>()
  const sorted = decided.toSorted(
    (a, b) => a.entry.row - b.entry.row || a.entry.day.localeCompare(b.entry.day),
  )
  for (const { entry, fate, words, rank } of sorted) {
    const read = readWords(entry, rank)
    const same = [entry.row, entry.who.id, read, fate, words].join('\n')
    const before = open.get(same)
    if (before && entry.day === dayAfter(before.to)) {
      before.to = entry.day
      continue
    }
    const line = { row: entry.row, talent: entry.talent, days: '', text: entry.text, read, fate, words }
    const next = { ...line, from: entry.day, to: entry.day, order: entry.order, same }
    open.set(same, next)
    lines.push(next)
  }
  const entries = lines.map(({ from, to, order: _, same: __, ...line }) => ({
    day: from,
    line: { ...line, days: spanOnPaper({ from, to }) } satisfies EntryLine,
  }))
  for (const { words, days, ...rest } of unread) {
    const line = {
      ...rest,
      days: isDay(days) ? deskDayOnPaper(days) : days,
      read: '',
      fate: 'left' as const,
      words,
    }
    entries.push({ day: days, line })
  }
  return entries
    .toSorted((a, b) => a.line.row - b.line.row || a.day.localeCompare(b.day))
    .map(({ line }) => line)
}

/** How many lines there are of each kind. */
export function countsOf(lines: readonly EntryLine[]): Omit<DeskImportCounts, 'jobs' | 'clients'> {
  const counts = { options: 0, confirmed: 0, bookouts: 0, left: 0 }
  for (const { fate, read } of lines) {
    if (fate === 'left') counts.left++
    if (fate !== 'new') continue
    if (read.startsWith('Confirmed')) counts.confirmed++
    else if (read.startsWith('Bookout')) counts.bookouts++
    else counts.options++
  }
  return counts
}

const BOOKOUT_DAYS_MAX = 366
/** Bookouts of one talent whose days follow each other, with one reason, are one. */
export function bookoutsOf(entries: readonly Matched[]): PlannedBookout[] {
  const bookouts: PlannedBookout[] = []
  for (const { day, part, bookout, note } of entries.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const last = bookouts.at(-1)
    const isNext = last && part === 'full' && last.part === 'full' && day === dayAfter(last.to)
    if (
      isNext &&
      last.bookout === bookout &&
      last.note === note &&
      day < dayAfter(last.from, BOOKOUT_DAYS_MAX)
    )
      last.to = day
    else bookouts.push({ from: day, to: day, part, bookout, note })
  }
  return bookouts
}
