import { desc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookings, enquiries, models, signupRequests } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { anAdminImagePage } from '../../helpers/roster/adminImages'
import { pictureServer } from '../../helpers/servers/pictureServer'
import { testApp } from '../../helpers/testApp'

// REST accepts what a form that only requires a value would accept.

const world = pictureServer()

function aTalent() {
  const t = testApp()
  const account = anAccount(t, { role: 'model', email: 'asha@example.in' })
  aModel(t, { accountId: account.id })
  const token = t.tokenFor(account)
  const write = (method: 'post' | 'put', path: string, body: object) =>
    t.http()[method](path).auth(token, { type: 'bearer' }).send(body)
  return { t, write, now: () => t.db.select().from(models).all()[0] }
}

describe('POST /bookings', () => {
  it('accepts list values in any case, a date-time for a day, any phone and a past day', async () => {
    const t = testApp()
    const { id } = aModel(t)
    const booking = {
      clientName: 'Devika Rao',
      email: 'devika@kori.example',
      phone: '(+91) 98200.12345 ext. 4',
      modelId: id,
      workType: 'SOCIAL media',
      // Half past eleven in the evening of the tenth in London is the eleventh in India.
      dateRequired: '2001-04-10T23:30:00Z',
      budgetRange: 'tbd (to be discussed)',
      details: 'A day in the studio',
    }
    expect((await t.http().post('/bookings').send(booking)).status).toBe(200)
    expect(t.db.select().from(bookings).all()).toMatchObject([
      {
        phone: '(+91) 98200.12345 ext. 4',
        workType: 'Social Media',
        dateRequired: '2001-04-11',
        budgetRange: 'TBD (To Be Discussed)',
      },
    ])
  })
})

describe('POST /enquiries', () => {
  it.each([
    ['PRESS', 'press'],
    ['Wedding in Jaipur', 'Wedding in Jaipur'],
    ['ज'.repeat(200), 'ज'.repeat(200)],
  ])('accepts the subject %s and shows it as %s', async (subject, kept) => {
    const t = testApp()
    const enquiry = { name: 'Devika', email: 'devika@kori.example', subject, message: 'Hello' }
    expect((await t.http().post('/enquiries').send(enquiry)).status).toBe(200)
    expect(t.db.select().from(enquiries).all()).toMatchObject([{ subject: kept }])
    const list = await t.http().get('/admin/enquiries').auth(t.tokenFor(t.admin()), { type: 'bearer' })
    expect(list.body.enquiries).toMatchObject([{ subject: kept }])
  })
})

describe('POST /api/v1/agency/external/model-signup-request', () => {
  it('accepts a height and a contact as numbers, and gender and experience in any case', async () => {
    const t = testApp()
    const answer = await t.http().post('/api/v1/agency/external/model-signup-request').send({
      name: 'Zoya Khan',
      full_name: 'Zoya Khan',
      email: 'zoya@example.in',
      contact: 9820054321,
      age: '22',
      height: 178,
      gender: 'FEMALE',
      experience_level: 'beginner',
    })
    expect(answer.status).toBe(200)
    const [kept] = t.db.select().from(signupRequests).orderBy(desc(signupRequests.id)).all()
    expect(kept).toMatchObject({ contact: '9820054321', height: '178', gender: 'Female' })
  })
})

describe('the portfolio_links of an application', () => {
  it.each([
    ['https://zoya.example/book', ['https://zoya.example/book']],
    ['www.mysite.com', ['https://www.mysite.com']],
    ['zoya.example, http://b.example/a,b', ['https://zoya.example', 'http://b.example/a,b']],
    [['www.mysite.com', 'https://www.mysite.com'], ['https://www.mysite.com']],
    ['', []],
  ])('sent as %j are stored as %j', async (portfolio_links, kept) => {
    const t = testApp()
    const answer = await t
      .http()
      .post('/api/v1/agency/external/model-signup-request')
      .send({ name: 'Zoya Khan', email: 'zoya@example.in', contact: '9820054321', portfolio_links })
    expect(answer.status).toBe(200)
    expect(t.db.select().from(signupRequests).all()).toMatchObject([{ portfolioLinks: kept }])
  })
})

describe('list values', () => {
  it('are accepted with underscores, hyphens, spaces or nothing between their words, and stored as listed', async () => {
    const t = testApp()
    const { id } = aModel(t)
    const booking = {
      clientName: 'Devika Rao',
      email: 'devika@kori.example',
      phone: '9820012345',
      modelId: id,
      workType: 'music_video',
      dateRequired: '2027-01-02 10:00',
      budgetRange: '$10,000+',
      details: 'A day in the studio',
    }
    expect((await t.http().post('/bookings').send(booking)).status).toBe(200)
    expect(t.db.select().from(bookings).all()).toMatchObject([
      { workType: 'Music Video', dateRequired: '2027-01-02' },
    ])
    for (const type_of_work of ['Music Video', 'music_video', 'music-video', 'musicvideo']) {
      const list = await t.http().get('/public/models').query({ type_of_work })
      expect(list.status).toBe(200)
    }
    const { write, now } = aTalent()
    for (const gender of ['Non Binary', 'non_binary', 'NonBinary']) {
      expect((await write('put', '/user/profile', { gender: 'other' })).status).toBe(200)
      expect((await write('put', '/user/profile', { gender })).status).toBe(200)
      expect(now()?.gender).toBe('non-binary')
    }
  })
})

