import { namesOf } from '../../../../shared/desk/deskWords'
import { dotted } from '../../../../shared/format'
import type { CancelledTalent } from '../../../../shared/money/cancelled'
import type { LineKind, Numbered, PaperStanding } from '../../../../shared/money/moneyLists'
import type { IssuedKind, PaperProblem, PaperRow } from '../../../../shared/money/papers'
import { PAPER_NAMES } from '../../../../shared/money/paperWords'
import { amountWords } from '../../../../shared/money/rupees'

export const LINES: Record<LineKind, string> = {
  'day fee': 'Day fee',
  'half day': 'Half day',
  overtime: 'Overtime',
  fitting: 'Fitting',
  'travel day': 'Travel day',
  usage: 'Usage',
  'service charge': 'Service charge',
  expense: 'Expense',
  cancellation: 'Cancellation',
  discount: 'Discount',
}
const STANDINGS: Record<PaperStanding, string> = {
  open: 'Open',
  'part paid': 'Part paid',
  overdue: 'Overdue',
  paid: 'Paid',
  overpaid: 'To give back',
  credited: 'Credited',
  invoiced: 'Invoiced',
  off: 'Not taking place',
  withdrawn: 'Withdrawn',
  accepted: 'Accepted',
  expired: 'No longer valid',
  receipt: 'Issued',
}
const NOT_VALID = 'Not valid yet'
/** How late a paper is paid. */
export const daysLate = (count: number) => (count === 1 ? '1 day late' : `${count} days late`)
/** When a paper was last reminded of. */
export const reminded = ({ daysAgo }: NonNullable<PaperRow['reminded']>) =>
  daysAgo === 0 ? 'reminded today' : daysAgo === 1 ? 'reminded yesterday' : `reminded ${daysAgo} days ago`
/** How a paper stands, in a word. */
export const standing = ({ standing: words, daysLate: days, eInvoice: state }: Standing) => {
  if (state === 'waiting') return NOT_VALID
  return words === 'overdue' ? daysLate(days) : STANDINGS[words]
}
type Standing = Pick<PaperRow, 'standing' | 'daysLate' | 'eInvoice'>

/** Copy of the dialog that saves a month for the accountant. */
export const accountant = {
  title: 'Files for the accountant',
  month: 'Month',
  help: 'Papers as PDF, all sums as CSV.',
  missing: (kind: string, from: string, to: string) => `${kind}: ${from === to ? from : `${from} to ${to}`}`,
  submit: 'Save ZIP',
  busy: 'Making the ZIP...',
  failed: 'The ZIP was not saved',
}

