import { randomUUID } from 'node:crypto'
import type { Request } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { findSession } from '../accounts/service'
import type { Context, House, Upload } from '../core/context'

const IPV6_PREFIX = 56 // one household or one hosted machine gets at least this much (S5)
const KEY_MAX = 200

/** One request's context: who asks by the bearer token, from which address, with which key. */
export function contextOf(house: House, request: Request, upload: Upload | null = null): Context {
  return {
    ...house,
    session: sessionOf(house, request),
    address: request.ip ? ipKeyGenerator(request.ip, IPV6_PREFIX) : 'unknown',
    userAgent: request.get('user-agent') ?? '',
    requestId: requestIdOf(request),
    idempotencyKey: request.get('idempotency-key')?.slice(0, KEY_MAX) || null,
    upload,
  }
}

/** The session that a request's bearer token names, if it is alive. */
export function sessionOf(house: House, request: Request) {
  const [scheme, token] = (request.get('authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? findSession(house, token) : null
}

/** The id that the log and an error's answer share. */
export function requestIdOf(request: Request): string {
  const given = (request as Request & { id?: unknown }).id
  return typeof given === 'string' ? given : randomUUID()
}
