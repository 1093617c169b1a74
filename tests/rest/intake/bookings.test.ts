import { describe, expect, it } from 'vitest'
import { bookings } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

const request = (modelId: string) => ({
  clientName: 'Devika Rao',
  company: 'Kori Cotton',
  email: 'Devika@Kori.example',
  phone: '+91 98100 12345',
  brand: 'Kori',
  modelId,
  workType: 'Editorial',
  dateRequired: '2026-04-10',
  budgetRange: '$1,000-$2,500',
  details: 'A day in the studio,\nfour looks.',
})

describe('POST /bookings', () => {
  const refusals: [what: string, change: object, path: string][] = [
    ['no client name', { clientName: '  ' }, 'clientName'],
    ['an address that is none', { email: 'devika' }, 'email'],
    ['a header in the address', { email: 'a@b.in\nBcc: c@d.in' }, 'email'],
    ['a blank phone', { phone: ' \u200b ' }, 'phone'],
    ['a phone over 40 characters', { phone: '1'.repeat(41) }, 'phone'],
    ['a model nobody knows', { modelId: 'nobody' }, 'modelId'],
    ['no type of work', { workType: ' ' }, 'workType'],
    ['a type of work over 120 characters', { workType: 'x'.repeat(121) }, 'workType'],
    ['a day that does not exist', { dateRequired: '2026-02-30' }, 'dateRequired'],
    ['no budget', { budgetRange: '' }, 'budgetRange'],
    ['a budget over 120 characters', { budgetRange: '1'.repeat(121) }, 'budgetRange'],
    ['no details', { details: '' }, 'details'],
    ['details too long', { details: 'x'.repeat(5001) }, 'details'],
    ['a NUL', { clientName: 'De\u0000vika' }, 'clientName'],
    ['a list for a text', { clientName: ['Devika'] }, 'clientName'],
  ]
  it.each(refusals)('refuses %s and stores nothing', async (_what, change, path) => {
    const t = testApp()
    const asha = aModel(t)
    const answer = await t
      .http()
      .post('/bookings')
      .send({ ...request(asha.id), ...change })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: true, success: false })
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toEqual([path])
    expect(t.db.select().from(bookings).all()).toEqual([])
    expect(t.mails()).toEqual([])
  })

  it('refuses a body that is not JSON', async () => {
    const t = testApp()
    const form = await t.http().post('/bookings').type('form').send({ clientName: 'Devika' })
    expect(form.status).toBe(415)
    const broken = await t.http().post('/bookings').type('json').send('{"clientName":')
    expect(broken.status).toBe(400)
    expect(broken.body).toMatchObject({ error: true })
  })

  it('stores the request and queues a mail to the agency and a receipt', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const answer = await t.http().post('/bookings').send(request(asha.id))
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ error: false, success: true })
    const [kept] = t.db.select().from(bookings).all()
    expect(kept).toMatchObject({
      clientName: 'Devika Rao',
      email: 'devika@kori.example',
      status: 'pending',
      modelName: 'Asha',
    })
    expect(t.mails().map((mail) => mail.recipient)).toEqual([
      'bookings@tehkhana.example',
      'devika@kori.example',
    ])
    expect(t.mails()[0]?.replyTo).toBe('devika@kori.example')
  })

  it('stores a request for a model that is not available', async () => {
    const t = testApp()
    const asha = aModel(t, { availability: 'booked' })
    expect((await t.http().post('/bookings').send(request(asha.id))).status).toBe(200)
  })

  it('accepts null for optional fields, and the short name of an open budget', async () => {
    const t = testApp()
    const asha = aModel(t)
    const sent = { ...request(asha.id), company: null, brand: null, budgetRange: 'TBD' }
    expect((await t.http().post('/bookings').send(sent)).status).toBe(200)
    const [kept] = t.db.select().from(bookings).all()
    expect(kept).toMatchObject({ company: null, brand: null, budgetRange: 'TBD (To Be Discussed)' })
  })

  it('R12 answers the same key with the same id, and another body with 409', async () => {
    const t = testApp()
    const asha = aModel(t)
    const send = (body: object) => t.http().post('/bookings').set('Idempotency-Key', 'k1').send(body)
    const first = await send(request(asha.id))
    const again = await send(request(asha.id))
    expect(again.body.id).toBe(first.body.id)
    expect((await send({ ...request(asha.id), details: 'Other' })).status).toBe(409)
    expect(t.mails()).toHaveLength(2)
  })

  it('S34 marks a request with the hidden field filled in, and sends no mail', async () => {
    const t = testApp()
    const asha = aModel(t)
    await t
      .http()
      .post('/bookings')
      .send({ ...request(asha.id), website: 'https://spam.example' })
    expect(t.db.select().from(bookings).all()).toMatchObject([{ isSpam: true }])
    expect(t.mails()).toEqual([])
  })
})

describe('GET /admin/bookings', () => {
  it('is for the agency only', async () => {
    const t = testApp()
    const talent = anAccount(t, { role: 'model' })
    expect((await t.http().get('/admin/bookings')).status).toBe(401)
    expect((await t.http().get('/admin/bookings').auth('nonsense', { type: 'bearer' })).status).toBe(401)
    expect((await t.http().get('/admin/bookings').auth(t.tokenFor(talent), { type: 'bearer' })).status).toBe(
      403,
    )
  })

  it('answers bookings and total, newest first, searched inside words', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    await t.http().post('/bookings').send(request(asha.id))
    t.later(1000)
    await t
      .http()
      .post('/bookings')
      .send({ ...request(asha.id), clientName: 'José Pinto', brand: '100%' })
    const token = t.tokenFor(t.admin())
    const list = (query: string) => t.http().get(`/admin/bookings?${query}`).auth(token, { type: 'bearer' })

    const all = await list('page=1&limit=20')
    expect(all.body).toMatchObject({ error: false, total: 2 })
    expect(all.body.bookings[0]).toMatchObject({ clientName: 'José Pinto', status: 'pending' })
    expect(all.body.bookings[1].model).toEqual({ stage_name: 'Asha', model_id: asha.id })
    expect((await list('search=OSE')).body.total).toBe(1)
    expect((await list('search=%25')).body.total).toBe(1)
    expect((await list('search=_')).body.total).toBe(0)
    expect((await list('page=9')).body).toMatchObject({ bookings: [], total: 2 })
    expect((await list('limit=1001')).status).toBe(400)
    expect((await list('page=0')).status).toBe(400)
  })
})
