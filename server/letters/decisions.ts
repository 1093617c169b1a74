import { agency } from '../../shared/agency'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/outbox'
import { greeting } from './greeting'

export type DecisionLetter = { displayName: string; email: string; note: string | null }

const aWord = (note: string | null) => (note === null ? '' : `\n${note}\n`)
const closing = `${agency.name}
${agency.contact.phone}
`

/**
 * Tells an applicant that the agency would like to work with them. With a token: the link that makes their account,
 * once. Without one they have an account already, and the mail says to sign in.
 */
export function applicationApproved(letter: DecisionLetter, token: string | null, site: string): Mail {
  const next =
    token === null
      ? `You have an account already. Sign in and finish your profile:

${site}${paths.login}`
      : `Make your account with this address. It works once, within two weeks, and is meant for you alone:

${site}${paths.invitation(token)}

Then five short steps make your profile, and we put you on the sheet.`
  return {
    to: letter.email,
    replyTo: agency.contact.email,
    subject: `Welcome to ${agency.name}`,
    text: `${greeting(letter.displayName)}

we have looked at what you sent and would like to work with you.
${aWord(letter.note)}
${next}

We never ask for money, before or after.

${closing}`,
  }
}

/** Tells an applicant, without a reason that nobody wrote, that it is a no this time. */
export function applicationRejected(letter: DecisionLetter): Mail {
  return {
    to: letter.email,
    replyTo: agency.contact.email,
    subject: `Your application to ${agency.name}`,
    text: `${greeting(letter.displayName)}

thank you for showing us who you are. We looked at everything you sent and will not take it further this time.
${aWord(letter.note)}
Our sheet is small and changes; you are welcome to apply again later. What you sent is removed within 90 days.

${closing}`,
  }
}
