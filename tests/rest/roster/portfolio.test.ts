import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { media, portfolioItems } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { stored } from '../../helpers/people/talentWithData'
import { type TestApp, testApp } from '../../helpers/testApp'

const UPLOAD = '/api/v1/agency/models/portfolio-upload'
const jpeg = (colour = '#884422') =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
/** The first bytes of an MP4: enough to be known as one. */
const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 0x20]),
  Buffer.from('ftypisom'),
  Buffer.from([0, 0, 2, 0]),
  Buffer.from('isomiso2avc1mp41'),
  Buffer.alloc(200),
])

function aTalent(t: TestApp, email = 'asha@example.in') {
  const account = anAccount(t, { role: 'model', email })
  const model = aModel(t, { accountId: account.id })
  const token = t.tokenFor(account)
  const upload = (file: Buffer, fields: Record<string, string> = {}, name = 'front.jpg') =>
    t.http().post(UPLOAD).auth(token, { type: 'bearer' }).field(fields).attach('file', file, name)
  return { account, model, token, upload, own: () => t.as(account).talent.portfolio }
}
describe('POST /api/v1/agency/models/portfolio-upload', () => {
  it('is for talents only', async () => {
    const t = testApp()
    await t.ready
    const file = await jpeg()
    expect((await t.http().post(UPLOAD).attach('file', file, 'a.jpg')).status).toBe(401)
    const admin = t.tokenFor(t.admin())
    expect(
      (await t.http().post(UPLOAD).auth(admin, { type: 'bearer' }).attach('file', file, 'a.jpg')).status,
    ).toBe(403)
  })

  const refusals: [what: string, file: () => Buffer | Promise<Buffer>, fields: object, status: number][] = [
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), {}, 415],
    ['a text that calls itself a picture', () => Buffer.from('not a picture'), {}, 415],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}, 415],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), {}, 415],
    ['a broken picture', async () => (await jpeg()).subarray(0, 300), {}, 400],
    ['a video for a single picture', () => mp4, { type: 'profile_pic' }, 415],
    ['a type nobody knows', jpeg, { type: 'hologram' }, 400],
    ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1), {}, 413],
  ]
  it.each(refusals)('refuses %s and leaves nothing behind', async (_what, file, fields, status) => {
    const t = testApp()
    await t.ready
    const answer = await aTalent(t).upload(await file(), { ...fields })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ error: true, success: false })
    expect(t.db.select().from(media).all()).toEqual([])
    expect(stored(t)).toEqual([])
    expect(readdirSync(t.storage.incoming)).toEqual([])
  })

  it('refuses a call without a file', async () => {
    const t = testApp()
    const { token } = aTalent(t)
    expect((await t.http().post(UPLOAD).auth(token, { type: 'bearer' }).send({})).status).toBe(400)
  })

  it('S20 S24 returns the item, whose link works for the owner, and nothing opens without it', async () => {
    const t = testApp()
    await t.ready
    const asha = aTalent(t)
    const { body } = await asha.upload(await jpeg(), {}, 'C:\\fotos\\vorn <1>.jpg')
    expect(body).toMatchObject({ error: false, success: true })
    const item = body.data.portfolio_item
    expect(Object.keys(item).sort()).toEqual([
      'content_type',
      'file_name',
      'file_size',
      'original_name',
      's3_url',
      'uploaded_at',
    ])
    expect(item).toMatchObject({
      original_name: 'vorn 1.jpg',
      content_type: 'image/jpeg',
      uploaded_at: t.clock().toISOString(),
    })
    const { pathname, search } = new URL(item.s3_url)
    const file = await t.http().get(`${pathname}${search}`)
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toBe('image/webp')
    expect(file.body.toString('latin1')).not.toContain('secret place')
  })

  it('makes a gallery picture public with the model, and a nude one never', async () => {
    const t = testApp()
    await t.ready
    const asha = aTalent(t)
    await asha.upload(await jpeg(), { type: 'gallery' })
    await asha.upload(await jpeg(), { type: 'nude_front', is_locked: 'false' })
    const [gallery, nude] = await asha.own().list()
    expect([gallery?.isLocked, nude?.isLocked]).toEqual([false, true])
    expect(gallery?.picture?.query).toBeUndefined()
    expect(nude?.picture?.query).toBeTruthy()
    const page = await t.http().get(`/public/models/${asha.model.id}`)
    expect(page.body.data.model.images).toHaveLength(1)
    expect((await t.http().get(`/media/${nude?.picture?.id}/600.webp`)).status).toBe(404)
    expect((await t.http().get(`/media/${gallery?.picture?.id}/600.webp`)).status).toBe(200)
  })

  it.each([
    ['profile', 'profile_pic'],
    ['polaroid_side', 'polaroid_left'],
    ['polaroid_back', 'polaroid_back'],
    ['', 'gallery'],
  ])('stores the type %o as %s', async (given, kept) => {
    const t = testApp()
    await t.ready
    const asha = aTalent(t)
    await asha.upload(await jpeg(), { type: given })
    expect((await asha.own().list()).map((item) => item.type)).toEqual([kept])
  })

  it('replaces the item of a single type with its files, and keeps its position', async () => {
    const t = testApp()
    await t.ready
    const asha = aTalent(t)
    await asha.upload(await jpeg(), { type: 'profile_pic' })
    await asha.upload(await jpeg(), {})
    const [before] = await asha.own().list()
    await asha.upload(await jpeg('#224488'), { type: 'profile_pic' }, 'new.jpg')
    const after = await asha.own().list()
    expect(after.map((item) => [item.type, item.fileName])).toEqual([
      ['profile_pic', 'new.jpg'],
      ['gallery', 'front.jpg'],
    ])
    expect(stored(t).sort()).toEqual(after.map((item) => item.picture?.id).sort())
    expect(stored(t)).not.toContain(before?.picture?.id)
  })

  it('accepts a video for the gallery', async () => {
    const t = testApp()
    await t.ready
    const asha = aTalent(t)
    const { body } = await asha.upload(mp4, {}, 'walk.mp4')
    expect(body.data.portfolio_item).toMatchObject({ content_type: 'video/mp4', file_name: 'video.mp4' })
    const { pathname, search } = new URL(body.data.portfolio_item.s3_url)
    expect((await t.http().get(`${pathname}${search}`)).headers['content-type']).toBe('video/mp4')
  })

  it('refuses more than sixty items', async () => {
    const t = testApp()
    await t.ready
    const asha = aTalent(t)
    for (let at = 0; at < 60; at++) aPicture(t, asha.model.id)
    const answer = await asha.upload(await jpeg())
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe('A portfolio can have up to 60 items. Remove one to add another.')
    expect(stored(t)).toEqual([])
  })
})

