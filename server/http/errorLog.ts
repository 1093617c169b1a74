import type { AppContext } from '../core/context'
import { pauseWhenBusy } from '../core/db/database'
import type { ErrorResponse } from '../core/errors'

const WINDOW_MS = 10_000
const KINDS_MAX = 50 // sentences of refusals are few and ours; more than these would be a mistake

type Kind = { since: number; unsaid: number }
const kinds = new WeakMap<AppContext['log'], Map<string, Kind>>()

/**
 * Writes a failure down. What nobody expected is an error with its stack. What is refused as it should be, as when the
 * server is busy or storage is full, is a warning without one, at most one for each sentence in ten seconds, since
 * strangers can cause them without end; `unsaid` tells how many there were since the last. The caller's own mistakes
 * (4xx) are the request log's.
 */
export function logError(
  { log, db }: Pick<AppContext, 'log' | 'db'>,
  { status, code, message }: ErrorResponse,
  error: unknown,
  about: { requestId?: string; path?: string | undefined },
  words = 'request failed',
) {
  // A write that was no transaction of its own has told nobody else.
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
