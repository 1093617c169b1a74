import { z } from 'zod'
import { NAME_MAX, PROSE_MAX } from './limits'
import { ENQUIRY_SUBJECTS } from './lists'
import { email, honeypot, requiredLine, requiredProse } from './text'

/** What a visitor sends: specification section 3, 'Enquiry payload', with section 5's rules. */
export const enquiryRequest = z.object({
  name: requiredLine(NAME_MAX, 'Enter your name'),
  email,
  subject: z.enum(ENQUIRY_SUBJECTS, 'Choose a subject'),
  message: requiredProse(PROSE_MAX, 'Write a message'),
  website: honeypot,
})
export type EnquiryRequest = z.output<typeof enquiryRequest>