/** Copy of one paper. */
export const one = {
  title: 'Paper',
  failed: 'Error loading paper',
  loading: 'Loading paper...',
  notFound: 'Paper not found',
  notFoundMore: 'Its address may be wrong.',
  back: 'Money',
  pdf: 'PDF',
  pdfFailed: 'The PDF was not saved',
  irn: 'IRN',
  send: 'Send',
  remind: 'Remind',
  receive: 'Record payment',
  withdraw: 'Withdraw',
  withdrawTitle: { proforma: 'Withdraw this proforma?', quote: 'Withdraw this quote?' },
  withdrawQuestion: 'It stays in the list, and its links close. A new one gets the next number.',
  withdrawBusy: 'Withdrawing...',
  from: 'From',
  to: 'To',
  date: 'Date',
  sent: 'Sent',
  reminded: 'Reminded',
  times: (times: number, last: string) =>
    times === 1 ? last : `${times === 2 ? 'twice' : `${times} times`}, last ${last}`,
  by: (moment: string, who: string) => `${moment} by ${who}`,
  due: 'Due',
  payBy: 'Pay by',
  validUntil: 'Valid until',
  receivedOn: 'Received on',
  givenBackOn: 'Given back on',
  job: 'Job',
  issuedBy: 'Issued by',
  place: 'Place of supply',
  po: 'Purchase order',
  refers: 'Refers to',
  reason: 'Reason',
  lines: 'Lines',
  what: 'What',
  quantity: 'Quantity × rate',
  amount: 'Amount ₹',
  total: 'Total',
  advance: 'Asked in advance',
  lessAdvance: 'Less advance',
  toPay: 'To pay',
  taxable: 'Taxable value',
  pureAgent: 'Paid as pure agent',
  sum: 'Sum',
  roundOff: 'Round off',
  owed: 'Owed',
  received: 'Received',
  withheldSum: 'Withheld',
  payments: 'Payments',
  noPayments: 'Nothing received yet.',
  withheld: (paise: number, code: string | null) =>
    `${amountWords(paise)} withheld as tax${code ? `, code ${code}` : ''}`,
  keptBack: (paise: number, code: string | null) =>
    `${amountWords(paise)} kept back by the client${code ? `, code ${code}` : ''}`,
  noCertificate: 'Certificate not seen yet',
  certificate: (day: string) => `Certificate seen ${day}`,
  partOf: (sum: string) => `One part of ${sum}, with`,
  takeOut: 'Take out',
  takeOutTitle: 'Take this payment out?',
  takeOutQuestion: (others: string) =>
    `${others ? `The same money paid ${others}: there it is taken out too. ` : ''}Only if it was recorded by mistake. The audit keeps it.`,
  takeOutBusy: 'Taking out...',
  notes: 'The client says',
  note: (reference: string) => `Paid, reference ${reference}`,
  noteHelp: 'A note of the client, not a payment.',
  endLinks: 'End its links',
  failedAction: 'Not done',
  never: 'It is never changed or deleted.',
  credit: 'Credit',
  debit: 'Ask for more',
  credits: 'Credit and debit notes',
  giveBack: 'Give back',
  toGiveBack: 'To give back',
  refunds: 'Given back',
  kept: 'Kept for the next invoice',
}

/** Copy of what a paper's page says about its e-invoice. */
export const eInvoice = {
  title: 'E-invoice',
  waiting: 'Not valid yet. Upload the JSON to the portal, then paste what it gives.',
  waitingForAdmin: 'Not valid yet. An admin registers it at the e-invoice portal.',
  json: 'E-invoice JSON',
  jsonFailed: 'The JSON was not saved',
  paste: 'Paste IRN and QR',
  lead: (number: string) => `What the portal gave for ${number}. It can never be changed.`,
  irn: 'IRN',
  irnQr: 'Signed QR text',
  irnQrHelp: 'SignedQRCode in the portal’s file. It is printed as a QR code.',
  submit: 'Keep',
  busy: 'Keeping...',
  failed: 'The IRN was not kept',
  done: 'IRN kept',
}

/** Copy of what becomes of a quote. */
export const quoting = {
  title: 'What next',
  accepted: (number: string, name: string, day: string) => `Quote ${number} accepted by ${name}, ${day}`,
  waits: 'The client has not accepted it yet.',
  over: 'Its last day is over. Make a new one on the job.',
  differs: (number: string) => `${number} no longer says what the job does: it changed since.`,
  make: { proforma: 'Make the proforma', invoice: 'Issue the invoice' },
  made: 'Made of it',
  jobFailed: 'The job did not load.',
}

/** Copy of the dialog that records a payment. */
export const receiving = {
  notLoaded: 'The paper did not load',
  title: 'Record payment',
  lead: (number: string, owed: string) => `${owed} is owed on ${number}.`,
  on: 'Received on',
  amount: 'Sum, ₹',
  way: 'How it came',
  withheld: 'Tax withheld, ₹',
  withheldHelp: 'What the client kept back as tax. It counts as paid.',
  code: 'Code of the tax withheld',
  plain: {
    withheld: 'Kept back by the client, ₹',
    withheldHelp: 'It counts as paid.',
    code: 'Code of what is kept back',
  },
  noCode: 'None',
  codeChoice: (code: string, percent: number, name: string) => `${code}, ${percent} %, ${name}`,
  asked: (sum: string) => `${sum} is asked for now.`,
  expected: (percent: number, base: string, sum: string, before: string | null) =>
    `Expected: ${percent} % of ${base}${before ? `, less ${before} withheld before` : ''} = ${sum}. What counts is what the client did.`,
  nothingMore: 'Expected: nothing more, it was withheld before.',
  below: 'Expected: nothing, the threshold is not reached.',
  reference: 'Reference',
  split: (count: number) => `It also pays other papers of this client (${count} open)`,
  sum: 'Sum of all that came, ₹',
  part: 'On this paper, ₹',
  owed: (sum: string, due: string | null, title: string | null) =>
    dotted([`${sum} owed`, due && `due ${due}`, title]),
  left: (sum: string, all: string) => `${sum} of ${all} is left over: it is on none of these papers.`,
  noneLeft: (all: string) => `All of ${all} is on these papers.`,
  over: (sum: string) => `The papers get ${sum} more than came.`,
  tooMuch: 'The papers get more than this',
  tooLittle: (sum: string) => `${sum} of it is on no paper. Enter only what is for these papers`,
  submit: 'Record payment',
  busy: 'Recording...',
  failed: 'The payment was not recorded',
  done: 'Payment recorded',
}

