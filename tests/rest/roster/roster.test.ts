import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

type App = ReturnType<typeof testApp>
const namesOf = (answer: { body: { data: { models: { stage_name: string }[] } } }) =>
  answer.body.data.models.map((model) => model.stage_name)
const list = (t: App, query: Record<string, string> = {}) => t.http().get('/public/models').query(query)

describe('GET /public/models', () => {
  const refusals: [what: string, query: string][] = [
    ['page 0', 'page=0'],
    ['a page that is no number', 'page=two'],
    ['a page in powers of ten', 'page=1e3'],
    ['limit 0', 'limit=0'],
    ['limit 1001', 'limit=1001'],
    ['a gender nobody knows', 'gender=robot'],
    ['a type of work nobody knows', 'type_of_work=Wedding'],
    ['a search of 101 characters', `search=${'x'.repeat(101)}`],
    ['a NUL in the search', 'search=a%00b'],
    ['two searches', 'search=a&search=b'],
  ]
  it.each(refusals)('refuses %s', async (_what, query) => {
    const answer = await testApp().http().get(`/public/models?${query}`)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: true, success: false })
    expect(answer.body.issues).toHaveLength(1)
  })

  it('answers the specified fields, newest first, and the pagination', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha' })
    const tara = aModel(t, {
      stageName: 'Tara',
      gender: 'male',
      dateOfBirth: '2000-03-02',
      workTypes: ['Editorial', 'Runway'],
      languages: ['Hindi'],
      height: '5ft 11in',
      chest: 38,
      waist: 30.5,
    })
    const answer = await list(t)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      error: false,
      data: { pagination: { total: 2, totalPages: 1 } },
    })
    expect(answer.body.data.models[0]).toEqual({
      _id: tara.id,
      slug: 'tara',
      stage_name: 'Tara',
      city: 'Mumbai',
      profile_image: null,
      images: [],
      availability_status: 'available',
      type_of_work: ['Editorial', 'Runway'],
      age: 26,
      gender: 'male',
      height: '5ft 11in',
      bust_chest: 38,
      waist: 30.5,
      hips: null,
      shoe_size: null,
      hair_color: null,
      eye_color: null,
      bio: null,
      languages: ['Hindi'],
    })
  })

  it('pages by 20, and answers an empty list past the end', async () => {
    const t = testApp()
    for (let count = 1; count <= 21; count++) aModel(t, { stageName: `Model ${count}` })
    const first = await list(t)
    expect(first.body.data.models).toHaveLength(20)
    expect(first.body.data.pagination).toEqual({ total: 21, totalPages: 2 })
    expect(namesOf(await list(t, { page: '2' }))).toEqual(['Model 1'])
    for (const page of ['9', '1000001', '999999999']) {
      const beyond = await list(t, { page })
      expect(beyond.status).toBe(200)
      expect(beyond.body.data).toEqual({ models: [], pagination: { total: 21, totalPages: 2 } })
    }
    expect((await list(t, { limit: '1000' })).body.data.models).toHaveLength(21)
  })

  it('filters by gender ignoring case, by type of work and inside the name of a city', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha', gender: 'female', city: 'New Delhi', workTypes: ['Runway'] })
    aModel(t, { stageName: 'Tara', gender: 'non-binary', city: 'Málaga', workTypes: ['Editorial', 'Runway'] })
    aModel(t, { stageName: 'Ravi', gender: 'male', city: null, workTypes: [] })
    const names = async (query: Record<string, string>) => namesOf(await list(t, query))
    expect(await names({ gender: 'FEMALE' })).toEqual(['Asha'])
    expect(await names({ gender: 'Non-binary' })).toEqual(['Tara'])
    expect(await names({ city: 'delhi' })).toEqual(['Asha'])
    expect(await names({ city: 'EW D' })).toEqual(['Asha'])
    expect(await names({ city: 'malaga' })).toEqual(['Tara'])
    expect(await names({ city: '%' })).toEqual([])
    expect(await names({ type_of_work: 'Runway' })).toEqual(['Tara', 'Asha'])
    expect(await names({ type_of_work: 'runway', gender: 'female', city: 'delhi', search: 'sh' })).toEqual([
      'Asha',
    ])
    for (const none of ['', 'all', 'ALL', ' '])
      expect(await names({ gender: none, city: none, type_of_work: none, search: '' })).toHaveLength(3)
  })

  it('never lists a locked, nude or bikini picture, and serves no file of one', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const open = aPicture(t, asha.id, { type: 'editorial' })
    const shut = [
      aPicture(t, asha.id, { type: 'profile_pic', isLocked: true }),
      aPicture(t, asha.id, { type: 'nude_front' }),
      aPicture(t, asha.id, { type: 'bikini' }),
    ]
    for (const path of [
      '/public/models',
      `/public/models/${asha.id}`,
      '/public/models/featured',
      `/public/models/${asha.id}/related`,
    ]) {
      const { text } = await t.http().get(path)
      for (const { media } of shut) expect(text).not.toContain(media.id)
    }
    const { model } = (await t.http().get('/public/models/asha')).body.data
    expect(model.profile_image).toContain(`/media/${open.media.id}/`)
    expect(model.images).toEqual([
      { url: expect.stringContaining(`/media/${open.media.id}/`), is_locked: false },
    ])
    for (const { media } of shut) {
      const [file] = await Promise.all([t.http().get(`/media/${media.id}/960.webp`)])
      expect(file.status).toBe(404)
    }
  })
})

