import { agency } from '../../shared/agency'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/mail/outbox'
import { signature } from './signature'

type Person = { name: string | null; email: string }

const dear = (name: string | null) => (name === null ? 'Hello,' : `Dear ${name},`)

/** Invites a talent to the account of an existing model; the link works once. */
export function talentInvited(person: Person, token: string, site: string): Mail {
  return {
    to: person.email,
    replyTo: agency.contact.email,
    subject: `Your profile at ${agency.name}`,
    look: { button: { label: 'Create your account', href: `${site}${paths.invitation(token)}` } },
    text: `${dear(person.name)}

You have a profile at ${agency.name}. Use this link to create your account and edit your profile yourself. It works once, expires in two weeks, and is only for you:

${site}${paths.invitation(token)}

If you do not know us, please ignore this email, or reply to tell us.

${signature()}`,
  }
}

/** Tells the old address of a colleague that another one is used to sign in. */
export function emailChangedNotice(person: { name: string; email: string }, site: string): Mail {
  return {
    to: person.email,
    subject: `Your email address at ${agency.name} was changed`,
    look: { button: { label: 'Sign in', href: `${site}${paths.adminLogin}` } },
    text: `${dear(person.name)}

You now sign in with another email address. This one no longer works for signing in.

Sign in here:
${site}${paths.adminLogin}

If this was not you, tell a superadmin of your agency at once.

${signature()}`,
  }
}

/** Invites a colleague to the back office; the link works once. */
export function colleagueInvited(person: Person, token: string, site: string): Mail {
  return {
    to: person.email,
    replyTo: agency.contact.email,
    subject: `Your invitation to the ${agency.name} admin panel`,
    look: { button: { label: 'Accept the invitation', href: `${site}${paths.adminInvitation(token)}` } },
    text: `${dear(person.name)}

You are invited to the admin panel of ${agency.name}. Set your name and password with this link. It works once, expires in a week, and is only for you:

${site}${paths.adminInvitation(token)}

If you did not expect this, please ignore this email, or reply to tell us.

${signature()}`,
  }
}
