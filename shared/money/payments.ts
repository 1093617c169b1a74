import { z } from 'zod'
import { isDay } from '../days'
import { decisionKey } from '../desk/claims'
import { blankAsNull, id, line } from '../text/text'
import { PAYMENT_WAYS, type PaymentWay } from './moneyLists'
import { amount } from './moneySettings'

export const newPayment = z
  .object({
    paperId: id,
    receivedOn: line(10).refine(isDay, 'Choose a day'),
    amount: amount(),
    withheld: amount().default(0),
    withheldCode: line(20).default('').transform(blankAsNull),
    way: z.enum(PAYMENT_WAYS, 'Choose how it came'),
    reference: line(60).default('').transform(blankAsNull),
    decisionKey,
  })
  .refine(({ amount, withheld }) => amount >= 0 && withheld >= 0 && amount + withheld > 0, {
    path: ['amount'],
    message: 'Enter an amount above 0',
  })
export type NewPayment = z.output<typeof newPayment>

/** Money that goes back to the client; without a way it is kept for the client's next invoice. */
export const newRefund = z.object({
  paperId: id,
  paidOn: line(10).refine(isDay, 'Choose a day'),
  amount: amount().refine((paise) => paise > 0, 'Enter an amount above 0'),
  way: z.enum([...PAYMENT_WAYS, 'kept'], 'Choose how it goes back'),
  reference: line(60).default('').transform(blankAsNull),
  decisionKey,
})
export type NewRefund = z.output<typeof newRefund>

export type PaymentRecord = {
  id: string
  receivedOn: string
  amountPaise: number
  withheldPaise: number
  withheldCode: string | null
  way: PaymentWay
  reference: string | null
  recordedBy: string
}
export type RefundRecord = {
  id: string
  paidOn: string
  amountPaise: number
  /** null where it is kept as an advance */
  way: PaymentWay | null
  reference: string | null
}
/** The codes with the tax that the client is expected to withhold, each on its days, and the one it used last. */
export type WithholdingChoice = {
  codes: {
    code: string
    name: string
    rateBp: number
    fromDay: string
    untilDay: string | null
    expectedPaise: number
  }[]
  last: string | null
  basePaise: number
  /** what it withheld of this before, also from an advance */
  withheldPaise: number
}
