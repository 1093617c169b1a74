import { isNameWord } from '../names'
import type { FaceItem, Item } from './items'

/** What is answered beside the faces, and words in passing: *dates ok, Zoya yes*. */
const NO_STRANGER = new Set(
  'location venue timing timings time date dates day days shoot usage look looks concept plan list deck payment advance invoice terms contract travel director photographer stylist team casting everything something nothing he she we you they it its their nor yaar bhai boss abhi phir fir still now later tomorrow tonight again because since while until unless karte kiye order sorry dono bahut bohot bahot kaafi kafi bit thoda thodi zyada jyada bilkul sabse min tak call update revert makeup styling outfit outfits indian desi foreign western'.split(
    ' ',
  ),
)
const GREETING =
  /(?<!\p{L})(?:hi|hii+|hello|hey|hye|dear|thanks|thank|thx|namaste|from|by|love|cheers|regards)(?!\p{L})/u
const ENDS = new Set<string>(['comma', 'stop', 'line', 'and', 'or', 'but', 'question', 'otherwise'])
const SENTENCE_ENDS = new Set<string>(['stop', 'line', 'question'])
const LIMITS = new Set<string>(['only', 'except'])
const ASKED = new Set<string>(['ask', 'strongAsk'])
const CAPITAL = /^\p{Lu}/u

const isEnd = (item: Item | undefined) => item === undefined || ENDS.has(item.kind)
const endsSentence = (item: Item | undefined) => item === undefined || SENTENCE_ENDS.has(item.kind)
const isOne = (item: Item | undefined) => item?.kind === 'face' && !['all', 'none', 'rest'].includes(item.of)
const joins = (item: Item | undefined) => item?.kind === 'and' || item?.kind === 'comma'

/** Names of nobody in the package (`names` are theirs, folded), where a face would stand: beside an answer, in a row with faces, or alone. */
export function strangers(
  text: string,
  { left, items, names }: { left: string; items: readonly Item[]; names: ReadonlySet<string> },
): FaceItem[] {
  const found: FaceItem[] = []
  const namesFaces = items.some(isOne)
  for (let index = 0; index <= items.length; index++) {
    const [before, next, behind] = [items[index - 1], items[index], items[index + 1]]
    const from = before?.end ?? 0
    const gap = left.slice(from, next?.start ?? left.length)
    if (GREETING.test(gap)) continue
    const words = [...gap.matchAll(/(?<![\p{L}\p{M}'])[\p{L}\p{M}]{3,30}(?![\p{L}\p{M}'])/gu)].filter(
      ([word]) =>
        isNameWord(word) &&
        !names.has(word) &&
        !NO_STRANGER.has(word) &&
        !/(?:ing|ly|ed|tion|ness|ity)$/.test(word),
    )
    const [first, last = first] = words
    if (!first || !last || words.length > 2) continue
    const [start, end] = [from + first.index, from + last.index + last[0].length]
    const isCapital = words.every((word) => CAPITAL.test(text.slice(from + word.index)))
    if (first !== last && !(isCapital && /^\p{L}+ \p{L}+$/u.test(text.slice(start, end)))) continue
    // In lower case a name stands alone between what was read.
    if (!isCapital && (!namesFaces || (gap.match(/[\p{L}\p{M}]+/gu) ?? []).length > 1)) continue
    // *Kiran: yes*, *Kiran also yes*
    const verdict = next?.kind === 'colon' || next?.kind === 'and' ? behind : next
    const isAnswered = verdict?.kind === 'verdict' && verdict.side !== 'before' && before?.kind !== 'opener'
    const isSign = before?.kind === 'verdict' && !/[\p{L}\p{N}]/u.test(text.slice(before.start, before.end))
    const isNamed =
      before?.kind === 'verdict' &&
      (before.side === 'before' ||
        (before.side === 'either' && (isSign || (before.pick !== 'yes' && isEnd(items[index - 2])))))
    // *2. Kiran*
    const isLabelled =
      before?.kind === 'face' &&
      before.of === 'number' &&
      isCapital &&
      /^[\s().#-]{0,4}$/.test(text.slice(from, start))
    const isLimit = before !== undefined && LIMITS.has(before.kind)
    const isInRow = joins(before) && isOne(items[index - 2])
    const isAlone = endsSentence(before) && endsSentence(next) && (isCapital || next?.kind === 'question')
    const leads = isEnd(before) && joins(next) && isOne(behind)
    const isAsked = next !== undefined && ASKED.has(next.kind)
    if (
      isAnswered ||
      isAlone ||
      leads ||
      isAsked ||
      (isEnd(next) && (isNamed || isLimit || isInRow || isLabelled))
    )
      found.push({ kind: 'face', of: 'unknown', numbers: [], start, end })
  }
  return found
}
