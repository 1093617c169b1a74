import { Readable } from 'node:stream'
import type { Response } from 'express'
import { sendStream } from './streamResponse'

/** Sends `content` as a download. The name's ending sets the type. Not cached. */
export async function sendAttachment(
  response: Response,
  name: string,
  content: AsyncIterable<string | Uint8Array>,
) {
  response.setHeader('cache-control', 'private, no-store')
  response.attachment(name)
  await sendStream(response, Readable.from(content))
}
