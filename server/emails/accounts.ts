import { agency } from '../../shared/agency'
import { rupees } from '../../shared/money/rupees'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/mail/outbox'
import { greeting } from './greeting'

const emailUs = () => (agency.contact.email ? `email us:\n${agency.contact.email}` : 'tell us.')
const tellUs = () =>
  agency.contact.email ? `email us right away: ${agency.contact.email}` : 'tell us right away.'

type Person = { name: string; email: string }

/** The link to set a new password; valid once, for 30 minutes. */
export function passwordResetEmail(person: Person, token: string, site: string): Mail {
  const href = `${site}${paths.resetPassword(token)}`
  return {
    to: person.email,
    subject: `Set a new password at ${agency.name}`,
    look: { button: { label: 'Set a new password', href } },
    text: `${greeting(person.name)}

We received a request to set a new password for your account.
Open this link within 30 minutes. It works once:

${href}

The page asks for your username: your email address or your phone number.
If this was not you, please ignore this email. Your password has not changed.

${agency.name}
`,
  }
}

/** Tells the owner that the password was changed (S7). */
export function passwordChangedNotice(person: Person): Mail {
  return {
    to: person.email,
    replyTo: agency.contact.email,
    subject: `Your password at ${agency.name} was changed`,
    text: `${greeting(person.name)}

The password of your account was just changed, and you were signed out on all devices.

If this was not you, use "Forgot password?" on the sign-in page to set a new one, and ${emailUs()}

${agency.name}
`,
  }
}

export type SecondFactorChange = 'turned on' | 'turned off' | 'reset' | 'recovery code used'
const secondFactorTexts: Record<SecondFactorChange, [subject: string, text: string]> = {
  'turned on': [
    'Two-step sign-in is on',
    'You now sign in with your password and a code from your authenticator app. Keep your recovery codes somewhere you can find them without your phone.',
  ],
  'turned off': ['Two-step sign-in is off', 'You now sign in with your password alone.'],
  reset: [
    'Two-step sign-in was reset',
    'A superadmin turned off two-step sign-in for your account and deleted your passkeys. You were signed out on all devices. Sign in with your password and turn it on again under My account.',
  ],
  'recovery code used': [
    'A recovery code was used',
    'Someone signed in to your account with one of your recovery codes. That code no longer works. Make new ones under My account when few are left.',
  ],
}

/** Tells a colleague what happened to the second step of signing in. */
export function secondFactorNotice(person: Person, what: SecondFactorChange): Mail {
  const [subject, text] = secondFactorTexts[what]
  return {
    to: person.email,
    subject: `${agency.name}: ${subject}`,
    text: `${greeting(person.name)}

${text}

If this was not you, change your password at once and tell a superadmin of your agency.

${agency.name}
`,
  }
}

/** Tells the agency that a talent has completed onboarding and waits to be assigned. */
export function profileSubmitted(
  talent: { stageName: string; name: string },
  to: string,
  address: string,
): Mail {
  return {
    to,
    subject: `New profile: ${talent.stageName}`,
    look: { button: { label: 'Look at the profile', href: address } },
    text: `${talent.name} (${talent.stageName}) has completed their profile and is ready to be assigned.

${address}
`,
  }
}

export function accountRemoved(person: Person): Mail {
  return {
    to: person.email,
    replyTo: agency.contact.email,
    subject: `Your account at ${agency.name} is deleted`,
    text: `${greeting(person.name)}

Your account is deleted, as you asked. Your profile is no longer on our site, you are signed out on all devices, and we delete your photos and files within 24 hours.

We keep bookings and projects with your name, and nothing else about you, for as long as the law and our clients require. Our backups are overwritten regularly.

If this was not you, please ${tellUs()}

Thank you for your time with us. You are always welcome back.

${agency.name}
`,
  }
}

/** Tells the agency that a talent left, and what it still has to pay. */
export function talentLeft(stageName: string, to: string, owedPaise: number): Mail {
  const owed =
    owedPaise > 0
      ? `They are still owed ${rupees(owedPaise)}. Money no longer lists fees that are on no statement yet, so please keep this email until all is paid.\n`
      : ''
  return {
    to,
    subject: `Account deleted: ${stageName}`,
    text: `${stageName} has deleted their account. Their profile, photos and files are deleted; bookings and teams keep the name.
Please check whether any bookings need to change.
${owed}`,
  }
}
