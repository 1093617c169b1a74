import { describe, expect, it } from 'vitest'
import { models } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { aRating } from '../../../server/demo/builders/ratings'
import { asAdmin, call } from '../../helpers/roster/adminModels'
import { testApp } from '../../helpers/testApp'

const LIST = '/api/v1/agency/models/list'

const rows: [method: 'get' | 'put' | 'post' | 'delete', path: string, body?: object][] = [
  ['get', LIST],
  ['get', '/admin/models/ID'],
  ['delete', '/admin/models/ID'],
  ['put', '/admin/models/ID/status', { status: 'inactive' }],
  ['put', '/admin/models/ID/info', { stage_name: 'Mine' }],
  ['put', '/admin/models/ID/physical', { waist: 24 }],
  ['put', '/admin/models/ID/social', { instagram: '@mine' }],
  ['get', '/admin/models/ID/images'],
  ['post', '/admin/models/ID/images', { url: 'https://elsewhere.example/a.jpg', type: 'gallery' }],
  ['post', '/admin/models/ID/ratings', { rating: 5, comment: 'I am wonderful' }],
]

describe('the agency’s calls for one model', () => {
  it.each(rows)(
    '%s %s is refused to a visitor and to a talent, and changes nothing',
    async (method, path, body) => {
      const t = testApp()
      const talent = anAccount(t, { role: 'model' })
      const asha = aModel(t, { accountId: talent.id })
      const at = path.replace('ID', asha.id)
      const visitor = await call(t, null, method, at, body)
      expect(visitor.status).toBe(401)
      expect(visitor.body).toMatchObject({ error: true, success: false, message: 'Please sign in' })
      expect((await call(t, t.tokenFor(talent), method, at, body)).status).toBe(403)
      expect(t.db.select().from(models).all()).toMatchObject([
        { stageName: 'Asha', updatedAt: asha.updatedAt, isActive: true },
      ])
    },
  )

  it.each(rows.filter(([, path]) => path !== LIST))(
    '%s %s answers 404 for an unknown model',
    async (method, path, body) => {
      const t = testApp()
      const answer = await asAdmin(t)(method, path.replace('ID', 'nobody'), body)
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ error: true, message: 'Model not found' })
    },
  )
})

describe('GET /api/v1/agency/models/list', () => {
  it('returns ten a page, newest first, with the specified fields', async () => {
    const t = testApp()
    for (let number = 1; number <= 12; number++) aModel(t, { stageName: `Model ${number}` })
    const get = asAdmin(t)
    const answer = await get('get', LIST)
    expect(answer.status).toBe(200)
    expect(answer.body.error).toBe(false)
    expect(answer.body.data.pagination).toEqual({ total: 12, totalPages: 2 })
    expect(answer.body.data.models).toHaveLength(10)
    expect(answer.body.data.models[0].stage_name).toBe('Model 12')
    expect((await get('get', `${LIST}?page=2`)).body.data.models.at(-1).stage_name).toBe('Model 1')
    expect((await get('get', `${LIST}?page=9`)).body.data).toMatchObject({
      models: [],
      pagination: { total: 12 },
    })
    expect((await get('get', `${LIST}?limit=1001`)).status).toBe(400)
  })

  it('searches inside words without case or accents, and filters by gender, city and status', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Zoë', name: 'Zoe Pinto', city: 'Goa', gender: 'female' })
    aModel(t, { stageName: 'Kabir', name: 'Kabir 100% Das', city: 'mumbai', gender: 'male', isActive: false })
    aModel(t, { stageName: 'Asha', city: 'Mumbai', email: 'asha@sheet.example', gender: 'non-binary' })
    const get = asAdmin(t)
    const names = async (query: string) =>
      (await get('get', `${LIST}?${query}`)).body.data.models.map(
        (one: { stage_name: string }) => one.stage_name,
      )
    expect(await names('search=zoe')).toEqual(['Zoë'])
    expect(await names('search=HEET.EX')).toEqual(['Asha'])
    expect(await names('search=%25')).toEqual(['Kabir'])
    expect(await names('search=_')).toEqual([])
    expect(await names('gender=Male')).toEqual(['Kabir'])
    expect(await names('city=MUMBAI')).toEqual(['Asha', 'Kabir'])
    expect(await names('city=Atlantis')).toEqual([])
    expect(await names('status=active')).toEqual(['Asha', 'Zoë'])
    expect(await names('status=false')).toEqual(['Kabir'])
    expect(await names('status=all&gender=all&city=&search=')).toHaveLength(3)
    expect((await get('get', `${LIST}?status=maybe`)).body.issues[0].path).toBe('status')
    expect((await get('get', `${LIST}?gender=robot`)).status).toBe(400)
  })
})

