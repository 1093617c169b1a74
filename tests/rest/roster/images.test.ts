import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { accounts, media, portfolioItems } from '../../../drizzle/schema'
import { anAccount, anInvitation } from '../../../server/demo/builders/accounts'
import { aStoredPicture } from '../../../server/demo/builders/media'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { aSignupRequest, aSignupRequestFile } from '../../../server/demo/builders/signupRequests'
import { type TestApp, testApp } from '../../helpers/testApp'

const SITE = 'http://localhost:3000'
const jpeg = (shade = 120) =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: { r: shade, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()

const calls = (t: TestApp, modelId: string) => {
  const token = t.tokenFor(t.admin())
  const at = `/admin/models/${modelId}/images`
  return {
    get: () => t.http().get(at).auth(token, { type: 'bearer' }),
    add: (body: object) => t.http().post(at).auth(token, { type: 'bearer' }).send(body),
    upload: (file: Buffer, name: string, fields: Record<string, string> = {}) => {
      const request = t.http().post(`${at}/upload`).auth(token, { type: 'bearer' })
      for (const [key, value] of Object.entries(fields)) request.field(key, value)
      return request.attach('file', file, name)
    },
  }
}

describe('POST /admin/models/{id}/images', () => {
  it.each<[string, object, string]>([
    ['no address', { type: 'gallery' }, 'url'],
    ['an empty one', { url: ' ', type: 'gallery' }, 'url'],
    ['javascript', { url: 'javascript:alert(1)' }, 'url'],
    ['data', { url: 'data:image/png;base64,AAAA' }, 'url'],
    ['credentials', { url: 'https://a:b@c.example/a.jpg' }, 'url'],
    ['2,049 characters', { url: 'https://c.example/'.padEnd(2_049, 'a') }, 'url'],
    ['media of ours that nobody knows', { url: `${SITE}/media/AAAAAAAAAAAAAAAAAAAAAA/640.webp` }, 'url'],
    ['what only looks like media of ours', { url: `${SITE}/media/x` }, 'url'],
    ['a type not on the list', { url: 'https://c.example/a.jpg', type: 'selfie' }, 'type'],
    ['a lock that is neither', { url: 'https://c.example/a.jpg', is_locked: 'perhaps' }, 'is_locked'],
  ])('refuses %s and stores nothing', async (_what, body, path) => {
    const t = testApp()
    const asha = aModel(t)
    const answer = await calls(t, asha.id).add(body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toEqual([path])
    expect(t.db.select().from(portfolioItems).all()).toEqual([])
  })

  it('stores an external address unchanged, and returns the images', async () => {
    const t = testApp()
    const asha = aModel(t)
    const images = calls(t, asha.id)
    const { body } = await images.add({ url: 'https://c.example/a.jpg', type: 'bridal', is_locked: false })
    expect(body).toMatchObject({
      error: false,
      images: [{ url: 'https://c.example/a.jpg', type: 'bridal', is_locked: false }],
    })
    await images.add({ url: 'https://c.example/b.jpg', type: 'profile', is_locked: 'true' })
    expect((await images.get()).body.images).toMatchObject([
      { url: 'https://c.example/a.jpg', type: 'bridal', is_locked: false },
      { url: 'https://c.example/b.jpg', type: 'profile_pic', is_locked: true },
    ])
  })

  it.each(['nude', 'nude_front', 'bikini', 'bikini_side'])(
    'S26 locks %s, whatever was asked',
    async (type) => {
      const t = testApp()
      const asha = aModel(t)
      const images = calls(t, asha.id)
      const added = await images.add({ url: 'https://c.example/a.jpg', type, is_locked: false })
      expect(added.body.images).toMatchObject([{ type, is_locked: true }])
      const uploaded = await images.upload(await jpeg(), 'a.jpg', { type, is_locked: 'false' })
      expect(uploaded.body.images[1]).toMatchObject({ type, is_locked: true })
      expect((await t.http().get(`/public/models/${asha.id}`)).body.data.model.images).toEqual([])
    },
  )

  it('S25 refuses a file that is in use, another talent’s, or an applicant’s', async () => {
    const t = testApp()
    const asha = aModel(t)
    const other = aModel(t, { accountId: anAccount(t, { role: 'model' }).id })
    const stranger = anAccount(t, { role: 'model' })
    const used = aPicture(t, other.id).media
    const theirs = t.db
      .insert(media)
      .values({ ...used, id: 'A'.repeat(22), ownerId: stranger.id, claimedAt: null })
      .returning()
      .get()
    const applicants = aSignupRequestFile(t, aSignupRequest(t).id, {
      kind: 'image',
      contentType: 'image/jpeg',
    })
    for (const { id } of [used, theirs, applicants]) {
      const answer = await calls(t, asha.id).add({ url: `${SITE}/media/${id}/640.webp`, type: 'gallery' })
      expect(answer.status).toBe(400)
    }
    expect((await calls(t, asha.id).get()).body.images).toEqual([])
  })

  it.each(['profile_pic', 'banner', 'polaroid_left'] as const)('refuses a clip as %s', async (type) => {
    const t = testApp()
    const admin = t.admin()
    const asha = aModel(t)
    const clip = { kind: 'video' as const, contentType: 'video/mp4', widths: [], width: null, height: null }
    const one = aPicture(t, asha.id, { type })
    const { item } = aPicture(t, asha.id, clip)
    const waiting = aStoredPicture(t, { ...clip, claimedAt: null })
    const added = await calls(t, asha.id).add({ url: `${SITE}/media/${waiting.id}/video.mp4`, type })
    expect(added.status).toBe(415)
    const change = t.as(admin).admin.images.change({ id: asha.id, imageId: item.id, type })
    await expect(change).rejects.toThrow('Only images are allowed')
    const types = t.db.select({ id: portfolioItems.id, type: portfolioItems.type }).from(portfolioItems).all()
    expect(types).toEqual([
      { id: one.item.id, type },
      { id: item.id, type: 'gallery' },
    ])
    await t
      .as(admin)
      .admin.images.change({ id: asha.id, imageId: item.id, type: 'editorial', isLocked: true })
  })

  it('moves the earlier profile picture to the gallery', async () => {
    const t = testApp()
    const asha = aModel(t)
    const first = aPicture(t, asha.id, { type: 'profile_pic' })
    const { body } = await calls(t, asha.id).upload(await jpeg(), 'new.jpg', { type: 'profile_pic' })
    expect(body.images).toMatchObject([{ _id: first.item.id, type: 'gallery' }, { type: 'profile_pic' }])
    const shown = await t.http().get(`/public/models/${asha.id}`)
    expect(shown.body.data.model.profile_image).toBe(body.images[1].url)
  })
})

describe('POST /admin/models/{id}/images/upload', () => {
  it('is refused to a visitor and a talent before the file is read', async () => {
    const t = testApp()
    const talent = anAccount(t, { role: 'model' })
    const asha = aModel(t, { accountId: talent.id })
    const at = `/admin/models/${asha.id}/images/upload`
    expect(
      (
        await t
          .http()
          .post(at)
          .attach('file', await jpeg(), 'a.jpg')
      ).status,
    ).toBe(401)
    const own = t.http().post(at).auth(t.tokenFor(talent), { type: 'bearer' })
    expect((await own.attach('file', await jpeg(), 'a.jpg')).status).toBe(403)
  })

  it('refuses a file that is no picture, and leaves nothing behind', async () => {
    const t = testApp()
    const asha = aModel(t)
    const images = calls(t, asha.id)
    expect(
      (await images.upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.jpg')).status,
    ).toBe(415)
    expect((await images.upload(Buffer.from('%PDF-1.7\n'), 'a.pdf')).status).toBe(415)
    expect(t.db.select().from(media).all()).toEqual([])
    expect(await t.storage.ids()).toEqual([])
  })

  it('S20 shows an unlocked picture to everyone and a locked one to the agency and the talent', async () => {
    const t = testApp()
    const person = anAccount(t, { role: 'model' })
    const asha = aModel(t, { accountId: person.id })
    const images = calls(t, asha.id)
    await images.upload(await jpeg(), 'open.jpg', { type: 'editorial' })
    const { body } = await images.upload(await jpeg(40), 'shut.jpg', { type: 'editorial', is_locked: 'true' })
    const [open, shut] = body.images.map((image: { url: string }) => image.url.replace(SITE, ''))
    expect((await t.http().get(open)).status).toBe(200)
    expect((await t.http().get(shut)).status).toBe(200)
    expect((await t.http().get(shut.split('?')[0])).status).toBe(404)
    const own = await t.as(person).talent.portfolio.list()
    expect(own).toHaveLength(2)
    const query = own[1]?.picture?.query
    expect((await t.http().get(`${shut.split('?')[0]}?${query}`)).status).toBe(200)
  })

  it('S20 shows earlier portfolio pictures to the talent’s account once it is created', async () => {
    const t = testApp()
    const asha = aModel(t, { email: 'asha@example.in' })
    const zoya = aModel(t, { stageName: 'Zoya' })
    const { body } = await calls(t, asha.id).upload(await jpeg(), 'shut.jpg', { is_locked: 'true' })
    await calls(t, zoya.id).upload(await jpeg(40), 'hers.jpg', { is_locked: 'true' })
    const invite = anInvitation(t, { purpose: 'invite-talent', modelId: asha.id, email: 'asha@example.in' })
    const { account } = await t
      .visitor()
      .auth.register({ name: 'Asha Rao', email: 'asha@example.in', password: 'a long sentence', invite })
    const person = t.db.select().from(accounts).where(eq(accounts.id, account.id)).get() ?? null
    const [own] = await t.as(person).talent.portfolio.list()
    const address = body.images[0].url.replace(SITE, '').split('?')[0]
    expect((await t.http().get(`${address}?${own?.picture?.query}`)).status).toBe(200)
    const owners = t.db.select({ ownerId: media.ownerId }).from(media).orderBy(media.ownerId).all()
    expect(owners).toEqual([{ ownerId: null }, { ownerId: account.id }])
  })
})
