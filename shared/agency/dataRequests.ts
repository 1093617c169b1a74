import { z } from 'zod'
import { EMAIL_MAX } from '../limits'
import { withLatinDigits } from '../text/digits'
import { requiredLine } from '../text/text'

const WANTED = 'Enter a full email address or phone number'

/** The last ten digits of a phone number, which drops the country code. */
export const phoneDigits = (text: string): string => withLatinDigits(text).replace(/\D/g, '').slice(-10)

/** Finds a person by email address, or by a phone number of at least seven digits. */
export const personSearch = z.object({
  contact: requiredLine(EMAIL_MAX, WANTED).refine(
    (given) => /^[^\s@]+@[^\s@]+$/.test(given) || (!given.includes('@') && phoneDigits(given).length >= 7),
    WANTED,
  ),
})
export type PersonSearch = z.output<typeof personSearch>

/** A record that a person sent, from any form. Times are ISO 8601, UTC. */
export type PersonRecord = {
  of: 'bookings' | 'enquiries' | 'signupRequests' | 'newsletter'
  /** for a newsletter subscription, the address itself */
  id: string
  /** null for a newsletter subscription */
  name: string | null
  email: string
  phone: string | null
  /** a booking's model, an enquiry's subject */
  about: string | null
  status: string
  isSpam: boolean
  createdAt: string
}

/** Newest first; `hasMore` when not all are listed. */
export type PersonRecords = { records: PersonRecord[]; hasMore: boolean }
