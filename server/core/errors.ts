import { TRPCError } from '@trpc/server'
import { ZodError, ZodRealError } from 'zod'
import type { SecondStep } from '../../shared/access/secondFactor'
import type { MediaKind } from '../../shared/lists'
import { uploadMessages } from '../../shared/media/media'
import { sqliteCode } from './db/database'
import { StoreOutOfReachError } from './files/storeOutOfReach'
import { serverMessages } from './messages'
import { isDiskFull } from './startupError'

/** `path` is in the caller's spelling. */
type Issue = { path: string; message: string }

// Only this file uses TRPCError; other code calls the functions below.

/** 404: unknown, or not visible to the caller. */
export const notFound = (thing: string) =>
  new TRPCError({ code: 'NOT_FOUND', message: serverMessages.notFound(thing) })
/** 409: the current state does not allow it. */
export const conflict = (message: string = serverMessages.conflict) =>
  new TRPCError({ code: 'CONFLICT', message })
/** What a refused decision answers: why, what happened meanwhile, and the record as it is now. */
export type ConflictDetails = {
  kind: string
  since: { at: string; who: string | null; words: string }[]
  now: unknown
}
/** 409: a colleague or the clock decided first. */
export const conflictWith = (message: string, details: ConflictDetails) =>
  new TRPCError({ code: 'CONFLICT', message, cause: new DetailedConflict(details) })
/** 409 for one field: the value is already in use. */
export const taken = (path: string, message: string) =>
  new TRPCError({ code: 'CONFLICT', message, cause: atField(path, message) })
/** 401: no valid session. */
export const notSignedIn = (message: string = serverMessages.signIn) =>
  new TRPCError({ code: 'UNAUTHORIZED', message })
/** What a program can tell a refusal by. */
type RefusalReason = 'second_factor_required' | 'second_factor_wrong' | 'proof_required'
/** 401: the password is right, and the second step, of which the account has these, is missing. */
export const secondStepMissing = (steps: readonly SecondStep[]) =>
  new TRPCError({
    code: 'UNAUTHORIZED',
    message: serverMessages[steps.includes('app') ? 'codeNeeded' : 'passkeyNeeded'],
    cause: new WithReason('second_factor_required', steps),
  })
/** 401: the password is right, and the second step is wrong. */
export const secondStepWrong = (message: string) =>
  new TRPCError({ code: 'UNAUTHORIZED', message, cause: new WithReason('second_factor_wrong', []) })
/** 403: signed in without permission. */
export const forbidden = (message: string = serverMessages.forbidden) =>
  new TRPCError({ code: 'FORBIDDEN', message })
/** 403: the session has to prove whose it is first, by password or passkey. */
export const proofMissing = () =>
  new TRPCError({
    code: 'FORBIDDEN',
    message: serverMessages.proofMissing,
    cause: new WithReason('proof_required', []),
  })
/** 429: too many of `what`; retry after `seconds`, which the message says in words. */
export const tooMany = (seconds: number, what = 'attempts') =>
  new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: serverMessages.tooMany(what, waitInWords(seconds)),
    cause: new NotYet(seconds),
  })
/** 503: overloaded; retry in a moment. */
export const busy = () =>
  new TRPCError({
    code: 'SERVICE_UNAVAILABLE',
    message: serverMessages.busy,
    cause: new NotYet(A_MOMENT),
  })
/** 503: the disk is full. */
const storageFull = () =>
  new TRPCError({
    code: 'SERVICE_UNAVAILABLE',
    message: serverMessages.storageFull,
    cause: new NotYet(A_MINUTE),
  })
/** 503: the bucket of the files does not answer. */
const filesOutOfReach = () =>
  new TRPCError({
    code: 'SERVICE_UNAVAILABLE',
    message: serverMessages.filesOutOfReach,
    cause: new NotYet(A_MINUTE),
  })
/** 413: a body, file or picture over its limit. */
export const tooLarge = (message: string = serverMessages.tooLarge) =>
  new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message })
/** 408: the body stopped arriving. */
export const notArriving = () => new TRPCError({ code: 'TIMEOUT', message: serverMessages.notArriving })
/** 415: an unsupported content type. */
export const wrongType = (message: string) => new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message })
/** 415: a file of another kind than `kinds`, or in a format that we do not accept. */
export const wrongFileType = (kinds: readonly MediaKind[], file?: string) =>
  wrongType(uploadMessages.wrongType(kinds, file))
