import { useRef } from 'react'

/**
 * A key for one attempt at a form (R12): the same content sent twice, by a double press or after a lost
 * connection, carries the same key and creates one record. Changed content is a new attempt.
 * `keyFor(values)` before sending, `done()` after success.
 */
export function useIdempotencyKey() {
  const attempt = useRef<{ content: string; key: string } | null>(null)
  return {
    keyFor(values: unknown): string {
      const content = JSON.stringify(values)
      if (attempt.current?.content !== content) attempt.current = { content, key: freshKey() }
      return attempt.current.key
    },
    done() {
      attempt.current = null
    },
  }
}

/** A new key. `crypto.randomUUID` exists on https and localhost only; on a local network the site is served on http. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
