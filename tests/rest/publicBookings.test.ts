import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import { bookings } from '../../drizzle/schema'
import { createListener } from '../../server/app'
import { aModel } from '../../server/demo/builders/models'
import { testApp } from '../helpers/testApp'

const request = {
  clientName: 'Devika Rao',
  email: 'devika@kori.example',
  phone: '+91 98100 12345',
  modelId: 'asha',
  workType: 'Editorial',
  dateRequired: '2026-04-10',
  budgetRange: '$1,000-$2,500',
  details: 'A day in the studio.',
}

/** The same request on two houses alike: before Express, and by the ordinary way. */
async function both(body: string, headers: Record<string, string> = {}, path = '/bookings') {
  const ask = async (isFirst: boolean) => {
    const t = testApp()
    aModel(t, { stageName: 'Asha' })
    const http = isFirst ? supertest(createListener(t, null)) : t.http()
    let asked = http.post(path).set('content-type', 'application/json')
    for (const [name, value] of Object.entries(headers)) asked = asked.set(name, value)
    const answer = await asked.send(body)
    return { answer, kept: t.db.select().from(bookings).all(), mails: t.mails() }
  }
  return { fast: await ask(true), ordinary: await ask(false) }
}
const changing = (text: string) =>
  text.replace(/"(id|_id)":"[0-9a-z]{26}"/g, '"$1":""').replace(/"requestId":"[^"]*"/g, '')

describe('bookings before Express', () => {
  const cases: [what: string, body: unknown, status: number, headers?: Record<string, string>][] = [
    ['a booking', request, 200],
    ['a booking with a key', request, 200, { 'idempotency-key': 'one attempt' }],
    ['no name and no model', { ...request, clientName: '', modelId: 'nobody' }, 400],
    ['a model nobody knows', { ...request, modelId: 'nobody' }, 400],
    ['a list', [request], 400],
    ['an empty object', {}, 400],
    ['another character set', request, 200, { 'content-type': 'application/json; charset=utf-8' }],
    ['a form', 'clientName=Devika', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['broken JSON', '{"clientName":', 400],
    ['a text', '"Devika"', 400],
    ['nothing', '', 400],
    ['too much', { ...request, details: 'x'.repeat(110_000) }, 413],
    ['another site', request, 403, { origin: 'https://else.example' }],
    ['fields that nobody may set', { ...request, status: 'accepted', id: 'mine' }, 200],
  ]
  it.each(cases)('answers %s as the ordinary way does', async (_what, body, status, headers) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const { fast, ordinary } = await both(text, headers)
    expect(fast.answer.status).toBe(status)
    expect(ordinary.answer.status).toBe(status)
    expect(changing(fast.answer.text)).toBe(changing(ordinary.answer.text))
    for (const name of ['content-type', 'content-security-policy', 'x-content-type-options'])
      expect(fast.answer.headers[name]).toBe(ordinary.answer.headers[name])
    const rows = ({ kept }: typeof fast) => kept.map(({ id: _, modelId: __, ...row }) => row)
    expect(rows(fast)).toEqual(rows(ordinary))
    expect(fast.mails.map(({ text: mail }) => mail)).toEqual(ordinary.mails.map(({ text: mail }) => mail))
  })

  const single = '/trpc/site.bookings.request'
  const batch = `${single}?batch=1`
  const calls: [
    what: string,
    path: string,
    body: unknown,
    status: number,
    headers?: Record<string, string>,
  ][] = [
    ['a call', single, request, 200],
    ['a batch of one', batch, { 0: request }, 200],
    ['a batch whose form is wrong', batch, { 0: { ...request, email: 'devika', phone: '1' } }, 400],
    ['a batch of nothing', batch, {}, 400],
    ['a model nobody knows', batch, { 0: { ...request, modelId: 'nobody' } }, 400],
    ['the same in a single call', single, { ...request, modelId: 'nobody' }, 400],
    ['broken JSON', batch, '{"0":', 400],
    ['null', batch, 'null', 400],
    ['its own site', batch, { 0: request }, 200, { origin: 'http://house.example', host: 'house.example' }],
    ['another site', batch, { 0: request }, 403, { origin: 'https://else.example' }],
    ['a batch of two', `${single},site.bookings.request?batch=1`, { 0: request, 1: request }, 200],
  ]
  it.each(calls)(
    'answers %s by tRPC as the ordinary way does',
    async (_what, path, body, status, headers) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const { fast, ordinary } = await both(text, headers, path)
      expect(fast.answer.status).toBe(status)
      expect(ordinary.answer.status).toBe(status)
      expect(changing(fast.answer.text)).toBe(changing(ordinary.answer.text))
      expect(fast.answer.headers['content-type']).toBe(ordinary.answer.headers['content-type'])
      expect(fast.kept).toHaveLength(ordinary.kept.length)
    },
  )

  it('gives one attempt one booking', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha' })
    const listener = createListener(t, null)
    const ask = (details: string) =>
      supertest(listener)
        .post('/bookings')
        .set('idempotency-key', 'k')
        .send({ ...request, details })
    const [first, second] = [await ask('Four looks.'), await ask('Four looks.')]
    expect(second.body.id).toBe(first.body.id)
    expect((await ask('Five looks.')).status).toBe(409)
  })

  it('counts each address', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    aModel(t, { stageName: 'Asha' })
    const listener = createListener(t, null)
    const statuses: number[] = []
    for (let count = 0; count < 31; count++)
      statuses.push((await supertest(listener).post('/bookings').send(request)).status)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200))
    expect(statuses[30]).toBe(429)
  })
})
