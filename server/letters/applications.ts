import { agency } from '../../shared/agency'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/outbox'
import { greeting } from './greeting'

export type ApplicationLetter = {
  displayName: string
  name: string
  email: string
  contact: string
  city: string | null
  notes: string | null
  links: string[]
  files: number
}

/** Tells the agency of a new application; a reply goes to the applicant. Files are seen in the admin area only. */
export function applicationToAgency(application: ApplicationLetter, to: string, site: string): Mail {
  const { displayName, name, email, contact, city, notes, links, files } = application
  const facts = [
    ['Full name', name],
    ['Email', email],
    ['Phone', contact],
    ['City', city],
    ['Files', files > 0 ? String(files) : null],
    ['Links', links.join('\n  ')],
  ]
  return {
    to,
    replyTo: email,
    subject: `Application: ${displayName}`,
    text: `${displayName} applies to join.

${facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')}

${notes ?? ''}

All applications: ${site}${paths.adminArtistRequests}
`,
  }
}

/** The applicant's receipt: when to expect an answer (section 9), and what happens to what was sent. */
export function applicationReceipt(application: Pick<ApplicationLetter, 'displayName' | 'email'>): Mail {
  return {
    to: application.email,
    replyTo: agency.contact.email,
    subject: `We have your application to ${agency.name}`,
    text: `${greeting(application.displayName)}

thank you for showing us who you are. Somebody will look at it and answer you within ${agency.promises.application}.

We never ask applicants for money. To take your application back, reply to this mail: everything you sent is then
removed.

If you did not apply, somebody else entered your address: please tell us.

${agency.name}
${agency.contact.phone}
`,
  }
}
