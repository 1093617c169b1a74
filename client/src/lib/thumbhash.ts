import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'

const made = new Map<string, string | undefined>()

/** A picture's blurred placeholder as a data URL; `undefined` when the hash is invalid. For browsers only. */
export function thumbhashUrl(thumbhash: string): string | undefined {
  if (!made.has(thumbhash)) made.set(thumbhash, decoded(thumbhash, thumbHashToDataURL))
  return made.get(thumbhash)
}

/** A picture's mean colour, `#b98`: of so few that each can be a rule of its own in a page's styles. */
export const meanColour = (thumbhash: string) =>
  decoded(thumbhash, (bytes) => {
    const { r, g, b } = thumbHashToAverageRGBA(bytes)
    return `#${[r, g, b].map((share) => Math.round(share * 15).toString(16)).join('')}`
  })

function decoded(thumbhash: string, make: (bytes: Uint8Array) => string) {
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0))
    return bytes.length < 5 ? undefined : make(bytes)
  } catch {
    return undefined
  }
}
