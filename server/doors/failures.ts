import type { ServerResponse } from 'node:http'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import { serverMessages } from '../../shared/serverMessages'
import type { House } from '../core/context'
import { asFailure, type Failure } from '../core/errors'
import { requestIdOf } from './request'

/** What Express's own body parser throws, told by its type. */
const PARSER: Record<string, Failure> = {
  'entity.too.large': { status: 413, code: 'PAYLOAD_TOO_LARGE', message: serverMessages.tooLarge },
  'entity.parse.failed': { status: 400, code: 'PARSE_ERROR', message: serverMessages.invalid },
  'encoding.unsupported': {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: serverMessages.wrongContentType,
  },
  'charset.unsupported': {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: serverMessages.wrongContentType,
  },
}
const BROKEN: Failure = { status: 400, code: 'BAD_REQUEST', message: serverMessages.invalid }

/** Anything thrown on the way becomes JSON with a request id; only the unexpected is logged with its stack (S35). */
export const failureDoor =
  (house: House): ErrorRequestHandler =>
  (error, request, response, _next) =>
    sendFailure(house, requestIdOf(request), response, error)

/** What a door said of a file before it could not send it. */
const OF_A_FILE = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
]

/** The same for a door that stands before Express. */
export function sendFailure(house: House, requestId: string, response: ServerResponse, error: unknown) {
  const failure = failureOf(error)
  if (failure.status >= 500) house.log.error({ err: error, requestId }, 'request failed')
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of OF_A_FILE) response.removeHeader(name)
  const { status, message, issues, retryAfter } = failure
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify({ error: true, success: false, message, ...(issues && { issues }), requestId }))
}

/**
 * The headers of tRPC's answer: of several calls in one, the longest wait; and kept by no cache unless every call is of
 * the public site, since a browser lays what it may keep on the disk of whoever's machine it is.
 */
export function answerHeaders(errors: readonly unknown[], paths: readonly string[] = []) {
  const seconds = Math.max(0, ...errors.map((error) => asFailure(error).retryAfter ?? 0))
  const isPublic = paths.length > 0 && paths.every((path) => path.startsWith('site.'))
  return {
    ...(seconds > 0 && { 'retry-after': String(seconds) }),
    ...(!isPublic && { 'cache-control': 'no-store' }),
    // Of what it refuses before it has read which calls are meant, tRPC does not say that it is JSON.
    ...(paths.length === 0 && { 'content-type': 'application/json' }),
  }
}

function failureOf(error: unknown): Failure {
  const type = typeof error === 'object' && error !== null && 'type' in error ? String(error.type) : ''
  if (PARSER[type]) return PARSER[type]
  const failure = asFailure(error)
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  // Express throws with a 4xx status for an address it cannot decode or a body that ends early.
  return failure.status === 500 && status >= 400 && status < 500 ? BROKEN : failure
}

/** Nothing answered: JSON for programs (pages have answered before). */
export const nothingHere: RequestHandler = (request, response) => {
  response.setHeader('cache-control', 'no-store')
  response.status(404).json({
    error: true,
    success: false,
    message: serverMessages.notFound('Page'),
    requestId: requestIdOf(request),
  })
}
