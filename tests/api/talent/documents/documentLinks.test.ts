import { describe, expect, it } from 'vitest'
import { media, oneTimeTokens, talentDocuments } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { auditLines } from '../../../helpers/auditLines'
import { aPhoto, received } from '../../../helpers/people/documents'
import { stored } from '../../../helpers/people/talentWithData'
import { testApp } from '../../../helpers/testApp'

const DAY = 24 * 60 * 60_000

/** Asha without an account, and the token of a link that Noor asked her with. */
async function asked() {
  const t = testApp()
  await t.ready
  const model = aModel(t, { stageName: 'Asha Rao', phone: '98200 12345', email: 'asha@example.in' })
  const noor = anAccount(t, { role: 'booker', name: 'Noor Ali' })
  const ask = () => t.as(noor).desk.documents.ask({ modelId: model.id, kind: 'passport' })
  const text = await ask()
  const token = /\/d\/([\w-]{22})\?kind=passport/.exec(text.text)?.[1] ?? ''
  const page = `/d/${token}`
  const post = () => t.http().post(page)
  return { t, model, noor, ask, text, token, page, post }
}

describe('a link for one document', () => {
  it('goes out in a text to her number, for 14 days; only its hash is kept', async () => {
    const { t, model, noor, text, token } = await asked()
    expect(text).toEqual({
      text: expect.stringMatching(
        /^Hi Asha, .* needs your passport\. Please send it here: http:.*until 16 Mar 2026\.$/s,
      ),
      phone: '+91 98200 12345',
      email: 'asha@example.in',
    })
    const [kept] = t.db.select().from(oneTimeTokens).all()
    expect(kept).toMatchObject({
      purpose: 'document',
      modelId: model.id,
      expiresAt: '2026-03-16T10:00:00.000Z',
    })
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(auditLines(t, 'document asked for')).toEqual([[noor.id, 'Noor Ali', model.id, 'passport']])
  })

  it('shows a form that works without scripts; reading it writes nothing', async () => {
    const { t, page } = await asked()
    const before = t.db.$client.serialize()
    const answer = await t.http().get(`${page}?kind=passport`)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(answer.text).toContain('Your document, Asha')
    expect(answer.text).toContain('<option value="passport" selected>Passport</option>')
    expect(answer.text).not.toContain('<script')
    expect(t.db.$client.serialize().equals(before)).toBe(true)
  })

  it('takes one document with its file and ends', async () => {
    const { t, model, page, post } = await asked()
    const answer = await post()
      .field({ kind: 'passport', number: 'P1234567', validUntil: '2027-01-12' })
      .attach('file', await aPhoto(), 'IMG_0042.jpg')
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Thank you, Asha.')
    expect(answer.text).not.toContain('P1234567')
    expect(t.db.select().from(talentDocuments).all()).toEqual([
      expect.objectContaining({
        modelId: model.id,
        kind: 'passport',
        number: 'P1234567',
        validUntil: '2027-01-12',
        givenVia: 'link',
        givenBy: model.name,
        noticeVersion: expect.any(String),
      }),
    ])
    expect(stored(t)).toHaveLength(1)
    expect(auditLines(t, 'document added')).toEqual([[null, null, model.id, 'passport, link']])
    expect((await t.http().get(page)).status).toBe(404)
    const again = await post().field({ kind: 'pan', number: 'ABCDE1234F' })
    expect(again.status).toBe(404)
    expect(again.text).toContain('This link is closed.')
    expect(t.db.select().from(talentDocuments).all()).toHaveLength(1)
  })

  it('stays open after a refusal, and shows what was typed', async () => {
    const { t, page, post } = await asked()
    const refused = await post().field({ kind: 'aadhaar', number: '234567890123', validUntil: '2027-01-12' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Enter only the last four digits of the Aadhaar')
    expect(refused.text).toContain('value="2027-01-12"')
    const photo = await post()
      .field({ kind: 'aadhaar', number: '0123' })
      .attach('file', await aPhoto(), 'a.jpg')
    expect(photo.status).toBe(400)
    const text = await post().field({ kind: 'contract' }).attach('file', Buffer.from('hello'), 'a.pdf')
    expect(text.status).toBe(415)
    const huge = await post()
      .field({ kind: 'contract' })
      .attach('file', Buffer.alloc(10 * 1024 * 1024 + 1), 'a.pdf')
    expect(huge.status).toBe(413)
    expect(huge.text).toContain('Each file can be up to 10MB')
    expect((await post().field({ kind: 'contract' })).status).toBe(400)
    expect((await t.http().get(page)).status).toBe(200)
    expect(t.db.select().from(media).all()).toEqual([])
    expect(stored(t)).toEqual([])
  })

  it('ends after 14 days, and is the same page as one that never was', async () => {
    const { t, page } = await asked()
    t.later(14 * DAY - 1)
    expect((await t.http().get(page)).status).toBe(200)
    t.later(1)
    const ended = await t.http().get(page)
    const unknown = await t.http().get('/d/aaaaaaaaaaaaaaaaaaaaaa')
    expect([ended.status, unknown.status]).toEqual([404, 404])
    expect(ended.text).toBe(unknown.text)
  })

  it('used by two at once keeps one document and one file', async () => {
    const { t, token } = await asked()
    const give = async () =>
      t.visitor({ upload: await received(t, 'photo') }).site.documents.give({ token, kind: 'passport' })
    const said = await Promise.allSettled([give(), give(), give()])
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(t.db.select().from(talentDocuments).all()).toHaveLength(1)
    expect(t.db.select().from(media).all()).toHaveLength(1)
    expect(stored(t)).toHaveLength(1)
  })

  it('ends with the talent', async () => {
    const { t, model, page } = await asked()
    await t.as(t.admin()).admin.models.remove({ id: model.id })
    expect((await t.http().get(page)).status).toBe(404)
  })
})
