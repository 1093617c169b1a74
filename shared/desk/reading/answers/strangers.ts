import { isNameWord } from '../names'
import { type FaceItem, type Item, isFace, isPlural, isVerdict } from './items'

/** What is answered beside the faces, and words in passing: *dates ok, Zoya yes*. */
const NO_STRANGER = new Set(
  'location venue timing timings time date dates day days shoot usage look looks concept plan list deck payment advance invoice terms contract travel director photographer stylist team casting everything something nothing he she we you they it its their nor yaar bhai boss abhi phir fir still now later tomorrow tonight again because since while until unless karte kiye order sorry wait ruko dono bahut bohot bahot kaafi kafi bit thoda thodi zyada jyada bilkul sabse min tak call update revert makeup styling outfit outfits ladki ladka ladke usko isko unko inko uska uski indian desi foreign western'.split(
    ' ',
  ),
)
const GREETING =
  /(?<!\p{L})(?:hi|hii+|hello|hey|hye|dear|thanks|thank|thx|namaste|from|by|love|cheers|regards)(?!\p{L})/u
const NO_NAME_END = /(?:ing|ly|ed|tion|ness|ity)$/
const WORD = /(?<![\p{L}\p{M}'])[\p{L}\p{M}]{3,30}(?![\p{L}\p{M}'])/gu
const LETTERS = /[\p{L}\p{M}]+/gu
const CAPITAL = /^\p{Lu}/u
const FEELS =
  /^(?:(?:do|does|did)(?:n'?t| not)\s+)?(?:loves?|likes?|wants?|hates?|dislikes?|prefers?|agrees on|agrees with)$/i
const LABEL = /^[\s().#-]{0,4}$/

const SENTENCE_ENDS = ['stop', 'line', 'question']
const ENDS = [...SENTENCE_ENDS, 'comma', 'and', 'or', 'but', 'otherwise']
const isOf = (kinds: string[], item: Item | undefined) => item !== undefined && kinds.includes(item.kind)
const isEnd = (item: Item | undefined) => item === undefined || isOf(ENDS, item)
const endsSentence = (item: Item | undefined) => item === undefined || isOf(SENTENCE_ENDS, item)
const isOne = (item: Item | undefined) => isFace(item) && !isPlural(item)
const joins = (item: Item | undefined) => isOf(['and', 'comma'], item)

/** Words between two items that may be a name; `at` is their place in the gap. */
type Candidate = { at: number; length: number; isCapital: boolean }

/** The name that a gap between two items may hold. In lower case it stands alone there, in a message that names faces. */
function nameIn(
  gap: { words: string; folded: string },
  names: ReadonlySet<string>,
  namesFaces: boolean,
): Candidate | undefined {
  if (GREETING.test(gap.folded)) return undefined
  const words = [...gap.folded.matchAll(WORD)].filter(
    ([word]) => isNameWord(word) && !names.has(word) && !NO_STRANGER.has(word) && !NO_NAME_END.test(word),
  )
  const [first, last = first] = words
  if (!first || !last || words.length > 2) return undefined
  const [at, end] = [first.index, last.index + last[0].length]
  const isCapital = words.every(({ index }) => CAPITAL.test(gap.words.slice(index)))
  const isWhole = first === last || (isCapital && /^\p{L}+ \p{L}+$/u.test(gap.words.slice(at, end)))
  const isAlone = namesFaces && gap.folded.match(LETTERS)?.length === 1
  return isWhole && (isCapital || isAlone) ? { at, length: end - at, isCapital } : undefined
}

/** What stands around a gap: two items ahead, nearest first, and two behind. */
type Around = Record<'second' | 'before' | 'next' | 'behind', Item | undefined>

/** Whether a face would stand in the gap. */
function isPlaceOfFace(
  text: string,
  { before, second, next, behind }: Around,
  isCapital: boolean,
  /** what stands between the item ahead and the name */
  between: string,
): boolean {
  // *Asha loves 7*: who answers
  if (isVerdict(next) && FEELS.test(text.slice(next.start, next.end))) return false
  // *Kiran: yes*, *Kiran also yes*
  const verdict = isOf(['colon', 'and'], next) ? behind : next
  if (isVerdict(verdict) && verdict.side !== 'before' && before?.kind !== 'opener') return true
  // *Kiran* on a line of its own; *Kiran and 5*; *Kiran free?*
  if (endsSentence(before) && endsSentence(next) && (isCapital || next?.kind === 'question')) return true
  if (isEnd(before) && joins(next) && isOne(behind)) return true
  if (isOf(['ask', 'strongAsk'], next)) return true

  if (!isEnd(next) || before === undefined) return false
  // *Only Kiran*; *5, Kiran*; *2. Kiran*
  if (isOf(['only', 'except'], before) || (joins(before) && isOne(second))) return true
  if (isFace(before)) return before.of === 'number' && isCapital && LABEL.test(between)
  if (!isVerdict(before)) return false
  // *Drop Kiran*; *👍 Kiran*; *no, maybe Kiran*
  const isSign = !/[\p{L}\p{N}]/u.test(text.slice(before.start, before.end))
  return (
    before.side === 'before' ||
    (before.side === 'either' && (isSign || (before.pick !== 'yes' && isEnd(second))))
  )
}

/** Names of nobody in the package (`names` are theirs, folded), where a face would stand: beside an answer, in a row with faces, or alone. */
export function strangers(
  text: string,
  { left, items, names }: { left: string; items: readonly Item[]; names: ReadonlySet<string> },
): FaceItem[] {
  const namesFaces = items.some(isOne)
  return [...items, undefined].flatMap((next, index): FaceItem[] => {
    const [second, before] = [items[index - 2], items[index - 1]]
    const from = before?.end ?? 0
    const to = next?.start ?? left.length
    const found = nameIn({ words: text.slice(from, to), folded: left.slice(from, to) }, names, namesFaces)
    if (!found) return []
    const start = from + found.at
    const around = { before, second, next, behind: items[index + 1] }
    const isFaceHere = isPlaceOfFace(text, around, found.isCapital, text.slice(from, start))
    return isFaceHere ? [{ kind: 'face', of: 'unknown', numbers: [], start, end: start + found.length }] : []
  })
}
