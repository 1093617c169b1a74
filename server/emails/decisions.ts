import { agency } from '../../shared/agency'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/mail/outbox'
import { greeting } from './greeting'
import { signature } from './signature'

export type DecisionEmailProps = { displayName: string; email: string; note: string | null }

const aWord = (note: string | null) => (note === null ? '' : `\n${note}\n`)

/**
 * Approves an applicant. With a token it links to account creation; without one the applicant already has an
 * account.
 */
export function signupRequestApproved(props: DecisionEmailProps, token: string | null, site: string): Mail {
  const button =
    token === null
      ? { label: 'Sign in', href: `${site}${paths.login}` }
      : { label: 'Create your account', href: `${site}${paths.invitation(token)}` }
  const next =
    token === null
      ? `You already have an account. Sign in and finish your profile:

${button.href}`
      : `Create your account with this link. It works once, expires in two weeks, and is only for you:

${button.href}

Then complete your profile in five short steps, so that we can put you on our roster.`
  return {
    to: props.email,
    replyTo: agency.contact.email,
    subject: `Welcome to ${agency.name}`,
    look: { button },
    text: `${greeting(props.displayName)}

We have looked at your application and would like to work with you.
${aWord(props.note)}
${next}

We never ask models for money.

${signature()}`,
  }
}

export function signupRequestRejected(props: DecisionEmailProps): Mail {
  return {
    to: props.email,
    replyTo: agency.contact.email,
    subject: `Your application to ${agency.name}`,
    text: `${greeting(props.displayName)}

Thank you for your application. We looked at everything you sent. This time our answer is no.
${aWord(props.note)}
You are welcome to apply again later. We delete your application and files after 90 days.

${signature()}`,
  }
}
