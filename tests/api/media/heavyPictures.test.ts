// @module-tag slow

import { readdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { media } from '../../../drizzle/schema'
import { createImages, type Images } from '../../../server/core/files/imageProcessor'
import { againAndAgain } from '../../attack/avif'
import { aTalent, PASSWORD } from '../../helpers/people/talentWithData'
import { type TestApp, testApp } from '../../helpers/testApp'

let images: Images
afterEach(() => images.close())

const REFUSED = 'This image is too complex to open. Please send a smaller one, or a JPEG.'
const MEGABYTE = 1024 * 1024

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } })

async function upload(t: TestApp, bytes: Buffer) {
  await t.ready
  const path = t.storage.newIncoming()
  writeFileSync(path, bytes)
  return t.visitor({ images, upload: { path, size: bytes.length, name: 'me' } }).site.media.upload()
}

it('R9 a system error in the picture process keeps its code', async () => {
  images = createImages()
  await expect(images.variants('/nowhere/picture.jpg', '/nowhere')).rejects.toMatchObject({ code: 'ENOENT' })
})

describe('S22 a picture that needs too much time or memory', () => {
  it('S22 R10 is given up at the time limit, leaves nothing, and the next one succeeds', async () => {
    const t = testApp()
    images = createImages({ ms: 15_000 })
    const slow = upload(t, await againAndAgain(16))
    const next = upload(t, await plain(400, 500).jpeg().toBuffer())
    await expect(slow).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: REFUSED })
    const { id } = await next
    expect(t.db.select().from(media).all()).toMatchObject([{ id, width: 400 }])
    expect(await t.storage.ids()).toEqual([id])
    // The two uploads themselves, which the upload handler deletes.
    expect(readdirSync(t.storage.incoming)).toHaveLength(2)
  })

  it('S22 R10 is given up at the memory limit, and the next one succeeds', async () => {
    const t = testApp()
    images = createImages({ memory: 300 * MEGABYTE })
    const heavy = await plain(8_000, 5_000).avif({ effort: 0 }).toBuffer()
    await expect(upload(t, heavy)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: REFUSED })
    await upload(t, await plain(400, 500).jpeg().toBuffer())
    expect(t.db.select().from(media).all()).toMatchObject([{ width: 400 }])
  })

  it('S22 R10 is not blamed when no process can be started: the upload answers an internal error', async () => {
    const t = testApp()
    images = createImages()
    const fine = await plain(400, 500).jpeg().toBuffer()
    vi.stubEnv('NODE_OPTIONS', '--no-such-option')
    await expect(upload(t, fine)).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
    vi.unstubAllEnvs()
    await upload(t, fine)
    expect(t.db.select().from(media).all()).toMatchObject([{ width: 400 }])
  })

  it('S22 does not make the next one fail, whatever it left in memory', async () => {
    const t = testApp()
    images = createImages({ memory: 400 * MEGABYTE })
    const large = await plain(4_000, 4_000).png().toBuffer()
    const small = await plain(400, 500).jpeg().toBuffer()
    for (const bytes of [large, small, large, small]) await upload(t, bytes)
    expect(t.db.select().from(media).all()).toHaveLength(4)
  })
})

describe('S22 a picture whose owner is deleted during processing', () => {
  it('S22 R10 is answered with 404 and leaves nothing behind', async () => {
    const t = testApp()
    const { account } = await aTalent(t)
    images = createImages()
    const { variants } = images
    images.variants = async (...given) => {
      const made = await variants(...given)
      await t.as(account).talent.account.remove({ proof: PASSWORD })
      return made
    }
    const path = t.storage.newIncoming()
    writeFileSync(path, await plain(400, 500).jpeg().toBuffer())
    const sent = { images, upload: { path, size: 1, name: 'me' } }
    await expect(t.as(account, sent).talent.portfolio.upload({ type: 'gallery' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Account not found',
    })
    expect(t.db.select().from(media).all()).toEqual([])
    expect(await t.storage.ids()).toEqual([])
  })
})
