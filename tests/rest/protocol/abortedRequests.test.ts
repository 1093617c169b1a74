import type { ReadStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import express from 'express'
import supertest from 'supertest'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from '../../../server/app'
import { aStoredPicture } from '../../../server/demo/builders/media'
import { errorHandler } from '../../../server/http/errorHandler'
import { sendAttachment } from '../../../server/http/files/attachment'
import { createHttpServer, listen } from '../../../server/http/listen'
import { testApp } from '../../helpers/testApp'

const WRONG = 'Something went wrong. Please try again.'
const UNEXPECTED = expect.objectContaining({ err: expect.any(Error) })
const noDisk = () => Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' })

/** A video that everybody may see, its address, and the captured log. */
async function aVideo() {
  const t = testApp()
  await t.ready
  const { id } = aStoredPicture(t, { kind: 'video', contentType: 'video/mp4' })
  const work = t.storage.newIncoming()
  await mkdir(work)
  await writeFile(join(work, 'video.mp4'), Buffer.alloc(5_000_000))
  await t.storage.keep(work, id)
  return { t, id, address: `/media/${id}/video.mp4`, logged: vi.spyOn(t.log, 'error') }
}

describe('S35 a file that cannot be read', () => {
  it('S35 is answered with its error, and logged, when nothing has been sent yet', async () => {
    const { t, address, logged } = await aVideo()
    t.storage.open = async () => {
      throw noDisk()
    }
    const { status, body, headers } = await t.http().get(address).set('range', 'bytes=0-9')
    expect([status, body.message]).toEqual([500, WRONG])
    expect(headers['content-range']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
    expect(logged).toHaveBeenCalledWith(UNEXPECTED, 'request failed')
  })

  it('S35 is answered with 404 when it was deleted after the lookup', async () => {
    const { t, id, address, logged } = await aVideo()
    const { size } = t.storage
    t.storage.size = async (...given) => {
      const found = await size(...given)
      await t.storage.remove(id)
      return found
    }
    const { status, body } = await t.http().get(address)
    expect([status, body.message]).toEqual([404, 'File not found'])
    expect(logged).not.toHaveBeenCalled()
  })

  it('S35 breaks the answer off in the middle, and is logged', async () => {
    const { t, address, logged } = await aVideo()
    const { open } = t.storage
    t.storage.open = async (...given) => {
      const file = (await open(...given)) as ReadStream
      const { _read } = file
      file._read = (size) => {
        if (file.bytesRead > 0) file.destroy(noDisk())
        else _read.call(file, Math.min(size, 10))
      }
      return file
    }
    await expect(t.http().get(address)).rejects.toThrow('aborted')
    expect(logged).toHaveBeenCalledWith(UNEXPECTED, 'request failed')
  })
})

describe('S35 a list that cannot be read', () => {
  it('S35 breaks off, and is logged', async () => {
    const t = testApp()
    const logged = vi.spyOn(t.log, 'error')
    const token = t.tokenFor(t.admin())
    t.db.$client.exec('alter table bookings rename to elsewhere')
    await expect(
      t
        .http()
        .get('/exports/bookings.csv')
        .auth(token, { type: 'bearer' })
        .set('accept-encoding', 'identity'),
    ).rejects.toThrow('aborted')
    expect(logged).toHaveBeenCalledWith(UNEXPECTED, 'request failed')
  })

  it('S35 is answered as what went wrong, and not as a file, while nothing has been sent', async () => {
    const t = testApp()
    const logged = vi.spyOn(t.log, 'error')
    // biome-ignore lint/correctness/useYield: it fails before
    async function* unreadable(): AsyncGenerator<string> {
      throw noDisk()
    }
    const app = express()
    app.get('/', (_request, response) => sendAttachment(response, 'list.csv', unreadable()))
    app.use(errorHandler(t))
    const { status, body, headers } = await supertest(app).get('/')
    expect([status, body.message]).toEqual([500, WRONG])
    expect(headers['content-disposition']).toBeUndefined()
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(logged).toHaveBeenCalledWith(UNEXPECTED, 'request failed')
  })
})

describe('S35 a client that disconnects', () => {
  it('S35 is no error, whether the first byte has come or not', async () => {
    const { t, address, logged } = await aVideo()
    let opened: Readable | null = null
    const { open } = t.storage
    for (const wait of [0, 200]) {
      t.storage.open = async (...given) => {
        await setTimeout(wait)
        opened = await open(...given)
        return opened
      }
      const server = await listen(createHttpServer(createApp(t, null)), { HOST: '127.0.0.1', PORT: 0 })
      const { port } = server.address() as AddressInfo
      const asked = get({ port, host: '127.0.0.1', path: address })
      asked.on('error', () => {}).on('response', (answer) => answer.on('error', () => {}).destroy())
      if (wait > 0) await setTimeout(wait / 2).then(() => asked.destroy())
      await vi.waitFor(() => expect(opened?.destroyed).toBe(true))
      await new Promise((done) => server.close(done))
      opened = null
    }
    expect(logged).not.toHaveBeenCalled()
  })
})