/** 501: not configured on this installation. */
export const notSetUp = (message: string) => new TRPCError({ code: 'NOT_IMPLEMENTED', message })
/** 400 for one field. `path` is dotted and in our spelling; `renameIssues` translates it. */
export const invalid = (path: string, message: string) =>
  new TRPCError({ code: 'BAD_REQUEST', message, cause: atField(path, message) })

function atField(path: string, message: string) {
  return new ZodRealError([{ code: 'custom', path: path.split('.'), message, input: undefined }])
}

class DetailedConflict extends Error {
  constructor(readonly details: ConflictDetails) {
    super(details.kind)
  }
}

class WithReason extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly secondSteps: readonly SecondStep[],
  ) {
    super(reason)
  }
}

/** Carries the Retry-After seconds. */
class NotYet extends Error {
  constructor(readonly seconds: number) {
    super(`not before ${seconds} s`)
  }
}
const A_MOMENT = 5
const A_MINUTE = 60

/** Never shorter than the wait itself. No limit lasts longer than an hour. */
function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / A_MINUTE)
  if (minutes >= 60) return 'an hour'
  return minutes > 1 ? `${minutes} minutes` : 'a minute'
}

/** Renames the fields of an error's issues; `names` maps our spelling to the caller's. */
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
  TIMEOUT: 408,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  NOT_IMPLEMENTED: 501,
  SERVICE_UNAVAILABLE: 503,
}

/** True for temporary failures: a busy database, a full disk (R9), a bucket that does not answer. */
export function isOutOfReach(error: unknown): boolean {
  return (
    isFull(error) ||
    error instanceof StoreOutOfReachError ||
    /^SQLITE_(BUSY|LOCKED|IOERR)/.test(sqliteCode(error))
  )
}

function isFull(error: unknown): boolean {
  return sqliteCode(error) === 'SQLITE_FULL' || isDiskFull(error)
}

/** `retryAfter` is in seconds (RFC 9110, 10.2.3). */
export type ErrorResponse = {
  status: number
  code: string
  message: string
  issues?: Issue[]
  conflict?: ConflictDetails
  reason?: RefusalReason
  /** of the account whose second step is missing */
  secondSteps?: readonly SecondStep[]
  retryAfter?: number
}

/** What a caller is told of a temporary failure of the machine or the bucket. */
function temporaryOf(cause: unknown): TRPCError | null {
  if (isFull(cause)) return storageFull()
  if (cause instanceof StoreOutOfReachError) return filesOutOfReach()
  return isOutOfReach(cause) ? busy() : null
}

/**
 * Converts any thrown value into a response. Unexpected errors become a 500 without details (S35), temporary
 * ones a 503.
 */
export function toErrorResponse(error: unknown): ErrorResponse {
  const cause = error instanceof TRPCError ? error.cause : error
  const temporary = temporaryOf(cause)
  if (temporary) return responseOf(temporary)
  // tRPC passes on the URIError of an undecodable address and throws its own PAYLOAD_TOO_LARGE without a
  // sentence.
  if (cause instanceof URIError) return { status: 400, code: 'BAD_REQUEST', message: serverMessages.invalid }
  if (!(error instanceof TRPCError)) return unexpected
  const hasNoSentence = error.code === 'PAYLOAD_TOO_LARGE' && error.message === error.code
  return responseOf(hasNoSentence ? tooLarge() : error)
}

function responseOf({ code, message, cause }: TRPCError): ErrorResponse {
  const status = STATUS[code]
  if (status === undefined) return unexpected
  const issues = ['BAD_REQUEST', 'CONFLICT'].includes(code) ? issuesOf(cause) : []
  const [first] = issues
  if (first)
    return { status, code, message: issues.length === 1 ? first.message : serverMessages.invalid, issues }
  // tRPC's own parse errors quote the parser.
  const own = cause === undefined || code !== 'PARSE_ERROR'
  return {
    status,
    code,
    message: own && status !== 400 ? message : serverMessages.invalid,
    ...(cause instanceof NotYet && { retryAfter: cause.seconds }),
    ...(cause instanceof WithReason && { reason: cause.reason, secondSteps: cause.secondSteps }),
    ...(cause instanceof DetailedConflict && { conflict: cause.details }),
  }
}

const unexpected: ErrorResponse = {
  status: 500,
  code: 'INTERNAL_SERVER_ERROR',
  message: serverMessages.unexpected,
}

function issuesOf(cause: unknown): Issue[] {
  if (!(cause instanceof ZodError)) return []
  // One message per field: the first.
  const first = new Map<string, Issue>()
  for (const { path, message } of cause.issues) {
    const name = path.join('.')
    if (!first.has(name)) first.set(name, { path: name, message })
  }
  return [...first.values()]
}
