import { agency } from '../../shared/agency'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/outbox'

type Person = { name: string; email: string }

/** Invites the person of a model that the agency made to an account of their own; the link works once. */
export function talentInvited(person: Person, token: string, site: string): Mail {
  return {
    to: person.email,
    replyTo: agency.contact.email,
    subject: `Your profile at ${agency.name}`,
    text: `Dear ${person.name},

we keep a profile of you at ${agency.name}. This address makes your account, so that you can look after it yourself.
It works once, within two weeks, and is meant for you alone:

${site}${paths.invitation(token)}

If you do not know us, do nothing, or tell us by answering this mail.

${agency.name}
${agency.contact.phone}
`,
  }
}

/** Invites somebody to work in the admin area; the link works once. */
export function colleagueInvited(person: Person, token: string, site: string): Mail {
  return {
    to: person.email,
    replyTo: agency.contact.email,
    subject: `Your account in the admin area of ${agency.name}`,
    text: `Dear ${person.name},

you were asked to work in the admin area of ${agency.name}. Set your name and password at this address. It works once,
within a week, and is meant for you alone:

${site}${paths.adminInvitation(token)}

If you did not expect this, do nothing, or tell us by answering this mail.

${agency.name}
${agency.contact.phone}
`,
  }
}
