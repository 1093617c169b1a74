import { newBookout } from '../../../shared/desk/chart/bookouts'
import { dayAfter } from '../../../shared/time/days'
import type { SignedInContext } from '../../core/context'
import { holdsBetween } from '../../features/desk/calendarHolds/bookouts.repository'
import { addBookout } from '../../features/desk/calendarHolds/bookouts.service'
import type { Cast } from '../roster'
import type { Days, Step } from './day'

const BOOKOUTS = 14
const AHEAD_DAYS = 35
const REASONS = [
  { kind: 'exams', length: 6, note: 'Semester exams' },
  { kind: 'personal', length: 2, note: 'A wedding in the family' },
  { kind: 'travel', length: 4, note: 'At home in the hills' },
  { kind: 'other work', length: 3, note: 'Rehearsals for a play' },
  { kind: 'illness', length: 1, note: '' },
] as const

/** Days in the coming weeks on which every third model cannot work. Seeded last. */
export function bookoutSteps(days: Days, cast: Cast): Step[] {
  const everybody = [...new Set([...cast.values()].map(({ id }) => id))]
  const away = everybody.filter((_, place) => place % 3 === 1).slice(0, BOOKOUTS)
  return away.map((modelId, place) => ({
    time: Number.MAX_SAFE_INTEGER,
    by: place % 2 === 0 ? 'kavya' : 'noor',
    work(ctx) {
      const { length, ...reason } = REASONS[place % REASONS.length] ?? REASONS[0]
      const starts = Array.from({ length: AHEAD_DAYS }, (_, at) =>
        days.day(2 + ((place * 5 + at) % AHEAD_DAYS)),
      )
      const fromDay = starts.find((day) => isFree(ctx, modelId, day, dayAfter(day, length - 1)))
      if (fromDay === undefined) return
      addBookout(ctx, newBookout.parse({ modelId, fromDay, toDay: dayAfter(fromDay, length - 1), ...reason }))
    },
  }))
}

/** Skips confirmed days. */
const isFree = ({ db }: SignedInContext, modelId: string, from: string, to: string) =>
  !holdsBetween(db, modelId, from, to).some(({ firm }) => firm === 1)
