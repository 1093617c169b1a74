import { LRUCache } from 'lru-cache'
import { sha256 } from '../security/secrets'

/**
 * Draws each plan once, also for parallel requests, and keeps the files of the `max` plans that were asked for last. What could
 * not be drawn is tried again.
 */
export function keptDrawings<Plan extends object>(max: number) {
  const kept = new LRUCache<string, Promise<Uint8Array>>({ max })
  return (plan: Plan, draw: (plan: Plan) => Promise<Uint8Array>): Promise<Uint8Array> => {
    const key = JSON.stringify(plan)
    const known = kept.get(key)
    if (known) return known
    const drawing = draw(plan)
    kept.set(key, drawing)
    drawing.catch(() => kept.delete(key))
    return drawing
  }
}

type Pdf = { pdf: Buffer }
type Kept = {
  kept: () => Pdf | undefined
  draw: () => Promise<Uint8Array>
  /** Stores the first file; another one for the same record is dropped. */
  keep: (file: Pdf & { sha256: string }) => unknown
}

/** The PDF of a record: made once, kept with its SHA-256, and the same bytes ever after. Throws as `draw`. */
export async function keptPdf({ kept, draw, keep }: Kept): Promise<Buffer> {
  const before = kept()
  if (before) return before.pdf
  const pdf = Buffer.from(await draw())
  keep({ pdf, sha256: sha256(pdf) })
  // Two may have drawn at once: the first one counts.
  return kept()?.pdf ?? pdf
}

/** A drawn file as a stream: tRPC would serialize a byte array as numbers. */
export async function* asStream(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file
}
