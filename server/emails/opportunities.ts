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

const aWord = (note: string | null) => (note === null ? '' : `\n${note}\n`)

export const opportunityApplicationAccepted = ({
  name,
  email,
  title,
  company,
  note,
}: OpportunityApplicationAnswer): Mail => ({
  to: email,
  replyTo: bookingsEmail(),
  subject: `Accepted: ${title}`,
  text: `Dear ${name},

We have accepted your application for ‘${title}’ (${company}).
${aWord(note)}
We will call you about dates, fee and call time. Nothing is booked before that. If your plans have changed, please reply to this email.

${signature()}`,
})

export const opportunityApplicationRejected = ({
  name,
  email,
  title,
  company,
  note,
}: OpportunityApplicationAnswer): Mail => ({
  to: email,
  replyTo: bookingsEmail(),
  subject: `Your application: ${title}`,
  text: `Dear ${name},

Thank you for your application for ‘${title}’ (${company}). Our answer is no this time.
${aWord(note)}
See other open opportunities on your dashboard.

${signature()}`,
})
