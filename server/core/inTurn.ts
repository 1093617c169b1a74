/**
 * Does each piece of work, also after one that threw, so that a broken row holds up nobody else. Returns what they
 * returned; throws the first error at the end, for whoever reports it.
 */
export function inTurn<Result>(works: readonly (() => Result)[]): Result[] {
  const errors: unknown[] = []
  const results: Result[] = []
  for (const work of works)
    try {
      results.push(work())
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 0) throw errors[0]
  return results
}
