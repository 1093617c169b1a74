import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { auditEvents, media } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { planOf } from '../../../server/features/roster/compCards/service'
import { rosterSource } from '../../../server/features/roster/publicRoster/repository'
import { bytes } from '../../helpers/files/bodies'
import { type TestApp, testApp } from '../../helpers/testApp'

const ADDRESS = '/exports/portfolio.pdf'

function aTalent(t: TestApp, given: Parameters<typeof aModel>[1] = {}) {
  const account = anAccount(t, { role: 'model', email: 'asha@example.in' })
  const model = aModel(t, { accountId: account.id, ...given })
  const get = () => t.http().post(ADDRESS).auth(t.tokenFor(account), { type: 'bearer' }).buffer().parse(bytes)
  const plan = async () => {
    const source = rosterSource(t.db, model.id)
    if (!source) throw new Error('no model')
    return planOf(t, source)
  }
  return { account, model, get, plan }
}

/** Sends a picture as its owner does. */
async function uploaded(t: TestApp, token: string, type: string, colour = '#884422') {
  const file = await sharp({ create: { width: 600, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const answer = await t
    .http()
    .post('/api/v1/agency/models/portfolio-upload')
    .auth(token, { type: 'bearer' })
    .field({ type })
    .attach('file', file, `${type}.jpg`)
  expect(answer.status).toBeLessThan(300)
}

/** What a PDF's bytes show: page sizes and titles. */
function read(pdf: Buffer) {
  const text = pdf.toString('latin1')
  return {
    isWhole: text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF'),
    pages: Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(text)?.[1]),
    boxes: [...text.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box = '']) =>
      box.split(' ').map((side) => Math.round(Number(side) * 100) / 100),
    ),
    jpegs: text.split('/DCTDecode').length - 1,
  }
}

describe('Download as PDF', () => {
  it('is for talents only', async () => {
    const t = testApp()
    expect((await t.http().post(ADDRESS)).status).toBe(401)
    const asAdmin = await t.http().post(ADDRESS).auth(t.tokenFor(t.admin()), { type: 'bearer' })
    expect(asAdmin.status).toBe(403)
    expect((await t.http().get(ADDRESS)).status).toBe(404)
  })

  it('is an A5 card without a picture and without a single fact', async () => {
    const t = testApp()
    const { get } = aTalent(t, { stageName: null, name: 'x'.repeat(120), city: null, gender: null })
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=portfolio.pdf',
      'cache-control': 'private, no-store',
    })
    const { isWhole, pages, boxes, jpegs } = read(answer.body)
    expect({ isWhole, pages, jpegs }).toEqual({ isWhole: true, pages: 2, jpegs: 0 })
    expect(boxes).toEqual([
      [0, 0, 419.53, 595.28],
      [0, 0, 419.53, 595.28],
    ])
  })

  it('holds each public picture once as JPEG, and records the download', async () => {
    const t = testApp()
    await t.ready
    const { account, model, get } = aTalent(t)
    const token = t.tokenFor(account)
    const sent = { profile_pic: '#884422', gallery: '#224488', saree: '#228844' }
    for (const [type, colour] of Object.entries(sent)) await uploaded(t, token, type, colour)
    const { pages, boxes, jpegs } = read((await get()).body)
    expect(pages).toBe(3)
    expect(boxes).toHaveLength(3)
    // The front, one on the back, one on a page.
    expect(jpegs).toBe(3)
    expect(t.db.select().from(auditEvents).all()).toContainEqual(
      expect.objectContaining({ action: 'portfolio exported', actorId: account.id, subject: model.id }),
    )
  })

  it('S26 never contains an intimate or locked picture, nor one whose file is missing', async () => {
    const t = testApp()
    await t.ready
    const { account, model, plan } = aTalent(t)
    const token = t.tokenFor(account)
    for (const type of ['nude_front', 'bikini', 'gallery']) await uploaded(t, token, type)
    aPicture(t, model.id, { type: 'editorial' })
    const open = t.db
      .select()
      .from(media)
      .all()
      .find(({ originalName }) => originalName === 'gallery.jpg')
    const { front, back, sheets } = await plan()
    expect(front?.file).toContain(open?.id)
    expect([...back, ...sheets]).toEqual([])
  })

  it('names the agency as the contact, never the model, and its page only when it is public', async () => {
    const t = testApp({ PUBLIC_URL: 'https://agency.example' })
    const shown = { stageName: 'Asha', phone: '+919810012345', languages: ['Hindi', 'தமிழ்'] }
    const onRoster = await aTalent(t, shown).plan()
    expect(onRoster.agency.contact.map(({ words }) => words)).toEqual([
      'bookings@tehkhana.example',
      '+91 11 5550 0142',
      'agency.example/models/asha',
    ])
    expect(onRoster.profile).toBe('https://agency.example/models/asha')
    expect(onRoster.lines).toEqual(['Mumbai, India', 'Hindi, Tamil'])
    expect(JSON.stringify(onRoster)).not.toMatch(/98100|asha@/)
    const other = testApp({ PUBLIC_URL: 'https://agency.example' })
    const waiting = await aTalent(other, { ...shown, isActive: false }).plan()
    expect(waiting.profile).toBeNull()
    expect(waiting.agency.contact.at(-1)).toEqual({
      words: 'agency.example',
      href: 'https://agency.example',
    })
    const local = await aTalent(testApp(), shown).plan()
    expect(local.agency.contact.map(({ href }) => href)).toEqual([
      'mailto:bookings@tehkhana.example',
      'tel:+911155500142',
    ])
  })

  it('refuses after too many in an hour', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const { account } = aTalent(t)
    for (let turn = 0; turn < 20; turn++) await t.limits.count('card', account.id)
    await expect(t.as(account).talent.card.draw()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
