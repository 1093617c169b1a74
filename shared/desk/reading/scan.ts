import {
  AGAINST,
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
  PASSING,
  type Pick,
  REST,
  SECOND,
  SIGNS,
  type Side,
  STRONG_ASKS,
  VERDICTS,
} from './answerWords'
import { dropAsides } from './asides'
import { type Item, isFace, type Plain } from './items'
import { type FaceToRead, readLooks } from './looks'
import { exactNames, nearNames } from './names'
import { readEnds, readNumbers } from './numbers'
import { anyOf, foldInPlace, Left, TAKEN } from './phrases'
import { strangers } from './strangers'

type Meaning =
  | { kind: Plain }
  | { kind: 'verdict'; pick: Pick; side: Side }
  | { kind: 'face'; of: 'all' | 'none' | 'rest' }
const meanings = new Map<string, Meaning>()
const mean = (phrases: string[], meaning: Meaning) => {
  for (const phrase of phrases) if (!meanings.has(phrase)) meanings.set(phrase, meaning)
}
const early = new Map<string, Plain>()
for (const phrase of STRONG_ASKS) early.set(phrase, 'strongAsk')
for (const phrase of CORRECTIONS) early.set(phrase, 'correction')
for (const phrase of PASSING) early.set(phrase, 'passing')
mean(EXCEPT, { kind: 'except' })
mean(EXCEPT_BEHIND, { kind: 'exceptBehind' })
mean(ONLY, { kind: 'only' })
mean(BUT, { kind: 'but' })
mean(OTHERWISE, { kind: 'otherwise' })
mean(AGAINST, { kind: 'against' })
mean(CONDITIONS, { kind: 'condition' })
mean(OR, { kind: 'or' })
mean(NONE, { kind: 'face', of: 'none' })
mean(REST, { kind: 'face', of: 'rest' })
mean(ALL, { kind: 'face', of: 'all' })
mean(ASKS, { kind: 'ask' })
for (const { pick, side, words } of VERDICTS) mean(words, { kind: 'verdict', pick, side })
mean(AND, { kind: 'and' })
mean(OPENERS, { kind: 'opener' })
const seconds = new Set(SECOND)
const phraseOf = ([match]: RegExpExecArray) => match.replace(/\s+/g, ' ')
const earlyPhrase = anyOf(early.keys())
const anyPhrase = anyOf(meanings.keys())
const verdictWord = anyOf(VERDICTS.flatMap(({ words }) => words))

/** Says which *no 4* is a number, and takes the words before a number that only name it. */
function dropNumberSigns(left: Left, labels: boolean) {
  left.drop(
    /(?<!\p{L})(?:nos|num|number|numbers|model|models|face|faces|option|options|sr\.?\s?no|s\.?\s?no|serial no)\.?[ \t]*[:#][ \t]*(?=\d)|#\s*(?=\d)/gu,
    /(?<!\p{L})(?:nos\.?|num|number|numbers|numb|nmbr|model|models|face|faces|option|options|opt|pic|photo|girl|guy|boy|candidate|profile|talent|sr\.?\s?no|s\.\s?no|serial|serial no)\.?\s*(?=\d)/gu,
    new RegExp(`(?<![\\d${TAKEN}]\\s*-?\\s*)(?<!\\p{L})no\\.\\s*(?=\\d)`, 'gu'),
  )
  // *Option 2: Kiran*
  left.drop(/(?<=^[ \t\uE000]*\d{1,2})[ \t]*:[ \t]*(?=\uE000)/gmu)
  // *1. Meher, 2. Zoya*: the numbers of a list that the client made.
  const marks = [...left.text.matchAll(/^[ \t]*(\d{1,2})[.)][ \t]*(?=[\d\uE000])/gmu)]
  const isList = marks.length > 1 && marks.every(([, mark], index) => Number(mark) === index + 1)
  if (isList && !labels) for (const mark of marks) left.take(mark.index, mark.index + mark[0].length)
  const others = (from: number, to: number) =>
    [...(left.text.slice(0, from) + ' '.repeat(to - from) + left.text.slice(to)).matchAll(verdictWord)].some(
      ([found]) => !/^(?:no|na|n|the)$/.test(found),
    )
  left.each(/(?<![\p{L}\p{M}])no[ \t]*(?=\d)/gu, (match, text) => {
    const rest = /^[^,;\n.!?]*/.exec(text.slice(match.index + match[0].length))?.[0] ?? ''
    if (new RegExp(`[\\d${TAKEN}]\\s*-?\\s*$`).test(text.slice(0, match.index))) return false
    const judged = [...rest.matchAll(verdictWord)].length > 0 && !/\d\D*\bno\b/.test(rest)
    if (judged || (!others(match.index, match.index + match[0].length) && !/\bactually\b/.test(text)))
      return undefined
    return false
  })
}

