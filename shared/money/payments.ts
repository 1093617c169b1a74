import { z } from 'zod'
import { decisionKey } from '../desk/claims'
import { blankAsNull, id, line, shortList } from '../text/text'
import { isDay } from '../time/days'
import { PAYMENT_WAYS, type PaymentWay } from './moneyLists'
import { amount } from './moneySettings'

/** Papers that one transfer pays beside the first. */
export const OTHERS_MAX = 19

const TOO_MANY = `At most ${OTHERS_MAX} papers beside this one`

const part = {
  paperId: id,
  amount: amount(),
  withheld: amount().default(0),
  withheldCode: line(20).default('').transform(blankAsNull),
}
type Sums = { amount: number; withheld: number }
const isNotBelow = ({ amount, withheld }: Sums) => amount >= 0 && withheld >= 0
const isSomething = (sums: Sums) => isNotBelow(sums) && sums.amount + sums.withheld > 0
const NOTHING = { path: ['amount'], message: 'Enter an amount above 0' }
const BELOW = { path: ['amount'], message: 'Enter an amount, 0 for none' }

/** What a client paid: on one paper, and with the same money on others. An other with nothing is left out. */
export const newPayment = z
  .object({
    ...part,
    others: shortList(z.object(part).refine(isNotBelow, BELOW), OTHERS_MAX, TOO_MANY).default([]),
    receivedOn: line(10).refine(isDay, 'Choose a day'),
    way: z.enum(PAYMENT_WAYS, 'Choose how it came'),
    reference: line(60).default('').transform(blankAsNull),
    decisionKey,
  })
  .refine(isSomething, NOTHING)
export type NewPayment = z.output<typeof newPayment>
export type NewPart = Pick<NewPayment, keyof typeof part>

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
  /** when the client's certificate of the withheld tax was seen */
  certificateSeenOn: string | null
  /** a receipt voucher, an invoice or a refund counts it, or another part of its transfer: it cannot be taken out */
  stands: boolean
  /** all that came with it, where it paid other papers too */
  transfer: { amountPaise: number; others: { id: string; number: string }[] } | null
}
export type RefundRecord = {
  id: string
  paidOn: string
  amountPaise: number
  /** null where it is kept as an advance */
  way: PaymentWay | null
  reference: string | null
}
/** A paper of the same client that the same money may pay. */
export type OpenPaper = {
  id: string
  number: string
  dueOn: string | null
  jobTitle: string | null
  outstandingPaise: number
  nowPaise: number
  withholding: WithholdingChoice
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