describe('GET /admin/models/{id}', () => {
  it('gives model, user and ratings', async () => {
    const t = testApp()
    const person = anAccount(t, { role: 'model', name: 'Asha Rao' })
    const asha = aModel(t, {
      accountId: person.id,
      dateOfBirth: '2000-03-03',
      languages: ['Hindi', 'Marathi'],
      dailyRate: 25000,
      bust: 34,
      instagram: '@asha',
    })
    aPicture(t, asha.id, { type: 'profile_pic' })
    aPicture(t, asha.id, { type: 'nude_front' })
    aRating(t, asha.id, { rating: 4, comment: 'On time' })
    aRating(t, asha.id, { rating: 5 })
    aRating(t, asha.id, { rating: 4 })
    const { body } = await asAdmin(t)('get', `/admin/models/${asha.id}`)
    expect(body.error).toBe(false)
    expect(body.model).toMatchObject({
      _id: asha.id,
      model_id: asha.id,
      stage_name: 'Asha',
      name: 'Asha Rao',
      gender: 'female',
      // the day before the 26th birthday
      age: 25,
      date_of_birth: '2000-03-03',
      city: 'Mumbai',
      languages: ['Hindi', 'Marathi'],
      daily_rate: 25000,
      bust_chest: 34,
      waist: null,
      social: { instagram: '@asha', youtube: null, twitter: null },
      is_active: true,
      availability_status: 'available',
      assigned_to: 'Tehkhana',
    })
    expect(body.model.portfolio_items).toMatchObject([
      { type: 'profile_pic', is_locked: false },
      { type: 'nude_front', is_locked: true },
    ])
    expect(body.model.portfolio_items[1].url).toContain('?e=')
    expect(body.user).toMatchObject({ name: 'Asha Rao' })
    expect(body.ratings).toMatchObject({ average: 4.3, count: 3 })
    expect(body.ratings.list).toHaveLength(3)
    expect(body.ratings.list.at(-1)).toMatchObject({
      rating: 4,
      comment: 'On time',
      created_at: '2026-03-02T10:00:00.000Z',
    })
    expect(JSON.stringify(body)).not.toContain('password')
  })
})

describe('PUT /admin/models/{id}/status', () => {
  it.each<[unknown, boolean]>([
    ['active', true],
    ['inactive', false],
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
  ])('%j means assigned: %j', async (status, isAssigned) => {
    const t = testApp()
    const asha = aModel(t, { isActive: !isAssigned })
    const answer = await asAdmin(t)('put', `/admin/models/${asha.id}/status`, { status })
    expect(answer.body).toMatchObject({ error: false, success: true })
    expect((await t.http().get(`/public/models/${asha.id}`)).status).toBe(isAssigned ? 200 : 404)
  })

  it.each([{}, { status: 'deleted' }, { status: 1 }, { status: null }])('refuses %j', async (body) => {
    const t = testApp()
    const asha = aModel(t)
    const answer = await asAdmin(t)('put', `/admin/models/${asha.id}/status`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0].path).toBe('status')
  })
})

describe('PUT /admin/models/{id}/info', () => {
  const refusals: [string, object, string][] = [
    ['a stage name of one letter', { stage_name: 'A' }, 'stage_name'],
    ['a stage name of 61', { stage_name: 'a'.repeat(61) }, 'stage_name'],
    ['a gender not on the list', { gender: 'robot' }, 'gender'],
    ['an age of 17', { age: 17 }, 'age'],
    ['an age of 100', { age: 100 }, 'age'],
    ['an age that is none', { age: 'young' }, 'age'],
    ['21 languages', { languages: Array.from({ length: 21 }, (_, at) => `Language ${at}`) }, 'languages'],
    ['a rate below nothing', { daily_rate: -1 }, 'daily_rate'],
    ['half a rupee', { daily_rate: 99.5 }, 'daily_rate'],
    ['a bio too long', { bio: 'x'.repeat(5001) }, 'bio'],
    ['a NUL', { city: 'Mum\u0000bai' }, 'city'],
  ]
  it.each(refusals)('refuses %s', async (_what, body, path) => {
    const t = testApp()
    const asha = aModel(t)
    const answer = await asAdmin(t)('put', `/admin/models/${asha.id}/info`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toEqual([path])
    expect(t.db.select().from(models).all()).toMatchObject([{ stageName: 'Asha', updatedAt: asha.updatedAt }])
  })

  it('stores given fields, leaves absent ones, clears null ones', async () => {
    const t = testApp()
    const asha = aModel(t, { dateOfBirth: null, bio: 'Old', languages: ['Hindi'] })
    const send = asAdmin(t)
    const answer = await send('put', `/admin/models/${asha.id}/info`, {
      stage_name: 'Asha Rani',
      gender: 'Non-binary',
      age: '27',
      city: null,
      languages: ['Hindi', ' Tamil ', 'Hindi'],
      daily_rate: '30000',
      role: 'superadmin',
      is_active: false,
      name: 'Somebody Else',
    })
    expect(answer.body).toMatchObject({ error: false, success: true })
    const { body } = await send('get', `/admin/models/${asha.id}`)
    expect(body.model).toMatchObject({
      stage_name: 'Asha Rani',
      gender: 'non-binary',
      age: 27,
      city: null,
      languages: ['Hindi', 'Tamil'],
      daily_rate: 30000,
      bio: 'Old',
      name: 'Asha Rao',
      is_active: true,
    })
    const shown = await t.http().get('/public/models/asha-rani')
    expect(shown.body.data.model).toMatchObject({ stage_name: 'Asha Rani', age: 27 })
    expect((await t.http().get('/public/models/asha')).status).toBe(404)
    expect((await send('get', `${LIST}?search=rani`)).body.data.pagination.total).toBe(1)
  })
})
