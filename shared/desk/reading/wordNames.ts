import { AND, ASKS, EXCEPT, ONLY, OR, VERDICTS } from './answers/words'
import { anyOf } from './phrases'

const list = (words: string) => words.split(' ')
/** First names that are words of a message, English or Hindi. */
export const WORD_NAMES = new Set(
  list(
    'may will max hope joy sunny happy lucky grace april june august faith mark rose angel star dawn honey sky summer love mercy chance grant rich king prince princess baby candy cherry ruby pearl rain khushi umeed jaan sona diya roshni barkha varsha chandni pooja aarti dua duniya sapna kala kismat zindagi',
  ),
)
const MONTHS = new Set(list('may april june august'))

const said = (side: string) =>
  VERDICTS.flatMap((verdict) => (verdict.side === side ? [] : verdict.words)).concat(
    AND.filter((word) => !/^w(?:ith)?$/.test(word)),
    OR,
    ONLY,
  )
const OPENERS = list('is can kya does has did should')
const PERSONS = list('guy girl boy lady model face ladka ladki aunty uncle mr ms miss')
const AHEAD = new RegExp(
  `(?:(?:^|[.!?\\n]\\s*|${anyOf(PERSONS, 'u').source}\\s+)(?:${anyOf(OPENERS, 'u').source}\\s+)?|[^\\p{L}\\p{M}\\s]\\s*|me\\s+se\\s+|(?:replace|swap|change)\\s+\\S{1,20}\\s+(?:with|by|for|to)\\s+|${anyOf([...said('after'), ...EXCEPT], 'u').source}\\s+)$`,
  'u',
)
/** Hindi says *not* ahead of a verb: *nahi diya*. */
const DENIES = /(?<!\p{L})(?:n(?:ahi+n?|hin?|ai)|mat)\s+$/u
const PARTICLES = list(
  'ko ka ki ke for on till from at pls plz please too bhi toh hi ji sir mam maam wali wala only dono both has does have if agar but otherwise else',
)
const SAID = anyOf([...said('before'), ...ASKS, ...PARTICLES], 'u').source
/** *Is also good*; *rain is expected* says nothing of a face. */
const COPULA =
  '(?:is|are|looks?|lag\\s+rah[aie])(?:\\s+(?:also|so|very|really|just|still|the|our|my|a|clearly))*\\s+'
const BEHIND = new RegExp(
  `^(?:'s(?!\\p{L})|\\s*(?:$|[\\n,.;:!?&+/)*"-])|\\s+(?:[^\\p{L}\\p{N}\\s]|(?:${COPULA})?${SAID}))`,
  'u',
)
/** *Pooja's reel* */
const HER_OWN = new RegExp(`^'s\\s+${anyOf(ASKS, 'u').source}`, 'u')
const SWAPPED = /(?<!\p{L})(?:replace|swap|switch|change)\s+$/u
const MODALS = new Set(list('may will'))
const MODAL = /^\s+(?:be|do|fit|go|pass|suit|work|proceed|stand|accept|regret|hate|dislike)(?!\p{L})/u
/** What stands between a modal and its verb: *will also send*. */
const ADVERBS = /^(?:\s+(?:not|also|only|just|still|definitely|surely|probably))+(?=\s+\p{L})/u
/** What is said of how it is, will or should be, and of no face: *roshni acchi honi chahiye*, *diya nahi gaya*. */
const HAPPENS =
  /^(?:(?:\s+\p{L}{1,12}){0,2}\s+ho(?:n[aie]|t[aie]|g[aie]|\s+(?:rah[aie]|ja\p{L}{1,5}))|\s+(?:n(?:ahi|hi|ai)\s+)?(?:gay[aie]|jayeg[aie]|th[aie])|(?:\s+\p{L}{1,12}){1,4}\s+(?:location|set|venue)\s+(?:pe|par|mein|me))(?!\p{L})/u
const MONTH_AHEAD =
  /(?:\d(?:st|nd|rd|th)?\s*(?:of\s+)?|(?<!\p{L})(?:in|by|till|until|this|next|mid|early|late|end of|month of)\s+)$/u

const NEAR = 40
const before = (text: string, start: number) =>
  start > NEAR ? `x${text.slice(start - NEAR, start)}` : text.slice(0, start)

/**
 * Whether *may*, *hope* or *sunny* is only the word there. It is a name with a capital inside a sentence, or where a face
 * stands, between answers, signs and other faces; *we may*, *hope you are well*, *a sunny day* and *5 May* are words.
 */
export function isOnlyWord(word: string, at: { text: string; folded: string; start: number }): boolean {
  if (!WORD_NAMES.has(word)) return false
  const { text, folded, start } = at
  const end = start + word.length
  const ahead = before(folded, start)
  const behind = folded.slice(end, end + NEAR) + (folded.length > end + NEAR ? 'x' : '')
  if (MONTHS.has(word) && (MONTH_AHEAD.test(ahead) || /^\s*\d/.test(behind))) return true
  if (/^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2)) && /[\p{L}\p{N},] +$/u.test(before(text, start)))
    return false
  if (HER_OWN.test(behind) || (SWAPPED.test(ahead) && /^\s+(?:with|by|for|to)\s/.test(behind))) return false
  if (DENIES.test(ahead) || HAPPENS.test(behind)) return true
  const isModal = MODALS.has(word)
  const follows = isModal ? behind.replace(ADVERBS, '') : behind
  return !AHEAD.test(ahead) || !BEHIND.test(follows) || (isModal && MODAL.test(follows))
}
