// @module-tag slow
import { execFile } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { chunk, served, speak, until } from '../../helpers/servers/rawRequests'
import { testApp } from '../../helpers/testApp'

const MEGABYTE = 1024 * 1024
const TOO_LARGE = 'Each file can be up to 10MB'
const HEAD = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
const TYPE = { 'content-type': 'multipart/form-data; boundary=b' }

/** A listening server, and the files in its temporary folder. */
async function listening() {
  const t = testApp()
  await t.ready
  const port = await served(t)
  const incoming = () => readdirSync(t.storage.incoming)
  return { t, port, url: `http://127.0.0.1:${port}/media/upload`, incoming }
}

/** A file of so many megabytes as a multipart body, piece by piece. */
function* formOf(megabytes: number) {
  yield Buffer.from(HEAD)
  for (let at = 0; at < megabytes; at++) yield Buffer.alloc(MEGABYTE, 'x')
  yield Buffer.from('\r\n--b--\r\n')
}

const streamed = (parts: Iterable<Buffer>) => Readable.toWeb(Readable.from(parts))

const headOf = (length: string) =>
  `POST /media/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`
const CHUNKED = headOf('transfer-encoding: chunked')
describe('an upload over 10 MB', () => {
  it('S21 answers fetch with 413, of known length and streamed', async () => {
    const { url, incoming } = await listening()
    for (const body of [Buffer.concat([...formOf(12)]), streamed(formOf(12))]) {
      const answer = await fetch(url, { method: 'POST', headers: TYPE, body, duplex: 'half' } as RequestInit)
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({ error: true, message: TOO_LARGE })
      expect(answer.headers.get('connection')).toBe('close')
      expect(incoming()).toEqual([])
    }
  })

  it('S21 answers supertest with 413, of known length and chunked', async () => {
    const t = testApp()
    await t.ready
    const known = await t
      .http()
      .post('/media/upload')
      .attach('file', Buffer.alloc(12 * MEGABYTE), 'a.pdf')
    const request = t.http().post('/media/upload').set(TYPE).set('transfer-encoding', 'chunked')
    for (const part of formOf(12)) request.write(part)
    for (const answer of [known, await request])
      expect([answer.status, answer.body.message, answer.headers.connection]).toEqual([
        413,
        TOO_LARGE,
        'close',
      ])
  })

  it('S21 answers curl with 413, of known length and chunked', async (c) => {
    const { url, t } = await listening()
    const file = join(t.config.uploadsDir, 'large.pdf')
    writeFileSync(file, Buffer.alloc(12 * MEGABYTE, 'x'))
    for (const more of [[], ['-H', 'transfer-encoding: chunked']]) {
      const asked = ['-sS', '-w', '\n%{http_code}', '-F', `file=@${file}`, ...more, url]
      const said = await promisify(execFile)('curl', asked).catch((error) => {
        if (error.code === 'ENOENT') return c.skip('curl is not installed')
        throw error
      })
      expect(said.stdout).toContain(TOO_LARGE)
      expect(said.stdout.split('\n').at(-1)).toBe('413')
    }
  })

  it('S21 that never ends is answered at once, frees its slot, and is cut after 32 MB more', async () => {
    const { port, url } = await listening()
    const senders = Array.from({ length: 4 }, () => speak(port))
    for (const { socket } of senders) {
      socket.write(CHUNKED)
      socket.write(chunk(HEAD))
      for (let at = 0; at < 11; at++) socket.write(chunk(Buffer.alloc(MEGABYTE, 'x')))
    }
    for (const { heard } of senders)
      await expect.poll(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i)
    // All four slots of this address are free although the four have not ended.
    const next = await fetch(url, { method: 'POST', headers: TYPE, body: Buffer.concat([...formOf(1)]) })
    expect(next.status).toBe(415)
    for (const { socket, closed } of senders) {
      for (let at = 0; at < 40; at++) socket.write(chunk(Buffer.alloc(MEGABYTE, 'x')))
      await closed
    }
  })

  it('S21 that continues slowly after its answer is cut off after 5 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { port } = await listening()
    const { socket, heard, closed } = speak(port)
    socket.write(headOf(`content-length: ${30 * MEGABYTE}`))
    await until(() => /^HTTP\/1\.1 413 /.test(heard()))
    let isClosed = false
    void closed.then(() => {
      isClosed = true
    })
    vi.advanceTimersByTime(4_900)
    await new Promise((done) => setImmediate(done))
    expect(isClosed).toBe(false)
    vi.advanceTimersByTime(200)
    await closed
  })
})