/** Copy of the dialog that credits an invoice. */
export const crediting = {
  title: 'Credit this invoice?',
  lead: (number: string) =>
    `A credit note takes ${number} back, as a whole or in part. It can never be changed.`,
  how: 'How much',
  hows: { whole: 'All that is left of it', part: 'A part' },
  left: (sum: string) => `${sum} is left of this line.`,
  most: (sum: string) => `At most ${sum} is left of this line`,
  withoutTax: 'Leave the tax as it is (commercial note, without GST)',
  total: 'The note',
  totalWithTax: 'The note, with tax',
  late: (day: string) =>
    `Tax can be taken back until ${day}. Ask your accountant first, or leave the tax as it is.`,
  again: 'The job can then be invoiced again.',
  paid: 'What was paid too much then stands as to be given back.',
  reason: 'Why',
  submit: 'Issue the credit note',
  busy: 'Issuing...',
  failed: 'No credit note was issued',
  done: (number: string) => `${number} issued`,
}

/** Copy of the dialog that asks for more on an invoice. */
export const debiting = {
  title: 'Ask for more',
  lead: (number: string) => `A debit note asks for more on ${number}. It can never be changed.`,
  line: 'Taxed as',
  plainLine: 'Belongs to',
  talentGets: 'It is part of this talent’s fee, less the commission.',
  words: 'Words on the note',
  amount: 'Amount before tax, ₹',
  plainAmount: 'Amount, ₹',
  submit: 'Issue the debit note',
  busy: 'Issuing...',
  failed: 'No debit note was issued',
  done: (number: string) => `${number} issued`,
}

/** Copy of the dialog about money that goes back. */
export const refunding = {
  title: 'Give back',
  lead: (number: string, sum: string) => `At most ${sum} of ${number} can go back to the client.`,
  amount: 'Sum, ₹',
  way: 'How it goes back',
  kept: 'It stays, for the next invoice',
  on: 'On',
  reference: 'Reference',
  submit: 'Record',
  busy: 'Recording...',
  failed: 'Nothing was recorded',
  done: 'Recorded',
}

/** Copy of the dialog with a text. */
export const sending = {
  title: 'Send',
  reminder: 'Remind',
  loading: 'Making the link...',
  failed: 'No link was made',
  once: 'Links that were sent before stay open.',
  noted: 'Noted as sent.',
  didNotGo: 'It did not go',
  takenBack: 'Not noted as sent.',
  notNoted: 'Not noted',
}

/** Copy of the value of a job. */
export const value = {
  title: 'Value',
  toClient: (hasTax: boolean) => (hasTax ? 'to the client, before tax' : 'to the client'),
  loading: 'Loading the value...',
  failed: 'The value did not load.',
  none: 'No fee is agreed yet.',
  withoutFee: (names: readonly string[]) => `No fee agreed yet: ${namesOf(names)}.`,
  notInvoiced: (sum: string) => `${sum} of it is on no paper yet. An admin asks for more on`,
  cancelled: ({ modelName, days, percent }: CancelledTalent, sum: string) =>
    `${modelName} was cancelled, ${days}: ${percent} % of the fee is ${sum}.`,
  ask: 'Ask for it',
  askCancelled: ({ modelName, percent }: CancelledTalent) =>
    `Ask for ${percent} % of the fee of ${modelName}`,
  settings: 'Money settings',
  add: 'Add a line',
  remove: 'Remove',
  removeFailed: 'The line was not removed',
  quote: 'Quote',
  proforma: 'Proforma',
  invoice: 'Invoice',
  papers: 'Papers',
  client: 'Client on papers',
}

