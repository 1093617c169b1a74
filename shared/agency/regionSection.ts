import { z } from 'zod'
import { MEASURES } from '../region'

const isZone = (given: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: given }).format(0) !== '' && /^[a-z]/i.test(given)
  } catch {
    return false
  }
}

/** The section `region`: what days, times, amounts, phone numbers and measures follow. */
export const region = z.object({
  /** ISO 3166: of phone numbers without a country code, and of the address. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country'),
  timeZone: z.string().max(60).refine(isZone, 'Choose a time zone'),
  /** ISO 4217 */
  currency: z
    .string()
    .refine((given) => Intl.supportedValuesOf('currency').includes(given), 'Choose a currency'),
  /** which of the two comes first */
  measures: z.enum(MEASURES),
})
