import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { notArriving, tooLarge } from '../core/errors'

/** A body that brings nothing for so long is given up. */
const SILENCE_MS = 10_000
/** What comes after a refusal is read and thrown away for so long, or up to so much. */
const DISCARD_MS = 5_000
const DISCARD_BYTES = 32 * 1024 * 1024

/** True for a request that announces a body, of known length or chunked. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** True while more of a request's body may come. */
const isArriving = (request: IncomingMessage): boolean => hasBody(request) && !request.complete

/**
 * Calls `refuse` once: with a 413 as soon as a body has more than `limit` bytes, announced or arrived, and with a 408
 * when nothing of it came for ten seconds. Reads nothing itself: it counts what somebody else reads. Returns what ends
 * it; it ends by itself with the body.
 */
export function watchBody(
  request: IncomingMessage,
  limit: number,
  refuse: (error: Error) => void,
  tooLargeMessage?: string,
): () => void {
  let bytes = 0
  let isOver = !isArriving(request)
  const give = (error: Error) => {
    stop()
    refuse(error)
  }
  const silence = setTimeout(() => give(notArriving()), SILENCE_MS)
  const count = (part: Buffer) => {
    if (isOver) return
    silence.refresh()
    bytes += part.length
    if (bytes > limit) give(tooLarge(tooLargeMessage))
  }
  function stop() {
    isOver = true
    clearTimeout(silence)
    request.off('data', count)
  }
  if (isOver) {
    stop()
    return stop
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    give(tooLarge(tooLargeMessage))
    return stop
  }
  // A listener for data would begin to read by itself; 'resume' says that the reader has begun.
  if (request.readableFlowing) request.on('data', count)
  else request.once('resume', () => !isOver && request.on('data', count))
  request.once('end', stop)
  request.once('close', stop)
  return stop
}

/**
 * Reads a body with `parse`, one of Express's parsers, which by itself waits for the end of a body that it refuses, and
 * for one that brings nothing. Passes on 413 for more than `limit` bytes and 408 for silence at once.
 */
export const bounded =
  (limit: number, parse: RequestHandler): RequestHandler =>
  (request, response, next) => {
    let isOver = false
    let stop = () => {}
    const pass = (error?: unknown) => {
      if (isOver) return
      isOver = true
      stop()
      next(error)
    }
    stop = watchBody(request, limit, pass)
    if (!isOver) parse(request, response, pass)
  }

/**
 * Ends a refusal with `text`, also while the body that is refused still comes. A body of known and lawful length is read
 * to its end. After a 413 or a 408, and of a body that has no end in sight, the connection is closed: the answer goes
 * out at once, but what still comes is thrown away for a while first, because a connection that is closed with bytes
 * unread is reset, and the client would lose the answer.
 */
export function endUnread(response: ServerResponse, text: string) {
  const { req: request, statusCode } = response
  if (![408, 413].includes(statusCode) && request.headers['transfer-encoding'] === undefined) {
    watchBody(request, Number.POSITIVE_INFINITY, () => request.destroy())
    request.resume() // else what a reader has left of it keeps the connection from its next request
    return void response.end(text)
  }
  if (!isArriving(request)) {
    request.resume()
    return void response.end(text)
  }
  response.setHeader('connection', 'close')
  response.setHeader('content-length', Buffer.byteLength(text))
  response.write(text)
  discardRest(request, () => response.end())
}

/** Reads what still comes of a body and throws it away; cuts the connection when that is too long or too much. */
function discardRest(request: IncomingMessage, done: () => void) {
  let bytes = 0
  const cut = () => request.socket.destroy()
  const late = setTimeout(cut, DISCARD_MS)
  request.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes > DISCARD_BYTES) cut()
  })
  const finish = () => {
    clearTimeout(late)
    done()
  }
  request.once('end', finish)
  request.once('close', finish)
  request.resume()
}
