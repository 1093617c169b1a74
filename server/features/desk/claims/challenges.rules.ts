import type { DeskSettings } from '../../../../shared/agency/deskSettings'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Ends = {
  /** when the challenged option ends without the challenge */
  firstEnds: string
  /** when the challenger's own option ends */
  ownEnds: string
}
type Hours = Pick<DeskSettings, 'challengeHours' | 'challengeHoursMin'>

/** Between which moments the end of a challenge lies; null where there is none (D18). */
export function challengeLimits(
  now: Date,
  { firstEnds, ownEnds }: Ends,
  { challengeHoursMin }: Hours,
): { soonest: string; latest: string } | null {
  const soonest = new Date(now.getTime() + challengeHoursMin * HOUR_MS).toISOString()
  const beforeOwn = new Date(Date.parse(ownEnds) - MINUTE_MS).toISOString()
  const latest = firstEnds < beforeOwn ? firstEnds : beforeOwn
  return latest < soonest ? null : { soonest, latest }
}

/** When a challenge ends that nobody moves; null where an option ends too soon for one. */
export function challengeEnd(now: Date, ends: Ends, hours: Hours): string | null {
  const limits = challengeLimits(now, ends, hours)
  if (limits === null) return null
  const usual = new Date(now.getTime() + hours.challengeHours * HOUR_MS).toISOString()
  const end = usual < limits.latest ? usual : limits.latest
  return end > limits.soonest ? end : limits.soonest
}
