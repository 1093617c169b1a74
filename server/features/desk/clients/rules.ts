/** Public mail providers: a shared domain does not mean the same client. */
const FREE_MAIL = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.in',
  'yahoo.co.in',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'proton.me',
  'protonmail.com',
  'rediffmail.com',
  'aol.com',
  'gmx.de',
  'web.de',
]

/** The domain of an address as a hint to the client; null for free mail. */
export function domainOf(email: string | null | undefined): string | null {
  const domain = email?.split('@')[1]?.toLowerCase() ?? null
  return domain === null || FREE_MAIL.includes(domain) ? null : domain
}

const WORST_FIRST = ['blocked', 'watch', 'good']

/** Of two clients the one whose standing is worse; the first when they are alike. */
export const worseOf = <Client extends { standing: string }>(one: Client, other: Client): Client =>
  WORST_FIRST.indexOf(other.standing) < WORST_FIRST.indexOf(one.standing) ? other : one
