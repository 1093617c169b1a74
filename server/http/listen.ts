import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Config } from '../core/config'
import { StartupError, TransientStartupError } from '../core/startupError'

const open = new WeakMap<Server, Set<Socket>>()
const LOOK_MS = 200
// Connections that wait to be taken up; with Node's 511 a thousand at once are in part left without any answer.
const WAITING_MAX = 4_096

/**
 * Accepts no more connections, answers pending requests, and resolves when the last connection is closed. Connections
 * that are still open after `limit` milliseconds are cut off (R7).
 */
export async function finish(server: Server, limit: number) {
  // Without it a client could keep its connection open with further requests until it is cut off.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  // Node counts a connection without any request, which browsers open in advance, as busy.
  const clearBlockers = () => {
    server.closeIdleConnections()
    for (const socket of open.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
  }
  // Not http's own close: it cuts every waiting connection, also one whose next request has arrived but is not read
  // yet. Those are answered, with the header above, before idle connections are closed.
  const closed = new Promise((done) => NetServer.prototype.close.call(server, done))
  // Timers run before arrived data is read, `setImmediate` after it.
  const looking = setInterval(() => setImmediate(clearBlockers), LOOK_MS)
  const late = setTimeout(() => server.closeAllConnections(), limit)
  await closed
  clearInterval(looking)
  clearTimeout(late)
}

/**
 * The longest silence of a connection, both ways, while an answer is due: more than eight uploads of 30 s each, one
 * after the other. A slow reader is not silent, because the system takes more data whenever some was read, about a
 * megabyte at a time. Without the limit a client that reads nothing would hold connection and file forever.
 */
const SILENCE_MS = 600_000

/** A server with bounds on every wait (R15); tests pass a shorter `silence`. */
export function createHttpServer(answer?: RequestListener, silence = SILENCE_MS): Server {
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    answer,
  )
  server.setTimeout(silence)
  const sockets = new Set<Socket>()
  open.set(server, sockets)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return server
}

/** These may end without a change: another program frees the port, or the network comes up later. */
const MAY_PASS = new Set(['EADDRINUSE', 'EADDRNOTAVAIL', 'EAI_AGAIN'])

/** Starts to accept connections. Throws a StartupError when the port is taken or not allowed. */
export function listen(server: Server, config: Pick<Config, 'HOST' | 'PORT'>): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { HOST, PORT } = config
      const Kind = MAY_PASS.has(error.code ?? '') ? TransientStartupError : StartupError
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${PORT} on ${HOST} is in use. Stop the other program, or set PORT to another number.`
          : `Cannot listen on HOST ${HOST}, PORT ${PORT} (${error.code}).`
      reject(new Kind(sentence))
    })
    server.listen({ port: config.PORT, host: config.HOST, backlog: WAITING_MAX }, () => resolve(server))
  })
}
