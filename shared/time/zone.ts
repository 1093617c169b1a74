import { INDIA, region } from '../region'

/** India's UTC offset (5:30) in milliseconds; there is no daylight saving time. */
const INDIA_AHEAD = 330 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Creates a formatter on first use, because loading locale data is slow on a phone, and again for another setting. */
export function whenUsed<Formatter>(make: (setting: string) => Formatter, setting: () => string) {
  let made: Formatter | undefined
  let madeFor: string | undefined
  return () => {
    const now = setting()
    if (made === undefined || madeFor !== now) made = make(now)
    madeFor = now
    return made
  }
}

/** The agency's time zone. */
export const zone = () => region.timeZone

const OFFSET = whenUsed(
  (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
  zone,
)

/** How far the agency's clocks are ahead of UTC at a moment, in milliseconds. */
export function aheadAt(moment: number): number {
  if (zone() === INDIA.timeZone) return INDIA_AHEAD
  const [, sign, hours, minutes, seconds = 0] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(OFFSET().format(moment)) ?? []
  if (sign === undefined) return 0
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -ahead : ahead
}

/**
 * The moment at which the agency's clocks show a time, given as if it were one of UTC. Of two such moments, on a night
 * that has an hour twice, it is the first. A time that a night leaves out is as long after midnight as on other nights:
 * clocks show it an hour later.
 */
export function momentAt(shown: number): number {
  if (Number.isNaN(shown)) return shown
  const [before, after] = [shown - aheadAt(shown - DAY_MS), shown - aheadAt(shown + DAY_MS)]
  return after + aheadAt(after) === shown && before + aheadAt(before) !== shown ? after : before
}

/** The zone beside the name of a column with times: `IST`, `GMT+4`, the zone's own name where it changes in summer. */
export function zoneWords(): string {
  if (zone() === INDIA.timeZone) return 'IST'
  const offset = new Intl.DateTimeFormat('en-US', { timeZone: zone(), timeZoneName: 'shortOffset' })
  const [winter, summer] = [0, 6].map((month) => {
    const parts = offset.formatToParts(Date.UTC(new Date().getUTCFullYear(), month))
    return parts.find(({ type }) => type === 'timeZoneName')?.value
  })
  return winter !== undefined && winter === summer ? winter : zone()
}

/** Where the agency's clocks show a time: `India`, `Asia/Dubai`. */
export const zonePlace = () => (zone() === INDIA.timeZone ? 'India' : zone().replaceAll('_', ' '))
