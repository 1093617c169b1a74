import { randomBytes } from 'node:crypto'

/** No 0, 1, l or o, which people mistake for one another. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Random letters, five bits each, as they are shown: `k7qm-2w9d-x4hp-t3zn`. */
export function newReadableCode(length: number): string {
  // 32 letters divide 256, so that each is as likely as any other.
  const letters = Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** A code as people type it, without blanks and hyphens. */
export const readCode = (given: string): string => given.replace(/[\s-]/g, '').toLowerCase()
