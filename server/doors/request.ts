import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { findSession } from '../accounts/service'
import type { Context, House, Upload } from '../core/context'
import { sha256 } from '../core/secrets'

const IPV6_PREFIX = 56 // one household or one hosted machine gets at least this much (S5)
const KEY_MAX = 200

/** One request's context: who asks by the bearer token, from which address, with which key. */
export const contextOf = (house: House, request: Request, upload: Upload | null = null): Context => ({
  ...house,
  ...asked(request, request.ip),
  session: sessionOf(house, request),
  requestId: requestIdOf(request),
  upload,
})

/** The same before Express, for a visitor who brings no token and comes through no proxy. */
export function visitorContext(house: House, request: IncomingMessage): Context {
  const { address, userAgent, idempotencyKey } = asked(request, request.socket.remoteAddress)
  // One plain literal: spreading costs four microseconds, this a tenth of one.
  return {
    config: house.config,
    db: house.db,
    clock: house.clock,
    secrets: house.secrets,
    storage: house.storage,
    images: house.images,
    cards: house.cards,
    passwords: house.passwords,
    limits: house.limits,
    log: house.log,
    address,
    userAgent,
    idempotencyKey,
    session: null,
    requestId: randomUUID(),
    upload: null,
  }
}

/** A long key by its hash: cut, two of them could be one, and the second request would be lost (R12). */
const shortKey = (key: string) => (key.length > KEY_MAX ? sha256(key) : key)

/** Who is counted as one: an address, and of IPv6 the whole network that one customer gets. */
export const addressOf = (ip: string | undefined): string =>
  ip ? ipKeyGenerator(ip, IPV6_PREFIX) : 'unknown'

function asked({ headers }: IncomingMessage, ip: string | undefined) {
  const key = headers['idempotency-key']
  return {
    address: addressOf(ip),
    userAgent: headers['user-agent'] ?? '',
    idempotencyKey: typeof key === 'string' ? shortKey(key) || null : null,
  }
}

/** The session that a request's bearer token names, if it is alive. */
function sessionOf(house: House, request: Request) {
  const [scheme, token] = (request.get('authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? findSession(house, token) : null
}

/** The id that the log and an error's answer share. */
export function requestIdOf(request: Request): string {
  const given = (request as Request & { id?: unknown }).id
  return typeof given === 'string' ? given : randomUUID()
}
