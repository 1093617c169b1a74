import { agency } from '../../shared/agency'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/outbox'
import { greeting } from './greeting'

type Person = { name: string; email: string }

/** The link to set a new password; it works once, for half an hour. */
export function resetLetter(person: Person, token: string, site: string): Mail {
  return {
    to: person.email,
    subject: `Set a new password at ${agency.name}`,
    text: `${greeting(person.name)}

somebody, most likely you, asked to set a new password for this account.
Open this address within 30 minutes. It works once:

${site}${paths.resetPassword(token)}

The page asks for your username: that is this email address, or your phone number.
If it was not you, do nothing. Your password stays as it is.

${agency.name}
`,
  }
}

/** Tells the owner that the password was changed, so that a stranger's change does not go unseen (S7). */
export function passwordChangedNotice(person: Person): Mail {
  return {
    to: person.email,
    replyTo: agency.contact.email,
    subject: `Your password at ${agency.name} was changed`,
    text: `${greeting(person.name)}

the password of your account was changed just now, and every device was signed out.

If it was not you, ask for a new link with "Forgot password?" on the sign-in page, and write to us:
${agency.contact.email}

${agency.name}
`,
  }
}

/** Tells the agency that a talent has finished the five steps and waits to be assigned. */
export function profileSubmitted(talent: { stageName: string; name: string }, address: string): Mail {
  return {
    to: agency.contact.email,
    subject: `New profile: ${talent.stageName}`,
    text: `${talent.name} (${talent.stageName}) has finished the profile and waits to be assigned.

${address}
`,
  }
}

/** The last mail to somebody who deleted the account. */
export function accountRemoved(person: Person): Mail {
  return {
    to: person.email,
    replyTo: agency.contact.email,
    subject: `Your account at ${agency.name} is deleted`,
    text: `${greeting(person.name)}

you deleted your account, and it is done. Your profile is off every page, every device is signed out, and your
pictures and files are removed, at the latest within 24 hours.

Bookings and projects that name you stay with us for as long as the law and our clients need them; they hold your
name and nothing else of you. Copies in our backups end with the backups.

If it was not you, write to us at once: ${agency.contact.email}

Thank you for the time with us. The door stays open.

${agency.name}
`,
  }
}

/** Tells the agency that a talent has deleted its account, so that nobody books who has left. */
export function talentLeft(stageName: string): Mail {
  return {
    to: agency.contact.email,
    subject: `Left the agency: ${stageName}`,
    text: `${stageName} has deleted the account. Profile, pictures and files are gone; bookings and teams keep the name.
Please look whether there is a booking to be moved.
`,
  }
}
