import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { aNewTalent } from '../../helpers/people/aNewTalent'
import { testApp } from '../../helpers/testApp'

const ROOT = '/api/v1/agency/models'

const step1 = {
  stage_name: 'Asha',
  date_of_birth: '2003-05-17',
  gender: 'female',
  city: 'Mumbai',
  state: '',
  country: 'India',
}
const step2 = {
  height: '5ft 11in',
  weight: '58 kg',
  experience_level: 'intermediate',
  special_skills: 'Kathak',
  languages: 'Hindi, English,, Tamil ',
  waist: 25,
  hips: '36.5',
  shoe_size: 'eight',
  eye_color: 'Gray',
  hair_color: 'gray',
  skin_tone: '',
  bust: 33,
}
const step3 = { instagram_handle: '@asha', facebook_profile: '', twitter_handle: '' }
const step5 = { about_you: 'I walk.', why_should_clients_hire_you: 'On time.' }

describe('onboarding', () => {
  const rows: [method: 'get' | 'post' | 'put', path: string][] = [
    ['post', `${ROOT}/onboarding-1`],
    ['post', `${ROOT}/onboarding-2`],
    ['post', `${ROOT}/onboarding-3`],
    ['post', `${ROOT}/onboarding-5`],
    ['get', `${ROOT}/onboarding-data`],
    ['get', '/user/profile'],
    ['put', '/user/profile'],
    ['get', '/user/physical-details'],
    ['put', '/user/physical-details'],
  ]
  it.each(rows)('%s %s is for talents only', async (method, path) => {
    const t = testApp()
    const http = () => t.http()[method](path).set('accept', 'application/json')
    expect((await http().send(method === 'get' ? undefined : step1)).status).toBe(401)
    const admin = t.tokenFor(t.admin())
    expect((await http().auth(admin, { type: 'bearer' })).status).toBe(403)
  })

  const refusals: [step: number, body: object, path: string, message: string][] = [
    [1, { ...step1, stage_name: '' }, 'stage_name', 'Please fill in all required fields'],
    [1, { ...step1, stage_name: 'A' }, 'stage_name', 'Stage name must be at least 2 characters'],
    [1, { ...step1, date_of_birth: '' }, 'date_of_birth', 'Please fill in all required fields'],
    [1, { ...step1, date_of_birth: undefined }, 'date_of_birth', 'Please fill in all required fields'],
    [1, { ...step1, date_of_birth: '2003-02-30' }, 'date_of_birth', 'Enter a date as YYYY-MM-DD'],
    [1, { ...step1, date_of_birth: '2008-03-03' }, 'date_of_birth', 'You must be at least 18 years old'],
    [1, { ...step1, date_of_birth: '0098-05-17' }, 'date_of_birth', 'Please check the year of birth'],
    [1, { ...step1, gender: 'robot' }, 'gender', 'Please fill in all required fields'],
    [1, { ...step1, city: ' ' }, 'city', 'Please fill in all required fields'],
    [2, { ...step2, weight: '' }, 'weight', 'Please fill in all required fields'],
    [2, { ...step2, experience_level: '' }, 'experience_level', 'Please fill in all required fields'],
    [2, { ...step2, special_skills: '' }, 'special_skills', 'Please fill in all required fields'],
    [2, { ...step2, languages: ' , ' }, 'languages', 'Please fill in all required fields'],
    [2, { ...step2, languages: undefined }, 'languages', 'Please fill in all required fields'],
    [2, { ...step2, waist: 900 }, 'waist', 'At most 120'],
    [3, { ...step3, instagram_handle: '' }, 'instagram_handle', 'Instagram handle is required'],
    [5, { ...step5, about_you: '' }, 'about_you', 'Please fill in all required fields'],
    [
      5,
      { ...step5, why_should_clients_hire_you: undefined },
      'why_should_clients_hire_you',
      'Please fill in all required fields',
    ],
  ]
  it.each(refusals)('step %i refuses %o', async (step, body, path, message) => {
    const t = testApp()
    const talent = aNewTalent(t)
    const before = talent.now()
    const answer = await talent.asked('post', `${ROOT}/onboarding-${step}`, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: true, message, issues: [{ path, message }] })
    expect(talent.now()).toEqual(before)
  })

  it('P2 accepts a talent on the eighteenth birthday, counted in India', async () => {
    const t = testApp()
    const talent = aNewTalent(t)
    const answer = await talent.asked('post', `${ROOT}/onboarding-1`, {
      ...step1,
      date_of_birth: '2008-03-02',
    })
    expect(answer.status).toBe(200)
  })

  it('goes from the first step to the last, and notifies the agency once', async () => {
    const t = testApp()
    const talent = aNewTalent(t)
    const status = async () =>
      Object.values((await talent.asked('get', `${ROOT}/onboarding-data`)).body.data.onboarding_status)
    expect(await status()).toEqual([false, false, false, false, false])

    const first = await talent.asked('post', `${ROOT}/onboarding-1`, step1)
    expect(first.body).toMatchObject({ error: false, data: { model_id: talent.model.id } })
    expect(await status()).toEqual([true, false, false, false, false])
    await talent.asked('post', `${ROOT}/onboarding-2`, step2)
    await talent.asked('post', `${ROOT}/onboarding-3`, step3)
    expect(await status()).toEqual([true, true, true, false, false])
    expect(talent.now()?.onboardedAt).toBeNull()
    await talent.asked('post', `${ROOT}/onboarding-5`, step5)
    expect(await status()).toEqual([true, true, true, true, true])
    expect(talent.now()).toMatchObject({ isActive: false, slug: 'asha', heightCm: 180, weightKg: 58 })
    expect(talent.now()?.onboardedAt).toBe(t.clock().toISOString())
    await talent.asked('post', `${ROOT}/onboarding-5`, step5)
    expect(t.mails().map((mail) => mail.subject)).toEqual(['New profile: Asha'])
    // Complete is not assigned: the profile is not public until the agency assigns it.
    expect((await t.http().get('/public/models')).body.data.models).toEqual([])
  })

  it('is complete when the agency completed it, and starts again when the agency reopened it', async () => {
    const t = testApp()
    const talent = aNewTalent(t)
    const admin = t.as(t.admin()).admin.models
    const { id } = talent.model
    const status = async () =>
      Object.values((await talent.asked('get', `${ROOT}/onboarding-data`)).body.data.onboarding_status)
    await admin.saveStanding({ id, isOnboarded: true })
    expect(await status()).toEqual([true, true, true, true, true])
    await admin.saveStanding({ id, isOnboarded: false })
    expect(await status()).toEqual([false, false, false, false, false])

    const bodies = { 1: step1, 2: step2, 3: step3, 5: step5 }
    const allSteps = async () => {
      for (const [step, body] of Object.entries(bodies))
        await talent.asked('post', `${ROOT}/onboarding-${step}`, body)
    }
    await allSteps()
    expect(talent.now()?.onboardedAt).not.toBeNull()
    await admin.saveStanding({ id, isOnboarded: false })
    expect(await status()).toEqual([false, false, false, false, false])
    await allSteps()
    expect(talent.now()?.onboardedAt).not.toBeNull()
  })

  it('answers onboarding-data in exactly the shape of the specification', async () => {
    const t = testApp()
    const talent = aNewTalent(t)
    await talent.asked('post', `${ROOT}/onboarding-1`, { ...step1, phone: '98100 12345' })
    await talent.asked('post', `${ROOT}/onboarding-2`, step2)
    await talent.asked('post', `${ROOT}/onboarding-3`, step3)
    const { body } = await talent.asked('get', `${ROOT}/onboarding-data`)
    expect(body.error).toBe(false)
    expect(body.message).toEqual(expect.any(String))
    expect(body.data).toEqual({
      model_info: {
        name: 'Asha Rao',
        email: 'asha@example.in',
        contact: '+919810012345',
        profile_pic: null,
      },
      onboarding_step_1: {
        stage_name: 'Asha',
        date_of_birth: '2003-05-17',
        height: '5ft 11in',
        gender: 'female',
        city: 'Mumbai',
        state: null,
        country: 'India',
      },
      onboarding_step_2: {
        height: '5ft 11in',
        weight: '58 kg',
        experience_level: 'intermediate',
        special_skills: 'Kathak',
        languages: ['Hindi', 'English', 'Tamil'],
        bust: 33,
        waist: 25,
        hips: 36.5,
        chest: null,
        shoe_size: null,
        eye_color: 'Grey',
        hair_color: 'Grey',
        skin_tone: null,
      },
      onboarding_step_3: { instagram_handle: '@asha', facebook_profile: null, twitter_handle: null },
      onboarding_step_4: { portfolio_items: [] },
      onboarding_step_5: { about_you: null, why_should_clients_hire_you: null },
      onboarding_status: {
        step_1_completed: true,
        step_2_completed: true,
        step_3_completed: true,
        step_4_completed: false,
        step_5_completed: false,
      },
    })
  })

  it('stores bust for women and chest for men, and zero as unknown', async () => {
    const t = testApp()
    const talent = aNewTalent(t)
    await talent.asked('post', `${ROOT}/onboarding-1`, { ...step1, gender: 'Male' })
    await talent.asked('post', `${ROOT}/onboarding-2`, { ...step2, bust: 33, chest: 38, waist: 0, hips: '0' })
    expect(talent.now()).toMatchObject({ bust: null, chest: 38, waist: null, hips: null })
  })

  it('gives a second model of the same name its own slug, and keeps a slug while the name stays', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha' })
    const talent = aNewTalent(t)
    await talent.asked('post', `${ROOT}/onboarding-1`, step1)
    expect(talent.now()?.slug).toBe('asha-2')
    await talent.asked('post', `${ROOT}/onboarding-1`, { ...step1, city: 'Delhi' })
    expect(talent.now()?.slug).toBe('asha-2')
    expect(talent.now()?.searchText).toContain('delhi')
  })

  it('accepts the phone of another account, and an invalid one', async () => {
    const t = testApp()
    anAccount(t, { role: 'model', phone: '+919810012345' })
    const talent = aNewTalent(t)
    const answer = await talent.asked('post', `${ROOT}/onboarding-1`, { ...step1, phone: '098100-12345' })
    expect(answer.status).toBe(200)
    expect(talent.now()).toMatchObject({ stageName: 'Asha', phone: '+919810012345' })
    await talent.asked('post', `${ROOT}/onboarding-1`, { ...step1, phone: 'ask at the desk' })
    expect(talent.now()).toMatchObject({ phone: 'ask at the desk' })
  })
})
