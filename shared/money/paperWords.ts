import { dayAndMonth } from '../desk/dayWords'
import type { PaperKind, PaperSeller, PaperStanding } from './moneyLists'
import type { PaperRow } from './papers'
import { rupees } from './rupees'

export const PAPER_NAMES: Record<PaperKind, string> = {
  quote: 'Quote',
  proforma: 'Proforma',
  invoice: 'Invoice',
  'credit note': 'Credit note',
  'debit note': 'Debit note',
  'receipt voucher': 'Receipt voucher',
  'refund voucher': 'Refund voucher',
}

/** What a paper is called where its client reads it. */
export const paperName = (kind: PaperKind, { invoiceName }: Pick<PaperSeller, 'invoiceName'>): string =>
  kind === 'invoice' && invoiceName ? invoiceName : PAPER_NAMES[kind]

/** What a paper is called at its head. Without registration there is no word of tax. */
export const paperTitle = (kind: PaperKind, isRegistered: boolean, seller: PaperSeller): string =>
  kind === 'invoice' && isRegistered ? 'Tax invoice' : paperName(kind, seller)

type TextPaper = Pick<
  PaperRow,
  ('kind' | 'number' | 'totalPaise' | 'outstandingPaise' | 'dueOn' | 'jobTitle' | 'daysLate') | 'standing'
> & {
  seller: PaperSeller
  name: string | null
  nowPaise: number
  link: string
}

/** Why nothing is owed, after the total of a paper. */
const SETTLED: Partial<Record<PaperStanding, string>> = {
  ...{ paid: ', paid', overpaid: ', paid' },
  ...{ credited: ', taken back by a credit note', invoiced: ', invoiced since' },
}

/** The text for WhatsApp or a mail: what it is, how much by when, and the link. */
export function paperText(paper: TextPaper): string {
  const { kind, number, totalPaise, outstandingPaise, dueOn, jobTitle, daysLate, standing, nowPaise, link } =
    paper
  const called = paperName(kind, paper.seller).toLowerCase()
  const greeting = `Hi ${paper.name?.split(' ')[0] ?? 'there'},`
  const about = jobTitle ? ` for ${jobTitle}` : ''
  if (daysLate > 0)
    return `${greeting} a reminder: ${called} ${number}${about} was due on ${dayAndMonth(dueOn ?? '')}. ${rupees(outstandingPaise)} is still open: ${link}`
  if (kind === 'quote')
    return `${greeting} here is the quote ${number}${about}: ${rupees(totalPaise)}, valid until ${dayAndMonth(dueOn ?? '')}. ${link}`
  const asks =
    outstandingPaise === 0
      ? `${rupees(totalPaise)}${SETTLED[standing] ?? ''}`
      : nowPaise < outstandingPaise
        ? `${rupees(totalPaise)}, of which ${rupees(nowPaise)} in advance`
        : rupees(outstandingPaise)
  const by = dueOn && outstandingPaise > 0 ? ` by ${dayAndMonth(dueOn)}` : ''
  return `${greeting} here is the ${called} ${number}${about}: ${asks}${by}. ${link}`
}
