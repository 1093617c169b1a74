import { randomBytes, randomFillSync } from 'node:crypto'
import { monotonicFactory } from 'ulid'

// `ulid` asks for its sixteen random characters one by one; from a filled pool an id costs 2 µs, not 84.
const pool = new Uint8Array(4_096)
let next = pool.length
function chance(): number {
  if (next === pool.length) {
    randomFillSync(pool)
    next = 0
  }
  return (pool[next++] ?? 0) / 256
}

const nextUlid = monotonicFactory(chance)

/** A new record's id: 26 characters that sort in the order of making, also within one millisecond. */
export const newId = (): string => nextUlid().toLowerCase()

/** A name that nobody can guess, 128 bits, for files and links. */
export const newSecretName = (): string => randomBytes(16).toString('base64url')
