import { type FaceItem, type Item, isFace } from './items'

const NOT = /^not?$/i

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
    while (['comma', 'but', 'stop'].includes(left.at(-1)?.kind ?? '')) left.pop()
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
