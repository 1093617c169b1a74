import { localDay } from '../../../../shared/format'
import { AGE_MIN } from '../../../../shared/limits'

/**
 * The latest birth date (`YYYY-MM-DD`) of a person who is 18 now, as the maximum of a date field. Uses the date in
 * India, as the server does.
 */
export function maxBirthDate(now: Date): string {
  const [year, month, day] = localDay(now).split('-').map(Number)
  return new Date(Date.UTC(Number(year) - AGE_MIN, Number(month) - 1, day)).toISOString().slice(0, 10)
}
