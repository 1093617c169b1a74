import { dayAfter } from '../days'
import { localDay, shortDay } from '../format'
import { whenUsed, zone } from '../zone'

const TIME = whenUsed(
  (timeZone) => new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', timeZone }),
  zone,
)

/** A date as seen from another: `today`, `tomorrow`, `yesterday`, `Mar 5` in the same year, else `Mar 5, 2026`. */
export function nearDay(day: string, today: string): string {
  if (day === today) return 'today'
  if (day === dayAfter(today)) return 'tomorrow'
  if (day === dayAfter(today, -1)) return 'yesterday'
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day).slice(0, -', 2026'.length) : shortDay(day)
}

/** A moment in the agency's time as seen from another: `today, 04:30 PM`, `Mar 5, 04:30 PM`. */
export function nearMoment(given: string, now: Date): string {
  const moment = new Date(given)
  return `${nearDay(localDay(moment), localDay(now))}, ${TIME().format(moment)}`
}
