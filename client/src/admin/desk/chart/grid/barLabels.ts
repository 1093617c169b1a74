import { chart as copy } from '../copy'
import { type ChartRow, isOption, type RowBar } from './chartRows'

/** About as wide as a character of a label, and of the place in line before it, in pixels. */
const CHARACTER_PX = 5.4
const PLACE_CHARACTER_PX = 7
/** Edges of a bar with the space beside its text. */
const EDGE_PX = 9
/** Between a bar and the label after it. */
const GAP_PX = 6
/** A label that runs on is cut; with less room than this, three letters say more. */
const RUN_LEAST_PX = 44
const CODE_LENGTH = 3

export type BarLabel = {
  /** the place in line, or the hours that are left of a challenge */
  place: string
  inside: string
  /** the same text after the bar, over days on which nothing else is held */
  beside: string
  besidePx: number
  /** `+1`: how many wait behind it */
  behind: string
}

export const NO_LABEL: BarLabel = { place: '', inside: '', beside: '', besidePx: 0, behind: '' }

const placeOf = ({ kind, rank, hoursLeft }: RowBar) => {
  if (kind === 'challenged') return copy.hoursLeft(hoursLeft)
  return isOption(kind) ? `${rank}` : ''
}

const textOf = ({ job, reason }: RowBar) => job?.title ?? (reason ? copy.hold.reasons[reason] : '')

const behindOf = (bar: RowBar, halfPx: number, place: string) => {
  const behind = bar.behind > 0 ? `+${bar.behind}` : ''
  const roomPx = bar.length * halfPx - EDGE_PX
  return (place.length + behind.length) * PLACE_CHARACTER_PX <= roomPx ? behind : ''
}

/** What each drawn bar of a row has room for; its name and a press on it say everything. */
export function labelsOf({ drawn }: Pick<ChartRow, 'drawn'>, halves: number, halfPx: number): BarLabel[] {
  return drawn.map((bar, at) => {
    const end = bar.start + bar.length
    const next = drawn.slice(at + 1).find(({ start }) => start >= end)
    const text = textOf(bar)
    const place = placeOf(bar)
    const behind = behindOf(bar, halfPx, place)
    const none = { ...NO_LABEL, place, behind }
    // Under an option that cannot be, a bookout only shows its tone.
    if (
      bar.kind === 'bookout' &&
      drawn.some((each) => each !== bar && each.start < end && bar.start < each.start + each.length)
    )
      return none
    const takenPx = (place.length + behind.length) * PLACE_CHARACTER_PX + EDGE_PX
    const insidePx = bar.length * halfPx - takenPx
    const textPx = text.length * CHARACTER_PX
    if (textPx <= insidePx) return { ...none, inside: text }
    const isGoingOn =
      next !== undefined && next.start === end && next.job !== null && next.job.number === bar.job?.number
    if (isGoingOn) return none
    const besidePx = ((next?.start ?? halves) - end) * halfPx - GAP_PX
    if (besidePx >= Math.min(textPx, RUN_LEAST_PX)) return { ...none, beside: text, besidePx }
    const code = text.slice(0, CODE_LENGTH).toUpperCase()
    return code.length * PLACE_CHARACTER_PX <= insidePx ? { ...none, inside: code } : none
  })
}
