import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server'
import { bookingRequest } from '../../shared/bookings'
import { JSON_BODY_MAX_BYTES } from '../../shared/limits'
import { serverMessages } from '../../shared/serverMessages'
import { requestBooking } from '../bookings/service'
import type { Context, House } from '../core/context'
import { asFailure } from '../core/errors'
import { sendFailure } from './failures'
import { constantHeaders, isOwnHost } from './guards'
import { visitorContext } from './request'
import { made } from './rest/wire/envelope'
import { appRouter } from './trpc'

// What Express's parser throws for a body that is no JSON; failures.ts knows it by its type.
const NO_JSON = { type: 'entity.parse.failed' }
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i

/** One way in which a booking comes: where, how its input lies in the body, and how the answer is written. */
type Way = {
  inputOf(body: unknown): unknown
  success(booked: { id: string }): string
  headers: string[]
  refuse(house: House, ctx: Context, response: ServerResponse, error: unknown): void
}

const rest: Way = {
  inputOf: (body) => body,
  success: (booked) => JSON.stringify({ error: false, message: serverMessages.done, ...made(booked) }),
  headers: ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'],
  refuse: (house, ctx, response, error) => sendFailure(house, ctx.requestId, response, error),
}
const trpcHeaders = ['content-type', 'application/json', 'vary', 'trpc-accept, accept']
const trpc = (isBatch: boolean): Way => ({
  inputOf: (body) => (isBatch ? (body as Record<string, unknown>)['0'] : body),
  success: (booked) => {
    const text = JSON.stringify({ result: { data: booked } })
    return isBatch ? `[${text}]` : text
  },
  headers: trpcHeaders,
  refuse(house, ctx, response, thrown) {
    const error = getTRPCErrorFromUnknown(thrown)
    const { status } = asFailure(error)
    if (status >= 500) house.log.error({ err: error.cause ?? error, path: PROCEDURE }, 'procedure failed')
    const about = { type: 'mutation' as const, path: PROCEDURE, input: undefined, ctx }
    const answer = { error: getTRPCErrorShape({ config: appRouter._def._config, error, ...about }) }
    response.writeHead(status, trpcHeaders).end(JSON.stringify(isBatch ? [answer] : answer))
  },
})
const PROCEDURE = 'site.bookings.request'
const WAYS = new Map<string | undefined, Way>([
  ['/bookings', rest],
  [`/trpc/${PROCEDURE}`, trpc(false)],
  [`/trpc/${PROCEDURE}?batch=1`, trpc(true)],
])

/**
 * A visitor's booking, by REST or tRPC, before `next`, which is Express: its layers cost more than the booking
 * (docs/decisions/0023). Takes plain JSON of known length. What is not valid is left to `next` with its body, so that
 * the refusal is the ordinary one; so is every request that is signed in or comes through a proxy.
 */
export function publicBookings(house: House, next: RequestListener): RequestListener {
  if (house.log.isLevelEnabled('debug') || house.config.TRUST_PROXY > 0) return next
  const security = constantHeaders(house)
  return (request, response) => {
    const way = WAYS.get(request.url)
    if (!way || !isPlain(request)) return next(request, response)
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.once('end', () => {
      const ctx = visitorContext(house, request)
      const refuse = (error: unknown) => {
        for (let at = 0; at < security.length; at += 2)
          response.setHeader(security[at] ?? '', security[at + 1] ?? '')
        way.refuse(house, ctx, response, error)
      }
      const body = parsed(Buffer.concat(parts).toString())
      if (body === null && way === rest) return refuse(NO_JSON)
      const input = body && bookingRequest.safeParse(way.inputOf(body)).data
      // `body` is where Express's parser and tRPC look first; tRPC says itself what is wrong with half an object.
      if (!input) return next(Object.assign(request, { body: body ?? '{' }), response)
      requestBooking(ctx, input).then(
        (booked) => send(response, [...security, ...way.headers], way.success(booked)),
        refuse,
      )
    })
  }
}

function isPlain({ method, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || !JSON_TYPE.test(headers['content-type'] ?? '')) return false
  if (headers.origin !== undefined && !isOwnHost(headers.origin, headers.host)) return false
  if (headers.authorization !== undefined || headers['trpc-accept'] !== undefined) return false
  const length = Number(headers['content-length'])
  return length > 0 && length <= JSON_BODY_MAX_BYTES && headers['content-encoding'] === undefined
}

/** Null for what is no JSON object. */
function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function send(response: ServerResponse, headers: string[], text: string) {
  response.writeHead(200, [...headers, 'content-length', String(Buffer.byteLength(text))]).end(text)
}
