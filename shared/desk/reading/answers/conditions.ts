import { type Item, isFace, isVerdict } from './items'

const ENDS = new Set<string>(['comma', 'stop', 'line', 'question', 'but', 'otherwise'])
const THEN = /(?<!\p{L})(?:then|th?oh?|phir)(?!\p{L})/iu

const isEndOfSentence = ({ kind }: Item) => kind === 'stop' || kind === 'line' || kind === 'otherwise'

/** Where the condition at `at` ends: at a sign, or behind *then*. */
function endOf(items: Item[], at: number, text: string): number {
  const end = items.findIndex((item, index) => {
    const isThen = index > at + 1 && THEN.test(text.slice(items[index - 1]?.end, item.start))
    return index > at && (ENDS.has(item.kind) || isThen)
  })
  return end < 0 ? items.length : end
}

/** What stands ahead of a condition (`ahead`), in it (`within`), and behind it. */
type Condition = { sign: Item; isOnly: boolean; ahead: Item[]; within: Item[]; behind: Item[] }

/** Whether the faces ahead depend on a condition: *all* of a sentence, or the *last* of it. */
function dependsAhead({ isOnly, ahead, within, behind }: Condition): 'all' | 'last' | undefined {
  if (!ahead.some(isFace)) return undefined
  // *Zoya and Kiran, but only if they do swimwear*
  if (isOnly) return 'all'
  if (within.some(isFace)) return undefined
  // *Larisa yes, if she can come down to 30k*
  const answer = ahead.findLast(({ kind }) => kind !== 'comma')
  const hasOther = behind.slice(0, 2).some(({ kind }) => kind === 'otherwise')
  if (isVerdict(answer) && answer.pick === 'yes' && !hasOther) return 'all'
  // *Salim if budget permits*
  return isFace(ahead.at(-1)) ? 'last' : undefined
}

/** What a condition leaves of itself, and how many of the items behind it are read with it. */
function readCondition(condition: Condition): { kept: Item[]; taken: number } {
  const { sign, ahead, within, behind } = condition
  const maybe = (side: 'before' | 'after', second = false): Item => ({
    ...{ kind: 'verdict', pick: 'maybe', side, second },
    ...{ start: sign.start, end: within.at(-1)?.end ?? sign.end },
  })
  const comma = behind[0]?.kind === 'comma' ? 1 : 0
  const hasFaces = within.some(isFace)
  // *If she isn't free then Ruhi*, *if not available, Ruhi*: who stands behind depends on it.
  const isNo = within.some((item) => isVerdict(item) && item.pick === 'no')
  if (!hasFaces && isFace(behind[comma]) && (comma === 0 || isNo))
    return { kept: [maybe('before')], taken: comma }

  // *Only if Katya is free, else Mira*
  if (condition.isOnly && hasFaces && !ahead.some(isFace))
    return { kept: [...within.filter(isFace), maybe('after')], taken: 0 }

  const depends = dependsAhead(condition)
  if (depends) return { kept: [maybe('after', depends === 'last')], taken: 0 }

  // *Check if Zoya is free*, *if possible*: no condition.
  if (!hasFaces || ['ask', 'strongAsk'].includes(ahead.at(-1)?.kind ?? '')) return { kept: within, taken: 0 }

  // *If Rudra can shave then yes*
  const end = behind.findIndex(isEndOfSentence)
  const sentence = end < 0 ? behind : behind.slice(0, end)
  if (sentence.some((item) => isVerdict(item) && item.pick === 'yes') && !sentence.some(isFace))
    return { kept: [...within.filter(isFace), maybe('after')], taken: sentence.length }

  const leads = !ahead.slice(ahead.findLastIndex(isEndOfSentence) + 1).some(isFace)
  return leads ? { kept: [maybe('before')], taken: comma } : { kept: [maybe('after')], taken: 0 }
}

/** Takes *if Zoya isn't free* out: nothing is decided about whom a condition names, and what depends on it is a maybe. */
export function setAsideConditions(items: Item[], text: string): Item[] {
  const left: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const sign = items[at] as Item
    if (sign.kind !== 'condition') {
      left.push(sign)
      continue
    }
    const end = endOf(items, at, text)
    const isOnly = /only if$/i.test(text.slice(sign.start, sign.end))
    const [within, behind] = [items.slice(at + 1, end), items.slice(end)]
    if (isOnly && left.some(isFace)) while (left.at(-1)?.kind === 'comma') left.pop()
    const { kept, taken } = readCondition({ sign, isOnly, ahead: left, within, behind })
    left.push(...kept)
    at = end + taken - 1
  }
  return left
}
