import { exactNames, nearNames } from '../names'
import { anyOf, foldInPlace, Left, TAKEN } from '../phrases'
import { dropAsides } from './asides'
import type { Item, Plain } from './items'
import { type FaceToRead, readBounds, readLooks } from './looks'
import { early, type Meaning, meaningOf, meanings, verdict } from './meanings'
import { areLabels, dropDaysOf, dropNumberSigns, readRanks } from './numberSigns'
import { readEnds, readNumbers } from './numbers'
import { readSteps, readSwaps } from './orders'
import { strangers } from './strangers'
import { AROUND, ASKS, NUMBER_WORDS, type Pick, SIGNS, VERDICTS } from './words'

const earlyPhrase = anyOf(early.keys())
const anyPhrase = anyOf(meanings.keys())
const NUMBER = `(?:\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})`
const SOME = '(?:the|some|more|new|recent|latest|any|few|a)'
const GENDERED = '(?:girls|women|ladies|females|boys|guys|men|males)(?!\\p{L})'
const BOTH = /(?<!\p{L})(?:both|dono|donon)(?:\s+the)?\s+$/iu
const LIST_NUMBER = /^[ \t]*\d{1,2}$/

/** *Any 2 from 1, 4, 7* */
const SOME_OF = new RegExp(
  `(?<!\\p{L})(?:any|koi)\\s+${NUMBER}\\s+(?:of|from|among|amongst|between|out of)\\s+(?!(?:the|these|those|them|this|your|our|all|my)(?!\\p{L}))`,
  'gu',
)
/** *All three: Zoya, Meher, Naina* */
const ALL_OF = new RegExp(
  `(?<!\\p{L})all\\s+(?:of\\s+)?(?:the\\s+|these\\s+)?(${NUMBER})(?![\\d\\p{L}])(?!\\s*(?:,|&|and|n|aur|-|to|/)\\s*\\d)\\s*`,
  'gu',
)
/** *Not really feeling any of these* */
const NOT_ANY = new RegExp(
  `(?<!\\p{L})(?:not|don't|dont|didn't|can't|cant)(?!\\p{L})[^,.;\\n]{0,30}(?<!\\p{L})any(?: one)? of (?:these|them|those|the (?!${GENDERED})\\p{L}+)(?!\\s+${GENDERED})`,
  'gu',
)
const SORRY = /(?<!\p{L})(?:sorry|oops)[\s,.:-]*(?=not?\s)/gu
/** *Hmm ok 8 yes*: the word behind it counts. */
const HMM = new RegExp(
  `(?<!\\p{L})hmm+(?=[\\s.,…]+${
    anyOf(
      VERDICTS.flatMap(({ pick, side, words }) => (pick !== 'maybe' && side === 'either' ? words : [])),
      'u',
    ).source
  })`,
  'gu',
)
/** *Cancel her*, and not *like her*, *cancel her shoot* */
const OF_LAST = new RegExp(
  `${
    anyOf(
      VERDICTS.flatMap(({ pick, side, words }) => (pick === 'no' && side === 'before' ? words : [])).concat(
        'not',
      ),
      'u',
    ).source
  }\\s+(?:her|him|them|this one|that one)(?=\\s*(?:[.,;!\\n]|$|and\\s|take\\s|instead\\s))`,
  'gu',
)
/** *3 ok, actually no* */
const ACTUALLY = /(?<!\p{L})actually\s+(?:(no|nope|nahi)|yes|ok|haan)(?=\s*(?:[.,!\n]|$))/gu
/** *Whoever is wearing the red saree*: nobody knows who. */
const WHOEVER =
  /(?<!\p{L})whoever(?:'s|\s+(?:is|was))?\s+(?:wear\p{L}*|wore|in|has|had)(?!\p{L})[^,.;!?\n]{0,40}/gu
/** *Send me Zoya's reel*, *share a few more pics of 4* */
const ASKS_OF = new RegExp(
  `(?<!\\p{L})(?:send|share|show|forward|need|want|get|see|confirm|check)(?: me| us)?(?: ${SOME})*(?= (?:(?:${TAKEN}+|\\d{1,2})(?:'?s|\\s+k[aie])\\s+(?:${SOME}\\s+)?)?${anyOf(ASKS, 'u').source})`,
  'gu',
)
/** *4 ki pics bhejo*, *sab ke rates batao* */
const ASKS_BEHIND = new RegExp(
  `${anyOf(ASKS, 'u').source}\\s+(?:bhi\\s+)?(?:bhej(?:o|na| do| dena| dijiye)|dikha(?:o|na| do| dena)|bata(?:o|na| do| dena)|share (?:karo|kar do|karna)|confirm (?:karo|kar do|karna)|send (?:karo|kar do|karna))(?!\\p{L})`,
  'gu',
)
/** *She is blocked na?* */
const NA = /(?<!\p{L})naa?(?=\s*\?)/gu
/** *I want their polaroids first*: an order of steps, and no face. */
const FIRST_OF_ALL = /(?<=(?<!\p{L})(\p{L}+)\s+)first(?=\s*(?:[.?!\n]|$))/gu
const THE = /^(?:the|that|her|his)$/
/** *Watched the videos* asks for none. */
const SEEN = new RegExp(
  `(?<!\\p{L})(?:watched|saw|seen|checked|viewed|went through|gone through|looked at)(?: (?:all|the|their|your|those|these|of))* ${anyOf(ASKS, 'u').source}`,
  'gu',
)
/** *None of the men* */
const NONE_OF = new RegExp(
  `(?<!\\p{L})(?:none|neither) of (?=(?:the |these |those )?(?:(?:first|last)\\s+\\S|${GENDERED}))`,
  'gu',
)
/** *Too white for us*, *nice but too muscular* */
const TOO =
  /(?<!\p{L})too (?!good|nice|cute|pretty|beautiful|please|thanks|expensive|costly|pricey)(\p{L}{3,20})(?=\s*(?:[.,;!)\n]|$)| (?:for|next to|beside)(?!\p{L}))/gu
