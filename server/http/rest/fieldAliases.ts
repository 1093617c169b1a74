import type { Row } from './defineRoute'

/**
 * Which of the request's names each of the procedure's was read from, found by reading names instead of values.
 * A name that is computed maps to undefined: it is read, but not from one name alone. `null` for a row that reads
 * everything under its own name.
 */
export function spellings(read: Row['read']): Map<string, string | undefined> | null {
  const probe = new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? name : undefined) })
  const answer = read(probe)
  if (answer === probe) return null
  return new Map(
    Object.entries(Object(answer)).map(([name, from]) => [name, typeof from === 'string' ? from : undefined]),
  )
}
