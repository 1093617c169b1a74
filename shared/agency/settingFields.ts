import { z } from 'zod'
import { shortList } from '../text/text'

/** How many entries each list takes; `addresses` are those of one kind of mail. */
export const LIST_MAX = {
  addresses: 10,
  brands: 12,
  budgetRanges: 8,
  figures: 4,
  leads: 8,
  links: 8,
  origin: 6,
  principles: 6,
  slides: 5,
  studioLines: 4,
} as const

/** A list of texts of which rows left empty are dropped; what is wrong is said at the row as it was given. */
export const filledRows = (element: z.ZodType<string, string>, max: number) =>
  shortList(z.string(), max, `At most ${max}`).transform((given, check) =>
    given.flatMap((row, at) => {
      if (row.trim() === '') return []
      const { data, error } = element.safeParse(row)
      for (const { message } of error?.issues ?? []) check.addIssue({ code: 'custom', path: [at], message })
      return data ?? []
    }),
  )

const NO_YEAR = 'Enter a year'
/** A year; null for none: a field that was left empty or cleared, whose NaN arrives as null. */
export const yearOrNone = z.preprocess(
  (given) => (given === '' || Number.isNaN(given) ? null : given),
  z.int(NO_YEAR).min(1900, NO_YEAR).max(2199, NO_YEAR).nullable(),
) as unknown as z.ZodType<number | null, number | null>
