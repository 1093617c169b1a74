import { localDay } from '../../shared/format'
import type { AppContext } from '../core/context'

const DAY_MS = 24 * 60 * 60_000

/** Days and times relative to the day of seeding, so that the demo agency is always current. */
export function calendar({ clock }: Pick<AppContext, 'clock'>) {
  const now = clock().getTime()
  const day = (days: number) => localDay(new Date(now + days * DAY_MS))
  const today = day(0)
  return {
    now: new Date(now).toISOString(),
    /** `YYYY-MM-DD` in India, so many days from today; negative is past. */
    day,
    /** A time so many days ago; fractions count. */
    ago: (days: number) => new Date(now - days * DAY_MS).toISOString(),
    /** The birth date of somebody who is `age` today and has their birthday on `MM-DD`. */
    born: (age: number, birthday: string) => {
      const year = Number(today.slice(0, 4)) - age
      return `${today.slice(5) < birthday ? year - 1 : year}-${birthday}`
    },
  }
}
export type Calendar = ReturnType<typeof calendar>
