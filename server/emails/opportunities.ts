import { bookingsEmail } from '../../shared/agency'
import type { Mail } from '../core/mail/outbox'
import { signature } from './signature'

export type OpportunityApplicationEmailProps = {
  to: string
  replyTo: string | null
  talent: string
  title: string
  company: string
  profile: string
  applications: string
}

const addressed = ({ to, replyTo }: OpportunityApplicationEmailProps) => ({
  to,
  ...(replyTo !== null && { replyTo }),
})

/** Notifies the agency of an application to an opportunity; a reply goes to the talent. */
export const opportunityApplicationNotification = (props: OpportunityApplicationEmailProps): Mail => ({
  ...addressed(props),
  subject: `${props.talent} applied: ${props.title}`,
  look: { button: { label: 'Accept or reject', href: props.applications } },
  text: `${props.talent} has applied for ‘${props.title}’ (${props.company}).

Profile, measurements and photos: ${props.profile}
Accept or reject: ${props.applications}
`,
})

export const withdrawalNotification = (props: OpportunityApplicationEmailProps): Mail => ({
  ...addressed(props),
  subject: `${props.talent} withdrew: ${props.title}`,
  look: { button: { label: 'Look at the profile', href: props.profile } },
  text: `${props.talent} has withdrawn their application for ‘${props.title}’ (${props.company}).

Profile: ${props.profile}
`,
})

export type OpportunityApplicationAnswer = {
  name: string
  email: string
  title: string
  company: string
  note: string | null
}

/** A letter to who applied, with what the agency adds by hand in its place. */
const letter = (
  { name, email, note }: OpportunityApplicationAnswer,
  { subject, answer, next }: { subject: string; answer: string; next: string },
): Mail => ({
  to: email,
  replyTo: bookingsEmail(),
  subject,
  text: `Dear ${name},

${answer}
${note === null ? '' : `\n${note}\n`}
${next}

${signature()}`,
})

export const opportunityApplicationAccepted = (given: OpportunityApplicationAnswer): Mail =>
  letter(given, {
    subject: `Accepted: ${given.title}`,
    answer: `We have accepted your application for ‘${given.title}’ (${given.company}).`,
    next: 'We will call you about dates, fee and call time. Nothing is booked before that. If your plans have changed, please reply to this email.',
  })

export const opportunityApplicationRejected = (given: OpportunityApplicationAnswer): Mail =>
  letter(given, {
    subject: `Your application: ${given.title}`,
    answer: `Thank you for your application for ‘${given.title}’ (${given.company}). Our answer is no this time.`,
    next: 'See other open opportunities on your dashboard.',
  })
