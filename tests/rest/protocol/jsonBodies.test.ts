import { describe, expect, it, vi } from 'vitest'
import { chunk, served, speak, until } from '../../helpers/servers/rawRequests'
import { testApp } from '../../helpers/testApp'

const TOO_LARGE = 'The request is too large'
const BOOKING = '/trpc/site.bookings.request'
const ADDRESSES = [
  '/enquiries',
  '/bookings',
  '/trpc/site.enquiries.send',
  '/trpc/site.enquiries.send?batch=1',
  BOOKING,
]
const silentHead = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n`
const chunkedHead = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`

/** The message of an answer, in the format of REST or tRPC. */
const messageOf = (path: string, body: { message?: string; error?: { message: string } }) =>
  path.startsWith('/trpc') ? body.error?.message : body.message

describe('S21 a JSON body over 100 kB', () => {
  it.each(ADDRESSES)('S21 at %s answers fetch with 413, of known length and streamed', async (path) => {
    const port = await served(testApp())
    const text = JSON.stringify({ message: 'x'.repeat(3_000_000) })
    for (const body of [text, new Blob([text]).stream()]) {
      const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, asked as RequestInit)
      expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
      expect(messageOf(path, await answer.json())).toBe(TOO_LARGE)
    }
  })

  it.each(ADDRESSES)('S21 at %s without an end is answered before it ends', async (path) => {
    const { socket, heard } = speak(await served(testApp()))
    socket.write(chunkedHead(path))
    for (let n = 0; n < 12; n++) socket.write(chunk('x'.repeat(10_000)))
    await expect
      .poll(heard)
      .toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*The request is too large/i)
  })
})

describe('S21 a JSON body that stalls', () => {
  it.each(ADDRESSES)('S21 at %s is answered with 408 after 10 seconds', async (path) => {
    const t = testApp()
    const port = await served(t)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const sent of ['', '{"name"']) {
      const { socket, heard, closed } = speak(port)
      let isRead = false
      socket.write(silentHead(path) + sent, () => {
        isRead = true
      })
      await until(() => isRead)
      // The server reads it in a later turn of the event loop.
      for (let turns = 0; turns < 50; turns++) await new Promise((done) => setImmediate(done))
      vi.advanceTimersByTime(9_000)
      expect(heard()).toBe('')
      vi.advanceTimersByTime(1_100)
      await until(() => /^HTTP\/1\.1 408 [\s\S]*The request stopped halfway/.test(heard()))
      vi.advanceTimersByTime(5_100)
      await closed
    }
  })
})

it('a JSON body that comes in pieces within its time is accepted', async () => {
  const { socket, heard } = speak(await served(testApp()))
  const body = JSON.stringify({ name: 'Devika', email: 'd@example.in', subject: 'brand', message: 'Hello' })
  socket.write(chunkedHead('/trpc/site.enquiries.send'))
  for (const character of body) socket.write(chunk(character))
  socket.write('0\r\n\r\n')
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 200 /)
})
