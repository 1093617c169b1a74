import type { FaceItem, Item } from './items'
import { isNameWord } from './names'

/** Words that stand where a name would and are none, beside those of `names.ts`. */
const NO_STRANGER = new Set(
  'location locations venue timing timings time date dates day days shoot usage mood look looks hair skin eyes face faces height size sizes concept idea plan option options list package pack link deck reference references payment advance invoice terms contract usages overtime travel director producer photographer stylist brand brands agency casting internal internally team teams everything anything something nothing it its they he she we you i me him who which yaar bhai boss dude bro kindly asap now later tomorrow tonight again already still even quite super totally absolutely honestly personally actually basically overall however because since while till until unless per via abhi phir fir toh bilkul thoda bahut bohot jaldi zyada kam agar matlab waise client clients director model models talent talents female females male males women woman lady ladies kids kid wearing lagta lagti lagte lag rahi raha rahe hua hui karna karte karega shortlist answer order sorry dono donon teeno teenon kiye kiya kari select makeup styling styles wardrobe outfit outfits noted okies sent their our his hero min tak feedback update call meeting mail email message thx thanku cheers regards'.split(
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

/** Names of nobody in the package, where a face would stand: beside an answer, in a row with faces, or alone. */
export function strangers(text: string, left: string, items: readonly Item[]): FaceItem[] {
  const found: FaceItem[] = []
  for (let index = 0; index <= items.length; index++) {
    const [before, next, behind] = [items[index - 1], items[index], items[index + 1]]
    const from = before?.end ?? 0
    const gap = left.slice(from, next?.start ?? left.length)
    if (GREETING.test(gap)) continue
    const words = [...gap.matchAll(/(?<![\p{L}\p{M}'])[\p{L}\p{M}]{3,30}(?![\p{L}\p{M}'])/gu)].filter(
      ([word]) => isNameWord(word) && !NO_STRANGER.has(word) && !/(?:ing|ly|ed|tion|ness|ity)$/.test(word),
    )
    const [first, last = first] = words
    if (!first || !last || words.length > 2) continue
    const [start, end] = [from + first.index, from + last.index + last[0].length]
    const isCapital = words.every((word) => CAPITAL.test(text.slice(from + word.index)))
    if (first !== last && !(isCapital && /^\p{L}+ \p{L}+$/u.test(text.slice(start, end)))) continue
    // *Kiran: yes*, *Kiran also yes*
    const verdict = next?.kind === 'colon' || next?.kind === 'and' ? behind : next
    const isAnswered = verdict?.kind === 'verdict' && verdict.side !== 'before' && before?.kind !== 'opener'
    const isSign = before?.kind === 'verdict' && !/[\p{L}\p{N}]/u.test(text.slice(before.start, before.end))
    const isNamed =
      before?.kind === 'verdict' &&
      (before.side === 'before' || (before.side === 'either' && (before.pick !== 'yes' || isSign)))
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