const SIGN = /\n+|\.{2,}|…|[,;:?|·•!]|\.(?=\s|$)/gu
const SIGN_KINDS: [RegExp, Plain][] = [
  [/^\n/, 'line'],
  [/^(?:[,;…]|\.\.)/, 'comma'],
  [/^:/, 'colon'],
  [/^\?/, 'question'],
]

/** Writes 1️⃣2️⃣ as 12 where a face has that number; every other letter keeps its place. */
const joinKeycaps = (text: string, faces: readonly FaceToRead[]) =>
  text.replace(
    /(?<!\u20E3)(\d)\uFE0F?\u20E3(\d)\uFE0F?\u20E3(?!\d\uFE0F?\u20E3)/gu,
    (signs, first: string, second: string) =>
      faces.some(({ number }) => number === Number(first + second))
        ? `${first}${second}`.padEnd(signs.length)
        : signs,
  )

/** The items of a message, found pass by pass: each takes what it reads out of what is left for the next. */
class Scan {
  readonly items: Item[] = []
  readonly left: Left
  constructor(
    private readonly text: string,
    private readonly faces: readonly FaceToRead[],
  ) {
    this.left = new Left(foldInPlace(joinKeycaps(text, faces)))
  }

  readonly push = (item: Item) => void this.items.push(item)

  /** Reads a pattern as what it means, or as what a rule says: *nothing* only takes the words out. */
  mark(
    pattern: RegExp,
    means: Meaning | ((match: RegExpExecArray, text: string) => Meaning | 'nothing' | undefined),
  ) {
    this.left.each(pattern, (match, text) => {
      const meaning = typeof means === 'function' ? means(match, text) : means
      if (!meaning) return false
      const place = { start: match.index, end: match.index + match[0].length }
      if (meaning === 'nothing' || meaning.kind === 'passing') return true
      const numbers = this.faces.map(({ number }) => number)
      this.push(meaning.kind === 'face' ? { ...meaning, numbers, ...place } : { ...meaning, ...place })
      return true
    })
  }

