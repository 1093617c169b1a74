import { describe, expect, it } from 'vitest'
import { ratings } from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

describe('POST /admin/models/{id}/ratings', () => {
  it.each<[string, object, string]>([
    ['nothing', {}, 'rating'],
    ['nought', { rating: 0 }, 'rating'],
    ['six', { rating: 6 }, 'rating'],
    ['a word', { rating: 'great' }, 'rating'],
    ['an empty text', { rating: '' }, 'rating'],
    ['a list', { rating: [5] }, 'rating'],
    ['a comment too long', { rating: 5, comment: 'x'.repeat(5001) }, 'comment'],
  ])('refuses %s and stores nothing', async (_what, body, path) => {
    const t = testApp()
    const asha = aModel(t)
    const token = t.tokenFor(t.admin())
    const answer = await t
      .http()
      .post(`/admin/models/${asha.id}/ratings`)
      .auth(token, { type: 'bearer' })
      .send(body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toEqual([path])
    expect(t.db.select().from(ratings).all()).toEqual([])
  })

  it('adds a review, newest first, and averages with one decimal', async () => {
    const t = testApp()
    const asha = aModel(t)
    const token = t.tokenFor(t.admin())
    const add = (body: object) =>
      t.http().post(`/admin/models/${asha.id}/ratings`).auth(token, { type: 'bearer' }).send(body)
    expect((await add({ rating: 5, comment: ' Came early. ' })).body).toMatchObject({
      error: false,
      success: true,
    })
    t.later(60_000)
    await add({ rating: '4', comment: '' })
    await add({ rating: 4 })
    const { body } = await t.http().get(`/admin/models/${asha.id}`).auth(token, { type: 'bearer' })
    expect(body.ratings).toMatchObject({ average: 4.3, count: 3 })
    expect(body.ratings.list.map((each: { comment: string | null }) => each.comment)).toEqual([
      null,
      null,
      'Came early.',
    ])
    expect(body.ratings.list[2].created_at).toBe('2026-03-02T10:00:00.000Z')
  })

  it('shows an average of 0 without any', async () => {
    const t = testApp()
    const asha = aModel(t)
    const token = t.tokenFor(t.admin())
    const { body } = await t.http().get(`/admin/models/${asha.id}`).auth(token, { type: 'bearer' })
    expect(body.ratings).toEqual({ average: 0, count: 0, list: [] })
  })
})
