import { type FaceItem, type Item, isFace, isGroup, isPlural } from './items'

const PEOPLE = /^(?:everyone|everybody|every one|all of us|sab|sabko|sabhi|sab log|nobody|no one|noone)$/i
const TO = /^\s+ko\s+$/i

/** Whether *everyone* is those who answer: *everyone agrees on 5*, *sab ko 5 pasand hai*. */
function isPeople({ of, start, end }: FaceItem, [next, second]: Item[], text: string): boolean {
  const words = text.slice(start, end)
  if (!PEOPLE.test(words)) return false
  if (isFace(next))
    return (
      of === 'all' &&
      second?.kind === 'verdict' &&
      (/ko$/i.test(words) || TO.test(text.slice(end, next.start)))
    )
  const isWish = next?.kind === 'verdict' && next.side === 'before' && next.pick === 'yes'
  return isWish && isFace(second) && !isPlural(second)
}

/** Takes out whom *everyone* means where it is people and no faces; of whom *nobody* likes a no is said. */
export function takePeople(items: Item[], text: string): Item[] {
  const left: Item[] = []
  let isDenied = false
  for (const [index, item] of items.entries()) {
    const behind = items.slice(index + 1, index + 5).filter(({ kind }) => kind !== 'opener')
    if (isFace(item) && isGroup(item) && isPeople(item, behind, text)) isDenied = item.of === 'none'
    else if (isDenied && item.kind === 'verdict') {
      left.push({ ...item, pick: 'no' })
      isDenied = false
    } else left.push(item)
  }
  return left
}
