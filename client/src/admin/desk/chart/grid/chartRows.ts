import type { Chart } from '../../../../../../shared/desk/chart/chart'
import { deskDay, deskMoment } from '../../../../../../shared/desk/dayWords'
import {
  BAR_ANSWERS,
  BAR_KINDS,
  type BarAnswer,
  type BarKind,
  BOOKOUT_KINDS,
  type Half,
} from '../../../../../../shared/desk/deskLists'
import { dayAfter } from '../../../../../../shared/time/days'
import { chart as copy } from '../copy'

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

/** A stretch of one talent's halves that a job or a bookout holds. */
export type RowBar = {
  start: number
  length: number
  kind: BarKind
  rank: number
  job: { number: string; title: string } | null
  until: string | null
  /** until then, from when the chart was read; 0 where there is no end */
  hoursLeft: number
  /** what the talent said to an option */
  answer: BarAnswer
  /** why a bookout is one */
  reason: (typeof BOOKOUT_KINDS)[number] | null
  /** how many options wait behind it, on the half with the most; a bar that waits itself is not drawn */
  behind: number
}
export type ChartRow = {
  model: Chart['models'][number]
  /** everything that is held, in the order of days and ranks */
  bars: RowBar[]
  /** what is drawn: on each half what is firm, and the first option */
  drawn: RowBar[]
  /** Name and size of the group that begins with this row. */
  head?: string
}

export const isOption = (kind: BarKind) => kind === 'option' || kind === 'cannot' || kind === 'challenged'

/** The rows of a chart with their bars. */
export function rowsOf({ at, models, jobs, bars }: Chart): ChartRow[] {
  const rows: ChartRow[] = models.map((model) => ({ model, bars: [], drawn: [] }))
  const read = Date.parse(at)
  const named = jobs.map(([number, title]) => ({ number, title }))
  for (const [model, start, length, kindAt, rank, job, minutes, word] of bars) {
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
      answer: isOption(kind) ? (BAR_ANSWERS[word] ?? 'none') : 'none',
      reason: kind === 'bookout' ? (BOOKOUT_KINDS[word] ?? null) : null,
      behind: 0,
    })
  }
  for (const row of rows) {
    row.bars.sort((a, b) => a.start - b.start || a.rank - b.rank)
    row.drawn = row.bars.filter(({ rank }) => rank <= 1)
    for (const waiting of row.bars)
      if (waiting.rank > 1)
        for (const bar of row.drawn)
          if (bar.rank === 1 && sharesHalf(bar, waiting.start, waiting.length))
            bar.behind = Math.max(bar.behind, waiting.rank - 1)
  }
  return rows
}

const sharesHalf = ({ start, length }: { start: number; length: number }, first: number, count: number) =>
  start < first + count && first < start + length

/** The bars of a row on some halves. */
export const barsOn = ({ bars }: ChartRow, first: number, count = 1) =>
  bars.filter((bar) => sharesHalf(bar, first, count))

/** `20 Mar`, `20 Mar, morning`, or `20 Mar to 22 Mar`. */
export function spanWords(from: string, start: number, length: number): string {
  const first = halfAt(from, start)
  const last = halfAt(from, start + length - 1)
  const edge = ({ day, half }: typeof first, whole: Half) =>
    half === whole ? deskDay(day) : `${deskDay(day)}, ${copy.halves[half]}`
  if (first.day === last.day)
    return first.half === last.half ? `${deskDay(first.day)}, ${copy.halves[first.half]}` : deskDay(first.day)
  return copy.to(edge(first, 'am'), edge(last, 'pm'))
}

type BarSaid = Pick<RowBar, 'kind' | 'rank' | 'job' | 'until'> & Partial<Pick<RowBar, 'answer' | 'reason'>>

/** `1st option, said yes`, `booked out, Exams`: what a bar is, without its job. */
export function stateWords({ kind, rank, answer = 'none', reason }: BarSaid): string {
  const state = kind === 'option' ? copy.rank(rank) : copy.kinds[kind]
  return [state, copy.answers[answer], reason && copy.hold.reasons[reason]].filter(Boolean).join(', ')
}

/** What a bar says: `1st option, Neel show, J-2526-0001, until 5 Mar, 16:30`. */
export const barWords = (bar: BarSaid): string =>
  [
    stateWords(bar),
    bar.job && `${bar.job.title}, ${bar.job.number}`,
    bar.until && copy.until(deskMoment(bar.until)),
  ]
    .filter(Boolean)
    .join(', ')

/** What a half of a row says, for a screen reader. */
export function halfWords(row: ChartRow, from: string, at: number): string {
  const held = barsOn(row, at).map(barWords)
  const group = row.head ? `${row.head}. ` : ''
  return `${group}${row.model.name}, ${spanWords(from, at, 1)}: ${held.length === 0 ? copy.free : held.join('; ')}`
}

/** The classes that draw a bar: one of the eight marks. */
export const barClass = ({ kind, answer }: Pick<RowBar, 'kind' | 'answer'>, isLit = false) =>
  ['bar', kind, answer !== 'none' && answer, isLit && 'lit'].filter(Boolean).join(' ')
