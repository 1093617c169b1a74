import type { ServerResponse } from 'node:http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { AppContext } from '../core/context'
import { type ErrorResponse, toErrorResponse } from '../core/errors'
import { serverMessages } from '../core/messages'
import { maskContacts } from '../core/security/redact'
import { endUnread } from './bodyLimits'
import { logError } from './errorLog'
import { requestIdOf } from './request'
import { loggedPath } from './requestLog'

/** What Express's own body parser throws, told by its type. */
const PARSER: Record<string, ErrorResponse> = {
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
const BROKEN: ErrorResponse = { status: 400, code: 'BAD_REQUEST', message: serverMessages.invalid }

/** Anything thrown on the way becomes JSON with a request id; only the unexpected is logged with its stack (S35). */
export const errorHandler =
  (app: AppContext): ErrorRequestHandler =>
  (error, request, response, _next) =>
    sendFailure(app, requestIdOf(request), response, error)

/** The same for what is refused on the way to tRPC, so that its client can read it. */
export const procedureErrorHandler =
  (app: AppContext): ErrorRequestHandler =>
  (error, request, response, _next) =>
    sendFailure(app, requestIdOf(request), response, error, procedureEnvelope)

/** Headers that described a file which then could not be sent. */
const OF_A_FILE = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
]

/** The whole address: inside a router Express cuts `url`. */
const addressOf = ({ req }: ServerResponse & { req: { originalUrl?: string } }) =>
  req?.originalUrl ?? req?.url ?? ''

function sendFailure(
  app: AppContext,
  requestId: string,
  response: ServerResponse,
  error: unknown,
  envelope = restEnvelope,
) {
  const failure = failureOf(error)
  logError(app, failure, error, { requestId })
  if (failure.status === 500)
    app.monitor.recordError(error, maskContacts(loggedPath(addressOf(response))), requestId)
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of OF_A_FILE) response.removeHeader(name)
  const { status, retryAfter } = failure
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  endUnread(response, JSON.stringify(envelope(failure, requestId)))
}

const restEnvelope = ({ message, issues, conflict }: ErrorResponse, requestId: string): object => ({
  error: true,
  success: false,
  message,
  ...(issues && { issues }),
  ...(conflict && { conflict }),
  requestId,
})

/** A failure as tRPC writes it, for what is refused before tRPC sees it. */
const procedureEnvelope = ({ message, code, status, issues = [] }: ErrorResponse, requestId: string) => ({
  error: {
    message,
    code: TRPC_ERROR_CODES_BY_KEY[code as keyof typeof TRPC_ERROR_CODES_BY_KEY],
    data: { code, httpStatus: status, issues, requestId },
  },
})

/**
 * The headers of tRPC's answer: of several calls in one, the longest wait; and kept by no cache unless every call is of
 * the public site, since a browser lays what it may keep on the disk of whoever's machine it is.
 */
export function answerHeaders(errors: readonly unknown[], paths: readonly string[] = []) {
  const seconds = Math.max(0, ...errors.map((error) => toErrorResponse(error).retryAfter ?? 0))
  const isPublic = paths.length > 0 && paths.every((path) => path.startsWith('site.'))
  return {
    ...(seconds > 0 && { 'retry-after': String(seconds) }),
    ...(!isPublic && { 'cache-control': 'no-store' }),
    // Of what it refuses before it has read which calls are meant, tRPC does not say that it is JSON.
    ...(paths.length === 0 && { 'content-type': 'application/json' }),
  }
}

function failureOf(error: unknown): ErrorResponse {
  const type = typeof error === 'object' && error !== null && 'type' in error ? String(error.type) : ''
  if (PARSER[type]) return PARSER[type]
  const failure = toErrorResponse(error)
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
