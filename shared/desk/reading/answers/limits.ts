import { type Item, isFace } from './items'

const WORD = /\p{L}/u
const SMALL =
  /(?<!\p{L})(?:ones?|wal[ae]|wali|hi|ko|ji|sir|log|pls|plz|please|thanks|hai|h|for now|for this)(?!\p{L})/giu

/** Whether *only* stands beside a face: that of *Meher for the 14th only* limits the day. */
export function limits(
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

/** Whether a number says how many names follow it. */
export function isCountOf([count, ...behind]: Item[], text: string, isLimited: boolean): boolean {
  if (count?.kind !== 'face') return false
  // *Sirf 2 chahiye: Zoya aur Rudra*
  const [sign, ...items] = behind[0]?.kind === 'verdict' ? behind.slice(1) : behind
  // *We want 2 - Meher and Naina*
  const isDash =
    isFace(sign) && DASH.test(text.slice(count.end, sign.start)) && sign.numbers[0] !== count.numbers[0]
  if (isDash) items.unshift(sign)
  const isCount =
    isDash || sign?.kind === 'only' || sign?.kind === 'colon' || (isLimited && sign?.kind === 'comma')
  if (!isCount) return false
  const end = items.findIndex(({ kind }) => kind === 'stop' || kind === 'line' || kind === 'question')
  const named = (end < 0 ? items : items.slice(0, end)).filter(isFace)
  const wanted = Number(text.slice(count.start, count.end))
  return wanted > 1 && wanted === named.length && named.every(({ of }) => of === 'name')
}

const DASH = /^\s+[-–]\s+$/