describe('GET /public/models/{id}', () => {
  it('accepts the id or the slug, in any case', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha Rao' })
    const second = aModel(t, { stageName: 'Asha Rao' })
    const idAt = async (key: string) => (await t.http().get(`/public/models/${key}`)).body.data.model._id
    expect(await idAt(asha.id)).toBe(asha.id)
    expect(await idAt('asha-rao')).toBe(asha.id)
    expect(await idAt('Asha-Rao')).toBe(asha.id)
    expect(await idAt('asha-rao-2')).toBe(second.id)
  })

  it.each(['nobody', '%20', '%25', "'--", '..%2F..%2Fetc', 'x'.repeat(80)])(
    'answers %s with 404',
    async (key) => {
      const answer = await testApp().http().get(`/public/models/${key}`)
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ error: true, message: 'Model not found' })
    },
  )

  it('answers 404 for a model who is not on the roster', async () => {
    const t = testApp()
    const away = aModel(t, { stageName: 'Away', isActive: false })
    const early = aModel(t, { stageName: 'Early', onboardedAt: null })
    for (const { id } of [away, early]) {
      expect((await t.http().get(`/public/models/${id}`)).status).toBe(404)
      expect((await t.http().get(`/public/models/${id}/related`)).status).toBe(404)
    }
  })
})

describe('GET /public/models/featured', () => {
  it('is a list of at most eight, and never read as an id, even by a model of that name', async () => {
    const t = testApp()
    const called = aModel(t, { stageName: 'Featured' })
    for (let count = 1; count <= 9; count++) aModel(t, { stageName: `Star ${count}`, isFeatured: true })
    const answer = await t.http().get('/public/models/featured')
    expect(answer.status).toBe(200)
    expect(answer.body.data).toHaveLength(8)
    expect(answer.body.data[0].stage_name).toBe('Star 9')
    expect(called.slug).toBe('featured-2')
  })

  it('is the newest eight with a public picture while nobody is featured', async () => {
    const t = testApp()
    const names = async () => {
      const { data } = (await t.http().get('/public/models/featured')).body
      return data.map((model: { stage_name: string }) => model.stage_name)
    }
    aModel(t, { stageName: 'Without' })
    aPicture(t, aModel(t, { stageName: 'Locked' }).id, { isLocked: true })
    aPicture(t, aModel(t, { stageName: 'Bikini' }).id, { type: 'bikini' })
    aPicture(t, aModel(t, { stageName: 'Away', isActive: false }).id)
    expect(await names()).toEqual([])
    for (let count = 1; count <= 9; count++) aPicture(t, aModel(t, { stageName: `Face ${count}` }).id)
    expect(await names()).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((count) => `Face ${count}`))
    aModel(t, { stageName: 'Star', isFeatured: true })
    expect(await names()).toEqual(['Star'])
  })
})

describe('GET /public/models/{id}/related', () => {
  it('gives at most six others, the same gender and city first, never the model itself', async () => {
    const t = testApp()
    const me = aModel(t, { stageName: 'Me', gender: 'female', city: 'Delhi' })
    aModel(t, { stageName: 'Near', gender: 'female', city: 'Delhi' })
    for (let count = 1; count <= 4; count++)
      aModel(t, { stageName: `Else ${count}`, gender: 'female', city: 'Mumbai' })
    for (let count = 1; count <= 4; count++)
      aModel(t, { stageName: `Other ${count}`, gender: 'male', city: 'Delhi' })
    const { data } = (await t.http().get(`/public/models/${me.id}/related`)).body
    expect(data.map((model: { stage_name: string }) => model.stage_name)).toEqual([
      'Near',
      'Else 4',
      'Else 3',
      'Else 2',
      'Else 1',
      'Other 4',
    ])
  })

  it('also lists models whose gender and city are unknown', async () => {
    const t = testApp()
    const me = aModel(t, { stageName: 'Me', gender: null, city: null })
    aModel(t, { stageName: 'You', gender: null, city: null })
    const { data } = (await t.http().get(`/public/models/${me.id}/related`)).body
    expect(data).toHaveLength(1)
  })
})
