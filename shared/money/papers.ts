import { z } from 'zod'
import { decisionKey } from '../desk/claims'
import { NAME_MAX } from '../limits'
import { noFilter, paging, search } from '../paging'
import { blankAsNull, id, line, prose, requiredLine } from '../text/text'
import type { CancelledTalent } from './cancelled'
import { abroad } from './issuing'
import {
  type BuyerAnswer,
  type CancellationStep,
  LINE_KINDS,
  PAPER_KINDS,
  type PaperKind,
  type PaperLine,
  type PaperParty,
  type PaperSeller,
  type PaperStanding,
  PURE_AGENT,
} from './moneyLists'
import { gstinField, lineMoney, stateField } from './moneySettings'
import type { PaymentRecord, RefundRecord, WithholdingChoice } from './payments'
import type { RateSum, Reckoned, Supply } from './reckoning'
import type { EInvoiceState } from './tax/eInvoices'

export const jobOfValue = z.object({ number: line(40), abroad })
export type JobOfValue = z.output<typeof jobOfValue>

/** A quantity as it is typed, in thousandths. */
const quantity = line(12).transform((given, ctx) => {
  const found = /^(\d{1,5})(?:\.(\d{1,3}))?$/.exec(given)
  const milli = found ? Number(found[1]) * 1000 + Number((found[2] ?? '').padEnd(3, '0')) : 0
  if (milli > 0) return milli
  ctx.addIssue({ code: 'custom', message: 'Enter a quantity above 0' })
  return z.NEVER
})
export const newMoneyLine = z
  .object({
    jobId: id,
    /** the claim whose talent gets it as part of the fee; null: it is the agency's */
    claimId: line(60).default('').transform(blankAsNull),
    kind: z.enum(LINE_KINDS, 'Choose what it is for'),
    words: requiredLine(NAME_MAX, 'Say what it is for'),
    quantity,
    unit: line(20).default(''),
    price: lineMoney(),
    sac: line(8).default('').transform(blankAsNull),
    /** all of them: an expense without tax */
    pureAgent: z.array(z.enum(PURE_AGENT)).max(PURE_AGENT.length).default([]),
    decisionKey,
  })
  .refine(({ kind, price }) => (kind === 'discount' ? price !== 0 : price > 0), {
    path: ['price'],
    message: 'Enter an amount above 0',
  })
  .refine(({ pureAgent }) => [0, PURE_AGENT.length].includes(new Set(pureAgent).size), {
    path: ['pureAgent'],
    message: 'Tick all four, or none: then it is taxed',
  })
  .refine(({ kind, pureAgent }) => kind === 'expense' || pureAgent.length === 0, {
    ...{ path: ['pureAgent'], message: 'Only an expense can be without tax' },
  })
export type NewMoneyLine = z.output<typeof newMoneyLine>
export const moneyLineId = z.object({ id })

export const billing = z.object({
  clientId: id,
  legalName: requiredLine(200, 'Enter the name that stands on papers'),
  address: prose(500).default(''),
  stateCode: stateField,
  gstin: gstinField,
  isAbroad: z.boolean().default(false),
  version: z.int().min(0),
})
export type BillingGiven = z.output<typeof billing>
export type Billing = {
  clientId: string
  legalName: string
  address: string
  stateCode: string | null
  gstin: string | null
  isAbroad: boolean
  version: number
}

export const paperFilters = paging().extend({
  search,
  standing: line(20).optional().transform(noFilter),
  kind: z
    .enum([...PAPER_KINDS, 'all'])
    .optional()
    .transform((given) => (given === 'all' ? null : (given ?? null))),
})
export type PaperFilters = z.output<typeof paperFilters>
export const paperId = z.object({ id })

/** Why a paper cannot be issued yet. */
export type PaperProblem =
  | ('settings' | 'client' | 'lines' | 'sac' | 'rate' | 'state' | 'abroad' | 'lut' | 'address' | 'pin')
  | ('day' | 'invoiced' | 'not confirmed' | 'restored')
export type ValueLine = PaperLine & { id: string | null }

export type PaperPreview = Reckoned & {
  seller: PaperSeller
  buyer: PaperParty
  supply: Supply
  placeName: string | null
  placeWhy: string | null
  issuedOn: string
  dueOn: string
}

