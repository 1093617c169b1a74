import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { parseApiError } from '../../../lib/apiError'
import { passkeys } from '../passkeys.copy'

const copy = passkeys.stopped

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
    NotAllowedError: copy.cancelled,
    AbortError: copy.cancelled,
    InvalidStateError: copy.known,
    SecurityError: copy.otherAddress,
  },
  signing: {
    NotAllowedError: copy.unsigned,
    AbortError: copy.unsigned,
    SecurityError: copy.otherAddress,
  },
} satisfies Record<string, Record<string, string>>

/** A sentence about why it stopped: the person, the browser, or the server. */
export function whyStopped(error: unknown, what: keyof typeof SENTENCES): string {
  if (!(error instanceof Error)) return copy.failed
  if (error.name === 'TRPCClientError') return parseApiError(error).message ?? copy.network
  const sentences: Record<string, string> = SENTENCES[what]
  return sentences[error.name] ?? copy.failed
}
