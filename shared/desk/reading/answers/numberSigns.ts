import { anyOf, type Left, TAKEN } from '../phrases'
import { type Item, isFace } from './items'
import { VERDICTS } from './words'

const verdictWord = anyOf(VERDICTS.flatMap(({ words }) => words))

/** How far words ahead are looked at. */
const NEAR = 80
const BEHIND_FACE = new RegExp(`[\\d${TAKEN}]\\s*[-).:]?\\s*$`)
/** *Go ahead with no 8, no 10* */
const TAKES = new RegExp(
  `${
    anyOf(
      VERDICTS.flatMap(({ pick, side, words }) => (pick === 'yes' && side === 'before' ? words : [])),
      'u',
    ).source
  }\\s+(?:${TAKEN}+\\d+\\s*(?:,|&|and|n|aur)\\s*)*(?:and\\s+)?$`,
  'u',
)
/** Says which *no 4* is a number, and takes the words before a number that only name it. */
export function dropNumberSigns(left: Left, labels: boolean) {
  left.drop(
    // *2 no. wali ladki*
    /(?<=\d)\s*(?:no|number|num)\.?\s*(?=wal[aei])/gu,
    /(?<!\p{L})(?:nos|num|number|numbers|model|models|face|faces|option|options|sr\.?\s?no|s\.?\s?no|serial no)\.?[ \t]*[:#][ \t]*(?=\d)|#\s*(?=\d)/gu,
    /(?<!\p{L})(?:nos\.?|num|number|numbers|numb|nmbr|model|models|face|faces|option|options|opt|pic|photo|girl|guy|boy|candidate|profile|talent|sr\.?\s?no|s\.\s?no|serial|serial no)\.?\s*(?=\d)/gu,
    new RegExp(`(?<![\\d${TAKEN}]\\s*-?\\s*)(?<!\\p{L})no\\.\\s*(?=\\d)`, 'gu'),
  )
  // *Option 2: Kiran*
  left.drop(/(?<=^[ \t\uE000]*\d{1,2})[ \t]*:[ \t]*(?=\uE000)/gmu)
  // *1. Meher, 2. Zoya*: the numbers of a list that the client made.
  const marks = [...left.text.matchAll(/^[ \t]*(\d{1,2})[.)][ \t]*(?=[\d\uE000])/gmu)]
  const isList = marks.length > 1 && marks.every(([, mark], index) => Number(mark) === index + 1)
  // *Approved: 1. Zoya 2. Meher 3. Feroz*
  const inRow = [...left.text.matchAll(/(?<=[\s:,])(\d{1,2})[.)][ \t]*(?=\uE000)/gu)]
  if (inRow.length > 1 && inRow.every(([, mark], index) => Number(mark) === index + 1) && !labels)
    for (const mark of inRow) left.take(mark.index, mark.index + mark[0].length)
  if (isList && !labels) for (const mark of marks) left.take(mark.index, mark.index + mark[0].length)
  const verdicts = [...left.text.matchAll(verdictWord)].filter(([found]) => !/^(?:no|na|n|the)$/.test(found))
  const others = (from: number, to: number) => verdicts.some(({ index }) => index < from || index >= to)
  left.each(/(?<![\p{L}\p{M}])no[ \t]*(?=\d)/gu, (match, text) => {
    const ahead = text.slice(Math.max(0, match.index - NEAR), match.index)
    if (TAKES.test(ahead)) return undefined
    if (/(?:says|said)\s*$/.test(ahead)) return false
    const rest = /^[^,;\n.!?]*/.exec(text.slice(match.index + match[0].length))?.[0] ?? ''
    if (BEHIND_FACE.test(ahead)) return false
    const judged = [...rest.matchAll(verdictWord)].length > 0 && !/\d\D*\bno\b/.test(rest)
    if (judged || (!others(match.index, match.index + match[0].length) && !/\bactually\b/.test(text)))
      return undefined
    return false
  })
}

const VERDICT_ENDS = new RegExp(`${verdictWord.source}\\s*$`, 'u')

/** Takes *for 12th* and *for the 14th and 15th* behind a face: days. *Yes for 2nd* is a face. */
export function dropDaysOf(left: Left) {
  const day = '\\d{1,2}\\s?(?:st|nd|rd|th)'
  left.each(
    new RegExp(
      `(?<!\\p{L})(?:for|from|till|until)\\s+(?:the\\s+)?${day}(?:\\s*(?:,|&|and|or|to|-|till)\\s*${day})*(?!\\s*(?:one|girl|boy|guy|face|model|option|pref))`,
      'gu',
    ),
    (match, text) => {
      const clause = /[^,;\n.!?]*$/.exec(text.slice(0, match.index))?.[0] ?? ''
      const isAnswer = VERDICT_ENDS.test(clause) || VERDICT_ENDS.test(`${clause}for`)
      return isAnswer && !/[\d\uE000]/u.test(clause) ? false : undefined
    },
  )
}

/** Whether the numbers of a list are those of the faces named behind them, and not the client's own. */
export function areLabels(mark: RegExp, text: string, items: readonly Item[]): boolean {
  const marked = items.flatMap((item) => {
    const number = mark.exec(text.slice(text.lastIndexOf('\n', item.start) + 1, item.start))?.[1]
    return number && isFace(item) ? [item.numbers.includes(Number(number))] : []
  })
  const same = marked.filter(Boolean).length
  return same > 0 && same * 2 >= marked.length
}

const RANK = '(?<!\\p{L})(?:option|choice|preference|pref|priority)[ \\t]*(\\d{1,2})[ \\t]*[:.)=-]*[ \\t]*'

/** Reads *option 1: Larisa, option 2: Naina*, where these are not the numbers of the faces: what is not first is a maybe. */
export function readRanks(left: Left, items: readonly Item[], push: (item: Item) => void) {
  if (areLabels(new RegExp(`${RANK}$`, 'u'), left.text, items)) return
  left.each(new RegExp(`${RANK}(?=${TAKEN})`, 'gu'), (match) => {
    const isFirst = Number(match[1]) === 1
    const span = { start: match.index, end: match.index + match[0].length }
    push({ kind: 'verdict', pick: isFirst ? 'yes' : 'maybe', side: 'before', second: !isFirst, ...span })
    return undefined
  })
}
