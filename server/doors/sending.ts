import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

/**
 * Sends `content` as it comes. A reader who leaves is no error; every other is thrown, and so answered and written
 * down by the failure door: whole while nothing has been sent, by breaking off afterwards.
 */
export async function sendStream(response: Response, content: Readable) {
  try {
    // Read from before it is joined to the answer: what cannot be read at all ends in a proper answer.
    await once(content, 'readable')
    await pipeline(content, response)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
