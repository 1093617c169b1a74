import { z } from 'zod'
import { word } from './text'

/** Normalizes a choice for comparison: ignores case, spaces, hyphens and underscores. */
export const choiceKey = (given: string) =>
  word(given)
    .toLowerCase()
    .replace(/[\s_-]/g, '')

/** The value of a list that is spelled like `given` (`choiceKey`). */
export const spelledLike = <Value extends string>(list: readonly Value[], given: string): Value | undefined =>
  list.find((value) => choiceKey(value) === choiceKey(given))

const oneIn = <Value extends string>(list: readonly Value[], aliases: Record<string, Value>) => {
  const known = new Map<string, Value>([
    ...Object.entries(aliases).map(([alias, value]) => [choiceKey(alias), value] as const),
    ...list.map((value) => [choiceKey(value), value] as const),
  ])
  return (given: unknown) =>
    typeof given === 'string' ? (known.get(choiceKey(given)) ?? word(given).toLowerCase()) : given
}
/** What a closed list says of another value. */
export const chooseOf = (list: readonly string[]) => `Choose one of: ${list.join(', ')}`

/** Accepts any spelling of a list's values (`choiceKey`); `aliases` maps further spellings. */
export const oneOf = <Value extends string>(
  list: readonly [Value, ...Value[]],
  message = chooseOf(list),
  aliases: Record<string, Value> = {},
) =>
  // `z.preprocess` types its input as unknown.
  z.preprocess(oneIn(list, aliases), z.enum(list, message)) as unknown as z.ZodType<Value, string>

/** The same, but optional: blank and null become null. */
export const oneOfOrNothing = <Value extends string>(
  list: readonly [Value, ...Value[]],
  message = chooseOf(list),
) => {
  const read = oneIn(list, {})
  return z.preprocess((given) => {
    const found = read(given)
    return found === '' ? null : found
  }, z.enum(list, message).nullish())
}

const separatorsRemoved = (given: string) =>
  given
    .toLowerCase()
    .replace(/[\s,_]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    // Between digits a dash stays: `5,001,000` is not `$500-$1,000`.
    .replace(/(^|\D)-|-(?!\d)/g, '$1')
const digitsOnly = (given: string) => separatorsRemoved(given.replace(/\p{Sc}/gu, ''))

/**
 * The value of the list that differs from the text only in case, dashes, commas, spaces or currency signs, else the
 * text as sent. The same currency sign goes first.
 */
export const listedOrOwn = (list: readonly string[], given: string): string => {
  const same = (key: (text: string) => string) => list.find((value) => key(value) === key(given))
  return same(separatorsRemoved) ?? same(digitsOnly) ?? given
}
