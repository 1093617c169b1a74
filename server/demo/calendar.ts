import type { House } from '../core/context'

const DAY_MS = 24 * 60 * 60_000

/** Days and moments told from the day of seeding, so that the demo agency is always at work today. */
export function calendar({ clock }: Pick<House, 'clock'>) {
  const now = clock().getTime()
  const today = new Date(now).toISOString().slice(0, 10)
  return {
    now: new Date(now).toISOString(),
    /** `YYYY-MM-DD`, so many days from today; negative is past. */
    day: (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10),
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
