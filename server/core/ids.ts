import { randomBytes, randomFillSync } from 'node:crypto'
import { ulid } from 'ulid'

// `ulid` asks for its sixteen random characters one by one; from a filled pool they cost a tenth.
const pool = new Uint8Array(4_096)
let next = pool.length
function chance(): number {
  if (next === pool.length) {
    randomFillSync(pool)
    next = 0
  }
  return (pool[next++] ?? 0) / 256
}

/** A new record's id: 26 characters that sort by time of making. */
export const newId = (): string => ulid(undefined, chance).toLowerCase()

/** A name that nobody can guess, 128 bits, for files and links. */
export const newSecretName = (): string => randomBytes(16).toString('base64url')
