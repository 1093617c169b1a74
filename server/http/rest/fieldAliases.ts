import type { Row } from './defineRoute'

/** Gives the name of each field that is read, and `lists` as they are. */
const probeOf = (lists: Record<string, unknown> = {}) =>
  new Proxy(lists, {
    get: (_target, name) => (typeof name === 'string' ? (lists[name] ?? name) : undefined),
  })

const namesIn = (answer: unknown) =>
  new Map(
    Object.entries(Object(answer)).map(([name, from]) => [name, typeof from === 'string' ? from : undefined]),
  )

/**
 * Which of the request's names each of the procedure's was read from, found by reading names instead of values.
 * A name that is computed maps to undefined: it is read, but not from one name alone. `null` for a row that reads
 * everything under its own name.
 */
export function spellings(read: Row['read']): Map<string, string | undefined> | null {
  const probe = probeOf()
  const answer = read(probe)
  return answer === probe ? null : namesIn(answer)
}

/** The same for the records of a list in the request, as the parts of a transfer. */
export function spellingsOfList(read: Row['read'], list: string): Map<string, string | undefined> | null {
  const record = probeOf()
  const answer: unknown = Object(read(probeOf({ [list]: [record] })))[list]
  const [first] = Array.isArray(answer) ? answer : [record]
  return first === record ? null : namesIn(first)
}
