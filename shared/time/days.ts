import { momentAt } from './zone'

/** The day `days` after another (`2026-03-05`). */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** The moment so many calendar months later, in UTC; the 31st of a month of 30 days is its 30th. */
export function monthsAfter(at: Date, months: number): Date {
  const then = new Date(at)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(at.getUTCDate(), lastDay))
  return then
}

/** The month so many months after another: `2026-03` and -3 make `2025-12`. */
export const monthAfter = (month: string, months: number): string =>
  monthsAfter(new Date(`${month}-01T00:00:00Z`), months)
    .toISOString()
    .slice(0, 7)

/** Whether a text is a day of the calendar: `2026-02-30` is none. */
export const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}

/** A clock time of a day at the agency; an invalid Date where the texts are none. */
export const localMoment = (day: string, time = '00:00') =>
  new Date(momentAt(Date.parse(`${day}T${time}:00Z`)))