const VERDICT_ENDS = new RegExp(`${verdictWord.source}\\s*$`, 'u')

/** Takes *for 12th* and *for the 14th and 15th* behind a face: days. *Yes for 2nd* is a face. */
function dropDaysOf(left: Left) {
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

const BOTH = /(?<!\p{L})(?:both|dono|donon)(?:\s+the)?\s+$/iu
const SOME_OF = new RegExp(
  `(?<!\\p{L})(?:any|koi)\\s+(?:\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})\\s+(?:of|from|among|amongst|between|out of)\\s+(?!(?:the|these|those|them|this|your|our|all|my)(?!\\p{L}))`,
  'gu',
)

/** Whether the numbers of a list are those of the faces named behind them, and not the client's own. */
function areLabels(mark: RegExp, text: string, items: readonly Item[]): boolean {
  const marked = items.flatMap((item) => {
    const number = mark.exec(text.slice(text.lastIndexOf('\n', item.start) + 1, item.start))?.[1]
    return number && isFace(item) ? [item.numbers.includes(Number(number))] : []
  })
  const same = marked.filter(Boolean).length
  return same > 0 && same * 2 >= marked.length
}

const RANK = '(?<!\\p{L})(?:option|choice|preference|pref|priority)[ \\t]*(\\d{1,2})[ \\t]*[:.)=-]*[ \\t]*'

/** Reads *option 1: Larisa, option 2: Naina*, where these are not the numbers of the faces: what is not first is a maybe. */
function readRanks(left: Left, items: readonly Item[], push: (item: Item) => void) {
  if (areLabels(new RegExp(`${RANK}$`, 'u'), left.text, items)) return
  left.each(new RegExp(`${RANK}(?=${TAKEN})`, 'gu'), (match) => {
    const isFirst = Number(match[1]) === 1
    const span = { start: match.index, end: match.index + match[0].length }
    push({ kind: 'verdict', pick: isFirst ? 'yes' : 'maybe', side: 'before', second: !isFirst, ...span })
    return undefined
  })
}

/** Splits a message into what it says: faces, verdicts, and the words between them. */
export function scan(text: string, faces: readonly FaceToRead[]): Item[] {
  const left = new Left(foldInPlace(text))
  const items: Item[] = []
  const push = (item: Item) => void items.push(item)
  const span = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })
  // *Any 2 from 1, 4, 7*
  left.each(SOME_OF, (match) => {
    push({ kind: 'verdict', pick: 'maybe', side: 'before', ...span(match) })
    return undefined
  })
  dropAsides(left)
  const pushName = (found: { numbers: number[]; start: number; end: number }) => {
    // *Both Priyas*
    const areBoth = found.numbers.length === 2 && BOTH.test(text.slice(0, found.start))
    push({ kind: 'face', of: areBoth ? 'number' : 'name', ...found })
  }
  for (const found of exactNames(left, faces, text)) pushName(found)
  // *Not really feeling any of these*
  left.each(
    /(?<!\p{L})(?:not|don't|dont|didn't|can't|cant)(?!\p{L})[^,.;\n]{0,30}(?<!\p{L})any(?: one)? of (?:these|them|those|the \p{L}+)/gu,
    (match) => {
      push({ kind: 'face', of: 'none', numbers: faces.map(({ number }) => number), ...span(match) })
      return undefined
    },
  )
  left.each(earlyPhrase, (match) => {
    const kind = early.get(match[0].replace(/\s+/g, ' '))
    if (kind && kind !== 'passing') push({ kind, ...span(match) })
    return undefined
  })
  left.each(/(?<!\p{L})(?:sorry|oops)[\s,.:-]*(?=not?\s)/gu, (match) => {
    push({ kind: 'correction', ...span(match) })
    return undefined
  })
  for (const [pick, signs] of Object.entries(SIGNS))
    left.each(new RegExp(`[${signs}]`, 'gu'), (match) => {
      push({ kind: 'verdict', pick: pick as Pick, side: 'either', ...span(match) })
      return undefined
    })
  dropDaysOf(left)
  readRanks(left, items, push)
  dropNumberSigns(left, areLabels(/^[ \t]*(\d{1,2})[.)][ \t]*$/, text, items))
  // *None of the men*
  left.each(
    /(?<!\p{L})(?:none|neither) of (?=(?:the |these |those )?(?:girls|women|ladies|females|boys|guys|men|males)(?!\p{L}))/gu,
    (match) => {
      push({ kind: 'verdict', pick: 'no', side: 'before', ...span(match) })
      return undefined
    },
  )
  // *Too white for us*
  left.each(
    /(?<!\p{L})too (?!good|nice|cute|pretty|beautiful)\p{L}{3,20}(?= (?:for|next to|beside)(?!\p{L}))/gu,
    (match) => {
      push({ kind: 'verdict', pick: 'no', side: 'after', ...span(match) })
      return undefined
    },
  )
  readEnds(left, faces, push)
  for (const { sure, ...found } of readLooks(left, faces))
    push({ kind: 'face', of: sure ? 'gender' : 'look', ...found })
  left.each(anyPhrase, (match, all) => {
    const meaning = meanings.get(match[0].replace(/\s+/g, ' '))
    if (!meaning) return false
    if (match[0] in NUMBER_WORDS) return false
    if (match[0] === 'nd' && /\d$/.test(all.slice(0, match.index))) return false
    // *n* is *and*, but *Zoya n* at the end of a part says no.
    if (match[0] === 'n' && /^\s*(?:[,;\n.]|$)/.test(all.slice(match.index + 1)) && match.index > 0) {
      push({ kind: 'verdict', pick: 'no', side: 'after', ...span(match) })
      return undefined
    }
    if (meaning.kind === 'face')
      push({ kind: 'face', of: meaning.of, numbers: faces.map(({ number }) => number), ...span(match) })
    else if (meaning.kind === 'verdict')
      push({ ...meaning, second: seconds.has(phraseOf(match)), ...span(match) })
    else push({ ...meaning, ...span(match) })
    return undefined
  })
  for (const found of nearNames(left, faces)) pushName(found)
  readNumbers(left, faces, push)
  left.each(/\n+|\.{2,}|…|[,;:?|·•!]|\.(?=\s|$)/gu, (match) => {
    const sign = match[0]
    // *2. Kiran* is one line of a list.
    const ahead = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index)
    if (sign === '.' && /^[ \t]*\d{1,2}$/.test(ahead)) return undefined
    const kind: Plain = sign.startsWith('\n')
      ? 'line'
      : sign === ',' || sign === ';' || sign.startsWith('..') || sign === '…'
        ? 'comma'
        : sign === ':'
          ? 'colon'
          : sign === '?'
            ? 'question'
            : 'stop'
    push({ kind, ...span(match) })
    return undefined
  })
  const inOrder = (list: Item[]) => list.sort((a, b) => a.start - b.start)
  return inOrder([...items, ...strangers(text, left.text, inOrder(items))])
}
