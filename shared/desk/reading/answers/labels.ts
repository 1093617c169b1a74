import { type FaceItem, type Item, isFace, isGroup } from './items'
import { isCountOf, limits } from './limits'

const FROM = /^\s*(?:(?:from|of|among|amongst|out of|in|for)(?:\s+(?:all|the|these|those|your))*\s*|\()$/i
const FROM_START =
  /(?:^|[,.!?\n])\s*(?:from|of|among|amongst|between|out of)(?:\s+(?:all|the|these|those|your))*\s*$/i
const FOR = /(?:^|[,.!?\n])\s*(?:for|from|in|of|among)\s+(?:the\s+)?$/i
const AMONG = /^\s*(?:me|mei|mein|main)(?:\s+se)?\s+(?:only|just|sirf|bas|keval)(?!\p{L})/iu
const ORDINAL = /^(?:\d{1,3}\s?(?:st|nd|rd|th)|first|second|third)$/i

const FROM_AMONG = /^\s*(?:(?:in )?(?:dono|teeno)\s+)?(?:me|mei|mein|main)(?:\s+se)?\s*$/iu
const isRow = (item: Item | undefined) =>
  item !== undefined && (isOne(item) || ['and', 'or', 'comma'].includes(item.kind))
const isOne = (item: Item) => isFace(item) && (item.of === 'number' || item.of === 'name')

const NOTHING = /^\s*$/
const LABEL = /^[\s().:#-]{0,4}$/

/** Where the reading stands. */
type Place = {
  text: string
  items: readonly Item[]
  index: number
  /** what was read before, where a rule may still change the end */
  joined: Item[]
  /** the faces of *girls* in *girls me only Meher*, until the face that is meant */
  within?: number[] | undefined
}
/** Deals with an item, and says so; the others go on to the next rule. */
type Rule = (item: Item, place: Place) => boolean
type FaceRule = (item: FaceItem, place: Place) => boolean

const forFaces =
  (rule: FaceRule): Rule =>
  (item, place) =>
    isFace(item) && rule(item, place)

const dropUnlimited: Rule = (item, { text, items, index, joined }) => {
  const last = joined.at(-1)
  if (item.kind === 'only') return !limits(text, last, item, items[index + 1])
  return item.kind === 'comma' && last?.kind === 'only' && !isFace(joined.at(-2))
}

/** *Prefer her over Kiran* says nothing of Kiran. */
const dropAgainst = forFaces((_, { joined }) => joined.at(-1)?.kind === 'against')

/** *Boys: none* */
const noneOfGender = forFaces(({ of, start, end }, { joined }) => {
  const last = joined.at(-1)
  const titled = last?.kind === 'colon' ? joined.at(-2) : last
  if (of !== 'none' || !isFace(titled) || titled.of !== 'gender') return false
  if (last?.kind === 'colon') joined.pop()
  joined.splice(-1, 0, { kind: 'stop', start: titled.start, end: titled.start })
  joined.push({ kind: 'verdict', pick: 'no', side: 'after', start, end })
  return true
})

/** *Women all ok*, *girls: all ok* */
const allOfThem = forFaces(({ of, start }, { text, joined }) => {
  const last = joined.at(-1)
  const titled = last?.kind === 'colon' ? joined.at(-2) : last
  if (of !== 'all' || !isFace(titled)) return false
  if (last?.kind === 'colon') return titled.of === 'gender'
  return (titled.of === 'gender' || isOne(titled)) && NOTHING.test(text.slice(titled.end, start))
})

/** *The tall guy from the men*; *girls me only Meher*; *for the boys Rudra*; *5 and 8 (boys)* */
const amongGender = forFaces(({ of, start, end, numbers }, place) => {
  if (of !== 'gender') return false
  const { text, items, index, joined } = place
  const last = joined.at(-1)
  const next = items[index + 1]
  const before = text.slice(Math.max(0, start - NEAR), start)
  const isBehindFace =
    isFace(last) && !isGroup(last) && last.of !== 'rest' && FROM.test(text.slice(last.end, start))
  const isAhead =
    (isFace(next) && !isGroup(next) && FOR.test(before)) ||
    AMONG.test(text.slice(end)) ||
    (next?.kind === 'only' && FROM_START.test(before))
  if (isAhead) place.within = numbers
  return isBehindFace || isAhead
})

const keepWithin = forFaces((item, place) => {
  const { within, joined } = place
  if (!within) return false
  joined.push({ ...item, within })
  place.within = undefined
  return true
})

/** *Men: 5, 8*; *girls 1 2 3*; *both girls, Zoya and Kiran* */
const titleOfGender = forFaces(({ of, start, end, numbers }, place) => {
  const { text, items, index } = place
  if (of !== 'gender') return false
  const [next, second] = items.slice(index + 1)
  if (next && isOne(next) && /^[\s–-]*$/.test(text.slice(end, next.start))) return true
  if (next?.kind === 'colon' && isFace(second)) return second.of !== 'none' && second.of !== 'all'
  // *Boys: only Rudra*
  if (next?.kind === 'colon' && second?.kind === 'only') {
    place.within = numbers
    return true
  }
  const isBoth = /(?:both|dono)\b/i.test(text.slice(Math.max(0, start - 6), end))
  return isBoth && numbers.length !== 2
})

/** *Naina 2nd*: a rank; the day of *Naina 14th* is no face. */
const rankOfName = forFaces(({ of, start, end }, { text, joined }) => {
  const last = joined.at(-1)
  const order = of === 'name' ? null : ORDINAL.exec(text.slice(start, end))
  // *5 first, 8 second*
  const isRanked =
    isFace(last) && (last.of === 'name' || (last.of === 'number' && !/\d/.test(order?.[0] ?? '1')))
  if (!order || !isRanked || !NOTHING.test(text.slice(last.end, start))) return false
  const isFirst = /^(?:1st|first)/i.test(order[0])
  joined.push({
    kind: 'verdict',
    pick: isFirst ? 'yes' : 'maybe',
    side: 'after',
    second: !isFirst,
    start,
    end,
  })
  return true
})

/** A count of names, the names and what joins them are no more items. */
const COUNT_ITEMS = 60
/** *We like 3 only, Naina, Larisa and Ruhi*; *sirf 2 le sakte, Zoya aur Larisa* */
const countOfNames = forFaces(
  ({ of }, { text, items, index, joined }) =>
    of === 'number' &&
    isCountOf(items.slice(index, index + COUNT_ITEMS), text, joined.at(-1)?.kind === 'only'),
)

/** *Priya Nayar*, *2 Kiran*, *all the girls*: two faces in a row that are one. */
const oneOfTwo = forFaces((item, { text, joined }) => {
  const last = joined.at(-1)
  if (!isFace(last)) return false
  const between = text.slice(last.end, item.start)
  const whole = wholeOf(last, item, { between, said: text.slice(item.start, item.end) })
  if (whole) joined[joined.length - 1] = { ...last, end: item.end, ...whole }
  if (whole) return true
  if (last.of === 'rest' && item.of === 'all') return NOTHING.test(between)
  if (isPartOf(last, item, between)) joined.pop()
  return false
})

/** The one face that two are, where they are one. */
function wholeOf(last: FaceItem, item: FaceItem, { between, said }: { between: string; said: string }) {
  const of = [last.of, item.of].sort().join(' ')
  if (of === 'name name' && NOTHING.test(between)) {
    // *Priya Nayar*, where two are called Priya
    const numbers = item.numbers.filter((number) => last.numbers.includes(number))
    return numbers.length > 0 ? { numbers } : null
  }
  if (!LABEL.test(between)) return null
  // *2 Kiran*, and number 2 has another name
  if (of === 'number unknown') return /\p{L}{3}/u.test(said) ? { of: 'look' as const } : null
  if (of !== 'name number' || last.numbers.length + item.numbers.length !== 2) return null
  const isSame = last.numbers[0] === item.numbers[0]
  if (!isSame && last.of !== 'number' && !between.includes('(')) return null
  const numbers = [...new Set([...last.numbers, ...item.numbers])]
  return { of: isSame ? ('name' as const) : ('look' as const), numbers }
}

/** *All the girls*, *the rest of the girls*, *all the rest*: the second says it whole. */
function isPartOf(last: FaceItem, item: FaceItem, between: string): boolean {
  if (last.of === 'all' && (item.of === 'gender' || item.of === 'look'))
    return /^\s*(?:the\s*)?$/.test(between)
  if (last.of === 'rest' && item.of === 'gender') return /^\s*(?:of\s+)?(?:the\s*)?$/.test(between)
  return last.of === 'all' && item.of === 'rest' && NOTHING.test(between)
}

const NEAR = 60
const aheadOf = (item: Item | undefined, text: string) =>
  item ? text.slice(Math.max(0, item.start - NEAR), item.start) : ''

const popRow = (joined: Item[]): Item[] => joined.splice(joined.findLastIndex((item) => !isRow(item)) + 1)

/** *2 aur 3 me se 3 better hai*, *from 1 to 6 I like 2 and 4*, *between 4 and 6 go with 6*: those ahead are only the choice. */
const fromAmong = forFaces((item, { text, joined }) => {
  const last = joined.at(-1)
  if (last && isOne(last) && isOne(item) && FROM_AMONG.test(text.slice(last.end, item.start))) {
    popRow(joined)
    return false
  }
  if (last?.kind !== 'verdict' || last.side !== 'before') return false
  const row = joined.slice(joined.slice(0, -1).findLastIndex((one) => !isRow(one)) + 1, -1).filter(isFace)
  const choice = row.flatMap(({ numbers }) => numbers)
  const isChoice =
    choice.length > 1 &&
    FROM_START.test(aheadOf(row[0], text)) &&
    item.numbers.every((number) => choice.includes(number))
  if (isChoice) {
    joined.pop()
    popRow(joined)
    joined.push(last)
  }
  return false
})

/** *Zoya and Kiran look similar, we'll take Zoya*: those ahead are only compared. */
const dropAlike: Rule = ({ kind }, { joined }) => {
  if (kind !== 'alike') return false
  const row = popRow(joined)
  if (row.filter(isFace).length < 2) joined.push(...row)
  return true
}

/** In this order: the first that deals with an item ends it. */
const RULES: readonly Rule[] = [
  dropUnlimited,
  dropAgainst,
  dropAlike,
  noneOfGender,
  allOfThem,
  amongGender,
  keepWithin,
  titleOfGender,
  rankOfName,
  countOfNames,
  fromAmong,
  oneOfTwo,
]

/** Joins `2 Kiran` and `Kiran (2)`; a number and a name of two faces become a doubt. */
export function joinLabels(items: Item[], text: string): Item[] {
  const place: Place = { text, items, index: 0, joined: [] }
  for (const [index, item] of items.entries()) {
    place.index = index
    if (!RULES.some((rule) => rule(item, place))) place.joined.push(item)
  }
  return place.joined
}
