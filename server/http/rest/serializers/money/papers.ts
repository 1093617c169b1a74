import { z } from 'zod'
import {
  BUYER_ANSWERS,
  LINE_KINDS,
  PAPER_KINDS,
  PAPER_STANDINGS,
  PAYMENT_WAYS,
} from '../../../../../shared/money/moneyLists'
import type { PaperRecord, PaperRow } from '../../../../../shared/money/papers'
import { SUPPLIES } from '../../../../../shared/money/reckoning'
import { PAISE_MAX } from '../../../../../shared/money/rupees'
import type { MoneySums } from '../../../../../shared/money/standing'
import { E_INVOICE_STATES } from '../../../../../shared/money/tax/eInvoices'
import {
  choice,
  count,
  day,
  flag,
  known,
  list,
  moment,
  nullable,
  object,
  plain,
  text,
} from '../../../../core/codec'
import { dataOne, reads, underData } from '../envelope'

/** Whole paise; below zero for what is taken off. */
export const paise = plain(z.int().min(-PAISE_MAX).max(PAISE_MAX))

const rowFields = {
  _id: [text, ({ id }: PaperRow) => id],
  kind: choice(PAPER_KINDS),
  number: text,
  issued_on: day,
  due_on: nullable(day),
  client: [text, ({ buyerName }: PaperRow) => buyerName],
  job_number: known,
  job_title: known,
  total_paise: paise,
  received_paise: paise,
  withheld_paise: paise,
  credited_paise: paise,
  refunded_paise: paise,
  outstanding_paise: paise,
  overpaid_paise: paise,
  standing: choice(PAPER_STANDINGS),
  days_late: count,
  e_invoice: choice(E_INVOICE_STATES),
  accepted_by: known,
  accepted_at: nullable(moment),
} as const
/** A paper as it is in the list. */
export const paperLine = object<PaperRow>('PaperRow')(rowFields)

type Party = PaperRecord['buyer']
const party = object<Party>('PaperParty')({
  name: text,
  address: text,
  state_code: known,
  gstin: known,
  is_abroad: flag,
})
const line = object<PaperRecord['lines'][number]>('PaperLine')({
  kind: choice(LINE_KINDS),
  words: text,
  more: text,
  quantity_milli: count,
  unit: text,
  unit_paise: paise,
  amount_paise: paise,
  sac: known,
  rate_bp: count,
  is_taxable: flag,
})
type Transfer = NonNullable<PaperRecord['payments'][number]['transfer']>
/** All that came with a part, and the other papers that it paid. */
const transfer = object<Transfer>('Transfer')({
  amount_paise: paise,
  others: list(object<Transfer['others'][number]>()({ _id: [text, ({ id }) => id], number: text })),
})
const payment = object<PaperRecord['payments'][number]>('PaperPayment')({
  _id: [text, ({ id }) => id],
  received_on: day,
  amount_paise: paise,
  withheld_paise: paise,
  withheld_code: known,
  way: choice(PAYMENT_WAYS),
  reference: known,
  recorded_by: text,
  certificate_seen_on: nullable(day),
  transfer: nullable(transfer),
})
/** One paper with its lines and payments. */
export const onePaper = dataOne(
  'paper',
  object<PaperRecord>('Paper')({
    ...rowFields,
    buyer: party,
    supply: choice(SUPPLIES),
    place_name: known,
    po_number: known,
    lines: list(line),
    taxable_paise: paise,
    untaxed_paise: paise,
    cgst: paise,
    sgst: paise,
    igst: paise,
    round_off_paise: paise,
    advances_paise: paise,
    reason: known,
    issued_by: text,
    irn: known,
    buyer_answer: nullable(choice(BUYER_ANSWERS)),
    payments: list(payment),
  }),
)

/** What is owed in all, by how late it is. */
export const owedInAll = dataOne(
  'outstanding',
  object<MoneySums>('Outstanding')({
    papers: [count, ({ open }) => open],
    outstanding_paise: paise,
    not_due_paise: paise,
    late_15_paise: [paise, ({ late15Paise }) => late15Paise],
    late_30_paise: [paise, ({ late30Paise }) => late30Paise],
    older_paise: paise,
    unregistered: count,
    unbilled_jobs: count,
  }),
)

const PART = ['paper_id', 'amount', 'withheld', 'withheld_code'] as const
const facts = reads(...PART, 'received_on', 'way', 'reference')
const partOf = (given: unknown) =>
  typeof given === 'object' && given !== null ? reads(...PART)(given as Parameters<typeof facts>[0]) : given
export const paymentRequest = (given: Parameters<typeof facts>[0]) => ({
  ...facts(given),
  others: Array.isArray(given.others) ? given.others.map(partOf) : given.others,
  decisionKey: given.decisionKey,
})

/** Papers in the government's own words (INV-01, version 1.1), which `papers/eInvoice.rules.ts` writes name by name. */
export const eInvoices = underData(
  object<readonly object[]>()({
    e_invoices: [list(plain(z.looseObject({ Version: z.string() }))), (found) => found as never],
  }),
)
export const eInvoicesRequest = reads('id')
export const buyerAnswerRequest = reads('id', 'answer')
export const registerRequest = reads('id', 'irn', 'irn_qr')

const quoteFacts = reads('job_id', 'total_paise', 'valid_until', 'po_number', 'abroad')
export const quoteRequest = (given: Parameters<typeof quoteFacts>[0]) => ({
  ...quoteFacts(given),
  decisionKey: given.decisionKey,
})
