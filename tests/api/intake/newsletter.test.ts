import { describe, expect, it } from 'vitest'
import { subscribers } from '../../../drizzle/schema'
import { type TestApp, testApp } from '../../helpers/testApp'

const kept = (t: TestApp) => t.db.select().from(subscribers).all()
const tokenIn = (text = '') => /http:\/\/localhost:3000\/unsubscribe\/([\w-]+)/.exec(text)?.[1] ?? 'no link'

describe('the newsletter', () => {
  it.each(['', 'nobody', 'a@b.in\nBcc: c@d.in', `${'x'.repeat(250)}@a.in`])(
    'refuses %j and stores nothing',
    async (email) => {
      const t = testApp()
      await expect(t.visitor().site.newsletter.subscribe({ email })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
      expect(kept(t)).toEqual([])
    },
  )

  it('stores an address once, with the time of consent, and mails it an unsubscribe link', async () => {
    const t = testApp()
    await t.visitor().site.newsletter.subscribe({ email: 'Noor@Example.in' })
    t.later(60_000)
    await t.visitor().site.newsletter.subscribe({ email: 'noor@example.in ' })
    expect(kept(t)).toMatchObject([
      {
        email: 'noor@example.in',
        consentedAt: '2026-03-02T10:00:00.000Z',
        noticeVersion: expect.any(String),
        removedAt: null,
      },
    ])
    expect(t.mails()).toMatchObject([{ recipient: 'noor@example.in' }])
    const token = tokenIn(t.mails()[0]?.text)
    expect(token.length).toBeGreaterThanOrEqual(22)
    expect(JSON.stringify(kept(t))).not.toContain(token)
  })

  it('removes the address by the link, twice without an error', async () => {
    const t = testApp()
    await t.visitor().site.newsletter.subscribe({ email: 'noor@example.in' })
    const token = tokenIn(t.mails()[0]?.text)
    await t.visitor().site.newsletter.unsubscribe({ token })
    await t.visitor().site.newsletter.unsubscribe({ token })
    expect(kept(t)).toMatchObject([{ removedAt: '2026-03-02T10:00:00.000Z' }])
  })

  it('changes nothing when the link’s page is only opened', async () => {
    const page = '<!doctype html><!--meta-->'
    const t = testApp({}, { assets: (_request, _response, next) => next(), indexHtml: async () => page })
    await t.visitor().site.newsletter.subscribe({ email: 'noor@example.in' })
    const answer = await t
      .http()
      .get(`/unsubscribe/${tokenIn(t.mails()[0]?.text)}`)
      .set('accept', 'text/html')
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('noindex')
    expect(kept(t)).toMatchObject([{ removedAt: null }])
  })

  it('refuses a link that was never sent', async () => {
    const t = testApp()
    await expect(t.visitor().site.newsletter.unsubscribe({ token: 'guess' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('accepts an address again with a new consent; the links of all earlier mails still unsubscribe it', async () => {
    const t = testApp()
    const { subscribe, unsubscribe } = t.visitor().site.newsletter
    await subscribe({ email: 'noor@example.in' })
    const first = tokenIn(t.mails()[0]?.text)
    await unsubscribe({ token: first })
    t.later(60_000)
    await subscribe({ email: 'noor@example.in' })
    expect(kept(t)).toMatchObject([{ consentedAt: '2026-03-02T10:01:00.000Z', removedAt: null }])
    expect(t.mails()).toHaveLength(2)
    for (const token of [tokenIn(t.mails()[1]?.text), first]) {
      await unsubscribe({ token })
      expect(kept(t)).toMatchObject([{ removedAt: '2026-03-02T10:01:00.000Z' }])
      await subscribe({ email: 'noor@example.in' })
      expect(kept(t)).toMatchObject([{ removedAt: null }])
    }
  })

  it('S34 marks a request with the hidden field filled in, sends no mail, and still accepts the address from a person later', async () => {
    const t = testApp()
    const { subscribe, unsubscribe } = t.visitor().site.newsletter
    await subscribe({ email: 'noor@example.in', website: 'https://spam.example' })
    expect(kept(t)).toMatchObject([{ email: 'noor@example.in', isSpam: true }])
    expect(t.mails()).toEqual([])
    await subscribe({ email: 'noor@example.in' })
    expect(kept(t)).toMatchObject([{ email: 'noor@example.in', isSpam: false }])
    expect(t.mails()).toHaveLength(1)
    await subscribe({ email: 'noor@example.in', website: 'https://spam.example' })
    expect(kept(t)).toMatchObject([{ isSpam: false, removedAt: null }])
    await unsubscribe({ token: tokenIn(t.mails()[0]?.text) })
    await subscribe({ email: 'noor@example.in', website: 'https://spam.example' })
    expect(kept(t)).toMatchObject([{ isSpam: false, removedAt: '2026-03-02T10:00:00.000Z' }])
    expect(t.mails()).toHaveLength(1)
  })

  it('refuses the 21st within an hour from one address', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const { subscribe } = t.visitor().site.newsletter
    for (let count = 0; count < 20; count++) await subscribe({ email: `n${count}@example.in` })
    await expect(subscribe({ email: 'one@example.in' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
