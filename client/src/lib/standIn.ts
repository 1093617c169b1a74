import { thumbHashToDataURL } from 'thumbhash'

const made = new Map<string, string | undefined>()

/** The blurred stand-in of a picture as a data address; `undefined` when the hash cannot be read. */
export function standIn(thumbhash: string): string | undefined {
  if (!made.has(thumbhash)) made.set(thumbhash, decode(thumbhash))
  return made.get(thumbhash)
}

function decode(thumbhash: string) {
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0))
    return bytes.length < 5 ? undefined : thumbHashToDataURL(bytes)
  } catch {
    return undefined
  }
}
