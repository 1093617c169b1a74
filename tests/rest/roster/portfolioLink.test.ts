import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { media, portfolioItems } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { type TestApp, testApp } from '../../helpers/testApp'

const jpeg = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()

function aTalent(t: TestApp, email = 'asha@example.in') {
  const account = anAccount(t, { role: 'model', email })
  const model = aModel(t, { accountId: account.id })
  const token = t.tokenFor(account)
  const link = (body: object) => t.http().post('/portfolio/upload').auth(token, { type: 'bearer' }).send(body)
  return { account, model, link }
}

describe('POST /portfolio/upload', () => {
  it.each([
    ['nothing', { url: '' }, 400],
    ['a script', { url: 'javascript:alert(1)' }, 400],
    ['credentials', { url: 'https://me:secret@example.in/a.jpg' }, 400],
    ['an address too long', { url: `https://example.in/${'x'.repeat(500)}` }, 400],
    ['a file nobody has', { url: 'http://localhost:3000/media/AAAAAAAAAAAAAAAAAAAAAA/640.webp' }, 404],
    ['what only looks like a file of ours', { url: 'http://localhost:3000/media/x' }, 404],
    ["another's model", { url: 'https://example.in/a.jpg', modelId: 'other' }, 404],
  ])('refuses %s', async (_what, body, status) => {
    const t = testApp()
    const asha = aTalent(t)
    expect((await asha.link(body)).status).toBe(status)
    expect(t.db.select().from(portfolioItems).all()).toEqual([])
  })

  it("S11 S25 refuses another's file with 404, and answers with the item that the talent's own file has", async () => {
    const t = testApp()
    const asha = aTalent(t)
    const meera = aTalent(t, 'meera@example.in')
    const { media: hers } = aPicture(t, meera.model.id, { ownerId: meera.account.id })
    const [item] = t.db.select().from(portfolioItems).all()
    const url = `http://localhost:3000/media/${hers.id}/640.webp`
    expect((await asha.link({ url })).status).toBe(404)
    const answer = await meera.link({ url })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      success: true,
      data: { portfolio_item: { s3_url: expect.stringContaining(hers.id) } },
    })
    expect(t.db.select().from(portfolioItems).all()).toEqual([item])
    expect((await meera.link({ url, type: 'banner' })).status).toBe(409)
  })

  it("refuses the talent's own file that is in use elsewhere with 409", async () => {
    const t = testApp()
    const { account, model, link } = aTalent(t)
    const { media: file } = aPicture(t, model.id, { ownerId: account.id })
    t.db.delete(portfolioItems).run()
    expect((await link({ url: `http://localhost:3000/media/${file.id}/640.webp` })).status).toBe(409)
    expect(t.db.select().from(portfolioItems).all()).toEqual([])
  })

  it('stores an external page as an address, and never shows it in public', async () => {
    const t = testApp()
    const asha = aTalent(t)
    const answer = await asha.link({ url: 'https://magazine.example/story', modelId: asha.model.id })
    expect(answer.body).toMatchObject({
      success: true,
      data: { portfolio_item: { s3_url: 'https://magazine.example/story' } },
    })
    const page = await t.http().get(`/public/models/${asha.model.id}`)
    expect(page.body.data.model.images).toEqual([])
  })

  it('adds a picture to the model that an administrator names', async () => {
    const t = testApp()
    const { model } = aTalent(t)
    const send = (account: ReturnType<TestApp['admin']>, body: object) =>
      t.http().post('/portfolio/upload').auth(t.tokenFor(account), { type: 'bearer' }).send(body)
    const url = 'https://pictures.example/a.jpg'
    const answer = await send(t.admin(), { url, modelId: model.id })
    expect(answer.body).toMatchObject({ success: true, data: { portfolio_item: { s3_url: url } } })
    expect(t.db.select().from(portfolioItems).all()).toMatchObject([{ modelId: model.id, type: 'gallery' }])
    expect((await send(t.admin(), { url })).body.issues).toMatchObject([{ path: 'modelId' }])
    expect((await send(t.admin(), { url, modelId: 'nobody' })).status).toBe(404)
    const booker = anAccount(t, { role: 'booker', email: 'booker@example.in' })
    expect((await send(booker, { url, modelId: model.id })).status).toBe(403)
  })

  it('claims a file stored by POST /media/upload, once', async () => {
    const t = testApp()
    await t.ready
    const asha = aTalent(t)
    const kept = await t
      .http()
      .post('/media/upload')
      .attach('file', await jpeg(), 'front.jpg')
    const answer = await asha.link({ url: kept.body.data.url })
    expect(answer.body).toMatchObject({ success: true })
    expect(t.db.select().from(media).all()).toMatchObject([{ ownerId: asha.account.id }])
    expect((await asha.link({ url: kept.body.data.url })).body).toEqual(answer.body)
    const meera = aTalent(t, 'meera@example.in')
    expect((await meera.link({ url: kept.body.data.url })).status).toBe(404)
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
    const document = await t.http().post('/media/upload').attach('file', pdf, 'cv.pdf')
    expect((await asha.link({ url: document.body.data.url })).status).toBe(415)
  })
})
