import { chart as copy } from '../copy'
import { type ChartRow, halfAt, type RowBar, spanWords } from './chartRows'

/** A bar that is being moved: its new halves, or the row of the talent that gets the same dates. */
export type BarMove = { row: number; bar: RowBar; start: number; length: number; toRow: number }
export type Edge = 'start' | 'end'
/** What of a bar the pointer holds. */
export type Grip = Edge | 'row'

/** Only what is held for a job goes to another talent; the days of a bookout are its talent's own. */
export const isPassable = ({ job }: RowBar) => job !== null

export const beginMove = (row: number, bar: RowBar): BarMove => ({
  row,
  bar,
  start: bar.start,
  length: bar.length,
  toRow: row,
})

export const isOtherTalent = ({ row, toRow }: BarMove) => row !== toRow
export const isChanged = (move: BarMove) =>
  isOtherTalent(move) || move.start !== move.bar.start || move.length !== move.bar.length

/** Puts one end of the bar on a half; at least one half is left. */
export function withEdge(move: BarMove, edge: Edge, half: number): BarMove {
  const last = move.start + move.length - 1
  const start = edge === 'start' ? Math.min(half, last) : move.start
  const end = edge === 'end' ? Math.max(half, start) : last
  return { ...move, toRow: move.row, start, length: end - start + 1 }
}

/** Puts the bar, with its dates as they are, on a row; a bookout stays where it is. */
export const withRow = (move: BarMove, toRow: number): BarMove =>
  isPassable(move.bar) ? { ...beginMove(move.row, move.bar), toRow } : move

const SIDEWAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const UPWARDS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** A move by an arrow key: the end by a half, with Shift the start, or the talent; null for another key. */
export function moveByKey(
  move: BarMove,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { rows, halves }: { rows: number; halves: number },
): BarMove | null {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1)
  const aside = SIDEWAYS[key]
  const up = UPWARDS[key]
  if (up !== undefined) return withRow(move, within(move.toRow + up, rows))
  if (aside === undefined) return null
  const edge = shiftKey ? 'start' : 'end'
  const at = shiftKey ? move.start : move.start + move.length - 1
  return withEdge(move, edge, within(at + aside, halves))
}

/** `Neel show: Zoya, Mar 20, 2026 to Mar 22, 2026`. */
export const moveWords = (
  { bar, start, length, toRow }: BarMove,
  rows: readonly ChartRow[],
  from: string,
): string =>
  copy.move.now(
    bar.job?.title ?? copy.kinds.bookout,
    rows[toRow]?.model.name ?? '',
    spanWords(from, start, length),
  )

type Span = Pick<RowBar, 'start' | 'length'>
const placesOf = ({ start, length }: Span) => Array.from({ length }, (_, at) => start + at)

/** The halves of one span that are not in another one. */
export function halvesOnlyIn(one: Span, other: Span, from: string) {
  const others = placesOf(other)
  return placesOf(one)
    .filter((at) => !others.includes(at))
    .map((at) => halfAt(from, at))
}

/** The halves of a span. */
export const halvesOfSpan = (span: Span, from: string) => placesOf(span).map((at) => halfAt(from, at))
