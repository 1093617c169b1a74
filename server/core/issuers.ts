import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { serverMessages } from '../../shared/serverMessages'
import { EMAIL_SHAPE } from '../../shared/text'
import type { Config } from './config'
import { busy, notSetUp } from './errors'

export type Provider = 'google' | 'facebook'

/** Who a provider says somebody is. `subject` never changes; `email` only when the provider has proven it. */
export type Person = { subject: string; email: string | null; name: string | null }

const WAIT_MS = 5_000 // a provider that is slower than this is down
const KEPT_MS = 60 * 60_000
const FACEBOOK_DIALOG = 'https://www.facebook.com/dialog/oauth'

/**
 * The person a social token stands for, after asking its issuer; null when the token does not hold: wrong signature,
 * issuer, audience or application, over, or of an address nobody proved (S9). Throws 501 when the provider is not set
 * up here, 503 when it does not answer.
 */
export async function verifySocialToken(
  config: Config,
  now: Date,
  provider: Provider,
  token: string,
): Promise<Person | null> {
  return provider === 'google' ? fromGoogle(config, now, token) : fromFacebook(config, now, token)
}

/** The address of a provider's own sign-in page, which sends the browser back to `back` with a token in the fragment. */
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

// — Google: an OpenID Connect identity token ————————————————————————————————————————————————————————————

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
    keys: createRemoteJWKSet(new URL(found.data.jwks_uri), { timeoutDuration: WAIT_MS }),
    readAt: performance.now(),
  }
  issuers.set(GOOGLE_ISSUER, issuer)
  return issuer
}

const email = z.email({ pattern: EMAIL_SHAPE })
const claims = z.object({
  sub: z.string().min(1).max(255),
  email,
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.string().trim().min(1).max(120).nullish().catch(null),
})

async function fromGoogle(config: Config, now: Date, token: string): Promise<Person | null> {
  const audience = googleClient(config)
  const { keys } = await discover(config)
  // Google signs its name both ways.
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
    return { subject: sub, email: email.toLowerCase(), name: name ?? null }
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) throw busy()
    if (error instanceof errors.JOSEError) return null
    throw busy()
  }
}

// — Facebook: an access token, of which only the Graph API can say whose and for whom it is ——————————————————

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
  name: z.string().trim().min(1).max(120).nullish().catch(null),
  // Facebook gives an address only after its owner has confirmed it.
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
  return { subject, email: me.data.email?.toLowerCase() ?? null, name: me.data.name ?? null }
}

/** Asks a provider; a 4xx is an answer, silence and 5xx are a 503 of ours. */
async function ask(address: string): Promise<{ json: unknown }> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS), redirect: 'error' }).catch(
    () => null,
  )
  if (!answer || answer.status >= 500) throw busy()
  return { json: await answer.json().catch(() => null) }
}
