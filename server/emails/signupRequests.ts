import { adminPaths } from '../../shared/adminPaths'
import { agency, promised } from '../../shared/agency'
import type { Mail } from '../core/mail/outbox'
import { greeting } from './greeting'
import { signature } from './signature'

export type SignupRequestEmailProps = {
  displayName: string
  name: string
  email: string
  contact: string
  city: string | null
  notes: string | null
  links: string[]
  files: number
}

/** Notifies the agency of a new signup request; a reply goes to the applicant. */
export function signupRequestNotification(
  application: SignupRequestEmailProps,
  to: string,
  site: string,
): Mail {
  const { displayName, name, email, contact, city, notes, links, files } = application
  const href = `${site}${adminPaths.artistRequests}`
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
    look: { button: { label: 'Look at all applications', href } },
    text: `${displayName} has applied to join ${agency.name}.

${facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')}
${notes ? `\n${notes}\n` : ''}
All applications: ${href}
`,
  }
}

export function signupRequestConfirmation(
  application: Pick<SignupRequestEmailProps, 'displayName' | 'email'>,
): Mail {
  return {
    to: application.email,
    replyTo: agency.contact.email,
    subject: `We have your application to ${agency.name}`,
    text: `${greeting(application.displayName)}

Thank you for your application.${promised('application', (time) => ` We will look at it and reply within ${time}.`)}

We never ask applicants for money. To withdraw your application, reply to this email and we will delete everything you sent.

If this was not you, please tell us and we will delete it.

${signature()}`,
  }
}