/** Why a paper cannot be made yet. */
export const PROBLEMS: Record<PaperProblem, string> = {
  settings: 'A superadmin has to fill in the money settings first.',
  client: 'Choose a client for this job first.',
  lines: 'There is nothing to ask for yet: agree a fee, or add a line.',
  sac: 'A code of the tax list is missing: a superadmin sets it in the money settings.',
  rate: 'A code has no rate on this day: a superadmin adds it in the money settings.',
  state: 'Enter the GSTIN or the state of the client first.',
  abroad: 'Choose below whether this goes abroad with tax or without, and say why.',
  lut: 'The letter of undertaking is missing or no longer holds.',
  address: 'From ₹50,000 on, an invoice needs the address and the state of the client.',
  pin: 'An e-invoice needs the PIN code in the address of the client.',
  day: 'A later day was issued before: is the clock right?',
  invoiced: 'This job has an invoice already.',
  'not confirmed': 'Nobody is confirmed on this job yet.',
  restored:
    'This site was restored from a backup. A superadmin has to say in the money settings which numbers were given out since.',
}

/** Copy of the dialog that adds a line. */
export const adding = {
  title: 'Add a line',
  whose: 'Part of the fee of',
  whoseHelp: 'A talent gets it less the commission.',
  agency: 'Nobody, it is the agency’s',
  kind: 'What for',
  words: 'Words on the paper',
  quantity: 'Quantity',
  price: 'Price of one, ₹',
  cancelled: ({ modelName, days, percent }: CancelledTalent) =>
    `${modelName}, cancelled ${days}, ${percent} % of the fee`,
  pureAgent: 'Without tax, as pure agent',
  ticks: {
    asked: 'The client asked us to pay it',
    bill: 'The supplier’s bill is attached',
    cost: 'It is the exact cost',
    apart: 'It stands apart on the paper',
  },
  submit: 'Add line',
  busy: 'Adding...',
  failed: 'The line was not added',
}

/** Copy of the client's details on papers. */
export const billing = {
  title: 'Client on papers',
  name: 'Name',
  address: 'Address',
  abroad: 'Outside India',
  state: 'State',
  noState: 'Choose a state',
  gstin: 'GSTIN, if registered',
  submit: 'Save',
  busy: 'Saving...',
  failed: 'Not saved',
}

/** Copy of the dialog that issues a paper. */
export const issuing = {
  title: { quote: 'Make a quote', proforma: 'Make a proforma', invoice: 'Issue this invoice?' },
  lead: {
    quote: 'The client can accept it by its link. It can be withdrawn.',
    proforma: 'Not yet an invoice. It can be withdrawn.',
    invoice: 'It can never be changed or deleted. A mistake is mended by a credit note.',
  },
  number: 'Number',
  numberHelp: 'If a colleague issues first, it is the next one.',
  day: 'Day',
  due: (day: string) => `due ${day}`,
  buyer: 'Client',
  edit: 'Edit',
  follows: 'Follows',
  validUntil: 'Valid until',
  place: 'Place of supply',
  /** what the paper says to the client, as the agency reads it */
  placeWhy: (onPaper: string) => onPaper.replace(/^your (?=GSTIN|address)/, 'the client’s '),
  po: 'Their order number, if any',
  abroad: 'Abroad',
  abroadChoices: { none: 'Choose', lut: 'Without tax, under the letter of undertaking', taxed: 'With tax' },
  why: 'Why',
  submit: (kind: IssuedKind, number: string) => `${kind === 'invoice' ? 'Issue' : 'Make'} ${number}`,
  busy: 'Issuing...',
  notYet: 'Not yet',
  failed: 'Not issued',
}

/** Copy of what a client says of a credit note on the GST portal. */
export const buyerAnswer = {
  title: 'Client’s answer',
  label: 'On the GST portal',
  answers: { unknown: 'Not known', pending: 'Pending', accepted: 'Accepted', rejected: 'Rejected' },
  rejected: 'The tax of this note is owed again. Ask the client why, and your accountant what to do.',
  failed: 'Not saved',
}

