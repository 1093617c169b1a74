import { DIGITALS, type Digital } from '../../../../../shared/lists'
import { digitals as copy } from './copy'

const natural = new Intl.Collator('en', { numeric: true })
const wordsOf = (name: string) => name.toLowerCase().split(/[^a-z]+/)

/**
 * Which of the four digitals each of these files is: by the word for a side in its name; the others follow in the order
 * of their names. Null for a fifth.
 */
export function sidesOf(names: readonly string[]): (Digital | null)[] {
  const taken = new Set<Digital>()
  const take = (side: Digital | undefined) => {
    if (!side || taken.has(side)) return null
    taken.add(side)
    return side
  }
  const placed = names.map((name) => take(DIGITALS.find((side) => wordsOf(name).includes(copy.sides[side]))))
  const others = names.map((name, at) => ({ name, at })).filter(({ at }) => placed[at] === null)
  for (const { at } of others.toSorted((a, b) => natural.compare(a.name, b.name)))
    placed[at] = take(DIGITALS.find((side) => !taken.has(side)))
  return placed
}
