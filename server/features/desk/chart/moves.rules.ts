import type { ChartHalves } from '../../../../shared/desk/chart/chart'
import type { DayPart } from '../../../../shared/desk/deskLists'
import { type HalfDay, halvesOf, partsOf } from '../calendarHolds/rules'

type DayAndPart = { day: string; part: DayPart }

const keyOf = ({ day, half }: HalfDay) => `${day} ${half}`

type Held = DayAndPart & { id: string }
type Halves = { takes: ChartHalves; frees: ChartHalves }

/**
 * What becomes of a talent's dates when it takes some halves and frees others: those that stay as they are, those whose
 * part of the day changes, those that are left, and what is new.
 */
export function otherDays(dates: readonly Held[], { takes, frees }: Halves) {
  const freed = new Set(frees.map(keyOf))
  const held = new Set(dates.flatMap(halvesOf).map(keyOf))
  let open = takes.filter((half) => !held.has(keyOf(half)))
  const stays: string[] = []
  const changes: Held[] = []
  for (const date of dates) {
    const kept = halvesOf(date).filter((half) => !freed.has(keyOf(half)))
    if (kept.length === 0) continue
    const grown = date.part === 'night' ? [] : open.filter(({ day }) => day === date.day)
    open = open.filter((half) => !grown.includes(half))
    const [now] = partsOf([...kept, ...grown])
    if (grown.length === 0 && kept.length === halvesOf(date).length) stays.push(date.id)
    else if (now?.day === date.day) changes.push({ id: date.id, ...now })
    // Of a night only the next morning is left.
    else open = [...open, ...kept]
  }
  return { stays, changes, adds: partsOf(open) }
}
