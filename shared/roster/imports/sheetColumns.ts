import { fold } from '../../text/fold'

// Which column of a sheet is what, by its head.

/** A head without what does not tell it apart: `Bust/Chest (in inches)` becomes `bustchest`. */
export const headKey = (head: string): string =>
  fold(head)
    .replace(/\(.*?\)/g, '')
    .replace(/\b(in|inch|inches|cms?|inr|rs)\b/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * Guesses the field of each column from the heads that people write, a text with blanks for each field. A column is null
 * where its head says nothing, or where an earlier column has the field and no two may have it.
 */
export function columnGuesser<Field extends string>(
  heads: Record<Field, string>,
  joined: readonly Field[] = [],
) {
  const byHead = new Map(
    (Object.keys(heads) as Field[]).flatMap((field) =>
      heads[field].split(' ').map((head) => [headKey(head), field] as const),
    ),
  )
  return (given: readonly string[]): (Field | null)[] => {
    const taken = new Set<Field>()
    return given.map((head) => {
      const field = byHead.get(headKey(head)) ?? null
      if (field === null || taken.has(field)) return null
      if (!joined.includes(field)) taken.add(field)
      return field
    })
  }
}

/** The fields of the columns when one column is given a field; another that had it loses it, unless both may have it. */
export const withField = <Field extends string>(
  fields: readonly (Field | null)[],
  at: number,
  field: Field | null,
  joined: readonly Field[] = [],
): (Field | null)[] =>
  fields.map((each, other) => {
    if (other === at) return field
    return each !== null && each === field && !joined.includes(each) ? null : each
  })
