import { agency } from '../../shared/agency'
import type { Mail } from '../core/mail/outbox'
import { greeting } from './greeting'

const words = {
  'passkey added': [
    'A passkey was added',
    'was added to your account. It signs you in, and you were signed out on all other devices.',
  ],
  'passkey deleted': [
    'A passkey was deleted',
    'was deleted from your account. It no longer signs you in, and you were signed out on all other devices.',
  ],
} as const

/** Tells a colleague that a passkey was added to the account or deleted. */
export function passkeyNotice(
  person: { name: string; email: string },
  what: keyof typeof words,
  passkey: string,
): Mail {
  const [subject, text] = words[what]
  return {
    to: person.email,
    subject: `${agency.name}: ${subject}`,
    text: `${greeting(person.name)}

The passkey "${passkey}" ${text}

If this was not you, change your password at once, delete passkeys that you do not know under My account, and tell a superadmin of your agency.

${agency.name}
`,
  }
}
