import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

/** Node's codes for a client that closed the connection: during the answer and, since Node 22, before it. */
const READER_LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']

/**
 * Streams `content`. A client that disconnects is no error. Other errors are thrown, so that the error handler answers
 * while nothing has been sent, and cuts the connection afterwards.
 */
export async function sendStream(response: Response, content: Readable) {
  try {
    // Read before it is piped, so that an unreadable file gets a proper error answer.
    await once(content, 'readable')
    await pipeline(content, response)
  } catch (error) {
    if (!READER_LEFT.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
