import { z } from 'zod'
import { decisionKey } from '../desk/claims'
import { financialYear } from '../format'
import { id, requiredLine } from '../text/text'
import { BUYER_ANSWERS, CREDIT_REASONS, type PaperLine } from './moneyLists'
import { amount, lineMoney } from './moneySettings'
import { type RateSum, reckon, type Supply } from './reckoning'

const LINES_MAX = 100

/** Takes an invoice back: all that is left of it, or an amount of some of its lines, which are counted from 0. */
export const crediting = z.object({
  id,
  reason: z.enum(CREDIT_REASONS, 'Choose why'),
  /** a commercial note: the client pays less, and the tax stays as it is */
  withoutTax: z.boolean().default(false),
  lines: z
    .array(z.object({ at: z.int().min(0).max(LINES_MAX), amount: amount() }))
    .max(LINES_MAX)
    .nullish()
    .transform((given) => given ?? null),
  decisionKey,
})
export type Crediting = z.output<typeof crediting>

/** What the buyer said of a credit note on the GST portal. */
export const buyerAnswer = z.object({ id, answer: z.enum(BUYER_ANSWERS, 'Choose what the client said') })
export type BuyerAnswerGiven = z.output<typeof buyerAnswer>

/** Asks for more on an invoice, by the code and rate of one of its lines. */
export const debiting = z.object({
  id,
  at: z.coerce.number().int().min(0).max(LINES_MAX),
  words: requiredLine(120, 'Say what it is for'),
  amount: lineMoney(),
  decisionKey,
})
export type Debiting = z.output<typeof debiting>

/** The last day on which a credit note still takes tax back: 30 November after the year of the invoice. */
export const lastCreditDay = (issuedOn: string): string => `${financialYear(issuedOn) + 1}-11-30`

type Noted = { lines: readonly PaperLine[] }

/** What is left of each line of an invoice after its credit notes. */
export function leftOfLines(invoice: Noted, credits: readonly Noted[]): number[] {
  const taken = credits.flatMap(({ lines }) => lines)
  return invoice.lines.map(({ amountPaise }, at) =>
    taken.reduce((left, line) => (line.ofLine === at ? left - line.amountPaise : left), amountPaise),
  )
}

type Sums = {
  supply: Supply
  rates: readonly RateSum[]
  taxablePaise: number
  untaxedPaise: number
  cgst: number
  sgst: number
  igst: number
  totalPaise: number
}

/** Whether an amount can be credited of a line of which `left` is left; of a discount both are below 0. */
export const isWithinLine = (left: number, paise: number): boolean =>
  Math.abs(paise) <= Math.abs(left) && paise * left >= 0

/** The lines of a credit note over amounts of an invoice's lines; without tax there is no code and no rate on them. */
export const creditLines = (
  invoice: Noted,
  parts: readonly { at: number; amountPaise: number }[],
  withoutTax = false,
): PaperLine[] =>
  parts.flatMap(({ at, amountPaise }) => {
    const line = invoice.lines[at]
    if (!line || amountPaise === 0) return []
    const isWhole = amountPaise === line.amountPaise
    const one = { quantityMilli: 1000, unit: '', unitPaise: amountPaise }
    const untaxed = { sac: null, rateBp: 0, isTaxable: false }
    return [{ ...line, ...(isWhole ? {} : one), ...(withoutTax && untaxed), amountPaise, ofLine: at }]
  })

/** Whether a paper is a credit note that takes no tax back, although its invoice has some. */
export const isWithoutTax = ({ kind, supply, rates }: Pick<Sums, 'supply' | 'rates'> & { kind: string }) =>
  kind === 'credit note' && supply !== 'without_gst' && rates.length === 0

/** Whether the GST portal asks the buyer about a paper: a credit note that takes tax back, to a registered buyer. */
export const hasBuyerAnswer = ({
  buyer,
  ...paper
}: Pick<Sums, 'supply' | 'rates'> & { kind: string; buyer: { gstin: string | null } }) =>
  paper.kind === 'credit note' &&
  paper.supply !== 'without_gst' &&
  !isWithoutTax(paper) &&
  buyer.gstin !== null

/**
 * The sums of a credit note. The one that takes all that is left takes the rest of each sum, so that nothing of a paisa
 * remains by rounding. Where one of the notes takes no tax back, the tax of its amounts stays.
 */
export function creditSums(
  invoice: Sums,
  earlier: readonly Sums[],
  lines: readonly PaperLine[],
  isLast: boolean,
) {
  const sums = reckon(lines, invoice.supply)
  const leavesTax = invoice.rates.length > 0 && [...earlier, sums].some(({ rates }) => rates.length === 0)
  if (!isLast || earlier.length === 0 || leavesTax) return sums
  const rest = (of: (sums: Sums) => number) => earlier.reduce((left, each) => left - of(each), of(invoice))
  const rates = invoice.rates.map(({ rateBp }) => {
    const part = (field: Exclude<keyof RateSum, 'rateBp'>) =>
      rest(({ rates }) => rates.find((rate) => rate.rateBp === rateBp)?.[field] ?? 0)
    const tax = { cgst: part('cgst'), sgst: part('sgst'), igst: part('igst') }
    return { rateBp, taxablePaise: part('taxablePaise'), ...tax }
  })
  const left = {
    taxablePaise: rest(({ taxablePaise }) => taxablePaise),
    untaxedPaise: rest(({ untaxedPaise }) => untaxedPaise),
    cgst: rest(({ cgst }) => cgst),
    sgst: rest(({ sgst }) => sgst),
    igst: rest(({ igst }) => igst),
  }
  const totalPaise = rest(({ totalPaise }) => totalPaise)
  const exact = left.taxablePaise + left.untaxedPaise + left.cgst + left.sgst + left.igst
  return { rates, ...left, roundOffPaise: totalPaise - exact, totalPaise }
}