describe('a talent’s own portfolio', () => {
  it('is reordered only as a whole', async () => {
    const t = testApp()
    const asha = aTalent(t)
    const ids = ['gallery', 'editorial', 'saree'].map(
      (type) => aPicture(t, asha.model.id, { type: type as 'gallery' }).item.id,
    )
    const turned = ids.toReversed()
    const listed = await asha.own().reorder({ ids: turned })
    expect(listed.map((item) => item.id)).toEqual(turned)
    const page = await t.http().get(`/public/models/${asha.model.id}`)
    expect(page.body.data.model.images).toHaveLength(3)
    for (const wrong of [ids.slice(1), [...ids, 'other'], [ids[0], ids[0], ids[1]]])
      await expect(asha.own().reorder({ ids: wrong as string[] })).rejects.toThrow('changed')
  })

  it('S11 deletes an own item, and never another talent’s', async () => {
    const t = testApp()
    await t.ready
    const asha = aTalent(t)
    const meera = aTalent(t, 'meera@example.in')
    await asha.upload(await jpeg())
    const [item] = await asha.own().list()
    const id = item?.id ?? ''
    await expect(meera.own().remove({ id })).rejects.toThrow('Portfolio item not found')
    await asha.own().remove({ id })
    expect(await asha.own().list()).toEqual([])
    expect(t.db.select().from(portfolioItems).all()).toEqual([])
    expect(t.db.select().from(media).all()).toEqual([])
    expect(stored(t)).toEqual([])
    await expect(asha.own().remove({ id })).rejects.toThrow('not found')
  })
})
