import { z } from 'zod'
import { decisionKey } from '../desk/claims'
import { id } from '../text/text'
import { CREDIT_REASONS } from './moneyLists'

/** Takes a whole invoice back. */
export const crediting = z.object({
  id,
  reason: z.enum(CREDIT_REASONS, 'Choose why'),
  decisionKey,
})
export type Crediting = z.output<typeof crediting>
