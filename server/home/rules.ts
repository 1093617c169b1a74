import { thumbHashToRGBA } from 'thumbhash'

// On a wide screen the headline lies on so much of a slide's width.
const BEHIND_WORDS = 0.55
// Under it the off-white words have a contrast of 4.5 and more.
const LUMINANCE_MAX = 0.14
const BRIGHT_SHARE_MAX = 0.05

const linear = (part: number) => {
  const value = part / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

// Taking a thumbhash apart is a quarter of a millisecond, and each visit of the home page asks for the same few.
const known = new Map<string, boolean>()
const KNOWN_MAX = 100

/** Whether the home page's words can be read on a picture: whether it is dark where they lie, as its thumbhash has it. */
export function carriesWords(thumbhash: string): boolean {
  const before = known.get(thumbhash)
  if (before !== undefined) return before
  if (known.size >= KNOWN_MAX) known.clear()
  const isDark = isDarkBehindWords(thumbhash)
  known.set(thumbhash, isDark)
  return isDark
}

function isDarkBehindWords(thumbhash: string): boolean {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'))
  const width = Math.ceil(w * BEHIND_WORDS)
  let bright = 0
  for (let y = 0; y < h; y++)
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0] = rgba.subarray((y * w + x) * 4)
      if (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > LUMINANCE_MAX) bright++
    }
  return bright <= BRIGHT_SHARE_MAX * width * h
}
