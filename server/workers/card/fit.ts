/** A5, in points. */
export const PAGE = { width: 419.53, height: 595.28 } as const
export const MARGIN = 24
export const INNER = PAGE.width - 2 * MARGIN

export const NAME_LEADING = 1.02
const EM = 0.48 // average width of the narrow bold font, rounded up
const LARGEST = 64
const SMALLEST = 15

/** How wide words are, in letters: signs of Devanagari that join a letter take half of one or nothing. */
const lettersOf = (words: string) =>
  [...words.replace(/\p{M}/gu, '')].length + Math.ceil((words.match(/\p{Mc}/gu)?.length ?? 0) / 2)

/** The largest font size at which `name` takes at most two lines of `width` points. */
export function fitName(name: string, width: number, largest = LARGEST): { size: number; lines: number } {
  const length = lettersOf(name)
  const longest = Math.max(...name.split(' ').map(lettersOf))
  const oneLine = width / (EM * length)
  // Two lines are never both full, because words wrap whole.
  const twoLines = Math.min(width / (EM * longest), (2 * width) / (EM * (length + longest / 2)))
  const size = Math.min(largest, Math.max(SMALLEST, oneLine, twoLines))
  const perLine = Math.max(1, Math.floor(width / (EM * size)))
  return { size, lines: linesOf(name, perLine) }
}

function linesOf(name: string, perLine: number): number {
  let lines = 1
  let used = 0
  for (const word of name.split(' ')) {
    const length = lettersOf(word)
    if (used > 0 && used + 1 + length > perLine) {
      lines += 1
      used = 0
    }
    lines += Math.ceil(length / perLine) - 1
    used += (used > 0 ? 1 : 0) + (length % perLine || length)
  }
  return lines
}

/** A name on so many lines (at most two are wanted), parted at the space next to its middle. */
export function linesOfName(name: string, lines: number): string[] {
  if (lines < 2 || !name.includes(' ')) return [name]
  const middle = name.length / 2
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const at = spaces.reduce((best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best))
  return [name.slice(0, at), name.slice(at + 1)]
}

/** The height of the strip under the front picture. */
export function stripHeight(name: string): number {
  const { size, lines } = fitName(name, INNER)
  return Math.max(104, 20 + lines * size * NAME_LEADING + 40)
}

/** The largest size with the picture's proportions within `width` x `height` points. */
export function contain(picture: { width: number; height: number }, width: number, height: number) {
  const scale = Math.min(width / picture.width, height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}
