import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { JSON_BODY_MAX_BYTES } from '../../shared/limits'
import { messages } from '../../shared/messages'
import type { House } from '../core/context'
import { sendFailure } from './failures'
import { constantHeaders } from './guards'
import { visitorContext } from './request'
import { made } from './rest/wire/envelope'
import { createCaller } from './trpc'

const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i
// What Express's parser throws for a body that is no JSON; failures.ts knows it by its type.
const NO_JSON = { type: 'entity.parse.failed' }

/**
 * `POST /bookings` before `next`, which is Express: its layers cost more than the booking (docs/decisions/0023). The
 * procedure is the same, so are its refusals. Takes a visitor's plain JSON of known length; whatever is not that,
 * and every request behind a proxy, is left to `next` untouched.
 */
export function publicBookings(house: House, next: RequestListener): RequestListener {
  if (house.log.isLevelEnabled('debug') || house.config.TRUST_PROXY > 0) return next
  const security = constantHeaders(house)
  return (request, response) => {
    if (!isPlain(request)) return next(request, response)
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.once('end', () => void book(house, security, request, response, Buffer.concat(parts).toString()))
  }
}

function isPlain({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url !== '/bookings' || !JSON_TYPE.test(headers['content-type'] ?? '')) return false
  if (headers.origin !== undefined || headers.authorization !== undefined) return false
  const length = Number(headers['content-length'])
  return length > 0 && length <= JSON_BODY_MAX_BYTES && headers['content-encoding'] === undefined
}

async function book(
  house: House,
  security: string[],
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
) {
  const ctx = visitorContext(house, request)
  try {
    const booked = await createCaller(ctx).site.bookings.request(parsed(text) as never)
    const answer = JSON.stringify({ error: false, message: messages.server.done, ...made(booked) })
    const type = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store']
    response.writeHead(200, [...security, ...type, 'content-length', String(Buffer.byteLength(answer))])
    response.end(answer)
  } catch (error) {
    for (let at = 0; at < security.length; at += 2)
      response.setHeader(security[at] ?? '', security[at + 1] ?? '')
    sendFailure(house, ctx.requestId, response, error)
  }
}

function parsed(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw NO_JSON
  }
  if (typeof value !== 'object' || value === null) throw NO_JSON
  return Array.isArray(value) ? {} : value
}
