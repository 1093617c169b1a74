import { thumbHashToRGBA } from 'thumbhash'

// On wide screens the headline covers this share of the slide's width.
const BEHIND_WORDS = 0.55
// Below this luminance the text has a contrast of at least 4.5.
const LUMINANCE_MAX = 0.14
const BRIGHT_SHARE_MAX = 0.05

const linear = (part: number) => {
  const value = part / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

// Cached: decoding a thumbhash takes 0.25 ms, and every home page needs the same few.
const known = new Map<string, boolean>()
const KNOWN_MAX = 100

/** The size of the cache, for tests. */
export const keptPictures = (): number => known.size

/** Whether the headline is readable on a picture: whether its thumbhash is dark enough behind the text. */
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
