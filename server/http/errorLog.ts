import type { AppContext } from '../core/context'
import { pauseWhenBusy } from '../core/db/database'
import type { ErrorResponse } from '../core/errors'

const WINDOW_MS = 10_000
const KINDS_MAX = 50 // sentences of refusals are few and ours; more than these would be a mistake

type Kind = { since: number; unsaid: number }
const kinds = new WeakMap<AppContext['log'], Map<string, Kind>>()

/**
 * Logs a failure. Unexpected ones are errors with their stack. Expected refusals, such as a busy server or full
 * storage, are warnings without a stack, at most one for each sentence in ten seconds, because anybody can cause them;
 * `unsaid` counts those left out since the last. Client errors (4xx) are only in the request log.
 */
export function logError(
  { log, db }: Pick<AppContext, 'log' | 'db'>,
  { status, code, message }: ErrorResponse,
  error: unknown,
  about: { requestId?: string; path?: string | undefined },
  words = 'request failed',
) {
  // A failed write outside a transaction has not been reported yet.
  pauseWhenBusy(db, error)
  if (status === 500) return log.error({ err: error, ...about }, words)
  if (status < 500) return
  const unsaid = countOf(log, message)
  if (unsaid !== null) log.warn({ ...about, status, code, unsaid }, message)
}

/** How many of this sentence were left out since the last; null when this one is to be left out as well. */
function countOf(log: AppContext['log'], message: string): number | null {
  const own = kinds.get(log) ?? new Map<string, Kind>()
  kinds.set(log, own)
  const now = performance.now()
  const last = own.get(message)
  if (last && now - last.since < WINDOW_MS) {
    last.unsaid++
    return null
  }
  if (own.size >= KINDS_MAX) own.clear()
  own.set(message, { since: now, unsaid: 0 })
  return last?.unsaid ?? 0
}
