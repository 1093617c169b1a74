import { z } from 'zod'
import { accentProblem } from './colour'

const NOT_A_COLOUR = 'Enter a colour such as #1f4e8c'

/** `#rrggbb`, also without `#`; blank for the product's own. */
export const accent = z
  .string()
  .max(20, NOT_A_COLOUR)
  .transform((given) =>
    given
      .trim()
      .toLowerCase()
      .replace(/^(?=[0-9a-f]{6}$)/, '#'),
  )
  .refine((given) => given === '' || /^#[0-9a-f]{6}$/.test(given), { error: NOT_A_COLOUR, abort: true })
  .superRefine((given, check) => {
    const problem = given && accentProblem(given)
    if (problem) check.addIssue({ code: 'custom', message: problem })
  })
  .default('')
