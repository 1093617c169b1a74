import { z } from 'zod'
import { dayAfter } from '../days'
import { line } from '../text/text'

export const accountantMonth = z.object({
  month: line(7).refine((given) => /^20\d\d-(0[1-9]|1[0-2])$/.test(given), 'Choose a month'),
})
export type AccountantMonth = z.output<typeof accountantMonth>

/** The month after another or before it: `2026-03` and -3 make `2025-12`. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The last day of a month. */
export const lastDayOf = (month: string): string => dayAfter(`${monthAfter(month, 1)}-01`, -1)
