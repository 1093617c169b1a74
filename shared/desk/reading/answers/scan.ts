import { exactNames, nearNames } from '../names'
import { anyOf, foldInPlace, Left, TAKEN } from '../phrases'
import { dropAsides } from './asides'
import type { Item, Plain } from './items'
import { type FaceToRead, readLooks } from './looks'
import { areLabels, dropDaysOf, dropNumberSigns, readRanks } from './numberSigns'
import { readEnds, readNumbers } from './numbers'
import { strangers } from './strangers'
import {
  AGAINST,
  ALL,
  AND,
  AROUND,
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
} from './words'

type Meaning =
  | { kind: Plain }
  | { kind: 'verdict'; pick: Pick; side: Side }
  | { kind: 'face'; of: 'all' | 'none' | 'rest' }
const meanings = new Map<string, Meaning>()
const mean = (phrases: string[], meaning: Meaning) => {
  for (const phrase of phrases) if (!meanings.has(phrase)) meanings.set(phrase, meaning)
}
const early = new Map<string, Plain>()
for (const phrase of STRONG_ASKS)
  for (const will of phrase.startsWith('will ') ? ['will ', "we'll ", "i'll "] : [''])
    early.set(phrase.replace(/^will /, will), 'strongAsk')
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
const BEHIND_FACE = new RegExp(`[\\d${TAKEN}]\\s*[-:]?\\s*$`, 'u')
const phraseOf = ([match]: RegExpExecArray) => match.replace(/\s+/g, ' ')
const earlyPhrase = anyOf(early.keys())
const anyPhrase = anyOf(meanings.keys())

const SOME = '(?:the|some|more|new|recent|latest|any|few|a)'
const ASKS_OF = new RegExp(
  `(?<!\\p{L})(?:send|share|show|forward|need|want|get|see|confirm|check)(?: me| us)?(?: ${SOME})*(?= (?:(?:${TAKEN}+|\\d{1,2})(?:'?s|\\s+k[aie])\\s+(?:${SOME}\\s+)?)?${anyOf(ASKS, 'u').source})`,
  'gu',
)
const ALL_OF = new RegExp(
  `(?<!\\p{L})all\\s+(?:of\\s+)?(?:the\\s+|these\\s+)?(\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})(?![\\d\\p{L}])(?!\\s*(?:,|&|and|n|aur|-|to|/)\\s*\\d)\\s*`,
  'gu',
)
const BOTH = /(?<!\p{L})(?:both|dono|donon)(?:\s+the)?\s+$/iu
const SOME_OF = new RegExp(
  `(?<!\\p{L})(?:any|koi)\\s+(?:\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})\\s+(?:of|from|among|amongst|between|out of)\\s+(?!(?:the|these|those|them|this|your|our|all|my)(?!\\p{L}))`,
  'gu',
)

/** Writes 1️⃣2️⃣ as 12 where a face has that number; every other letter keeps its place. */
const joinKeycaps = (text: string, faces: readonly FaceToRead[]) =>
  text.replace(
    /(?<!\u20E3)(\d)\uFE0F?\u20E3(\d)\uFE0F?\u20E3(?!\d\uFE0F?\u20E3)/gu,
    (signs, first: string, second: string) =>
      faces.some(({ number }) => number === Number(first + second))
        ? `${first}${second}`.padEnd(signs.length)
        : signs,
  )

