import { isOutOfReach } from '../../../core/errors'

const BETWEEN_WRITES_MS = 60_000

/**
 * Notes by `write` that a session or a key is in use, at most once a minute. A failed write is ignored, because reading
 * must work on a full disk (R9). `last` is when it was noted last.
 */
export function noteUse(last: string | null, now: Date, write: (at: string) => void) {
  if (last !== null && now.getTime() - Date.parse(last) <= BETWEEN_WRITES_MS) return
  try {
    write(now.toISOString())
  } catch (error) {
    if (!isOutOfReach(error)) throw error
  }
}
