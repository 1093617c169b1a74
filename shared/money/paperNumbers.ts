import { financialYear } from '../format'

/**
 * The setting that a restore writes: when its backup was made. Numbers may have been given out since, so nothing is numbered
 * until somebody says which.
 */
export const NUMBERS_IN_DOUBT = 'money-numbers-in-doubt'

export const PREFIX = /^[A-Z0-9]{1,4}$/
const NUMBER = /^[A-Z0-9][A-Z0-9/-]{0,15}$/

/** `26-27`: the financial year of a day, 1 April to 31 March. */
export function yearWords(day: string): string {
  const from = financialYear(day)
  const two = (year: number) => String(year % 100).padStart(2, '0')
  return `${two(from)}-${two(from + 1)}`
}

/** `TK/26-27/0001`. Throws where the law's sixteen characters are exceeded. */
export function paperNumber(prefix: string, year: string, count: number): string {
  const number = `${prefix}/${year}/${String(count).padStart(4, '0')}`
  if (!NUMBER.test(number)) throw new Error(`${number} is no number of a paper`)
  return number
}

/** Why a paper cannot bear a day: it is before the last one of its series, or after today. */
export function dayProblem(day: string, last: string | null, today: string): 'before last' | 'future' | null {
  if (day > today) return 'future'
  return last !== null && day < last ? 'before last' : null
}
