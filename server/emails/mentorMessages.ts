import { agency } from '../../shared/agency'
import type { Mail } from '../core/mail/outbox'
import { greeting } from './greeting'
import { signature } from './signature'

/** Notifies the agency of a talent's chat message, without its text. */
export const messageNotification = ({
  to,
  talent,
  chat,
}: {
  to: string
  talent: string
  chat: string
}): Mail => ({
  to,
  subject: `A message from ${talent}`,
  look: { button: { label: 'Read and reply', href: chat } },
  text: `${talent} sent you a message in their dashboard chat.

Read and reply: ${chat}

You will not get another email about this model until you have read this message.
`,
})

export const answerNotification = ({ to, name, chat }: { to: string; name: string; chat: string }): Mail => ({
  to,
  replyTo: agency.contact.email,
  subject: `A message from ${agency.name}`,
  look: { button: { label: 'Read and reply', href: chat } },
  text: `${greeting(name)}

We sent you a message in your dashboard chat.

Read and reply: ${chat}

${signature()}`,
})
