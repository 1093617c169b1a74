import { z } from 'zod'
import { dayAfter, monthAfter } from '../days'
import { line } from '../text/text'

export const accountantMonth = z.object({
  month: line(7).refine((given) => /^20\d\d-(0[1-9]|1[0-2])$/.test(given), 'Choose a month'),
})
export type AccountantMonth = z.output<typeof accountantMonth>

/** The last day of a month. */
export const lastDayOf = (month: string): string => dayAfter(`${monthAfter(month, 1)}-01`, -1)
