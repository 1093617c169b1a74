import { indianDay } from '../../shared/format'
import type { AppContext } from '../core/context'

const DAY_MS = 24 * 60 * 60_000

/** Days and moments told from the day of seeding, so that the demo agency is always at work today. */
export function calendar({ clock }: Pick<AppContext, 'clock'>) {
  const now = clock().getTime()
  const day = (days: number) => indianDay(new Date(now + days * DAY_MS))
  const today = day(0)
  return {
    now: new Date(now).toISOString(),
    /** `YYYY-MM-DD` in India, so many days from today; negative is past. */
    day,
    /** A moment so many days ago; parts of days count. */
    ago: (days: number) => new Date(now - days * DAY_MS).toISOString(),
    /** The day of birth of somebody who is `age` today and has their birthday on `MM-DD`. */
    born: (age: number, birthday: string) => {
      const year = Number(today.slice(0, 4)) - age
      return `${today.slice(5) < birthday ? year - 1 : year}-${birthday}`
    },
  }
}
export type Calendar = ReturnType<typeof calendar>
