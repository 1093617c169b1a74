import { adminPaths } from '../../shared/adminPaths'
import { agency, promised } from '../../shared/agency'
import { subjectWords } from '../../shared/agency/enquirySubjects'
import type { Mail } from '../core/mail/outbox'
import { greeting } from './greeting'
import { signature } from './signature'

export type EnquiryEmailProps = { id: string; name: string; email: string; subject: string; message: string }

/** Notifies the agency of a new enquiry; a reply goes to the sender. */
export function enquiryNotification(enquiry: EnquiryEmailProps, to: string, site: string): Mail {
  const href = `${site}${adminPaths.deskItem(enquiry.id)}`
  return {
    to,
    replyTo: enquiry.email,
    subject: `Enquiry (${subjectWords(enquiry.subject)}): ${enquiry.name}`,
    look: { button: { label: 'Open it on the desk', href } },
    text: `${enquiry.name} <${enquiry.email}> wrote to us about: ${subjectWords(enquiry.subject)}

${enquiry.message}

Open it on the desk: ${href}
`,
  }
}

/** The sender's receipt. It does not repeat the message; see `greeting`. */
export function enquiryConfirmation(enquiry: EnquiryEmailProps): Mail {
  return {
    to: enquiry.email,
    replyTo: agency.contact.email,
    subject: 'We have your message',
    text: `${greeting(enquiry.name)}

Thank you for your message.${promised('enquiry', (time) => ` We will reply within ${time}.`)}

If this was not you, please ignore this email.

${signature()}`,
  }
}
