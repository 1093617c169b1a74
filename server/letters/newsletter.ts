import { agency } from '../../shared/agency'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/outbox'

/** Confirms a subscription and carries the link that takes the address off again (contract). */
export function subscriptionConfirmed(email: string, token: string, site: string): Mail {
  return {
    to: email,
    subject: `You are on the list of ${agency.name}`,
    text: `Hello,

this address was subscribed to the newsletter of ${agency.name}: new faces and new work, a few times a year.

Not you, or no longer interested? This page takes the address off the list:
${site}${paths.unsubscribe(token)}

${agency.name}
${agency.contact.email}
`,
  }
}
