import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createListener } from '../../../server/app'
import type { AppContext } from '../../../server/core/context'
import { afterThisTest } from '../cleanUp'

/** The port that serves everything of `app` but its pages. */
export async function served(app: AppContext): Promise<number> {
  const server = createServer(createListener(app, null)).listen(0, '127.0.0.1')
  afterThisTest(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

/** A raw connection, everything that it received so far, and when it was closed. */
export function speak(port: number) {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => {
    heard += part
  })
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  afterThisTest(() => socket.destroy())
  return { socket, heard: () => heard, closed }
}

/** One piece of a chunked body. */
export const chunk = (content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(content).toString(16)}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])

/** Waits by turns of the event loop, because some tests stop the timers. */
export async function until(holds: () => boolean) {
  while (!holds()) await new Promise((done) => setImmediate(done))
}
