import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../../shared/access/accounts'

/** Stored in this tab while the browser is at the provider, to reject an answer to another request. */
export type Attempt = { provider: SocialProvider; state: string; nonce: string }

const KEY = 'socialAttempt'

/** 128 random bits, safe in a URL. */
const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Starts an attempt; null when the browser blocks session storage. */
export function beginAttempt(provider: SocialProvider): Attempt | null {
  const attempt = { provider, state: random(), nonce: random() }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt))
    return attempt
  } catch {
    return null
  }
}

/** Reads and removes the stored attempt. */
function takeAttempt(): Attempt | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const { provider, state, nonce } = Object(JSON.parse(kept ?? 'null'))
    const isWhole =
      SOCIAL_PROVIDERS.includes(provider) && typeof state === 'string' && typeof nonce === 'string'
    return isWhole ? { provider, state, nonce } : null
  } catch {
    return null
  }
}

export type Answer = { provider: SocialProvider; token: string }

/**
 * Parses the provider's answer in the URL fragment: null when there is none, 'refused' when the provider refused
 * or when the answer matches no attempt of this tab (another site may have forged it).
 */
export function readAnswer(fragment: string): Answer | 'refused' | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  if (!given.has('state') || !['id_token', 'access_token', 'error'].some((name) => given.has(name)))
    return null
  const attempt = takeAttempt()
  const token = given.get('id_token') ?? given.get('access_token')
  if (!attempt || attempt.state !== given.get('state') || token === null) return 'refused'
  if (attempt.provider === 'google' && nonceOf(token) !== attempt.nonce) return 'refused'
  return { provider: attempt.provider, token }
}

/** The nonce of an identity token. The server verifies the signature. */
function nonceOf(token: string): unknown {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return Object(JSON.parse(atob(body))).nonce
  } catch {
    return null
  }
}
