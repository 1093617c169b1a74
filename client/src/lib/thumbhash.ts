import { thumbHashToAverageRGBA } from 'thumbhash'

/**
 * A picture's mean colour, `#b98`: of so few that each can be a rule of its own in a page's styles. `undefined` when
 * the hash is invalid.
 */
export function meanColour(thumbhash: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0))
    if (bytes.length < 5) return undefined
    const { r, g, b } = thumbHashToAverageRGBA(bytes)
    return `#${[r, g, b].map((share) => Math.round(share * 15).toString(16)).join('')}`
  } catch {
    return undefined
  }
}
