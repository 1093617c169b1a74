import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

/** How Node says that the answer was closed from the other side: in the middle, and, since Node 22, before it began. */
const READER_LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']

/**
 * Streams `content`. A client that disconnects is no error. Any other error is thrown, so that the error handler answers
 * while nothing has been sent and breaks the connection off afterwards.
 */
export async function sendStream(response: Response, content: Readable) {
  try {
    // Read from before it is joined to the answer: what cannot be read at all ends in a proper answer.
    await once(content, 'readable')
    await pipeline(content, response)
  } catch (error) {
    if (!READER_LEFT.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
