// @module-tag slow
import { get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendStream } from '../../../server/http/files/streamResponse'
import { createHttpServer, listen } from '../../../server/http/listen'

const MEGABYTE = 1024 * 1024
const SILENCE_MS = 500

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A server that sends so many megabytes and allows a short silence; `content` is its source, once requested. */
async function aServer(megabytes: number) {
  const sent: Readable[] = []
  const answer = (_request: IncomingMessage, response: Parameters<typeof sendStream>[0]) => {
    const content = Readable.from(Array.from({ length: megabytes }, () => Buffer.alloc(MEGABYTE)))
    sent.push(content)
    void sendStream(response, content)
  }
  const server = await listen(createHttpServer(answer as RequestListener, SILENCE_MS), {
    HOST: '127.0.0.1',
    PORT: 0,
  })
  ends.push(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((take) => {
    get({ port, host: '127.0.0.1' }, take).on('error', () => {})
  })
  return { response, content: () => sent[0] }
}

describe('R15 a reader', () => {
  it('R15 that stops reading is disconnected, and its open file is closed', async () => {
    const { response, content } = await aServer(100)
    response.on('error', () => {}).pause()
    await vi.waitFor(() => expect(content()?.destroyed).toBe(true), { timeout: 10_000 })
    expect(response.complete).toBe(false)
  })

  it('R15 that reads slowly gets everything, however long it takes', async () => {
    const { response } = await aServer(40)
    let [bytes, since] = [0, 0]
    const start = Date.now()
    for await (const piece of response) {
      bytes += piece.length
      since += piece.length
      if (since < 2 * MEGABYTE) continue
      since = 0
      await setTimeout(100)
    }
    expect(bytes).toBe(40 * MEGABYTE)
    expect(Date.now() - start).toBeGreaterThan(2 * SILENCE_MS)
  })
})
