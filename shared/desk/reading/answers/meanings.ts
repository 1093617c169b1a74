import { TAKEN } from '../phrases'
import type { Plain } from './items'
import {
  AGAINST,
  ALIKE,
  ALL,
  AND,
  ASKS,
  BUT,
  CONDITIONS,
  CORRECTIONS,
  EXCEPT,
  EXCEPT_BEHIND,
  NONE,
  NUMBER_WORDS,
  ONLY,
  OPENERS,
  OR,
  OTHERWISE,
  OUT_OF_BUDGET,
  PASSING,
  type Pick,
  REST,
  SECOND,
  type Side,
  STRONG_ASKS,
  VERDICTS,
} from './words'

export type Meaning =
  | { kind: Plain }
  | { kind: 'verdict'; pick: Pick; side: Side; second?: boolean; ofLast?: boolean }
  | { kind: 'face'; of: 'all' | 'none' | 'rest' }
/** A verdict, and on which side of its face it stands. */
export const verdict = (pick: Pick, side: Side): Meaning => ({ kind: 'verdict', pick, side })

/** What phrases mean; one that several lists hold means what the first says. */
function meaningsOf(lists: [string[], Meaning][]): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>()
  for (const [phrases, meaning] of lists)
    for (const phrase of phrases) if (!meanings.has(phrase)) meanings.set(phrase, meaning)
  return meanings
}
const WILL = ['will ', "we'll ", "i'll "]
/** Phrases that hold words which would mean something else. */
export const early = meaningsOf([
  [
    STRONG_ASKS.flatMap((phrase) =>
      phrase.startsWith('will ') ? WILL.map((will) => phrase.replace(/^will /, will)) : phrase,
    ),
    { kind: 'strongAsk' },
  ],
  [CORRECTIONS, { kind: 'correction' }],
  [OUT_OF_BUDGET, verdict('no', 'after')],
  [PASSING, { kind: 'passing' }],
])
const seconds = new Set(SECOND)
/** What each phrase means. */
export const meanings = meaningsOf([
  [EXCEPT, { kind: 'except' }],
  [EXCEPT_BEHIND, { kind: 'exceptBehind' }],
  [ONLY, { kind: 'only' }],
  [BUT, { kind: 'but' }],
  [OTHERWISE, { kind: 'otherwise' }],
  [AGAINST, { kind: 'against' }],
  [ALIKE, { kind: 'alike' }],
  [CONDITIONS, { kind: 'condition' }],
  [OR, { kind: 'or' }],
  [NONE, { kind: 'face', of: 'none' }],
  [REST, { kind: 'face', of: 'rest' }],
  [ALL, { kind: 'face', of: 'all' }],
  [ASKS, { kind: 'ask' }],
  ...VERDICTS.flatMap(({ pick, side, words }) =>
    words.map((word): [string[], Meaning] => [
      [word],
      { kind: 'verdict', pick, side, second: seconds.has(word) },
    ]),
  ),
  [AND, { kind: 'and' }],
  [OPENERS, { kind: 'opener' }],
])

const MARKED = /\d ?[-:=] ?$/
const END_OF_PART = /^\s*(?:[,;.\n]|$)/
const BEHIND_FACE = new RegExp(`[\\d${TAKEN}]\\s*[-:]?\\s*$`, 'u')
const AHEAD_OF_FACE = new RegExp(`^\\s+[\\d#${TAKEN}]`)

/** What a phrase means between `ahead` and `behind`; undefined where it means nothing there. */
export function meaningOf(phrase: string, ahead: string, behind: string): Meaning | 'nothing' | undefined {
  const meaning = meanings.get(phrase)
  if (phrase in NUMBER_WORDS || (phrase === 'nd' && /\d$/.test(ahead))) return undefined
  // *Can be released* says what *released* does.
  if (phrase === 'can be' && /^\s+\p{L}+ed(?!\p{L})/u.test(behind)) return 'nothing'
  // *n* is *and*, but *Zoya n* at the end of a part says no.
  // So does *1-Y 2-N 3-Y*.
  if (phrase === 'n' && ahead && (END_OF_PART.test(behind) || MARKED.test(ahead)))
    return verdict('no', 'after')
  // *Ruhi - hold* is no wish to have her held.
  if (phrase === 'hold' && BEHIND_FACE.test(ahead) && END_OF_PART.test(behind))
    return verdict('maybe', 'after')
  // *She looks similar to our last face*
  if (meaning?.kind === 'alike' && /^\s+to(?!\p{L})/u.test(behind)) return { kind: 'against' }
  // *7 not 8*
  if (phrase === 'not' && meaning?.kind === 'verdict' && AHEAD_OF_FACE.test(behind))
    return { ...meaning, side: 'before' }
  return meaning
}
