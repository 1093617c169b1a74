import { eq } from 'drizzle-orm'
import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import { models } from '../../../drizzle/schema'
import { createListener } from '../../../server/app'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { listRoster } from '../../../server/features/roster/publicRoster/service'
import { testApp } from '../../helpers/testApp'

/**
 * A small roster: pictures, a quote and an address in texts, a model without a city, and a model that is not public.
 */
function app() {
  const t = testApp({ PUBLIC_URL: 'https://agency.example' })
  const asha = aModel(t, {
    stageName: 'Asha',
    workTypes: ['Editorial', 'Runway'],
    isFeatured: true,
    bio: '/media/of mine, "url":"/nowhere", \\"profile_image":"/"',
    languages: ['हिन्दी', '🌶'],
  })
  aPicture(t, asha.id, { type: 'profile_pic' })
  aPicture(t, asha.id, { type: 'gallery', isLocked: true })
  aModel(t, { stageName: 'Dev', gender: 'male', city: 'New Delhi', workTypes: ['Commercial'] })
  aModel(t, { stageName: 'Zoë', city: null, gender: null, dateOfBirth: null, statedAge: 31 })
  const gone = aModel(t, { stageName: 'Gone', isActive: false })
  for (let count = 1; count <= 22; count++) aModel(t, { stageName: `Tara ${count}` })
  return { t, asha, gone, first: () => supertest(createListener(t, null)) }
}

describe('public reads before Express', () => {
  const same: [what: string, path: string][] = [
    ['the list', '/public/models'],
    ['its second page', '/public/models?page=2'],
    ['a page past the end', '/public/models?page=400'],
    ['a page of three', '/public/models?limit=3'],
    ['blank filters and names nobody knows', '/public/models?gender=all&city=&colour=red'],
    ['all filters', '/public/models?gender=Female&city=mum&type_of_work=runway&search=ash'],
    ['a search with an accent', '/public/models?search=ZO%C3%8B'],
    ['a search in plus and percent', '/public/models?search=tara+1%2'],
    ['a model by its slug', '/public/models/asha'],
    ['a model by its slug in capitals', '/public/models/ASHA'],
    ['a model without a date of birth', '/public/models/zo%C3%AB'],
    ['related', '/public/models/asha/related'],
    ['related of nobody like it', '/public/models/dev/related?page=zero'],
    ['featured', '/public/models/featured'],
  ]
  it.each(same)('gives %s as the ordinary way does', async (_what, path) => {
    const { t, first } = app()
    const [fast, ordinary] = [await first().get(path), await t.http().get(path)]
    expect(fast.status).toBe(200)
    expect(fast.text).toBe(ordinary.text)
    expect(fast.headers['content-type']).toBe(ordinary.headers['content-type'])
    for (const name of [
      'x-content-type-options',
      'content-security-policy',
      'x-frame-options',
      'referrer-policy',
    ])
      expect(fast.headers[name]).toBe(ordinary.headers[name])
  })

  it('handles such requests', async () => {
    const { first } = app()
    for (const [, path] of same.filter(([, each]) => !each.includes('zo%C3%AB')))
      expect({ path, etag: (await first().get(path)).headers.etag }).toEqual({
        path,
        etag: expect.stringMatching(/^W\/"/),
      })
  })

  const left: [what: string, path: string, status: number][] = [
    ['page 0', '/public/models?page=0', 400],
    ['a gender nobody knows', '/public/models?gender=robot', 400],
    ['two searches', '/public/models?search=a&search=b', 400],
    ['101 characters', `/public/models?search=${'x'.repeat(101)}`, 400],
    ['nobody', '/public/models/nobody', 404],
    ['relatives of nobody', '/public/models/nobody/related', 404],
    ['somebody who is not public', '/public/models/gone', 404],
    ['a broken percent sign', '/public/models/%zz', 400],
    ['something below a model', '/public/models/asha/bookings', 404],
    ['another spelling of the path', '/PUBLIC/models', 404],
  ]
  it.each(left)('leaves %s to the ordinary way', async (_what, path, status) => {
    const { t, first } = app()
    const [fast, ordinary] = [await first().get(path), await t.http().get(path)]
    const plain = (text: string) => text.replace(/"requestId":"[^"]*"/g, '')
    expect(fast.status).toBe(status)
    expect(ordinary.status).toBe(status)
    expect(plain(fast.text)).toBe(plain(ordinary.text))
    expect(fast.headers.etag).toBeUndefined()
  })

  it('leaves writing and other origins to the ordinary way', async () => {
    const { first } = app()
    expect((await first().post('/public/models').send({})).status).toBe(404)
    expect(
      (await first().get('/public/models').set('origin', 'https://else.example')).headers.etag,
    ).toBeUndefined()
  })

  it('answers HEAD with the same headers and no body', async () => {
    const { first } = app()
    const head = await first().head('/public/models').set('accept-encoding', 'identity')
    const get = await first().get('/public/models').set('accept-encoding', 'identity')
    expect(head.status).toBe(200)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.text).toBeUndefined()
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['identity', undefined],
  ])('compresses for a client that accepts %s', async (accepted, encoding) => {
    const { first } = app()
    const answer = await first().get('/public/models').set('accept-encoding', accepted)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.body.data.pagination.total).toBe(25)
  })
})