describe('an upload that is chunked', () => {
  it('S21 is accepted like any other', async () => {
    const { url } = await listening()
    const body = streamed([Buffer.from(HEAD), Buffer.from('%PDF-1.4\n%%EOF\n'), Buffer.from('\r\n--b--\r\n')])
    const asked = { method: 'POST', headers: TYPE, body, duplex: 'half' } as RequestInit
    expect((await fetch(url, asked)).status).toBe(200)
  })
})

describe('an upload that stalls', () => {
  it('S21 holds no slot before its first bytes, and is closed after 10 seconds', async () => {
    const { port, url } = await listening()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silent = Array.from({ length: 4 }, () => speak(port))
    for (const { socket } of silent) socket.write(headOf('content-length: 5000'))
    const small = Buffer.concat([...formOf(1)])
    const next = await fetch(url, { method: 'POST', headers: TYPE, body: small })
    expect(next.status).toBe(415)
    vi.advanceTimersByTime(10_100)
    for (const { heard } of silent) await until(() => /^HTTP\/1\.1 408 /.test(heard()))
    vi.advanceTimersByTime(5_100)
    for (const { closed } of silent) await closed
  })

  it('S21 after its headers and part of the file is closed after 10 seconds, and frees its slot and file', async () => {
    const { port, url, incoming } = await listening()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silent = Array.from({ length: 4 }, () => speak(port))
    for (const { socket } of silent) socket.write(`${headOf('content-length: 5000')}${HEAD}%PDF-1.4`)
    await until(() => incoming().length === 4)
    const asked = { method: 'POST', headers: TYPE, body: Buffer.concat([...formOf(1)]) }
    expect((await fetch(url, asked)).status).toBe(503)
    vi.advanceTimersByTime(10_100)
    for (const { heard } of silent)
      await until(() => /^HTTP\/1\.1 408 [\s\S]*connection: close/i.test(heard()))
    expect(incoming()).toEqual([])
    expect((await fetch(url, asked)).status).toBe(415)
  })
})

const TEXT_FIELD = '--b\r\ncontent-disposition: form-data; name="n"\r\n\r\n'
const PDF = `${HEAD}%PDF-1.4\n%%EOF\n\r\n`
const fieldsOf = (count: number, length = 1) =>
  Array.from(
    { length: count },
    (_, n) => `${TEXT_FIELD.replace('"n"', `"n${n}"`)}${'x'.repeat(length)}\r\n`,
  ).join('')

describe('a form in an upload', () => {
  it.each([
    ['six parts, five of them of 2,000 characters', `${fieldsOf(5, 2_000)}${PDF}`, 200, 'OK'],
    ['six text fields', `${fieldsOf(6)}`, 413, 'The request is too large'],
    ['seven parts', `${fieldsOf(5)}${PDF}${PDF}`, 413, 'The request is too large'],
    ['two files', `${PDF}${PDF}`, 413, 'The request is too large'],
    ['a text of 2,001 characters', `${fieldsOf(1, 2_001)}${PDF}`, 413, 'The request is too large'],
    [
      'a name in brackets',
      `${TEXT_FIELD.replace('"n"', '"n[0]"')}x\r\n${PDF}`,
      400,
      'Please check the marked fields',
    ],
    [
      'a name of 101 characters',
      `${TEXT_FIELD.replace('"n"', `"${'n'.repeat(101)}"`)}x\r\n${PDF}`,
      400,
      'Please check the marked fields',
    ],
  ])('S21 of %s is answered by its limits', async (_what, parts, status, message) => {
    const { url, incoming } = await listening()
    const answer = await fetch(url, { method: 'POST', headers: TYPE, body: `${parts}--b--\r\n` })
    expect([answer.status, (await answer.json()).message]).toEqual([status, message])
    expect(incoming()).toEqual([])
  })

  it.each([
    ['that has no boundary', 'multipart/form-data'],
    ['whose boundary never comes', 'multipart/form-data; boundary=other'],
  ])('S21 %s is refused as damaged, whatever its size', async (_what, type) => {
    const { url, incoming } = await listening()
    const body = Buffer.concat([...formOf(9)])
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      'This file is damaged or has the wrong file type',
    ])
    expect(incoming()).toEqual([])
  })

  it('S21 of exactly 10 MB is accepted, of one byte more refused', async () => {
    const { url, incoming } = await listening()
    for (const [more, status] of [
      [0, 200],
      [1, 413],
    ] as const) {
      const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * MEGABYTE - 9 + more)])
      const body = Buffer.concat([Buffer.from(HEAD), file, Buffer.from('\r\n--b--\r\n')])
      expect((await fetch(url, { method: 'POST', headers: TYPE, body })).status).toBe(status)
      expect(incoming()).toEqual([])
    }
  })
})
