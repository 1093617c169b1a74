import { type Item, isFace, isGroup } from './items'

const WORD = /\p{L}/u
const SMALL =
  /(?<!\p{L})(?:ones?|wal[ae]|wali|hi|ko|ji|sir|log|pls|plz|please|thanks|hai|h|for now|for this)(?!\p{L})/giu

/** Whether *only* stands beside a face: that of *Meher for the 14th only* limits the day. */
function limits(
  text: string,
  before: Item | undefined,
  { start, end }: Item,
  next: Item | undefined,
): boolean {
  const ahead = text.slice(end, next?.start).replace(SMALL, '')
  if ((isFace(next) || next?.kind === 'verdict') && ahead.trim().split(/\s+/).length < 3) return true
  if (!isFace(before) && before?.kind !== 'verdict') return !WORD.test(text.slice(before?.end ?? 0, start))
  return !WORD.test(text.slice(before.end, start).replace(SMALL, '')) && !WORD.test(ahead)
}

const FROM = /^\s*(?:(?:from|of|among|amongst|out of|in|for)(?:\s+(?:all|the|these|those|your))*\s*|\()$/i
const FROM_START =
  /(?:^|[,.!?\n])\s*(?:from|of|among|amongst|out of)(?:\s+(?:all|the|these|those|your))*\s*$/i
const FOR = /(?:^|[,.!?\n])\s*(?:for|from|in|of|among)\s+(?:the\s+)?$/i
const AMONG = /^\s*(?:me|mei|mein|main)(?:\s+se)?\s+(?:only|just|sirf|bas|keval)(?!\p{L})/iu
const ORDINAL = /^(?:\d{1,3}\s?(?:st|nd|rd|th)|first|second|third)$/i

/** Whether a number says how many names follow it. */
function isCountOf([count, sign, ...items]: Item[], text: string, isLimited: boolean): boolean {
  const isCount = sign?.kind === 'only' || sign?.kind === 'colon' || (isLimited && sign?.kind === 'comma')
  if (count?.kind !== 'face' || !isCount) return false
  const end = items.findIndex(({ kind }) => kind === 'stop' || kind === 'line' || kind === 'question')
  const named = (end < 0 ? items : items.slice(0, end)).filter(isFace)
  const wanted = Number(text.slice(count.start, count.end))
  return wanted > 1 && wanted === named.length && named.every(({ of }) => of === 'name')
}

const isOne = (item: Item) => isFace(item) && (item.of === 'number' || item.of === 'name')

/** Joins `2 Kiran` and `Kiran (2)`; a number and a name of two faces become a doubt. */
export function joinLabels(items: Item[], text: string): Item[] {
  const joined: Item[] = []
  let within: number[] | undefined
  for (const [index, item] of items.entries()) {
    const last = joined.at(-1)
    if (item.kind === 'only' && !limits(text, last, item, items[index + 1])) continue
    if (item.kind === 'comma' && last?.kind === 'only' && !isFace(joined.at(-2))) continue
    // *Prefer her over Kiran* says nothing of Kiran.
    if (isFace(item) && last?.kind === 'against') continue
    // *Boys: none*
    const titled = last?.kind === 'colon' ? joined.at(-2) : last
    if (isFace(item) && item.of === 'none' && isFace(titled) && titled.of === 'gender') {
      if (last?.kind === 'colon') joined.pop()
      joined.splice(-1, 0, { kind: 'stop', start: titled.start, end: titled.start })
      joined.push({ kind: 'verdict', pick: 'no', side: 'after', start: item.start, end: item.end })
      continue
    }
    // *Women all ok*
    if (isFace(item) && item.of === 'all' && isFace(last) && last.of === 'gender') {
      if (/^\s*$/.test(text.slice(last.end, item.start))) continue
    }
    // *The tall guy from the men*; *girls me only Meher*; *for the boys Rudra*; *5 and 8 (boys)*
    if (isFace(item) && item.of === 'gender') {
      const ahead =
        isFace(last) && !isGroup(last) && last.of !== 'rest' && FROM.test(text.slice(last.end, item.start))
      const next = items[index + 1]
      const isFor = isFace(next) && !isGroup(next) && FOR.test(text.slice(0, item.start))
      const behind =
        isFor ||
        AMONG.test(text.slice(item.end)) ||
        (next?.kind === 'only' && FROM_START.test(text.slice(0, item.start)))
      if (behind) within = item.numbers
      if (ahead || behind) continue
    }
    if (isFace(item) && within) {
      joined.push({ ...item, within })
      within = undefined
      continue
    }
    // *Men: 5, 8*; *girls 1 2 3*; *both girls, Zoya and Kiran*
    if (isFace(item) && item.of === 'gender') {
      const next = items[index + 1]
      const isNear = next && isOne(next) && /^[\s–-]*$/.test(text.slice(item.end, next.start))
      const title = next?.kind === 'colon' && items[index + 2]
      const isTitle = isNear || (title && isFace(title) && title.of !== 'none')
      const isPair = /(?:both|dono)\b/.test(text.slice(Math.max(0, item.start - 6), item.end).toLowerCase())
      if (isTitle || (isPair && item.numbers.length !== 2)) continue
    }
    // *Naina 2nd*: a rank; the day of *Naina 14th* is no face.
    const order = isFace(item) && item.of !== 'name' && ORDINAL.exec(text.slice(item.start, item.end))
    if (
      order &&
      last?.kind === 'face' &&
      last.of === 'name' &&
      /^\s*$/.test(text.slice(last.end, item.start))
    ) {
      const pick = /^(?:1st|first)/i.test(order[0]) ? 'yes' : 'maybe'
      joined.push({
        kind: 'verdict',
        pick,
        side: 'after',
        second: pick === 'maybe',
        start: item.start,
        end: item.end,
      })
      continue
    }
    // *We like 3 only, Naina, Larisa and Ruhi*; *sirf 2 le sakte, Zoya aur Larisa*
    if (isFace(item) && item.of === 'number' && isCountOf(items.slice(index), text, last?.kind === 'only'))
      continue
    // *Replace 5 with 10*
    const swap = items[index - 2]
    if (
      item.kind === 'and' &&
      swap?.kind === 'verdict' &&
      /^(?:replace|swap)/i.test(text.slice(swap.start, swap.end))
    ) {
      joined.push({ kind: 'verdict', pick: 'yes', side: 'before', start: item.start, end: item.end })
      continue
    }
    if (isFace(last) && isFace(item)) {
      const between = text.slice(last.end, item.start)
      const of = [last.of, item.of].sort().join(' ')
      // *Priya Nayar*, where two are called Priya
      if (of === 'name name' && /^\s*$/.test(between)) {
        const both = item.numbers.filter((number) => last.numbers.includes(number))
        if (both.length > 0) {
          joined[joined.length - 1] = { ...last, end: item.end, numbers: both }
          continue
        }
      }
      // *2 Kiran*, and number 2 has another name
      if (
        of === 'number unknown' &&
        /^[\s().:#-]{0,4}$/.test(between) &&
        /\p{L}{3}/u.test(text.slice(item.start, item.end))
      ) {
        joined[joined.length - 1] = { ...last, end: item.end, of: 'look' }
        continue
      }
      if (
        /^[\s().:#-]{0,4}$/.test(between) &&
        of === 'name number' &&
        last.numbers.length + item.numbers.length === 2
      ) {
        const same = last.numbers[0] === item.numbers[0]
        const label = same || last.of === 'number' || between.includes('(')
        if (label) {
          joined[joined.length - 1] = {
            ...last,
            end: item.end,
            of: same ? 'name' : 'look',
            numbers: [...new Set([...last.numbers, ...item.numbers])],
          }
          continue
        }
      }
      // *All the girls*, *both boys*
      if (
        last.of === 'all' &&
        (item.of === 'gender' || item.of === 'look') &&
        /^\s*(?:the\s*)?$/.test(between)
      )
        joined.pop()
      // *The rest of the girls*
      if (last.of === 'rest' && item.of === 'gender' && /^\s*(?:of\s+)?(?:the\s*)?$/.test(between))
        joined.pop()
      if (last.of === 'rest' && item.of === 'all' && /^\s*$/.test(between)) continue
      if (last.of === 'all' && item.of === 'rest' && /^\s*$/.test(between)) joined.pop()
    }
    joined.push(item)
  }
  return joined
}