/** Copy of the question that the money settings ask after a restore. */
export const inDoubt = {
  title: 'Which numbers were given out last?',
  lead: (moment: string) =>
    `This site was restored from a backup of ${moment}. What was issued since is not in it, and its numbers must not be given out again. Look at the last paper of each kind that you sent. Until then nothing is issued.`,
  field: (kind: Numbered) => (kind === 'statement' ? 'Statement' : PAPER_NAMES[kind]),
  submit: 'Go on after these',
  busy: 'Saving...',
  failed: 'The numbers were not saved',
}

/** Copy of the money settings. */
export const settings = {
  title: 'Money settings',
  back: 'Money',
  lead: 'What papers say of the agency. Issued papers stay as they are.',
  loading: 'Loading money settings...',
  failed: 'Error loading money settings',
  saved: 'Money settings saved',
  saveFailed: 'Money settings were not saved',
  save: 'Save',
  busy: 'Saving...',
  first: 'What papers need',
  seller: 'The agency',
  tax: 'Tax',
  paying: 'How to pay',
  rules: 'Papers',
  fields: {
    legalName: 'Name on papers',
    address: 'Address on papers',
    registration: 'Registered for GST',
    invoiceName: 'Invoices are called',
    gstin: 'GSTIN',
    stateCode: 'State',
    pan: 'PAN',
    udyam: 'Udyam, if registered',
    tan: 'TAN, if you have one',
    lutNumber: 'Letter of undertaking, number',
    lutUntil: 'Letter of undertaking holds until',
    eInvoiceFrom: 'E-invoices from',
    feeSac: 'Code of fees and usage',
    serviceChargeSac: 'Code of the service charge',
    bankName: 'Bank',
    bankHolder: 'Name of the account',
    bankAccount: 'Account',
    bankIfsc: 'IFSC',
    upiId: 'UPI ID',
    upiMax: 'Largest sum for UPI, ₹',
    prefix: 'Letters before numbers',
    paymentDays: 'Days to pay',
    advancePercent: 'Advance on a proforma, %',
    serviceCharge: 'Service charge on the fees, %',
    cancellation: 'Owed when a client cancels',
    terms: 'Terms at the foot of papers',
  },
  help: {
    udyam: 'On papers: clients have 45 days to pay.',
    tan: 'On statements from which tax is withheld.',
    prefix: 'One to three: TK makes TK/26-27/0001.',
    feeSac: 'Ask your accountant. Nothing is chosen for you.',
    serviceCharge: '0 for none',
    eInvoiceFrom: 'Empty until the law asks for them.',
    invoiceName: 'Ask your accountant.',
    registration: 'Composition is not supported: ask your accountant.',
  },
  cancellation: {
    row: (at: number) => `Row ${at}`,
    hours: 'Within, hours',
    percent: 'Of the fee, %',
    add: 'Add a row',
    remove: 'Remove',
    removeRow: (at: number) => `Remove row ${at}`,
  },
  registrations: { none: 'No', regular: 'Yes, regular' },
  noCode: 'Choose a code',
  withholding: 'Tax withheld, codes',
  withholdingHelp: 'Offered when a payment is recorded. Nothing is chosen for you.',
  single: 'From a bill above, ₹',
  year: 'From a year above, ₹',
  until: 'Until',
  fromUntil: (from: string, until: string) => `${from} to ${until}`,
  above: (sum: string, what: 'bill' | 'year') =>
    what === 'bill' ? `a bill above ${sum}` : `a year above ${sum}`,
  withholdingCode: 'Code',
  addWithholding: 'Add a code',
  codes: 'Tax codes',
  code: 'SAC',
  codeName: 'What it is for',
  rate: 'Rate, %',
  from: 'From',
  unchecked: 'Please check with your accountant',
  addCode: 'Add a rate',
  addBusy: 'Adding...',
  addFailed: 'The rate was not added',
  codesHelp: 'Rates change by law: add a new one with its first day.',
  codesMore: 'One with the same code and day replaces it.',
}
