import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { NAME_MAX } from '../../../shared/limits'
import { email, requiredLine } from '../../../shared/text/text'
import type { Config } from '../config'
import { busy, notSetUp } from '../errors'
import { serverMessages } from '../messages'

export type Provider = 'google' | 'facebook'

/** A provider's account. `subject` never changes; `email` is set only when the provider has verified it. */
export type Person = { subject: string; email: string | null; name: string | null }

const WAIT_MS = 5_000 // a slower provider counts as down
const BODY_MAX = 64 * 1024 // a profile is below 2 kB, the keys below 8
const KEPT_MS = 60 * 60_000
const FACEBOOK_DIALOG = 'https://www.facebook.com/dialog/oauth'

/**
 * Verifies a social token with its issuer (S9); null for a wrong signature, issuer, audience or application,
 * an expired token or an unverified address. Throws 501 when the provider is not configured, 503 when it does
 * not answer.
 */
export async function verifySocialToken(
  config: Config,
  now: Date,
  provider: Provider,
  token: string,
): Promise<Person | null> {
  return provider === 'google' ? fromGoogle(config, now, token) : fromFacebook(config, now, token)
}

/** The provider's sign-in address, which redirects to `back` with a token in the fragment. */
export async function authorizeAddress(
  config: Config,
  provider: Provider,
  given: { state: string; nonce: string; back: string },
): Promise<string> {
  const { state, nonce, back } = given
  const isGoogle = provider === 'google'
  const client = isGoogle ? googleClient(config) : facebookApp(config).id
  const address = new URL(isGoogle ? (await discover(config)).authorize : FACEBOOK_DIALOG)
  const parameters = {
    client_id: client,
    redirect_uri: back,
    response_type: isGoogle ? 'id_token' : 'token',
    scope: isGoogle ? 'openid email profile' : 'email,public_profile',
    state,
    ...(isGoogle && { nonce, prompt: 'select_account' }),
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.toString()
}

// — Google: an OpenID Connect identity token

function googleClient(config: Config): string {
  if (!config.GOOGLE_CLIENT_ID) throw notSetUp(serverMessages.unavailableSocial)
  return config.GOOGLE_CLIENT_ID
}

type Issuer = { authorize: string; keys: JWTVerifyGetKey; readAt: number }
const issuers = new Map<string, Issuer>()
const discovery = z.object({ authorization_endpoint: z.url(), jwks_uri: z.url() })

async function discover({ GOOGLE_ISSUER }: Config): Promise<Issuer> {
  const known = issuers.get(GOOGLE_ISSUER)
  if (known && performance.now() - known.readAt < KEPT_MS) return known
  const address = `${GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`
  const { json } = await ask(address)
  const found = discovery.safeParse(json)
  if (!found.success) throw busy()
  const issuer = {
    authorize: found.data.authorization_endpoint,
    keys: createRemoteJWKSet(new URL(found.data.jwks_uri), {
      timeoutDuration: WAIT_MS,
      [customFetch]: fetchBounded,
    }),
    readAt: performance.now(),
  }
  issuers.set(GOOGLE_ISSUER, issuer)
  return issuer
}

// Provider data is user input: it is checked for length and tidied.
const name = requiredLine(NAME_MAX).nullish().catch(null)
const claims = z.object({
  sub: z.string().min(1).max(255),
  email,
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name,
})

async function fromGoogle(config: Config, now: Date, token: string): Promise<Person | null> {
  const audience = googleClient(config)
  const { keys } = await discover(config)
  // Google uses both forms of its issuer.
  const issuer = [config.GOOGLE_ISSUER, config.GOOGLE_ISSUER.replace(/^https:\/\//, '')]
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: now,
      clockTolerance: 30,
    })
    const read = claims.safeParse(payload)
    if (!read.success) return null
    const { sub, email, name } = read.data
    return { subject: sub, email, name: name ?? null }
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) throw busy()
    if (error instanceof errors.JOSEError) return null
    throw busy()
  }
}

// — Facebook: an access token that only the Graph API can identify

function facebookApp({ FACEBOOK_APP_ID: id, FACEBOOK_APP_SECRET: secret }: Config) {
  if (!id || !secret) throw notSetUp(serverMessages.unavailableSocial)
  return { id, secret }
}

const debugged = z.object({
  data: z.object({
    is_valid: z.literal(true),
    app_id: z.coerce.string(),
    user_id: z.coerce.string().min(1).max(255),
    expires_at: z.number().optional(),
  }),
})
const profile = z.object({
  id: z.string(),
  name,
  // Facebook returns an address only after its owner has confirmed it.
  email: email.nullish().catch(null),
})

async function fromFacebook(config: Config, now: Date, token: string): Promise<Person | null> {
  const app = facebookApp(config)
  const graph = config.FACEBOOK_GRAPH_URL.replace(/\/$/, '')
  const asked = new URLSearchParams({ input_token: token, access_token: `${app.id}|${app.secret}` })
  const checked = debugged.safeParse((await ask(`${graph}/debug_token?${asked}`)).json)
  if (!checked.success || checked.data.data.app_id !== app.id) return null
  const { user_id: subject, expires_at: ends } = checked.data.data
  if (ends && ends * 1000 <= now.getTime()) return null
  const fields = new URLSearchParams({ fields: 'id,name,email', access_token: token })
  const me = profile.safeParse((await ask(`${graph}/me?${fields}`)).json)
  if (!me.success || me.data.id !== subject) return null
  return { subject, email: me.data.email ?? null, name: me.data.name ?? null }
}

/** A 4xx is an answer; a timeout and a 5xx become our 503. */
async function ask(address: string): Promise<{ json: unknown }> {
  const asked = fetchBounded(address, { signal: AbortSignal.timeout(WAIT_MS), redirect: 'error' })
  const answer = await asked.catch(() => null)
  if (!answer || answer.status >= 500) throw busy()
  // The schemas reject null.
  return { json: await answer.json().catch(() => null) }
}

/** Reads no more of an answer than BODY_MAX; a longer one is an error. */
async function fetchBounded(address: string, init: RequestInit): Promise<Response> {
  const { body, status } = await fetch(address, init)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > BODY_MAX) throw new Error('The provider’s answer was too long.')
    parts.push(part)
  }
  return new Response(Buffer.concat(parts), { status })
}
