import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Request } from 'express'
import ipaddr from 'ipaddr.js'
import type { AppContext, RequestContext, Upload } from '../core/context'
import { sha256 } from '../core/security/secrets'
import { findSession } from '../features/access/accounts/service'
import { findKeySession, isApiKey } from '../features/access/apiKeys/service'

const IPV6_PREFIX = 56 // one household or one hosted machine gets at least this much (S5)
const KEY_MAX = 200

/** The context of one request: session, network address and idempotency key. */
export const contextOf = (
  app: AppContext,
  request: Request,
  upload: Upload | null = null,
): RequestContext => ({
  ...app,
  ...asked(request, request.ip),
  session: sessionOf(app, request),
  requestId: requestIdOf(request),
  upload,
})

/** A long key is hashed: when cut, two could be equal, and the second request would be lost (R12). */
const shortKey = (key: string) => (key.length > KEY_MAX ? sha256(key) : key)

/** The unit for limits: an address, and for IPv6 the whole network of one customer. */
export function addressOf(ip: string | undefined): string {
  if (!ip || !isIPv6(ip)) return ip || 'unknown'
  const address = ipaddr.process(ip) // an IPv4 address that came mapped into IPv6 is one again
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${IPV6_PREFIX}`)}/${IPV6_PREFIX}`
}

function asked({ headers }: IncomingMessage, ip: string | undefined) {
  const key = headers['idempotency-key']
  return {
    address: addressOf(ip),
    userAgent: headers['user-agent'] ?? '',
    idempotencyKey: typeof key === 'string' ? shortKey(key) || null : null,
  }
}

/** The session of the request's bearer token, which may be the key of a program, if it is alive. */
function sessionOf(app: AppContext, request: Request) {
  const [scheme, token] = (request.get('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null
  return isApiKey(token) ? findKeySession(app, token) : findSession(app, token)
}

/** The id in the log and in an error's answer. */
export function requestIdOf(request: Request): string {
  const given = (request as Request & { id?: unknown }).id
  return typeof given === 'string' ? given : randomUUID()
}
