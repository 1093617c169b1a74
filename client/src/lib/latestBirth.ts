import { AGE_MIN } from '../../../shared/limits'

/** The last day on which somebody who is 18 today can have been born: where the calendar stops. */
export function latestBirth(today: Date): string {
  const day = new Date(Date.UTC(today.getFullYear() - AGE_MIN, today.getMonth(), today.getDate()))
  return day.toISOString().slice(0, 10)
}
