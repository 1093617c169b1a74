import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

/** Sends `content` as it comes, as a file to save; the name's ending says its type. Kept by no cache. */
export async function sendAttachment(
  response: Response,
  name: string,
  content: AsyncIterable<string | Uint8Array>,
) {
  response.setHeader('cache-control', 'private, no-store')
  response.attachment(name)
  // Somebody who closes the page in the middle is no error.
  await pipeline(Readable.from(content), response).catch(() => response.destroy())
}
