import type { DeskSettings } from '../../../../shared/agency/deskSettings'
import type { DayPart, Half } from '../../../../shared/desk/deskLists'
import { localDay } from '../../../../shared/format'
import { dayAfter, localMoment } from '../../../../shared/time/days'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

export type HalfDay = { day: string; half: Half }
/** A hold in the queue of one half. */
type Hold = { firm: boolean | number; seq: number; until: string | null }

/** A clock time of a day at the agency, as a moment in UTC. */
export const momentOf = (day: string, time: string): string => localMoment(day, time).toISOString()

/** The halves that a job date takes; a night is the afternoon of its day and the next morning. */
export function halvesOf({ day, part }: { day: string; part: DayPart }): HalfDay[] {
  if (part === 'am' || part === 'pm') return [{ day, half: part }]
  if (part === 'full')
    return [
      { day, half: 'am' },
      { day, half: 'pm' },
    ]
  return [
    { day, half: 'pm' },
    { day: dayAfter(day), half: 'am' },
  ]
}

type DayAndPart = { day: string; part: DayPart }

/** Halves by day: both of a day are a full day. */
export function partsOf(halves: readonly HalfDay[]): DayAndPart[] {
  const parts = new Map<string, DayPart>()
  for (const { day, half } of halves)
    parts.set(day, parts.has(day) && parts.get(day) !== half ? 'full' : half)
  return [...parts].map(([day, part]) => ({ day, part })).toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Whether two job dates take a half in common. */
export const sharesHalf = (one: DayAndPart, other: DayAndPart): boolean =>
  halvesOf(one).some(({ day, half }) =>
    halvesOf(other).some((each) => each.day === day && each.half === half),
  )

/** When an option on a day ends: its own end, its challenge's end, or midnight after the day. */
export const untilOf = (
  day: string,
  { expiresAt, challengeEndsAt }: { expiresAt: string | null; challengeEndsAt: string | null },
): string =>
  [expiresAt, challengeEndsAt, momentOf(dayAfter(day), '00:00')].filter((end) => end !== null).sort()[0] ?? ''

/**
 * The end that an option gets by default: some days from now, at the latest at 18:00 two days before its first date,
 * and never sooner than some hours from now.
 */
export function defaultEnd(
  now: Date,
  firstDay: string,
  { optionDays, optionHoursMin }: Pick<DeskSettings, 'optionDays' | 'optionHoursMin'>,
): string {
  const usual = new Date(now.getTime() + optionDays * DAY_MS).toISOString()
  const latest = momentOf(dayAfter(firstDay, -2), '18:00')
  const soonest = new Date(now.getTime() + optionHoursMin * HOUR_MS).toISOString()
  const end = usual < latest ? usual : latest
  return end > soonest ? end : soonest
}

/** True for an option whose end is ahead (D8). `firm` is a number in a row that SQL returned. */
export const isLivingOption = ({ firm, until }: Pick<Hold, 'firm' | 'until'>, now: string) =>
  !firm && until !== null && until > now

/** The living options of one half with a lower `seq`. */
export const beforeIn = <Row extends Hold>(queue: readonly Row[], seq: number, now: string): Row[] =>
  queue.filter((hold) => isLivingOption(hold, now) && hold.seq < seq)

/** The rank on one half: living options with a lower `seq`, plus one (D7). */
export const rankIn = (queue: readonly Hold[], seq: number, now: string): number =>
  1 + beforeIn(queue, seq, now).length

/** True when a day is over in the agency's zone. */
export const isPast = (day: string, now: Date) => day < localDay(now)
