import { dayAfter } from '../../../../../../shared/days'
import type { Chart } from '../../../../../../shared/desk/chart'
import { BAR_KINDS, type BarKind, type Half } from '../../../../../../shared/desk/deskLists'
import { shortDay, shortMoment } from '../../../../../../shared/format'
import { chart as words } from '../copy'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

/** A half counted from the first morning of a window, as its day and half. */
export const halfAt = (from: string, at: number): { day: string; half: Half } => ({
  day: dayAfter(from, Math.floor(at / 2)),
  half: at % 2 === 0 ? 'am' : 'pm',
})

/** The place of a half, counted from the first morning of a window; not a number for a day that is none. */
export const placeOf = (from: string, { day, half }: { day: string; half: Half }): number =>
  ((Date.parse(day) - Date.parse(from)) / DAY_MS) * 2 + (half === 'pm' ? 1 : 0)

/** A stretch of one talent's halves; `lane` is its line in the row, so that bars of one half stand below each other. */
export type RowBar = {
  start: number
  length: number
  kind: BarKind
  rank: number
  job: { number: string; title: string } | null
  until: string | null
  /** until then, from when the chart was read; 0 where there is no end */
  hoursLeft: number
  lane: number
}
export type ChartRow = {
  model: Chart['models'][number]
  bars: RowBar[]
  lanes: number
  /** Name and size of the group that begins with this row. */
  head?: string
}

export const isOption = (kind: BarKind) => kind === 'option' || kind === 'cannot' || kind === 'challenged'

/** The rows of a chart with their bars. */
export function rowsOf({ at, models, jobs, bars }: Chart): ChartRow[] {
  const rows: ChartRow[] = models.map((model) => ({ model, bars: [], lanes: 1 }))
  const read = Date.parse(at)
  const named = jobs.map(([number, title]) => ({ number, title }))
  for (const [model, start, length, kindAt, rank, job, minutes] of bars) {
    const kind = BAR_KINDS[kindAt] ?? 'bookout'
    const until = isOption(kind) ? new Date(read + minutes * MINUTE_MS).toISOString() : null
    rows[model]?.bars.push({
      start,
      length,
      kind,
      rank,
      job: named[job] ?? null,
      until,
      hoursLeft: Math.ceil(minutes / 60),
      lane: 0,
    })
  }
  for (const row of rows) row.lanes = giveLanes(row.bars)
  return rows
}

/** Gives each bar the first line that is free over its whole length; returns how many lines there are. */
function giveLanes(bars: RowBar[]): number {
  bars.sort((a, b) => a.start - b.start || a.rank - b.rank)
  const ends: number[] = []
  for (const bar of bars) {
    const free = ends.findIndex((end) => end <= bar.start)
    bar.lane = free === -1 ? ends.length : free
    ends[bar.lane] = bar.start + bar.length
  }
  return Math.max(1, ends.length)
}

const sharesHalf = ({ start, length }: { start: number; length: number }, first: number, count: number) =>
  start < first + count && first < start + length

/** The bars of a row on some halves. */
export const barsOn = ({ bars }: ChartRow, first: number, count = 1) =>
  bars.filter((bar) => sharesHalf(bar, first, count))

/** How a talent stands on some halves: taken when one is held firmly. */
export function standingOn(row: ChartRow, first: number, count: number): 'free' | 'option' | 'taken' {
  const bars = barsOn(row, first, count)
  if (bars.some(({ kind }) => !isOption(kind))) return 'taken'
  return bars.length > 0 ? 'option' : 'free'
}

/** `Mar 20, 2026`, `Mar 20, 2026, morning`, or `Mar 20, 2026 to Mar 22, 2026`. */
export function spanWords(from: string, start: number, length: number): string {
  const first = halfAt(from, start)
  const last = halfAt(from, start + length - 1)
  const edge = ({ day, half }: typeof first, whole: Half) =>
    half === whole ? shortDay(day) : `${shortDay(day)}, ${words.halves[half]}`
  if (first.day === last.day)
    return first.half === last.half
      ? `${shortDay(first.day)}, ${words.halves[first.half]}`
      : shortDay(first.day)
  return words.to(edge(first, 'am'), edge(last, 'pm'))
}

/** What a bar says: `1st option, Neel show, until Mar 5, 2026, 04:30 PM`. */
export function barWords({
  kind,
  rank,
  job,
  until,
}: Pick<RowBar, 'kind' | 'rank' | 'job' | 'until'>): string {
  const state = kind === 'option' ? words.rank(rank) : words.kinds[kind]
  return [state, job && `${job.number} ${job.title}`, until && words.until(shortMoment(until))]
    .filter(Boolean)
    .join(', ')
}

/** What a half of a row says, for a screen reader. */
export function halfWords(row: ChartRow, from: string, at: number): string {
  const held = barsOn(row, at).map(barWords)
  const group = row.head ? `${row.head}. ` : ''
  return `${group}${row.model.name}, ${spanWords(from, at, 1)}: ${held.length === 0 ? words.free : held.join('; ')}`
}
