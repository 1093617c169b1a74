import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { parseApiError } from '../../../lib/apiError'
import { passkeys } from '../passkeys.copy'

const words = passkeys.stopped

/** False in an old browser, and on a page without https. */
export const hasPasskeys = () => typeof window.PublicKeyCredential === 'function'

// Loaded when somebody uses a passkey.
const library = () => import('@simplewebauthn/browser')

/** Asks the browser to make a passkey. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON })
}

/** Asks the browser to sign with a passkey. */
export async function signWithPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON })
}

// By the names of errors that the standard gives; browsers do not tell a person who cancels from one who has no passkey.
const SENTENCES = {
  making: {
    NotAllowedError: words.cancelled,
    AbortError: words.cancelled,
    InvalidStateError: words.known,
    SecurityError: words.otherAddress,
  },
  signing: {
    NotAllowedError: words.unsigned,
    AbortError: words.unsigned,
    SecurityError: words.otherAddress,
  },
} satisfies Record<string, Record<string, string>>

/** A sentence about why it stopped: the person, the browser, or the server. */
export function whyStopped(error: unknown, what: keyof typeof SENTENCES): string {
  if (!(error instanceof Error)) return words.failed
  if (error.name === 'TRPCClientError') return parseApiError(error).message ?? words.network
  const sentences: Record<string, string> = SENTENCES[what]
  return sentences[error.name] ?? words.failed
}
