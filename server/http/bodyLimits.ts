import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { notArriving, tooLarge } from '../core/errors'

/** A body without any bytes for this long gets a 408. */
const SILENCE_MS = 10_000
/** After a refusal the rest of the body is discarded for at most this time and this many bytes. */
const DISCARD_MS = 5_000
const DISCARD_BYTES = 32 * 1024 * 1024

/** True for a request that announces a body, of known length or chunked. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** True while more of the request's body may arrive. */
const isArriving = (request: IncomingMessage): boolean => hasBody(request) && !request.complete

/**
 * Calls `refuse` once: with a 413 as soon as the body has more than `limit` bytes, announced or received, and with a
 * 408 after ten seconds without any. Does not read the body itself but counts what another reader reads. Returns a
 * function that stops watching; the end of the body stops it too.
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
  // A data listener would start reading, so wait for 'resume', which means that the reader has started.
  if (request.readableFlowing) request.on('data', count)
  else request.once('resume', () => !isOver && request.on('data', count))
  request.once('end', stop)
  request.once('close', stop)
  return stop
}

/**
 * Reads a body with `parse`, one of Express's parsers. They wait for the end of a body that they refuse, and for one
 * that sends nothing; this passes on 413 for more than `limit` bytes and 408 for silence at once.
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
 * Ends a refused request with `text`, also while its body still arrives. A body of known, allowed length is read to its
 * end. After a 413 or 408, and for a body of unknown length, the connection is closed: the answer is sent at once, and
 * the rest of the body is discarded for a while first. Closing a connection with unread bytes resets it, and the client
 * would lose the answer.
 */
export function endUnread(response: ServerResponse, text: string) {
  const { req: request, statusCode } = response
  if (![408, 413].includes(statusCode) && request.headers['transfer-encoding'] === undefined) {
    watchBody(request, Number.POSITIVE_INFINITY, () => request.destroy())
    request.resume() // unread bytes would block the connection's next request
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

/** Reads and discards the rest of a body; cuts the connection when that takes too long or is too much. */
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
