import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { media, models, portfolioItems } from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import { aSignupRequest, aSignupRequestFile } from '../../../server/demo/builders/signupRequests'
import { type TestApp, testApp } from '../../helpers/testApp'

const TWO_MINUTES = 120_000
const admin = (t: TestApp) => t.as(t.admin()).admin
const modelsOf = (t: TestApp) => t.db.select().from(models).all()

async function anApproved(t: TestApp, given: Parameters<typeof aSignupRequest>[1] = {}) {
  const { id } = aSignupRequest(t, { email: 'zoya@example.in', ...given })
  await admin(t).signupRequests.decide({ id, status: 'approved' })
  t.later(TWO_MINUTES)
  return id
}
const tokenOf = (text: string) => /invite=([\w-]+)/.exec(text)?.[1] ?? ''
const signUp = (t: TestApp, invite: string) =>
  t.visitor().auth.register({
    name: 'Zoya Khan',
    email: 'zoya@example.in',
    password: 'a long sentence',
    invite,
  })

describe('a model made of an approved artist request', () => {
  it('has what the applicant sent, and is not on the site', async () => {
    const t = testApp()
    const id = await anApproved(t, { state: 'Uttar Pradesh', height: '5ft 9in' })
    const { modelId } = await admin(t).signupRequests.addModel({ id })
    expect(t.db.select().from(models).where(eq(models.id, modelId)).get()).toMatchObject({
      name: 'Zoya Khan',
      stageName: 'Zoya',
      email: 'zoya@example.in',
      phone: '+919820054321',
      gender: 'female',
      statedAge: 22,
      height: '5ft 9in',
      heightCm: 175,
      city: 'Lucknow',
      state: 'Uttar Pradesh',
      country: 'India',
      experienceLevel: 'beginner',
      instagram: '@zoya.khan',
      aboutYou: 'I study textiles and walk everywhere.',
      whyHire: 'I have never seen a face like mine in a campaign.',
      isActive: false,
      accountId: null,
    })
    const { model } = await admin(t).models.get({ id: modelId })
    expect([model.isPublic, model.age, model.bio]).toEqual([
      false,
      22,
      'I study textiles and walk everywhere.',
    ])
    expect((await admin(t).signupRequests.get({ id })).modelId).toBe(modelId)
  })

  it('has the pictures and videos in their order, private, and the request keeps them', async () => {
    const t = testApp()
    const id = await anApproved(t)
    const video = aSignupRequestFile(t, id, { kind: 'video', contentType: 'video/mp4', position: 0 })
    aSignupRequestFile(t, id, { position: 1 })
    const face = aSignupRequestFile(t, id, { kind: 'image', contentType: 'image/jpeg', position: 2 })
    const whole = aSignupRequestFile(t, id, { kind: 'image', contentType: 'image/jpeg', position: 3 })
    const { modelId } = await admin(t).signupRequests.addModel({ id })
    const items = t.db.select().from(portfolioItems).where(eq(portfolioItems.modelId, modelId)).all()
    expect(items.map(({ mediaId, type, position }) => [mediaId, type, position])).toEqual([
      [video.id, 'gallery', 0],
      [face.id, 'profile_pic', 1],
      [whole.id, 'gallery', 2],
    ])
    expect(t.db.select().from(media).where(eq(media.id, face.id)).get()?.isPublic).toBe(false)
    expect((await admin(t).signupRequests.get({ id })).portfolio).toHaveLength(4)
    await admin(t).signupRequests.remove({ id })
    expect(t.db.select().from(portfolioItems).all()).toHaveLength(3)
  })

  it('has the full name where there is no stage name, and no gender that was not told', async () => {
    const t = testApp()
    const id = await anApproved(t, { stageName: null, gender: 'Prefer not to say', height: null, age: null })
    await admin(t).signupRequests.addModel({ id })
    expect(modelsOf(t)[0]).toMatchObject({
      stageName: 'Zoya Khan',
      gender: null,
      height: null,
      statedAge: null,
    })
  })

  it('is made once', async () => {
    const t = testApp()
    const id = await anApproved(t)
    await admin(t).signupRequests.addModel({ id })
    await expect(admin(t).signupRequests.addModel({ id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'A model with this email address is already in your models',
    })
    expect(modelsOf(t)).toHaveLength(1)
  })

  it('is not made of somebody who is a model already', async () => {
    const t = testApp()
    const { id: modelId } = aModel(t, { email: 'zoya@example.in' })
    const id = await anApproved(t)
    expect((await admin(t).signupRequests.get({ id })).modelId).toBe(modelId)
    await expect(admin(t).signupRequests.addModel({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it.each(['pending', 'rejected'] as const)('is not made of a request that is %s', async (status) => {
    const t = testApp()
    const { id } = aSignupRequest(t, { status })
    await expect(admin(t).signupRequests.addModel({ id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Only an approved request becomes a model',
    })
    expect(modelsOf(t)).toEqual([])
  })

  it('is not made of a request that does not exist', async () => {
    const t = testApp()
    await expect(admin(t).signupRequests.addModel({ id: 'nobody' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('belongs to the applicant who signs up by the link in the mail', async () => {
    const t = testApp()
    const id = await anApproved(t)
    const mailed = tokenOf(t.mails().find(({ text }) => text.includes('invite='))?.text ?? '')
    const { modelId } = await admin(t).signupRequests.addModel({ id })
    await signUp(t, mailed)
    expect(modelsOf(t)).toMatchObject([{ id: modelId, accountId: expect.any(String) }])
  })

  it('belongs to the applicant who signs up by a link that was copied afterwards', async () => {
    const t = testApp()
    const id = await anApproved(t)
    const { modelId } = await admin(t).signupRequests.addModel({ id })
    const { address } = await admin(t).signupRequests.invitationLink({ id })
    await signUp(t, tokenOf(address))
    expect(modelsOf(t)).toMatchObject([{ id: modelId, accountId: expect.any(String) }])
  })
})
