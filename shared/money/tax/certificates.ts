import { z } from 'zod'
import { dayAndMonth } from '../../desk/dayWords'
import { paging, search } from '../../paging'
import { id, shortList } from '../../text/text'
import { dayAfter } from '../../time/days'
import type { Supply } from '../reckoning'
import { rupees } from '../rupees'

// Tax that a client withheld counts with the tax office once the client's certificate of the quarter (form 16A, now 131) is there.

/** How certificates of a client and quarter stand. */
export const CERTIFICATE_STANDINGS = ['missing', 'overdue', 'seen'] as const

export const certificateFilters = paging().extend({
  search,
  standing: z.enum([...CERTIFICATE_STANDINGS, 'all']).default('all'),
})
export type CertificateFilters = z.output<typeof certificateFilters>

const PAYMENTS_MAX = 500
/** The payments whose tax a certificate names; not seen takes it back. */
export const certificateSeen = z.object({
  paymentIds: shortList(id, PAYMENTS_MAX, `At most ${PAYMENTS_MAX} payments`),
  isSeen: z.boolean(),
})
export type CertificateSeen = z.output<typeof certificateSeen>

export type WithheldPayment = {
  id: string
  paperId: string
  number: string
  receivedOn: string
  withheldPaise: number
  withheldCode: string | null
}
/** The tax that one client withheld in one quarter. */
export type CertificateRow = {
  clientId: string | null
  client: string
  /** the first day of the quarter */
  quarter: string
  withheldPaise: number
  payments: WithheldPayment[]
  dueOn: string
  /** days after the day by which the certificate should have come, 0 once it was seen */
  daysLate: number
  seenOn: string | null
  /** asks the client's contact for it; null once it was seen */
  ask: { text: string; phone: string | null; email: string | null } | null
}

export type CertificateSums = { missing: number; missingPaise: number; overduePaise: number }

/** Whether what a client kept back is tax: an agency without GST also records other deductions, without a code. */
export const isTaxWithheld = (
  { withheldPaise, withheldCode }: Pick<WithheldPayment, 'withheldPaise' | 'withheldCode'>,
  supply: Supply,
): boolean => withheldPaise > 0 && (withheldCode !== null || supply !== 'without_gst')

/** The first day of the quarter of a day. The quarters of the Indian financial year begin in April, July, October, January. */
export function quarterOf(day: string): string {
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${day.slice(0, 5)}${String(first).padStart(2, '0')}-01`
}

/** By the first month of a quarter: in how many years its certificate is due, and on which day. */
const DUE: Record<string, readonly [years: number, day: string]> = {
  '04': [0, '08-15'],
  '07': [0, '11-15'],
  '10': [1, '02-15'],
  '01': [0, '06-15'],
}

/**
 * By when the certificate of a quarter is due: 15 August, 15 November, 15 February, and 15 June for January to March. That
 * is 15 days after the client's own return of the quarter (rule 31(3) with rule 31A(2) of the Income-tax Rules, 1962). The
 * rules of the Income-tax Act, 2025 may number and time it differently from April 2026 on: please check.
 */
export function certificateDueOn(quarter: string): string {
  const [years, day] = DUE[quarter.slice(5, 7)] ?? [0, '']
  return `${Number(quarter.slice(0, 4)) + years}-${day}`
}

/** The first day of the oldest quarter whose certificates are not overdue on a day. */
export function notOverdueFrom(today: string): string {
  let first = quarterOf(today)
  for (;;) {
    const before = quarterOf(dayAfter(first, -1))
    if (certificateDueOn(before) < today) return first
    first = before
  }
}

const MONTHS = { '04': 'Apr to Jun', '07': 'Jul to Sep', '10': 'Oct to Dec', '01': 'Jan to Mar' } as const
const PLACES = { '04': 'Q1', '07': 'Q2', '10': 'Q3', '01': 'Q4' } as const

/** `Oct to Dec 2026 (Q3)`: a quarter as both sides call it. */
export function quarterWords(quarter: string): string {
  const month = quarter.slice(5, 7) as keyof typeof MONTHS
  return `${MONTHS[month]} ${quarter.slice(0, 4)} (${PLACES[month]})`
}

const NAMED_MAX = 6

/** The form of a certificate: by the Income-tax Rules of 2026 form 16A is form 131, for tax from April 2026 on. */
const formOf = (quarter: string) => (quarter < '2026-04' ? 'form 16A' : 'form 131, before 16A')

/** Asks the client's contact for the certificate of a quarter, for WhatsApp or a mail. */
export function certificateText(
  {
    quarter,
    withheldPaise,
    payments,
    dueOn,
  }: Pick<CertificateRow, 'quarter' | 'withheldPaise' | 'payments' | 'dueOn'>,
  name: string | null,
  pan: string,
): string {
  const named = payments
    .slice(0, NAMED_MAX)
    .map((each) => `${each.number}, ${rupees(each.withheldPaise)} on ${dayAndMonth(each.receivedOn)}`)
  const more = payments.length - named.length
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ')
  return `Hi ${name?.split(' ')[0] ?? 'there'}, please send us your tax certificate (${formOf(quarter)}) for ${quarterWords(quarter)}, due by ${dayAndMonth(dueOn)}. You withheld ${rupees(withheldPaise)}: ${list}.${pan ? ` Our PAN is ${pan}.` : ''}`
}
