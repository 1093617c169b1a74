import { type FaceItem, type Item, isFace } from './items'

const ENDS = new Set<string>(['comma', 'stop', 'line', 'question', 'but', 'otherwise'])
const ASKS = new Set<string>(['ask', 'strongAsk'])
const THEN = /(?<!\p{L})(?:then|th?oh?|phir)(?!\p{L})/iu
const NOT = /^not?$/i

/** Takes *if Zoya isn't free* out: nothing is decided about whom a condition names, and what depends on it is a maybe. */
export function setAsideConditions(items: Item[], text: string): Item[] {
  const left: Item[] = []
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    if (item?.kind !== 'condition') {
      if (item) left.push(item)
      continue
    }
    let end = index + 1
    const ends = (next: Item, at: number) =>
      ENDS.has(next.kind) || (at > index + 1 && THEN.test(text.slice(items[at - 1]?.end, next.start)))
    while (end < items.length && !ends(items[end] as Item, end)) end++
    const condition = items.slice(index + 1, end)
    const before = items[end - 1] as Item
    // *If she isn't free then Ruhi*, *if not available, Ruhi*: only who stands behind depends on it.
    const isAhead =
      isFace(items[end]) ||
      (items[end]?.kind === 'comma' &&
        isFace(items[end + 1]) &&
        condition.some((one) => one.kind === 'verdict' && one.pick === 'no'))
    if (isAhead && !condition.some(isFace)) {
      left.push({ kind: 'verdict', pick: 'maybe', side: 'before', start: item.start, end: before.end })
      index = items[end]?.kind === 'comma' ? end : end - 1
      continue
    }
    // *Zoya and Kiran, but only if they do swimwear*
    if (/only if$/i.test(text.slice(item.start, item.end)) && left.some(isFace)) {
      while (left.at(-1)?.kind === 'comma') left.pop()
      left.push({ kind: 'verdict', pick: 'maybe', side: 'after', start: item.start, end: item.end })
      index = end - 1
      continue
    }
    // *Larisa yes, if she can come down to 30k*
    const answer = left.findLast(({ kind }) => kind !== 'comma')
    if (
      !condition.some(isFace) &&
      !items.slice(end, end + 2).some(({ kind }) => kind === 'otherwise') &&
      answer?.kind === 'verdict' &&
      answer.pick === 'yes' &&
      left.some(isFace)
    ) {
      left.push({ kind: 'verdict', pick: 'maybe', side: 'after', start: item.start, end: item.end })
      index = end - 1
      continue
    }
    const last = left.at(-1)
    // *Salim if budget permits*
    if (!condition.some(isFace) && isFace(last)) {
      left.push({
        kind: 'verdict',
        pick: 'maybe',
        side: 'after',
        second: true,
        start: item.start,
        end: item.end,
      })
      index = end - 1
      continue
    }
    if (ASKS.has(last?.kind ?? '') || !condition.some(isFace)) continue
    // *If Rudra can shave then yes*
    const then = items.slice(end).findIndex(({ kind }) => kind === 'stop' || kind === 'line')
    const behind = items.slice(end, then < 0 ? items.length : end + then)
    if (behind.some((one) => one.kind === 'verdict' && one.pick === 'yes') && !behind.some(isFace)) {
      const { start } = item
      left.push(...condition.filter(isFace), {
        kind: 'verdict',
        pick: 'maybe',
        side: 'after',
        start,
        end: before.end,
      })
      index = end + behind.length - 1
      continue
    }
    const leads = !left.some(
      (one, at) => isFace(one) && !left.slice(at).some(({ kind }) => kind === 'line' || kind === 'stop'),
    )
    left.push({
      kind: 'verdict',
      pick: 'maybe',
      side: leads ? 'before' : 'after',
      start: item.start,
      end: item.end,
    })
    index = end - (leads && items[end]?.kind === 'comma' ? 0 : 1)
  }
  return left
}

/** Reads *sorry not Zoya, Naina* and *Zoya, I meant Naina*: the new face takes the place of the one before it. */
export function readCorrections(items: Item[], text: string): Item[] {
  const left: Item[] = []
  const wordsOf = ({ start, end }: Item) => text.slice(start, end)
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'correction') {
      left.push(item)
      continue
    }
    const [next, face, sign, behind] = items.slice(index + 1, index + 5)
    if (next?.kind === 'verdict' && NOT.test(wordsOf(next))) {
      if (isFace(face) && sign?.kind === 'comma' && isFace(behind))
        items[index + 3] = { ...sign, kind: 'stop' }
      continue
    }
    while (left.at(-1)?.kind === 'comma' || left.at(-1)?.kind === 'but') left.pop()
    const last = left.at(-1)
    const ahead = left.at(-2)
    const isNot = ahead?.kind === 'verdict' && NOT.test(wordsOf(ahead))
    if (isFace(last) && !isNot && ahead?.kind !== 'and' && ahead?.kind !== 'comma') {
      // What is taken back is a no; what was mistyped says nothing.
      if (/^scratch/i.test(wordsOf(item))) {
        const { start, end } = item
        left.push(
          { kind: 'verdict', pick: 'no', side: 'after', start, end },
          { kind: 'stop', start: end, end },
        )
      } else left.pop()
      continue
    }
    // Where it is not plain who was meant, a person decides.
    if (!isNot) doubtLast(left)
    left.push({ ...item, kind: 'stop' })
  }
  return left
}

function doubtLast(items: Item[]) {
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at] as Item
    if (isFace(item)) items[at] = { ...item, of: 'look' } satisfies FaceItem
    else if (item.kind !== 'and' && item.kind !== 'comma' && item.kind !== 'verdict') return
  }
}
