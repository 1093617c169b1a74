import { momentAt } from './zone'

/** The day `days` after another (`2026-03-05`). */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** A clock time of a day at the agency; an invalid Date where the texts are none. */
export const localMoment = (day: string, time = '00:00') =>
  new Date(momentAt(Date.parse(`${day}T${time}:00Z`)))
