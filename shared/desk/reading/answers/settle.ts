import type { Said } from './clauses'
import { isPlural } from './items'
import type { FaceToRead } from './looks'
import type { Pick } from './words'

type Words = { start: number; end: number }
type ReadPick = { number: number; pick: Pick; words: Words[] }
/** Words that may mean one of these faces; `numbers` is empty where no face has the number. */
type ReadDoubt = { words: Words; numbers: number[]; why: 'look' | 'asked' | 'name' | 'unknown' }
export type AnswerReading = { picks: ReadPick[]; doubts: ReadDoubt[] }
/** What is said of all faces, or of the rest. */
export type GroupSaid = { pick: Pick; by: Words[]; isRest: boolean }

const wordsOf = ({ start, end }: Words): Words => ({ start, end })
const wordsOfSaid = ({ faces, by }: Said) => [faces, ...by].map(wordsOf)

/** What a statement says of a group; *all* alone says yes, *the rest* alone nothing. */
function groupOf(one: Said): GroupSaid | undefined {
  const { of } = one.faces
  const pick = of === 'none' ? 'no' : (one.pick ?? (of === 'all' ? 'yes' : undefined))
  return pick && !one.asked ? { pick, by: wordsOfSaid(one), isRest: of === 'rest' } : undefined
}

/** Why a person has to say whom the words mean, or what is answered. */
function doubtOf({ faces: { of, numbers }, asked }: Said): ReadDoubt['why'] | undefined {
  if (of === 'unknown') return 'unknown'
  if (asked) return 'asked'
  if (of === 'look') return 'look'
  return of === 'name' && numbers.length > 1 ? 'name' : undefined
}

/** Puts the statements together: a face that is named wins over groups, a later word over an earlier one. */
export function settle(
  said: Said[],
  exceptions: readonly GroupSaid[],
  { faces, areSeveral }: { faces: readonly FaceToRead[]; areSeveral: boolean },
): AnswerReading {
  const picks = new Map<number, ReadPick>()
  const doubts: ReadDoubt[] = []
  const set = (number: number, pick: Pick, words: Words[]) => picks.set(number, { number, pick, words })
  const setOthers = (pick: Pick, words: Words[], isMeant: (number: number) => boolean) => {
    for (const { number } of faces) if (!picks.has(number) && isMeant(number)) set(number, pick, words)
  }
  // *Is any of the girls free?* is asked of no face.
  const singles = said.filter(({ faces: item, asked }) => !isPlural(item) && !(item.of === 'gender' && asked))

  const named = new Set<number>()
  // What one says and another denies is for a person to settle.
  const disputed = new Map<number, Said>()
  for (const one of singles) {
    const { of, numbers } = one.faces
    const why = doubtOf(one)
    if (why) doubts.push({ words: wordsOf(one.faces), numbers: why === 'unknown' ? [] : numbers, why })
    else
      for (const number of numbers) {
        // *Zoya yes, girls no*
        if (of === 'gender' && named.has(number)) continue
        if (of !== 'gender') named.add(number)
        const pick = one.either && one.pick !== 'no' ? 'maybe' : (one.pick ?? 'yes')
        const other = picks.get(number)
        if (areSeveral && other && other.pick !== pick) disputed.set(number, one)
        set(number, pick, wordsOfSaid(one))
      }
  }

  for (const [number, { faces: item }] of disputed) {
    picks.delete(number)
    doubts.push({ words: wordsOf(item), numbers: [number], why: 'asked' })
  }

  // A look that is left out of a group is not set by it; and who is asked about is not among the rest.
  const asked = new Set(doubts.flatMap(({ numbers }) => numbers))
  const unclear = new Set(doubts.flatMap(({ numbers, why }) => (why === 'asked' ? [] : numbers)))
  const groups = said.filter((one) => isPlural(one.faces)).flatMap((one) => groupOf(one) ?? [])
  for (const { pick, by, isRest } of [...exceptions, ...groups])
    setOthers(pick, by, (number) => !(isRest ? asked : unclear).has(number))

  // *Only 2 and 5*; *of the girls only Meher*
  const only = singles.filter(({ only, pick, asked }) => only && (pick ?? 'yes') === 'yes' && !asked)
  const [first] = only
  if (first && only.some(({ faces: { of } }) => of !== 'look' && of !== 'unknown'))
    setOthers(
      'no',
      [wordsOf(first.faces)],
      (number) => !unclear.has(number) && first.faces.within?.includes(number) !== false,
    )
  return { picks: [...picks.values()].sort((a, b) => a.number - b.number), doubts }
}