describe('the lock of an image', () => {
  it.each([
    [1, true],
    ['1', true],
    [0, false],
    ['0', false],
  ])('is read as %j', async (is_locked, isLocked) => {
    const { post } = anAdminImagePage(world)
    const { body } = await post('https://c.example/a.jpg', 'Party Makeup', is_locked)
    expect(body.images).toMatchObject([{ type: 'party_makeup', is_locked: isLocked }])
  })
})

describe("a talent's own details", () => {
  it('accept numbers for height and weight, a list of skills, and list values in any case', async () => {
    const { write, now } = aTalent()
    const answer = await write('put', '/user/physical-details', {
      height: 180,
      weight: 70.5,
      special_skills: ['Kathak', 'riding'],
      experience_level: 'Professional',
      eye_color: 'GRAY',
      hair_color: 'black',
      skin_tone: 'oLIVE',
    })
    expect(answer.status).toBe(200)
    expect(now()).toMatchObject({
      height: '180',
      weight: '70.5',
      specialSkills: 'Kathak, riding',
      experienceLevel: 'professional',
      eyeColor: 'Grey',
      hairColor: 'Black',
      skinTone: 'Olive',
    })
  })

  it('accept a date-time for the date of birth, and the gender in any case', async () => {
    const { write, now } = aTalent()
    const answer = await write('put', '/user/profile', {
      date_of_birth: '2000-05-16T18:30:00.000Z',
      gender: 'Non-Binary',
      contact: 'tel:+91 98200 12345',
    })
    expect(answer.status).toBe(200)
    expect(now()).toMatchObject({ dateOfBirth: '2000-05-17', gender: 'non-binary', phone: '+919820012345' })
  })
})

describe("a model's details in the back office", () => {
  it('accept a number for the height, and assigned or available for the status', async () => {
    const t = testApp()
    const { id } = aModel(t, { isActive: true })
    const write = (path: string, body: object) =>
      t.http().put(`/admin/models/${id}/${path}`).auth(t.tokenFor(t.admin()), { type: 'bearer' }).send(body)
    expect((await write('physical', { height: 180 })).status).toBe(200)
    expect((await write('status', { status: 'Available' })).status).toBe(200)
    const now = () => t.db.select().from(models).all()[0]
    expect(now()).toMatchObject({ height: '180', isActive: false })
    expect((await write('status', { status: 'assigned' })).status).toBe(200)
    expect(now()?.isActive).toBe(true)
  })
})

describe('POST /api/v1/agency/models/login', () => {
  it.each(['identification', 'email', 'username'])('reads who signs in from %s', async (name) => {
    const t = testApp()
    const passwordHash = await t.passwords.hash('a long sentence')
    anAccount(t, { role: 'model', email: 'asha@example.in', passwordHash })
    const answer = await t
      .http()
      .post('/api/v1/agency/models/login')
      .send({ [name]: 'Asha@example.in', password: 'a long sentence' })
    expect(answer.status).toBe(200)
  })
})

describe('GET /api/v1/agency/models/list', () => {
  it.each([
    ['assigned', ['Asha']],
    ['Available', ['Zoya']],
    ['available', ['Zoya']],
    ['all', ['Zoya', 'Asha']],
  ])('with the status %s lists %s', async (status, names) => {
    const t = testApp()
    aModel(t, { stageName: 'Asha', isActive: true, createdAt: '2026-01-01T00:00:00.000Z' })
    aModel(t, { stageName: 'Zoya', isActive: false, createdAt: '2026-01-02T00:00:00.000Z' })
    const list = await t
      .http()
      .get('/api/v1/agency/models/list')
      .query({ status })
      .auth(t.tokenFor(t.admin()), { type: 'bearer' })
    expect(list.body.data.models.map((model: { stage_name: string }) => model.stage_name).sort()).toEqual(
      [...names].sort(),
    )
  })

  it('names every accepted status when it refuses one', async () => {
    const t = testApp()
    const list = await t
      .http()
      .get('/api/v1/agency/models/list?status=retired')
      .auth(t.tokenFor(t.admin()), { type: 'bearer' })
    expect(list.status).toBe(400)
    expect(list.body.issues).toEqual([
      { path: 'status', message: 'Choose one of: active, inactive, true, false, assigned, available' },
    ])
  })
})
