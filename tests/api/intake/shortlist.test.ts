import { describe, expect, it } from 'vitest'
import { bookings } from '../../../drizzle/schema'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

const request = {
  clientName: 'Devika Rao',
  email: 'devika@kori.example',
  phone: '+91 98100 12345',
  workType: 'Editorial' as const,
  dateRequired: '2026-04-10',
  budgetRange: 'TBD (To Be Discussed)' as const,
  details: 'A day in the studio.',
}

function roster() {
  const t = testApp()
  const [asha, meher, zoya] = ['Asha', 'Meher', 'Zoya'].map((stageName) => aModel(t, { stageName }))
  if (!asha || !meher || !zoya) throw new Error('nobody was added')
  aPicture(t, meher.id, { type: 'profile_pic' })
  return { t, asha, meher, zoya }
}

describe('the shortlist of a visitor', () => {
  it('shows the public models of an address in its order, each once, and nobody else', async () => {
    const { t, asha, meher } = roster()
    aModel(t, { stageName: 'Hidden', isActive: false })
    const shown = await t
      .visitor()
      .site.models.shortlist({ keys: ['meher', 'hidden', asha.id, 'asha', 'nobody'] })
    expect(shown.map(({ stageName }) => stageName)).toEqual(['Meher', 'Asha'])
    expect(shown[0]?.id).toBe(meher.id)
    const tooMany = Array.from({ length: 13 }, (_, at) => `model-${at}`)
    await expect(t.visitor().site.models.shortlist({ keys: tooMany })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('is one booking row with the others beside it, in one mail each', async () => {
    const { t, asha, meher, zoya } = roster()
    await t.visitor().site.bookings.requestShortlist({
      ...request,
      modelId: asha.id,
      otherIds: ['zoya', meher.id, asha.id, 'zoya'],
    })
    expect(t.db.select().from(bookings).all()).toMatchObject([{ modelId: asha.id, modelName: 'Asha' }])
    const admin = t.as(t.admin()).admin
    const { items } = await admin.bookings.list({ page: 1, limit: 20, search: '' })
    expect(items[0]?.model.stageName).toBe('Asha')
    expect(items[0]?.others.map(({ id, stageName }) => [id, stageName])).toEqual([
      [zoya.id, 'Zoya'],
      [meher.id, 'Meher'],
    ])
    expect(items[0]?.others[1]?.face).not.toBeNull()
    const [notification, receipt] = t.mails()
    expect(notification?.text).toContain('Devika Rao wants to book Asha and 2 others.')
    for (const mail of [notification, receipt])
      expect(mail?.text).toContain('Model: Asha\nAlso asked for: Zoya, Meher')
  })

  it('is refused whole when one of the others is not on the roster', async () => {
    const { t, asha } = roster()
    const sent = t
      .visitor()
      .site.bookings.requestShortlist({ ...request, modelId: asha.id, otherIds: ['gone'] })
    await expect(sent).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(t.db.select().from(bookings).all()).toEqual([])
  })

  it('is not shown by the specified row, which does not take one either', async () => {
    const { t, asha, meher } = roster()
    await t
      .http()
      .post('/bookings')
      .send({ ...request, modelId: asha.id, otherIds: [meher.id] })
    await t.visitor().site.bookings.requestShortlist({ ...request, modelId: asha.id, otherIds: [meher.id] })
    const token = t.tokenFor(t.admin())
    const { body } = await t.http().get('/admin/bookings').auth(token, { type: 'bearer' })
    expect(body.bookings).toHaveLength(2)
    expect(JSON.stringify(body)).not.toContain('Meher')
    const { items } = await t.as(t.admin()).admin.bookings.list({ page: 1, limit: 20, search: '' })
    expect(items.map(({ others }) => others.length).toSorted()).toEqual([0, 1])
  })

  it('is seen with its faces at the desk, and a job of it proposes all', async () => {
    const { t, asha, meher, zoya } = roster()
    const { id } = await t.visitor().site.bookings.requestShortlist({
      ...request,
      modelId: asha.id,
      otherIds: [meher.id, zoya.id],
    })
    const { desk, admin } = t.as(t.admin())
    const item = await desk.inbox.get({ id })
    expect(item.what).toBe('Asha +2 · Editorial · 10 Apr')
    expect(item.asked.map(({ stageName }) => stageName)).toEqual(['Asha', 'Meher', 'Zoya'])
    await admin.models.remove({ id: zoya.id })
    const { job } = await desk.inbox.makeJob({ id, version: item.version })
    expect(job.claims.map(({ modelName }) => modelName)).toEqual(['Asha', 'Meher'])
    const left = await desk.inbox.get({ id })
    expect(left.asked.map((each) => [each.id, each.stageName])).toEqual([
      [asha.id, 'Asha'],
      [meher.id, 'Meher'],
      [null, 'Zoya'],
    ])
  })

  it('is removed with its booking', async () => {
    const { t, asha, meher } = roster()
    const { id } = await t.visitor().site.bookings.requestShortlist({
      ...request,
      modelId: asha.id,
      otherIds: [meher.id],
    })
    const count = () => t.db.$client.prepare('select count(*) from booking_models').pluck().get()
    expect(count()).toBe(1)
    await t.as(t.admin()).admin.bookings.remove({ id })
    expect(count()).toBe(0)
  })
})
