import { agency } from '../../shared/agency'
import { paths } from '../../shared/paths'
import type { Mail } from '../core/mail/outbox'
import { signatureWithEmail } from './signature'

/** Confirms a subscription, with the unsubscribe link. */
export function subscriptionConfirmed(email: string, token: string, site: string): Mail {
  return {
    to: email,
    subject: `You subscribed to the ${agency.name} newsletter`,
    text: `Hello,

You are now subscribed to the ${agency.name} newsletter: new faces and new work, a few times a year.

Not you, or changed your mind? Unsubscribe here:
${site}${paths.unsubscribe(token)}

${signatureWithEmail()}`,
  }
}
