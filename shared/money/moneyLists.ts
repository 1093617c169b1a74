/** Whether the agency is registered for GST. */
export const REGISTRATIONS = ['none', 'regular'] as const

/** What an agency without registration calls its invoices. */
export const INVOICE_NAMES = ['Invoice', 'Bill of supply'] as const

/** What a line of a paper is for. */
export const LINE_KINDS = [
  'day fee',
  'half day',
  'overtime',
  'fitting',
  'travel day',
  'usage',
  'service charge',
  'expense',
  'cancellation',
  'discount',
] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** What all has to be true of an expense that a pure agent passes on without tax (rule 33). */
export const PURE_AGENT = ['asked', 'bill', 'cost', 'apart'] as const

export const PAPER_KINDS = [
  'quote',
  'proforma',
  'receipt voucher',
  'refund voucher',
  'invoice',
  'credit note',
  'debit note',
] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** As what the text of a paper was handed over: a reminder once it is late. */
export const HANDED_AS = ['paper', 'reminder'] as const

/** The letter after the agency's prefix in the number of a paper. */
export const SERIES_LETTER: Record<PaperKind, string> = {
  quote: 'Q',
  proforma: 'P',
  'receipt voucher': 'R',
  'refund voucher': 'F',
  invoice: '',
  'credit note': 'C',
  'debit note': 'D',
}
/** The same for statements to talents. */
export const STATEMENT_LETTER = 'S'
/** What has numbers of its own. */
export const NUMBERED = [...PAPER_KINDS, 'statement'] as const
export type Numbered = (typeof NUMBERED)[number]
/** Why an invoice is credited. */
export const CREDIT_REASONS = [
  'The amount is wrong',
  'The tax is wrong',
  'The client is wrong',
  'The work did not take place',
  'A discount agreed later',
] as const

/** What the buyer said of a credit note on the GST portal. */
export const BUYER_ANSWERS = ['unknown', 'pending', 'accepted', 'rejected'] as const
export type BuyerAnswer = (typeof BUYER_ANSWERS)[number]

export const PAYMENT_WAYS = ['UPI', 'bank', 'cheque', 'cash'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** How a paper stands, reckoned from its total, payments and days. */
export const PAPER_STANDINGS = [
  'open',
  'part paid',
  'overdue',
  'paid',
  'overpaid',
  'credited',
  'invoiced',
  'off',
  'withdrawn',
  'accepted',
  'expired',
  'receipt',
] as const
export type PaperStanding = (typeof PAPER_STANDINGS)[number]

/** One side of a paper as it was when the paper was issued. */
export type PaperParty = {
  name: string
  address: string
  stateCode: string | null
  gstin: string | null
  isAbroad: boolean
}
export type PaperSeller = PaperParty & {
  /** what its invoices are called where it is not registered; absent: Invoice */
  invoiceName?: (typeof INVOICE_NAMES)[number]
  pan: string | null
  /** absent on papers of before it was kept */
  udyam?: string | null
  /** only of a statement from which tax is withheld */
  tan?: string
  lutNumber: string | null
  bank: { name: string; holder: string; account: string; ifsc: string } | null
  upiId: string | null
  upiMaxPaise: number
}

export type PaperLine = {
  kind: LineKind
  words: string
  more: string
  quantityMilli: number
  unit: string
  unitPaise: number
  amountPaise: number
  sac: string | null
  rateBp: number
  isTaxable: boolean
  /** the claim of the talent whose work it is */
  claimId?: string | null
  /** of a credit or debit note: the line of the invoice, counted from 0 */
  ofLine?: number
}

/** When a talent's share is due: once the client has paid, or some days after the last day of the work. */
export const TALENT_DUE = ['client paid', 'days after'] as const
export const STATEMENT_STATES = ['draft', 'issued'] as const

/** What the agency gives back to a talent beside the share. */
export type StatementExpense = { id: string; claimId: string; words: string; amountPaise: number }
/** How a talent's fee was made. */
export type FeePart = { words: string; amountPaise: number }

/** From so many days before its end a usage stands in *Mine*, until so many days after. */
export const USAGE_AHEAD = 60
export const USAGE_AFTER = 14

/** What a client who cancels fewer hours ahead than these owes. */
export type CancellationStep = { hours: number; percent: number }

/** How many days a quote holds where nobody says so. */
export const QUOTE_DAYS = 14
