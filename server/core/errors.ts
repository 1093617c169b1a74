import { TRPCError } from '@trpc/server'
import { ZodError, ZodRealError } from 'zod'
import { messages } from '../../shared/messages'
import { serverMessages } from '../../shared/serverMessages'
import { sqliteCode } from './database'

/** What was wrong with which field; `path` is in the caller's own spelling. */
type Issue = { path: string; message: string }

// The one file that knows TRPCError: everybody else says what happened.

/** 404: nothing of that name is here, or not for who asks. */
export const notFound = (thing: string) =>
  new TRPCError({ code: 'NOT_FOUND', message: serverMessages.notFound(thing) })
/** 409: what is stored by now does not allow it. */
export const conflict = (message: string = serverMessages.conflict) =>
  new TRPCError({ code: 'CONFLICT', message })
/** 409 for one field: somebody else has what was given in it. */
export const taken = (path: string, message: string) =>
  new TRPCError({ code: 'CONFLICT', message, cause: atField(path, message) })
/** 401: who are you? */
export const notSignedIn = (message: string = serverMessages.signIn) =>
  new TRPCError({ code: 'UNAUTHORIZED', message })
/** 403: signed in, but not in this role. */
export const forbidden = () => new TRPCError({ code: 'FORBIDDEN', message: serverMessages.forbidden })
/** 429: too many in a short time; after `seconds` it may work again. */
export const tooMany = (seconds: number, message: string = serverMessages.tooMany) =>
  new TRPCError({ code: 'TOO_MANY_REQUESTS', message, cause: new NotYet(seconds) })
/** 503: not now; the same may work in a moment. */
export const busy = () =>
  new TRPCError({
    code: 'SERVICE_UNAVAILABLE',
    message: serverMessages.busy,
    cause: new NotYet(A_MOMENT),
  })
/** 413: a body, a file or a picture over its limit. */
export const tooLarge = (message: string = serverMessages.tooLarge) =>
  new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message })
/** 415: bytes or a content type that are not taken here. */
export const wrongType = (message: string = messages.upload.wrongType) =>
  new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message })
/** 501: this installation has not been given what it would need. */
export const notSetUp = (message: string) => new TRPCError({ code: 'NOT_IMPLEMENTED', message })
/** 400 for one field, at a dotted `path` in our own spelling; `renameIssues` gives the caller its own back. */
export const invalid = (path: string, message: string) =>
  new TRPCError({ code: 'BAD_REQUEST', message, cause: atField(path, message) })

function atField(path: string, message: string) {
  return new ZodRealError([{ code: 'custom', path: path.split('.'), message, input: undefined }])
}

/** Why something is refused for some seconds only. */
class NotYet extends Error {
  constructor(readonly seconds: number) {
    super(`not before ${seconds} s`)
  }
}
/** Whoever comes while the house is busy is asked to wait so many seconds. */
const A_MOMENT = 5

/** The same error with its fields named as the caller spelled them; `names` maps our spelling to theirs. */
export function renameIssues(error: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!(error instanceof TRPCError) || !(error.cause instanceof ZodError)) return error
  const issues = error.cause.issues.map((issue) => {
    const [first, ...rest] = issue.path
    return { ...issue, path: first === undefined ? [] : [names.get(String(first)) ?? first, ...rest] }
  })
  return new TRPCError({ code: error.code, message: error.message, cause: new ZodRealError(issues) })
}

const STATUS: Record<string, number> = {
  PARSE_ERROR: 400,
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  NOT_IMPLEMENTED: 501,
  SERVICE_UNAVAILABLE: 503,
}

/**
 * True for what ends by itself or by somebody making room: a database that is busy, a disk that is full (R9). An error
 * of a worker thread has lost its code on the way, but its message begins with it.
 */
export function isOutOfReach(error: unknown): boolean {
  if (/^SQLITE_(BUSY|LOCKED|FULL|IOERR)/.test(sqliteCode(error))) return true
  return error instanceof Error && /^(ENOSPC|EDQUOT)\b/.test(error.message)
}

/** `retryAfter` in seconds, for the header of that name (RFC 9110, 10.2.3). */
export type Failure = { status: number; code: string; message: string; issues?: Issue[]; retryAfter?: number }

/**
 * Any thrown thing as an answer: status, a sentence, the fields at fault, and when to come again. What nobody
 * expected becomes a 500 that says only that something went wrong (S35); what `isOutOfReach` becomes a 503.
 */
export function asFailure(error: unknown): Failure {
  const cause = error instanceof TRPCError ? error.cause : error
  if (isOutOfReach(cause)) return asFailure(busy())
  // tRPC passes on what it met in an address that cannot be decoded, and of a large body it says its code.
  if (cause instanceof URIError) return { status: 400, code: 'BAD_REQUEST', message: serverMessages.invalid }
  if (!(error instanceof TRPCError)) return unexpected
  if (error.code === 'PAYLOAD_TOO_LARGE' && error.message === error.code) return asFailure(tooLarge())
  const status = STATUS[error.code]
  if (status === undefined) return unexpected
  const issues = ['BAD_REQUEST', 'CONFLICT'].includes(error.code) ? issuesOf(cause) : []
  if (issues.length > 0) {
    const [first] = issues
    const message = issues.length === 1 && first ? first.message : serverMessages.invalid
    return { status, code: error.code, message, issues }
  }
  // tRPC's own texts of a broken request quote the parser, so they are not passed on.
  const own = cause === undefined || error.code !== 'PARSE_ERROR'
  return {
    status,
    code: error.code,
    message: own && status !== 400 ? error.message : serverMessages.invalid,
    ...(cause instanceof NotYet && { retryAfter: cause.seconds }),
  }
}

const unexpected: Failure = {
  status: 500,
  code: 'INTERNAL_SERVER_ERROR',
  message: serverMessages.unexpected,
}

function issuesOf(cause: unknown): Issue[] {
  if (!(cause instanceof ZodError)) return []
  // One sentence a field: the first thing that is wrong with it.
  const first = new Map<string, Issue>()
  for (const { path, message } of cause.issues) {
    const name = path.join('.')
    if (!first.has(name)) first.set(name, { path: name, message })
  }
  return [...first.values()]
}
