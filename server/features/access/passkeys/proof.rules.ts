import { isIP } from 'node:net'

/** What the browser binds a passkey to: a domain, and the one address whose pages may use it. */
export type RelyingParty = { id: string; origin: string }

const HERE = ['localhost', '127.0.0.1', '[::1]']

/**
 * The site as passkeys know it. Null for an address that browsers have no passkeys for: without https, or a bare IP
 * address. A loopback address is meant as `localhost`, which they accept.
 */
export function relyingParty(site: string): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(site)
  if (HERE.includes(hostname))
    return { id: 'localhost', origin: `${protocol}//localhost${port ? `:${port}` : ''}` }
  if (protocol !== 'https:' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null
  return { id: hostname, origin }
}