  names(found: { numbers: number[]; start: number; end: number }[]) {
    for (const one of found) {
      // *Both Priyas*
      const areBoth = one.numbers.length === 2 && BOTH.test(this.text.slice(0, one.start))
      this.push({ kind: 'face', of: areBoth ? 'number' : 'name', ...one })
    }
  }

  phrases() {
    this.mark(anyPhrase, ({ 0: words, index }, text) =>
      meaningOf(words.replace(/\s+/g, ' '), text.slice(0, index), text.slice(index + words.length)),
    )
  }

  signs() {
    this.mark(SIGN, ({ 0: sign, index }) => {
      // *2. Kiran* is one line of a list.
      const ahead = this.text.slice(this.text.lastIndexOf('\n', index) + 1, index)
      if (sign === '.' && LIST_NUMBER.test(ahead)) return 'nothing'
      return { kind: SIGN_KINDS.find(([pattern]) => pattern.test(sign))?.[1] ?? 'stop' }
    })
  }
}

/** Splits a message into what it says: faces, verdicts, and the words between them. */
export function scan(text: string, faces: readonly FaceToRead[]): Item[] {
  const pass = new Scan(text, faces)
  const { left, items, push } = pass
  pass.mark(SOME_OF, verdict('maybe', 'before'))
  // *All 8 approved* of eight
  pass.mark(ALL_OF, ([, word = '']) =>
    (NUMBER_WORDS[word] ?? Number(word)) === faces.length ? undefined : 'nothing',
  )
  for (const found of readBounds(left, faces)) push({ kind: 'face', of: 'look', ...found })
  dropAsides(left)
  pass.names(exactNames(left, faces, text))
  left.drop(HMM)
  pass.mark(ACTUALLY, ([, no]) => ({ ...verdict(no ? 'no' : 'yes', 'after'), ofLast: true }) as Meaning)
  pass.mark(OF_LAST, { ...verdict('no', 'after'), ofLast: true } as Meaning)
  left.each(WHOEVER, (match) => {
    push({ kind: 'face', of: 'look', numbers: [], start: match.index, end: match.index + match[0].length })
    return undefined
  })
  readSwaps(left, push)
  readSteps(left, push)
  pass.mark(NOT_ANY, { kind: 'face', of: 'none' })
  pass.mark(earlyPhrase, ([words]) => early.get(words.replace(/\s+/g, ' ')))
  for (const [pattern, pick] of AROUND) pass.mark(pattern, verdict(pick, 'before'))
  pass.mark(SORRY, { kind: 'correction' })
  for (const [pick, signs] of Object.entries(SIGNS))
    pass.mark(new RegExp(`[${signs}]`, 'gu'), verdict(pick as Pick, 'either'))
  left.drop(SEEN)
  pass.mark(FIRST_OF_ALL, ([, word = '']) =>
    THE.test(word) || (meanings.get(word)?.kind ?? 'ask') !== 'ask' ? undefined : 'nothing',
  )
  pass.mark(ASKS_OF, { kind: 'strongAsk' })
  pass.mark(ASKS_BEHIND, { kind: 'strongAsk' })
  left.drop(NA)
  dropDaysOf(left)
  readRanks(left, items, push)
  dropNumberSigns(left, areLabels(/^[ \t]*(\d{1,2})[.)][ \t]*$/, text, items))
  pass.mark(NONE_OF, verdict('no', 'before'))
  pass.mark(TOO, ([, word = '']) => (meanings.has(word) ? undefined : verdict('no', 'after')))
  readEnds(left, faces, push)
  for (const { sure, ...found } of readLooks(left, faces))
    push({ kind: 'face', of: sure ? 'gender' : 'look', ...found })
  pass.phrases()
  pass.names(nearNames(left, faces))
  readNumbers(left, faces, push)
  pass.signs()
  items.sort((a, b) => a.start - b.start)
  const names = new Set(faces.map(({ name }) => foldInPlace(name)))
  return [...items, ...strangers(text, { left: left.text, items, names })].sort((a, b) => a.start - b.start)
}
