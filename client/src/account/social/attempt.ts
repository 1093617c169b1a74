import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../../shared/accounts'

/** What this tab remembers while the browser is at the provider: an answer that does not fit is nobody's. */
export type Attempt = { provider: SocialProvider; state: string; nonce: string }

const KEY = 'socialAttempt'

/** 128 bits that nobody can guess, for letters of an address. */
const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** An attempt that this tab remembers; null in a browser that lets it remember nothing. */
export function beginAttempt(provider: SocialProvider): Attempt | null {
  const attempt = { provider, state: random(), nonce: random() }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt))
    return attempt
  } catch {
    return null
  }
}

/** The attempt under way, which is over with this. */
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
 * Reads what a provider sent back in the fragment: null when it sent nothing, 'refused' when it said no or when the
 * answer belongs to no attempt of this tab (another site may have made it up).
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

/** The nonce inside an identity token; the signature is the server's matter. */
function nonceOf(token: string): unknown {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return Object(JSON.parse(atob(body))).nonce
  } catch {
    return null
  }
}
