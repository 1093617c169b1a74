import { agency } from '../../shared/agency'
import type { Mail } from '../core/outbox'

export type SubmissionLetter = {
  to: string
  replyTo: string | null
  talent: string
  title: string
  company: string
  /** where the agency reads about the talent */
  profile: string
  /** where it decides */
  applications: string
}

const addressed = ({ to, replyTo }: SubmissionLetter) => ({ to, ...(replyTo !== null && { replyTo }) })

/** Tells the agency who has applied to an opportunity; a reply goes to the talent. */
export const applicationToAgency = (letter: SubmissionLetter): Mail => ({
  ...addressed(letter),
  subject: `${letter.talent} applies: ${letter.title}`,
  text: `${letter.talent} has applied to ‘${letter.title}’ (${letter.company}).

Profile, measurements and pictures: ${letter.profile}
Accept or reject: ${letter.applications}
`,
})

/** Tells the agency that an application is off. */
export const withdrawalToAgency = (letter: SubmissionLetter): Mail => ({
  ...addressed(letter),
  subject: `${letter.talent} is out: ${letter.title}`,
  text: `${letter.talent} has taken back the application to ‘${letter.title}’ (${letter.company}).

Profile: ${letter.profile}
`,
})

export type SubmissionAnswer = {
  name: string
  email: string
  title: string
  company: string
  note: string | null
}

const aWord = (note: string | null) => (note === null ? '' : `\n${note}\n`)
const closing = `${agency.name}
${agency.contact.phone}
`

/** Tells a talent that the agency has accepted the application; dates and fee are agreed in person. */
export const submissionAccepted = ({ name, email, title, company, note }: SubmissionAnswer): Mail => ({
  to: email,
  replyTo: agency.contact.bookings,
  subject: `Accepted: ${title}`,
  text: `Dear ${name},

we have accepted your application to ‘${title}’ (${company}).
${aWord(note)}
Somebody will call you about dates, fee and call time. Nothing is booked before that. If your plans have changed,
tell us now by answering this mail.

${closing}`,
})

/** Tells a talent, without a reason that nobody wrote, that it is a no this time. */
export const submissionRejected = ({ name, email, title, company, note }: SubmissionAnswer): Mail => ({
  to: email,
  replyTo: agency.contact.bookings,
  subject: `Your application: ${title}`,
  text: `Dear ${name},

thank you for your application to ‘${title}’ (${company}). It is a no this time.
${aWord(note)}
What else is open stands on your dashboard.

${closing}`,
})
