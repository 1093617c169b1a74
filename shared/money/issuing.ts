import { z } from 'zod'
import { decisionKey } from '../desk/claims'
import { blankAsNull, id, line, requiredLine } from '../text/text'
import { isDay } from '../time/days'
import { PAISE_MAX } from './rupees'

export const abroad = z
  .object({ taxed: z.boolean(), why: requiredLine(200, 'Say why') })
  .nullish()
  .transform((given) => given ?? null)

/** Issues what the dialog showed: another total in the meantime is refused. */
export const issuing = z.object({
  jobId: id,
  totalPaise: z.int().min(0).max(PAISE_MAX),
  poNumber: line(40).default('').transform(blankAsNull),
  abroad,
  /** of the job's value as it was shown: what changed since is refused */
  shown: z
    .string()
    .regex(/^(?:[0-9a-f]{64})?$/)
    .default('')
    .transform(blankAsNull),
  /** the quote of the job that it follows */
  quoteId: line(60).default('').transform(blankAsNull),
  decisionKey,
})
export type Issuing = z.output<typeof issuing>

export const quoting = issuing.omit({ quoteId: true }).extend({
  /** the last day on which the client can accept it */
  validUntil: line(10).refine(isDay, 'Choose a day'),
})
export type Quoting = z.output<typeof quoting>
