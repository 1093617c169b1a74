import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, bookings, media, models, sessions } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aBooking } from '../../../server/demo/builders/bookings'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { asAdmin } from '../../helpers/roster/adminModels'
import { testApp } from '../../helpers/testApp'

describe('PUT /admin/models/{id}/physical and /social', () => {
  it('parses the height, stores Grey, and treats 0 as unknown', async () => {
    const t = testApp()
    const kabir = aModel(t, { gender: 'male', waist: 30, hips: 36 })
    const send = asAdmin(t)
    const answer = await send('put', `/admin/models/${kabir.id}/physical`, {
      height: '5ft 11in',
      bust_chest: '38.5',
      waist: 0,
      hips: 'unknown',
      shoe_size: 9,
      hair_color: 'gray',
      eye_color: 'Hazel',
      skin_tone: 'olive',
    })
    expect(answer.body).toMatchObject({ error: false, success: true })
    expect(t.db.select().from(models).get()).toMatchObject({
      height: '5ft 11in',
      heightCm: 180,
      chest: 38.5,
      bust: null,
      waist: null,
      hips: null,
      shoeSize: 9,
      hairColor: 'Grey',
      eyeColor: 'Hazel',
      skinTone: 'Olive',
    })
    expect((await t.http().get('/public/models/asha')).body.data.model).toMatchObject({
      bust_chest: 38.5,
      waist: null,
    })
    const wrong = await send('put', `/admin/models/${kabir.id}/physical`, {
      hair_color: 'x'.repeat(81),
      waist: 500,
    })
    expect(wrong.body.issues.map((issue: { path: string }) => issue.path).sort()).toEqual([
      'hair_color',
      'waist',
    ])
  })

  it("keeps colours in the agency's own words, which the talent can send back and not invent", async () => {
    const t = testApp()
    const account = anAccount(t, { role: 'model', email: 'asha@example.in' })
    const { id } = aModel(t, { accountId: account.id })
    const own = { hair_color: 'Dark Brown', eye_color: 'Blue-grey', skin_tone: 'Wheatish' }
    const saved = await asAdmin(t)('put', `/admin/models/${id}/physical`, own)
    expect(saved.status).toBe(200)
    expect((await asAdmin(t)('get', `/admin/models/${id}`)).body.model).toMatchObject(own)
    expect((await t.http().get('/public/models/asha')).body.data.model).toMatchObject({
      hair_color: 'Dark Brown',
      eye_color: 'Blue-grey',
    })
    const send = (body: object) =>
      t.http().put('/user/physical-details').auth(t.tokenFor(account), { type: 'bearer' }).send(body)
    expect((await send({ ...own, waist: 26 })).status).toBe(200)
    expect(t.db.select().from(models).get()).toMatchObject({ hairColor: 'Dark Brown', waist: 26 })
    expect((await send({ skin_tone: 'Dusky' })).body.issues).toEqual([
      { path: 'skin_tone', message: 'Choose one of: Fair, Light, Medium, Olive, Tan, Dark, Deep' },
    ])
  })

  it('stores social handles, at the top level or under social', async () => {
    const t = testApp()
    const asha = aModel(t, { facebook: 'asha.fb' })
    const send = asAdmin(t)
    await send('put', `/admin/models/${asha.id}/social`, { instagram: '@asha', youtube: '@ashafilms' })
    await send('put', `/admin/models/${asha.id}/social`, { social: { twitter: '@ashax', youtube: '' } })
    expect(t.db.select().from(models).get()).toMatchObject({
      instagram: '@asha',
      youtube: null,
      twitter: '@ashax',
      facebook: 'asha.fb',
    })
  })
})

describe('DELETE /admin/models/{id}', () => {
  it('ends the sessions, removes the model from all pages, answers 410 and keeps its name in bookings', async () => {
    const t = testApp()
    const person = anAccount(t, { role: 'model' })
    const asha = aModel(t, { accountId: person.id })
    const picture = aPicture(t, asha.id)
    const booking = aBooking(t, { modelId: asha.id, modelName: 'Asha' })
    const token = t.tokenFor(person)
    const send = asAdmin(t)
    expect((await send('delete', `/admin/models/${asha.id}`)).body).toMatchObject({
      error: false,
      success: true,
    })

    expect((await t.http().get('/user/profile').auth(token, { type: 'bearer' })).status).toBe(401)
    expect(t.db.select().from(models).all()).toEqual([])
    expect(t.db.select().from(accounts).where(eq(accounts.id, person.id)).all()).toEqual([])
    expect(t.db.select().from(sessions).where(eq(sessions.accountId, person.id)).all()).toEqual([])
    expect(t.db.select().from(media).where(eq(media.id, picture.media.id)).all()).toEqual([])
    expect((await t.http().get('/public/models')).body.data.pagination.total).toBe(0)
    expect((await t.http().get('/public/models/asha')).status).toBe(404)
    expect(t.db.select().from(bookings).all()).toMatchObject([
      { id: booking.id, modelId: null, modelName: 'Asha' },
    ])
    const { body } = await send('get', '/admin/bookings')
    expect(body.bookings[0].model).toEqual({ stage_name: 'Asha', model_id: null })
    expect((await send('delete', `/admin/models/${asha.id}`)).status).toBe(404)
  })

  it('lets another model use the name and be deleted too', async () => {
    const t = testApp()
    const send = asAdmin(t)
    for (let turn = 0; turn < 2; turn++) {
      const asha = aModel(t)
      expect(asha.slug).toBe('asha')
      expect((await send('delete', `/admin/models/${asha.id}`)).status).toBe(200)
    }
  })
})