/** The papers that are made of a job. */
export type IssuedKind = 'quote' | 'proforma' | 'invoice'

/** What a job is worth, and what stands in the way of a paper about it. */
export type JobValue = {
  jobId: string
  number: string
  /** without tax */
  valuePaise: number
  lines: ValueLine[]
  /** talents without a fee yet */
  withoutFee: string[]
  /** what the agency says a client who cancels owes */
  cancellation: CancellationStep[]
  /** who was cancelled, with what could be asked for it: not yet a line */
  cancelled: CancelledTalent[]
  isSetUp: boolean
  isRegistered: boolean
  hasServiceCharge: boolean
  clientId: string | null
  clientName: string | null
  billing: Billing | null
  preview: PaperPreview | null
  /** what a proforma asks for in advance */
  askedPaise: number
  /** what was received before, and an invoice takes off */
  advancesPaise: number
  /** stands for all that a paper would say, null without a preview */
  shown: string | null
  next: Record<IssuedKind, string> | null
  problems: Record<IssuedKind, PaperProblem[]>
  papers: PaperRow[]
  /** of a job with an invoice: what is neither on that nor on a debit note about it, without tax */
  notInvoiced: { paperId: string; number: string; paise: number } | null
  /** quotes that stand and say something else than the job does now */
  differing: string[]
  sacs: { sac: string; name: string }[]
}

/** A job that is done and has no invoice yet; `invoiceBy` is the last day for one. */
export type NotInvoiced = {
  number: string
  title: string
  client: string | null
  workedOn: string
  invoiceBy: string
}

export type PaperRow = {
  id: string
  kind: PaperKind
  number: string
  issuedOn: string
  dueOn: string | null
  buyerName: string
  jobNumber: string | null
  jobTitle: string | null
  totalPaise: number
  receivedPaise: number
  withheldPaise: number
  creditedPaise: number
  refundedPaise: number
  outstandingPaise: number
  /** what the client paid too much, since the paper was credited */
  overpaidPaise: number
  standing: PaperStanding
  /** days after the day by which it should have been paid */
  daysLate: number
  /** the last reminder of it; null where there was none */
  reminded: { at: string; by: string; times: number; daysAgo: number } | null
  /** by when the money for an export without tax has to be here; null until nine months after the day of issue */
  exportDueOn: string | null
  eInvoice: EInvoiceState
  /** of a quote: who accepted it, and when */
  acceptedBy: string | null
  acceptedAt: string | null
}

export type PaperRecord = PaperRow & {
  seller: PaperSeller
  buyer: PaperParty
  supply: Supply
  placeName: string | null
  placeWhy: string | null
  poNumber: string | null
  lines: PaperLine[]
  rates: RateSum[]
  taxablePaise: number
  untaxedPaise: number
  cgst: number
  sgst: number
  igst: number
  roundOffPaise: number
  advancesPaise: number
  askedPaise: number
  /** a proforma asks for its advance first, everything else for what is owed */
  nowPaise: number
  /** of a voucher: the day on which the money came or went back */
  moneyOn: string | null
  refersTo: { id: string; number: string } | null
  reason: string | null
  terms: string | null
  issuedBy: string
  /** the number of the e-invoice portal */
  irn: string | null
  payments: PaymentRecord[]
  notes: { reference: string; createdAt: string }[]
  /** of a quote: what was made of it */
  made: { id: string; number: string; kind: PaperKind }[]
  /** credit and debit notes about it */
  credits: { id: string; number: string; kind: PaperKind; totalPaise: number }[]
  /** of a credit note with GST to a registered buyer: what the buyer said of it on the GST portal */
  buyerAnswer: BuyerAnswer | null
  refunds: RefundRecord[]
  /** what can go back to the client now */
  giveBackPaise: number
  /** whether that can stay for the client's next invoice instead */
  canKeep: boolean
  /** of an invoice: what is left of each line after its credit notes */
  leftOfLines: number[]
  /** of an invoice: whether a credit note took an amount back and left its tax */
  isTaxLeft: boolean
  withholding: WithholdingChoice
  /** when its text was handed over last before it was late */
  sent: { at: string; by: string } | null
  hasLink: boolean
}