describe('a validator of a public read', () => {
  const asked = async (first: ReturnType<typeof app>['first'], path: string, etag: string) =>
    (await first().get(path).set('if-none-match', etag)).status

  it('answers 304 until the roster or the day changes', async () => {
    const { t, asha } = app()
    const listener = createListener(t, null)
    const first = () => supertest(listener)
    const etagNow = async () => (await first().get('/public/models')).headers.etag ?? ''
    let etag = await etagNow()
    expect(await asked(first, '/public/models', etag)).toBe(304)
    expect(await asked(first, '/public/models?page=0', etag)).toBe(400)

    aPicture(t, asha.id)
    expect(await asked(first, '/public/models', etag)).toBe(200)
    etag = await etagNow()
    t.later(24 * 60 * 60_000)
    expect(await asked(first, '/public/models', etag)).toBe(200)
  })

  it('changes after a restart', async () => {
    const { first } = app()
    const before = (await first().get('/public/models')).headers.etag ?? ''
    expect(await asked(first, '/public/models', before)).toBe(200)
  })
})

describe('a change is seen by the next request', () => {
  const names = async (first: ReturnType<typeof app>['first'], path = '/public/models?search=asha') =>
    (await first().get(path)).body.data.models.map((model: { stage_name: string }) => model.stage_name)

  it('of an administrator', async () => {
    const { t, asha, first } = app()
    const admin = t.as(t.admin())
    expect(await names(first)).toEqual(['Asha'])
    await admin.admin.models.setStatus({ id: asha.id, status: 'inactive' })
    expect(await names(first)).toEqual([])
    await admin.admin.models.setStatus({ id: asha.id, status: 'active' })
    expect(await names(first)).toEqual(['Asha'])
  })

  it('also of a change that bypasses the roster', async () => {
    const { t, asha, first } = app()
    const total = async () => (await first().get('/public/models')).body.data.pagination.total
    expect(await total()).toBe(25)
    t.db.delete(models).where(eq(models.id, asha.id)).run()
    expect(await total()).toBe(24)
    expect((await first().get('/public/models/asha')).status).toBe(404)
  })

  it('but not a change that is rolled back', async () => {
    const { t, asha, first } = app()
    const attempt = t.db.$client.transaction(() => {
      t.db.delete(models).where(eq(models.id, asha.id)).run()
      const filters = { page: 1, limit: 20, search: '', gender: null, workType: null, city: null }
      expect(listRoster(t, filters).total).toBe(24)
      throw new Error('taken back')
    })
    expect(attempt).toThrow('taken back')
    expect((await first().get('/public/models')).body.data.pagination.total).toBe(25)
  })
})
