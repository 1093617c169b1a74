import { z } from 'zod'
import { NAME_MAX } from '../limits'
import { id, line, requiredLine } from '../text/text'
import type { PaperSeller } from './moneyLists'

// What a client does and reads at the link of a paper.

export const paperVisit = z.object({ token: line(60) })
export const paidNote = paperVisit.extend({
  reference: requiredLine(60, 'Enter the reference of the payment'),
})
export type PaidNote = z.output<typeof paidNote>

export const acceptance = paperVisit.extend({
  name: requiredLine(NAME_MAX, 'Enter your name'),
})
export type Acceptance = z.output<typeof acceptance>

/** A text to send, with the paper's new link. */
export type PaperText = {
  linkId: string
  text: string
  url: string
  phone: string | null
  email: string | null
}
/** Whether the text with a link went: into WhatsApp, a mail program or the clipboard. */
export const handedOver = z.object({ linkId: id, went: z.boolean() })
export type HandedOver = z.output<typeof handedOver>
/** What the client's page shows. */
export type SharedPaper = {
  /** what the paper is called */
  name: string
  number: string
  issuedOn: string
  dueOn: string | null
  seller: string
  title: string | null
  totalPaise: number
  owedPaise: number
  /** why nothing is owed */
  settledBy: 'payment' | 'credit note' | 'invoice' | 'job' | null
  askedPaise: number
  upi: string | null
  bank: PaperSeller['bank']
  noted: boolean
}
/** A quote as its client reads it. */
export type SharedQuote = {
  number: string
  /** the last day on which it can be accepted */
  validUntil: string
  seller: string
  title: string | null
  lines: { words: string; more: string; amountPaise: number }[]
  taxPaise: number
  roundOffPaise: number
  totalPaise: number
  /** whether it can be accepted now */
  isOpen: boolean
  acceptedBy: string | null
  acceptedAt: string | null
}
