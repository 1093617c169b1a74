import { like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outbox } from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

const EMAIL = 'devika@kori.example'

function world() {
  const t = testApp({ RATE_LIMIT: 'on' })
  const { id } = aModel(t)
  const receipts = () =>
    t.db
      .select()
      .from(outbox)
      .where(like(outbox.recipient, `%${EMAIL}%`))
      .all().length
  const send = (path: string, body: object, key: string) =>
    t.http().post(path).set('Idempotency-Key', key).send(body)
  return { t, modelId: id, receipts, send }
}

const booking = (modelId: string) => ({
  clientName: 'Devika Rao',
  email: EMAIL,
  phone: '+91 98200 12345',
  modelId,
  workType: 'Editorial',
  dateRequired: '2026-04-10',
  budgetRange: '$500-$1,000',
  details: 'A day in the studio',
})
const enquiry = (message: string) => ({ name: 'Devika Rao', email: EMAIL, subject: 'press', message })
const application = { name: 'Devika Rao', email: EMAIL, contact: '+91 98200 12345', age: 24 }
const APPLY = '/api/v1/agency/external/model-signup-request'

it.each(['/bookings', '/enquiries', APPLY])(
  'S34 a repeat of %s by the same Idempotency-Key uses up no receipt of its recipient',
  async (path) => {
    const { send, receipts, modelId } = world()
    const body = path === '/bookings' ? booking(modelId) : path === APPLY ? application : enquiry('Hello')
    const first = await send(path, body, 'one')
    for (let count = 0; count < 5; count++) {
      const again = await send(path, body, 'one')
      expect([again.status, again.body.id]).toEqual([200, first.body.id])
    }
    expect(receipts()).toBe(1)
    for (const key of ['two', 'three', 'four']) await send('/enquiries', enquiry(key), key)
    expect(receipts()).toBe(3)
  },
)

it('S34 a refused booking and spam use up no receipt of their recipient', async () => {
  const { t, send, receipts, modelId } = world()
  for (let count = 0; count < 4; count++) {
    expect((await send('/bookings', booking('nobody'), `${count}`)).status).toBe(400)
    await t
      .http()
      .post('/enquiries')
      .send({ ...enquiry('spam'), website: 'https://spam.example' })
  }
  expect((await send('/bookings', booking(modelId), 'sound')).status).toBe(200)
  expect(receipts()).toBe(1)
})
