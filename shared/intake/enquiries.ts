import { z } from 'zod'
import { NAME_MAX, PROSE_MAX, SUBJECT_MAX } from '../limits'
import { type ENQUIRY_STATUSES, ENQUIRY_SUBJECTS } from '../lists'
import { email, honeypot, line, requiredLine, requiredProse } from '../text/text'

/** The form's five subjects match in any case; other subjects from API clients stay as given. */
const subject = requiredLine(SUBJECT_MAX, 'Choose a subject').transform(
  (given) => ENQUIRY_SUBJECTS.find((value) => value === given.toLowerCase()) ?? given,
)

export const enquiryRequest = z.object({
  name: requiredLine(NAME_MAX, 'Enter your name'),
  email,
  subject,
  message: requiredProse(PROSE_MAX, 'Write a message'),
  website: honeypot,
})
export type EnquiryRequest = z.output<typeof enquiryRequest>

export const enquiryId = z.object({ id: line(64) })

/** An enquiry as the agency sees it; `createdAt` is ISO 8601, UTC. */
export type Enquiry = Omit<EnquiryRequest, 'website'> & {
  id: string
  status: (typeof ENQUIRY_STATUSES)[number]
  /** suspected spam; stored, never dropped (S34) */
  isSpam: boolean
  createdAt: string
}
