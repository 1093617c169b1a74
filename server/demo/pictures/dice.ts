/** A seeded source of chance: the same words always throw the same numbers, on every machine. */
export type Dice = {
  /** A number from 0 up to, not including, 1. */
  next: () => number
  /** A number between two bounds. */
  between: (low: number, high: number) => number
  /** About normal, mean 0, spread 1. */
  bell: () => number
  /** One of a list. */
  pick: <const L extends readonly unknown[]>(list: L) => L[number]
  chance: (share: number) => boolean
}

/** FNV-1a, 32 bit: text to a well-spread whole number. */
function seedOf(...words: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const letter of words.join('|')) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash >>> 0
}

/** Dice (mulberry32) for one purpose, named by its words. */
export function diceFor(...words: (string | number)[]): Dice {
  let state = seedOf(...words)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    bell: () => (next() + next() + next() - 1.5) * 1.9,
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
  }
}
