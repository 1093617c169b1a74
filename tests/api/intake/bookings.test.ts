import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookings, models } from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import { publish } from '../../../server/features/roster/publicRoster/service'
import { testApp } from '../../helpers/testApp'

const request = (modelId: string) => ({
  clientName: 'Devika Rao',
  email: 'devika@kori.example',
  phone: '+91 98100 12345',
  modelId,
  workType: 'Editorial' as const,
  dateRequired: '2026-04-10',
  budgetRange: 'TBD (To Be Discussed)' as const,
  details: 'A day in the studio.',
})

describe('a booking request', () => {
  it('accepts the model’s id or slug, and stores its name as it was', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha Rao' })
    await t.visitor().site.bookings.request(request(asha.id))
    await t.visitor().site.bookings.request(request('asha-rao'))
    expect(t.db.select().from(bookings).all()).toMatchObject([
      { modelId: asha.id, modelName: 'Asha Rao' },
      { modelId: asha.id, modelName: 'Asha Rao' },
    ])
  })

  it('is refused for a model that has left the roster, while a repeat with the same key gets the first answer', async () => {
    const t = testApp()
    const asha = aModel(t)
    const send = (idempotencyKey: string) =>
      t.visitor({ idempotencyKey }).site.bookings.request(request(asha.id))
    const first = await send('one')
    t.db.update(models).set({ isActive: false }).where(eq(models.id, asha.id)).run()
    publish(t.db, asha.id)
    expect(await send('one')).toEqual(first)
    await expect(send('two')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(t.db.select().from(bookings).all()).toHaveLength(1)
  })

  it('R12 is stored once when its key arrives twice at the same time, next to a refused request', async () => {
    const t = testApp()
    const asha = aModel(t)
    const send = (modelId: string, idempotencyKey: string) =>
      t.visitor({ idempotencyKey }).site.bookings.request(request(modelId))
    const results = await Promise.allSettled([
      send(asha.id, 'one'),
      send('nobody', 'two'),
      send(asha.id, 'one'),
      send(asha.id, 'three'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(t.db.select().from(bookings).all()).toHaveLength(2)
    expect(t.mails()).toHaveLength(4)
  })

  it('accepts a past day, which only the form refuses', async () => {
    const t = testApp()
    const asha = aModel(t)
    await t.visitor().site.bookings.request({ ...request(asha.id), dateRequired: '2020-01-05' })
    expect(t.db.select().from(bookings).all()).toHaveLength(1)
  })

  it('ignores fields that the form does not have', async () => {
    const t = testApp()
    const asha = aModel(t)
    const more = { status: 'accepted', isSpam: true, id: 'mine', createdAt: '1999', noticeVersion: 'none' }
    await t.visitor().site.bookings.request({ ...request(asha.id), ...more })
    const [kept] = t.db.select().from(bookings).all()
    expect(kept).toMatchObject({ status: 'pending', isSpam: false, createdAt: '2026-03-02T10:00:00.000Z' })
    expect(kept?.id).not.toBe('mine')
    expect(kept?.noticeVersion).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('is refused when one address sends too many in an hour, and accepted from others', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const asha = aModel(t)
    const send = (address: string) => t.visitor({ address }).site.bookings.request(request(asha.id))
    for (let count = 0; count < 30; count++) await send('192.0.2.1')
    await expect(send('192.0.2.1')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await send('192.0.2.2')
  })
})