/** Splits a message into what it says: faces, verdicts, and the words between them. */
export function scan(text: string, faces: readonly FaceToRead[]): Item[] {
  const left = new Left(foldInPlace(joinKeycaps(text, faces)))
  const items: Item[] = []
  const push = (item: Item) => void items.push(item)
  const span = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })
  // *Any 2 from 1, 4, 7*
  left.each(SOME_OF, (match) => {
    push({ kind: 'verdict', pick: 'maybe', side: 'before', ...span(match) })
    return undefined
  })
  // *All 8 approved* of eight; *all three: Zoya, Meher, Naina* of more
  left.each(ALL_OF, (match) => {
    const word = match[1] ?? ''
    return (NUMBER_WORDS[word] ?? Number(word)) === faces.length ? false : undefined
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
    /(?<!\p{L})(?:not|don't|dont|didn't|can't|cant)(?!\p{L})[^,.;\n]{0,30}(?<!\p{L})any(?: one)? of (?:these|them|those|the (?!(?:girls|women|ladies|females|boys|guys|men|males)(?!\p{L}))\p{L}+)(?!\s+(?:girls|women|ladies|females|boys|guys|men|males)(?!\p{L}))/gu,
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
  for (const [pattern, pick] of AROUND)
    left.each(pattern, (match) => {
      push({ kind: 'verdict', pick, side: 'before', ...span(match) })
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
  // *Send me Zoya's reel*, *share a few more pics of 4*
  left.each(ASKS_OF, (match) => {
    push({ kind: 'strongAsk', ...span(match) })
    return undefined
  })
  // *She is blocked na?*
  left.drop(/(?<!\p{L})naa?(?=\s*\?)/gu)
  dropDaysOf(left)
  readRanks(left, items, push)
  dropNumberSigns(left, areLabels(/^[ \t]*(\d{1,2})[.)][ \t]*$/, text, items))
  // *None of the men*
  left.each(
    /(?<!\p{L})(?:none|neither) of (?=(?:the |these |those )?(?:(?:first|last)\s+\S|(?:girls|women|ladies|females|boys|guys|men|males)(?!\p{L})))/gu,
    (match) => {
      push({ kind: 'verdict', pick: 'no', side: 'before', ...span(match) })
      return undefined
    },
  )
  // *Too white for us*, *nice but too muscular*
  left.each(
    /(?<!\p{L})too (?!good|nice|cute|pretty|beautiful|please|thanks|expensive|costly|pricey)(\p{L}{3,20})(?=\s*(?:[.,;!)\n]|$)| (?:for|next to|beside)(?!\p{L}))/gu,
    (match) => {
      if (meanings.get(match[1] ?? '')) return false
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
    // *Can be released* says what *released* does.
    if (match[0] === 'can be' && /^\s+\p{L}+ed(?!\p{L})/u.test(all.slice(match.index + 6))) return undefined
    if (match[0] === 'nd' && /\d$/.test(all.slice(0, match.index))) return false
    // *n* is *and*, but *Zoya n* at the end of a part says no.
    if (match[0] === 'n' && /^\s*(?:[,;\n.]|$)/.test(all.slice(match.index + 1)) && match.index > 0) {
      push({ kind: 'verdict', pick: 'no', side: 'after', ...span(match) })
      return undefined
    }
    // *Ruhi - hold* is no wish to have her held.
    if (
      match[0] === 'hold' &&
      BEHIND_FACE.test(all.slice(0, match.index)) &&
      /^\s*(?:[,;.\n]|$)/.test(all.slice(match.index + 4))
    ) {
      push({ kind: 'verdict', pick: 'maybe', side: 'after', ...span(match) })
      return undefined
    }
    // *7 not 8*
    const isAhead = match[0] === 'not' && new RegExp(`^\\s+[\\d#${TAKEN}]`).test(all.slice(match.index + 3))
    if (meaning.kind === 'face')
      push({ kind: 'face', of: meaning.of, numbers: faces.map(({ number }) => number), ...span(match) })
    else if (meaning.kind === 'verdict')
      push({
        ...meaning,
        ...(isAhead ? { side: 'before' as const } : {}),
        second: seconds.has(phraseOf(match)),
        ...span(match),
      })
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
  const names = new Set(faces.map(({ name }) => foldInPlace(name)))
  const inOrder = (list: Item[]) => list.sort((a, b) => a.start - b.start)
  return inOrder([...items, ...strangers(text, { left: left.text, items: inOrder(items), names })])
}
