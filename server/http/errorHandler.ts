import type { ServerResponse } from 'node:http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { AppContext } from '../core/context'
import { type ErrorResponse, toErrorResponse } from '../core/errors'
import { serverMessages } from '../core/messages'
import { maskContacts } from '../core/security/redact'
import { isSiteRead } from '../router'
import { endUnread } from './bodyLimits'
import { logError } from './errorLog'
import { requestIdOf } from './request'
import { loggedPath } from './requestLog'

/** Errors of Express's body parser, by type. */
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

/** Answers every error as JSON with a request id; only unexpected ones are logged with their stack (S35). */
export const errorHandler =
  (app: AppContext): ErrorRequestHandler =>
  (error, request, response, _next) =>
    sendFailure(app, requestIdOf(request), response, error)

/** The same for errors before tRPC, in the format that its client reads. */
export const procedureErrorHandler =
  (app: AppContext): ErrorRequestHandler =>
  (error, request, response, _next) =>
    sendFailure(app, requestIdOf(request), response, error, procedureEnvelope)

/** Headers of a file that then could not be sent. */
const OF_A_FILE = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
]

/** The whole path: inside a router Express shortens `url`. */
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

const restEnvelope = ({ message, issues, conflict, reason }: ErrorResponse, requestId: string): object => ({
  error: true,
  success: false,
  message,
  ...(issues && { issues }),
  ...(conflict && { conflict }),
  ...(reason && { reason }),
  requestId,
})

/** An error in tRPC's format, for requests that are refused before tRPC. */
const procedureEnvelope = ({ message, code, status, issues = [] }: ErrorResponse, requestId: string) => ({
  error: {
    message,
    code: TRPC_ERROR_CODES_BY_KEY[code as keyof typeof TRPC_ERROR_CODES_BY_KEY],
    data: { code, httpStatus: status, issues, requestId },
  },
})

/**
 * Headers of tRPC's answer: the longest retry-after of its calls, and no caching unless every call reads the public
 * site. A browser stores cached answers on a possibly shared machine, also those for a secret link.
 */
export function answerHeaders(errors: readonly unknown[], paths: readonly string[] = []) {
  const seconds = Math.max(0, ...errors.map((error) => toErrorResponse(error).retryAfter ?? 0))
  const isPublic = paths.length > 0 && paths.every(isSiteRead)
  return {
    ...(seconds > 0 && { 'retry-after': String(seconds) }),
    ...(!isPublic && { 'cache-control': 'no-store' }),
    // tRPC sets no content type for requests that it refuses before it knows the calls.
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
