import { describe, expect, it } from 'vitest'
import { enquiries } from '../../../drizzle/schema'
import { type TestApp, testApp } from '../../helpers/testApp'

const enquiry = {
  name: 'Devika Rao',
  email: 'Devika@Kori.example',
  subject: 'brand',
  message: 'Hello,\nwe are casting in April.',
}

const mailTo = (t: TestApp, recipient: string) => t.mails().find((mail) => mail.recipient === recipient)

describe('POST /enquiries', () => {
  const refusals: [what: string, change: object, path: string][] = [
    ['no name', { name: ' \u200B ' }, 'name'],
    ['a name too long', { name: 'x'.repeat(121) }, 'name'],
    ['a name over two lines', { name: 'Devika\nRao' }, 'name'],
    ['an address that is none', { email: 'devika@' }, 'email'],
    ['a header in the address', { email: 'a@b.in\r\nBcc: c@d.in' }, 'email'],
    ['two addresses', { email: 'a@b.in, c@d.in' }, 'email'],
    ['a subject over 200 characters', { subject: 'x'.repeat(201) }, 'subject'],
    ['no subject', { subject: '' }, 'subject'],
    ['no message', { message: '   ' }, 'message'],
    ['a message too long', { message: 'x'.repeat(5001) }, 'message'],
    ['a NUL', { message: 'hello\u0000' }, 'message'],
    ['half a character', { message: 'hello \uD800' }, 'message'],
    ['an object for a text', { message: { $ne: null } }, 'message'],
  ]
  it.each(refusals)('refuses %s and stores nothing', async (_what, change, path) => {
    const t = testApp()
    const answer = await t
      .http()
      .post('/enquiries')
      .send({ ...enquiry, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: true, success: false })
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toEqual([path])
    expect(t.db.select().from(enquiries).all()).toEqual([])
    expect(t.mails()).toEqual([])
  })

  it('refuses a body that is not JSON, a list, or too large', async () => {
    const t = testApp()
    const send = (type: string, body: string) => t.http().post('/enquiries').type(type).send(body)
    expect((await send('form', 'name=Devika')).status).toBe(415)
    expect((await send('json', '{"name":')).status).toBe(400)
    expect((await send('json', '[]')).status).toBe(400)
    expect((await send('json', JSON.stringify({ message: 'x'.repeat(110_000) }))).status).toBe(413)
  })

  it('S34 refuses the 31st within an hour from one address', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const http = t.http()
    for (let count = 0; count < 30; count++)
      expect((await http.post('/enquiries').send(enquiry)).status).toBe(200)
    const answer = await http.post('/enquiries').send(enquiry)
    expect(answer.status).toBe(429)
    expect(answer.body).toMatchObject({
      error: true,
      message: 'Too many messages from this connection. Please try again in an hour.',
    })
    expect(t.db.select().from(enquiries).all()).toHaveLength(30)
  })

  it('stores the message, mails the agency with the sender as Reply-To, and sends a receipt', async () => {
    const t = testApp()
    const answer = await t.http().post('/enquiries').send(enquiry)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      error: false,
      success: true,
      message: "Thank you for your message! We'll get back to you within 24-48 hours.",
    })
    expect(t.db.select().from(enquiries).all()).toMatchObject([
      {
        id: answer.body.id,
        name: 'Devika Rao',
        email: 'devika@kori.example',
        subject: 'brand',
        message: 'Hello,\nwe are casting in April.',
        status: 'pending',
        isSpam: false,
        noticeVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ])
    const [toAgency, receipt] = [mailTo(t, 'hello@tehkhana.example'), mailTo(t, 'devika@kori.example')]
    expect(toAgency).toMatchObject({
      recipient: 'hello@tehkhana.example',
      replyTo: 'devika@kori.example',
      text: expect.stringContaining('we are casting in April.'),
    })
    expect(receipt).toMatchObject({
      recipient: 'devika@kori.example',
      replyTo: 'hello@tehkhana.example',
      text: expect.stringContaining('24-48 hours'),
    })
  })

  it('ignores a status and an id from the sender', async () => {
    const t = testApp()
    await t
      .http()
      .post('/enquiries')
      .send({ ...enquiry, status: 'responded', id: 'mine', _id: 'mine', created_at: '2001-01-01' })
    const [kept] = t.db.select().from(enquiries).all()
    expect(kept).toMatchObject({ status: 'pending', createdAt: '2026-03-02T10:00:00.000Z' })
    expect(kept?.id).not.toBe('mine')
  })

  it.each([
    ['Hindi', 'अदिति शर्मा', 'नमस्ते, हम एक मॉडल ढूँढ रहे हैं।'],
    ['Arabic', 'ليلى حسن', 'مرحبا، نبحث عن عارضة أزياء.'],
    ['emoji', 'Zoë 👩🏽‍🎤', 'Loved the show 🖤🖤 — who is she?'],
  ])('stores %s as it was written', async (_script, name, message) => {
    const t = testApp()
    const answer = await t
      .http()
      .post('/enquiries')
      .send({ ...enquiry, name, message })
    expect(answer.status).toBe(200)
    expect(t.db.select().from(enquiries).all()).toMatchObject([
      { name: name.normalize('NFC'), message: message.normalize('NFC') },
    ])
  })

  it('does not carry a stranger’s advertisement in the receipt', async () => {
    const t = testApp()
    const message = 'Buy now at http://pills.example'
    await t
      .http()
      .post('/enquiries')
      .send({ ...enquiry, name: 'Win at pills.example', message })
    const receipt = mailTo(t, 'devika@kori.example')
    expect(receipt?.text).toContain('24-48 hours')
    expect(`${receipt?.subject} ${receipt?.text}`).not.toContain('pills')
  })

  it('R12 answers the same key with the same id, and another body with 409', async () => {
    const t = testApp()
    const send = (body: object, key = 'k1') =>
      t.http().post('/enquiries').set('Idempotency-Key', key).send(body)
    const first = await send(enquiry)
    expect((await send(enquiry)).body.id).toBe(first.body.id)
    expect((await send({ ...enquiry, name: 'Other' })).status).toBe(409)
    expect(t.db.select().from(enquiries).all()).toHaveLength(1)
    expect(t.mails()).toHaveLength(2)
  })

  it('R12 distinguishes two long keys that differ at the end: keys are not truncated', async () => {
    const t = testApp()
    const send = (name: string, key: string) =>
      t
        .http()
        .post('/enquiries')
        .set('Idempotency-Key', key)
        .send({ ...enquiry, name })
    const long = 'k'.repeat(300)
    const first = await send('Asha', `${long}1`)
    expect((await send('Meher', `${long}2`)).status).toBe(200)
    expect((await send('Asha', `${long}1`)).body.id).toBe(first.body.id)
    expect(t.db.select().from(enquiries).all()).toHaveLength(2)
  })

  it('S34 stores spam, marked, and sends no mail', async () => {
    const t = testApp()
    const answer = await t
      .http()
      .post('/enquiries')
      .send({ ...enquiry, website: 'https://spam.example' })
    expect(answer.body).toMatchObject({ error: false, success: true })
    expect(t.db.select().from(enquiries).all()).toMatchObject([{ isSpam: true }])
    expect(t.mails()).toEqual([])
  })
})
