import type { Mail } from '../core/outbox'

export type SubmissionLetter = {
  to: string
  replyTo: string | null
  talent: string
  title: string
  company: string
  /** where the agency reads about the talent */
  profile: string
}

const addressed = ({ to, replyTo }: SubmissionLetter) => ({ to, ...(replyTo !== null && { replyTo }) })

/** Tells the agency who has applied to an opportunity; a reply goes to the talent. */
export const applicationToAgency = (letter: SubmissionLetter): Mail => ({
  ...addressed(letter),
  subject: `${letter.talent} applies: ${letter.title}`,
  text: `${letter.talent} has applied to ‘${letter.title}’ (${letter.company}).

Profile, measurements and pictures: ${letter.profile}
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
