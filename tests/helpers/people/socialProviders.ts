import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterThisTest } from '../cleanUp'
import { NOW } from '../testApp'

type FacebookUser = { id: string; name?: string; email?: string; appId?: string; isValid?: boolean }

/**
 * Google and Facebook as far as a sign-in asks them, on a port of this machine: discovery, keys, `debug_token` and
 * `me`. `environment` points an app at them; `idToken` signs as Google does, `facebookToken` makes one that is known.
 */
export async function socialProviders({ facebookApp = 'app-1' } = {}) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }
  const users = new Map<string, FacebookUser>()
  let isDown = false

  const answers: Record<string, (asked: URLSearchParams) => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      jwks_uri: `${url}/keys`,
    }),
    '/keys': () => keys,
    '/debug_token': (asked) => {
      const user = users.get(asked.get('input_token') ?? '')
      if (asked.get('access_token') !== `${facebookApp}|the secret of the app`)
        return { error: { code: 190 } }
      return {
        data: {
          is_valid: user?.isValid ?? user !== undefined,
          app_id: user?.appId ?? facebookApp,
          user_id: user?.id,
        },
      }
    },
    '/me': (asked) => {
      const { id, name, email } = users.get(asked.get('access_token') ?? '') ?? {}
      return { id, name, email }
    },
  }
  const server = createServer((request: IncomingMessage, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const answer = answers[pathname]
    response.statusCode = isDown ? 503 : answer ? 200 : 404
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer?.(searchParams) ?? {}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterThisTest(() => new Promise<void>((done) => server.close(() => done())))

  const asha: JWTPayload = {
    sub: 'google-1',
    email: 'Asha@Example.in',
    email_verified: true,
    name: 'Asha Rao',
  }
  return {
    environment: {
      GOOGLE_CLIENT_ID: 'client-1',
      GOOGLE_ISSUER: url,
      FACEBOOK_APP_ID: facebookApp,
      FACEBOOK_APP_SECRET: 'the secret of the app',
      FACEBOOK_GRAPH_URL: url,
    },
    /** Valid for an hour from the tests' time, unless the changes say otherwise. */
    idToken(changes: JWTPayload = {}, more: { isForged?: boolean } = {}) {
      const now = Date.parse(NOW) / 1000
      const claims = { iss: url, aud: 'client-1', iat: now, exp: now + 3600, ...asha, ...changes }
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign(more.isForged ? stranger.privateKey : privateKey)
    },
    facebookToken(user: FacebookUser) {
      const token = `EAAB${user.id}`
      users.set(token, user)
      return token
    },
    goDown() {
      isDown = true
    },
  }
}
