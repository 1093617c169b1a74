import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Config } from '../core/config'
import { StartupError, TransientStartupError } from '../core/startupError'

const open = new WeakMap<Server, Set<Socket>>()
const LOOK_MS = 200
// Connections that wait to be taken up; with Node's 511 a thousand at once are in part left without any answer.
const WAITING_MAX = 4_096

/**
 * Takes no more, answers what was asked, and resolves when the last connection is closed; what is still open after
 * `limit` milliseconds is cut off (R7).
 */
export async function finish(server: Server, limit: number) {
  // Else a client that goes on asking over its open connection keeps the server until its answer is cut off.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  // Node counts a connection that has never asked anything, as browsers open them ahead, as busy.
  const clearBlockers = () => {
    server.closeIdleConnections()
    for (const socket of open.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
  }
  // Not http's own close: it cuts every connection that waits in this moment, also one whose next request has arrived
  // and is not read yet. Each of those is answered, with the header above, before anybody looks for idle ones.
  const closed = new Promise((done) => NetServer.prototype.close.call(server, done))
  // A timer comes before what has arrived is read, `setImmediate` after it.
  const looking = setInterval(() => setImmediate(clearBlockers), LOOK_MS)
  const late = setTimeout(() => server.closeAllConnections(), limit)
  await closed
  clearInterval(looking)
  clearTimeout(late)
}

/**
 * How long a connection may be silent, both ways, while an answer is due: longer than eight uploads that are made one
 * after the other, 30 s each. Somebody who reads slowly is not silent: the system takes more whenever some was read, on
 * a slow line about a megabyte at once. Without it, a reader who takes nothing keeps connection and file for ever.
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

/** Another program may let go of the port, and the network may come up after the site. */
const MAY_PASS = new Set(['EADDRINUSE', 'EADDRNOTAVAIL', 'EAI_AGAIN'])

/** Takes connections from now on. Throws a StartupError when the port is taken or not allowed. */
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
