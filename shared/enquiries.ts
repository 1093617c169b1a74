import { z } from 'zod'
import { NAME_MAX, PROSE_MAX } from './limits'
import { ENQUIRY_SUBJECTS } from './lists'
import { paging, search } from './paging'
import { email, honeypot, line, requiredLine, requiredProse } from './text'

/** What a visitor sends: specification section 3, 'Enquiry payload', with section 5's rules. */
export const enquiryRequest = z.object({
  name: requiredLine(NAME_MAX, 'Enter your name'),
  email,
  subject: z.enum(ENQUIRY_SUBJECTS, 'Choose a subject'),
  message: requiredProse(PROSE_MAX, 'Write a message'),
  website: honeypot,
})
export type EnquiryRequest = z.output<typeof enquiryRequest>

/** `GET /admin/enquiries`: page, limit, search (name, e-mail or subject). */
export const enquiryFilters = paging().extend({ search })
export type EnquiryFilters = z.output<typeof enquiryFilters>

/** The same without pages: what an export holds. */
export const enquirySearch = enquiryFilters.pick({ search: true })
export type EnquirySearch = z.output<typeof enquirySearch>

export const enquiryId = z.object({ id: line(64) })

/** An enquiry as the agency reads it; `createdAt` is ISO 8601, UTC. */
export type Enquiry = {
  id: string
  name: string
  email: string
  subject: string
  message: string
  status: string
  /** looks like a machine's; kept, never dropped (S34) */
  isSpam: boolean
  createdAt: string
}
