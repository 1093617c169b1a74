import { Readable } from 'node:stream'
import type { Response } from 'express'
import { sendStream } from './streamResponse'

/** Sends `content` as it comes, as a file to save; the name's ending says its type. Kept by no cache. */
export async function sendAttachment(
  response: Response,
  name: string,
  content: AsyncIterable<string | Uint8Array>,
) {
  response.setHeader('cache-control', 'private, no-store')
  response.attachment(name)
  await sendStream(response, Readable.from(content))
}
