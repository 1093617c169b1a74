import { agency } from '../../shared/agency'
import { subjectWords } from '../../shared/enquirySubjects'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/outbox'
import { greeting } from './greeting'

export type EnquiryLetter = { name: string; email: string; subject: string; message: string }

/** Tells the agency of a new enquiry; a reply goes to the sender. */
export function enquiryToAgency(enquiry: EnquiryLetter, to: string, site: string): Mail {
  return {
    to,
    replyTo: enquiry.email,
    subject: `Enquiry (${subjectWords(enquiry.subject)}): ${enquiry.name}`,
    text: `${enquiry.name} <${enquiry.email}> writes about: ${subjectWords(enquiry.subject)}

${enquiry.message}

All enquiries: ${site}${paths.adminEnquiries}
`,
  }
}

/** The sender's receipt: when to expect an answer (section 9). It does not repeat the message; see `greeting`. */
export function enquiryReceipt(enquiry: EnquiryLetter): Mail {
  return {
    to: enquiry.email,
    replyTo: agency.contact.email,
    subject: 'We have your message',
    text: `${greeting(enquiry.name)}

thank you for your message. Somebody will answer you within ${agency.promises.enquiry}.

If you did not write to us, somebody else entered your address: you need not do anything.

${agency.name}
${agency.contact.phone}
`,
  }
}
