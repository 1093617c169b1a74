import { dayAndMonth } from '../desk/dayWords'
import type { PaperKind } from './moneyLists'
import type { PaperRow } from './papers'
import { rupees } from './rupees'

/** What a paper is called at its head. Without registration there is no word of tax. */
export function paperTitle(kind: PaperKind, isRegistered: boolean): string {
  if (kind === 'quote') return 'Quote'
  if (kind === 'proforma') return 'Proforma'
  if (kind === 'credit note') return 'Credit note'
  if (kind === 'debit note') return 'Debit note'
  if (kind === 'receipt voucher') return 'Receipt voucher'
  if (kind === 'refund voucher') return 'Refund voucher'
  return isRegistered ? 'Tax invoice' : 'Invoice'
}

const WORDS: Record<PaperKind, string> = {
  quote: 'quote',
  proforma: 'proforma',
  invoice: 'invoice',
  'credit note': 'credit note',
  'debit note': 'debit note',
  'receipt voucher': 'receipt',
  'refund voucher': 'refund voucher',
}

type Told = Pick<
  PaperRow,
  'kind' | 'number' | 'totalPaise' | 'outstandingPaise' | 'dueOn' | 'jobTitle' | 'daysLate'
> & {
  name: string | null
  askedPaise: number
  link: string
}

/** The text for WhatsApp or a mail: what it is, how much by when, and the link. */
export function paperText(told: Told): string {
  const { kind, number, totalPaise, outstandingPaise, dueOn, jobTitle, daysLate, askedPaise, link } = told
  const greeting = `Hi ${told.name?.split(' ')[0] ?? 'there'},`
  const about = jobTitle ? ` for ${jobTitle}` : ''
  if (daysLate > 0)
    return `${greeting} a reminder: ${WORDS[kind]} ${number}${about} was due on ${dayAndMonth(dueOn ?? '')}. ${rupees(outstandingPaise)} is still open: ${link}`
  if (kind === 'quote')
    return `${greeting} here is the quote ${number}${about}: ${rupees(totalPaise)}, valid until ${dayAndMonth(dueOn ?? '')}. ${link}`
  const isPart = kind === 'proforma' && askedPaise > 0 && askedPaise < totalPaise
  const asks = isPart
    ? `${rupees(totalPaise)}, of which ${rupees(askedPaise)} in advance`
    : rupees(kind === 'invoice' ? outstandingPaise : totalPaise)
  const by = dueOn && outstandingPaise > 0 ? ` by ${dayAndMonth(dueOn)}` : ''
  return `${greeting} here is the ${WORDS[kind]} ${number}${about}: ${asks}${by}. ${link}`
}
