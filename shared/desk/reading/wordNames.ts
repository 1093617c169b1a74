import { AND, ASKS, EXCEPT, ONLY, OR, VERDICTS } from './answers/words'
import { anyOf } from './phrases'

const list = (words: string) => words.split(' ')
/** First names that are English words of a message. */
export const WORD_NAMES = new Set(
  list(
    'may will max hope joy sunny happy lucky grace april june august faith mark rose angel star dawn honey sky summer love mercy chance grant rich king prince princess baby candy cherry ruby pearl rain khushi umeed jaan sona',
  ),
)
const MONTHS = new Set(list('may april june august'))

const said = (side: string) =>
  VERDICTS.flatMap((verdict) => (verdict.side === side ? [] : verdict.words)).concat(
    AND.filter((word) => !/^w(?:ith)?$/.test(word)),
    OR,
    ONLY,
  )
const AHEAD = new RegExp(
  `(?:(?:^|[.!?\\n]\\s*)(?:(?:is|can|kya)\\s+)?|[^\\p{L}\\p{M}\\s]\\s*|${anyOf([...said('after'), ...EXCEPT], 'u').source}\\s+)$`,
  'u',
)
const PARTICLES = list(
  'is are looks ko ka ki ke for on till from at pls plz please too bhi toh hi ji sir mam maam wali wala only',
)
const BEHIND = new RegExp(
  `^(?:'s(?!\\p{L})|\\s*(?:$|[\\n,.;:!?&+/)*"-])|\\s+(?:[^\\p{L}\\p{N}\\s]|${anyOf([...said('before'), ...ASKS, ...PARTICLES], 'u').source}))`,
  'u',
)
const MODAL = /^(?:may|will)\s+(?:not\s+)?(?:be|do|fit|go|pass|suit|work)(?!\p{L})/u
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
  return !AHEAD.test(ahead) || !BEHIND.test(behind) || MODAL.test(word + behind)
}
