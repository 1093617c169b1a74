import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aNewTalent } from '../../helpers/people/aNewTalent'
import { testApp } from '../../helpers/testApp'

describe('PUT /user/profile and /user/physical-details', () => {
  it('sets given fields, leaves absent ones, clears blank ones', async () => {
    const t = testApp()
    const talent = aNewTalent(t, { stageName: 'Asha', city: 'Mumbai', instagram: '@asha', height: '170 cm' })
    const changed = await talent.asked('put', '/user/profile', {
      city: '',
      about_you: 'New words',
      contact: '98100 12345',
      role: 'admin',
      is_active: true,
      model_id: 'mine',
    })
    expect(changed.status).toBe(200)
    expect(changed.body.data).toMatchObject({
      stage_name: 'Asha',
      city: null,
      about_you: 'New words',
      instagram_handle: '@asha',
      contact: '+919810012345',
      model_id: talent.model.id,
      is_active: false,
    })
    const physical = await talent.asked('put', '/user/physical-details', { waist: 26, hips: 0 })
    expect(physical.body.data).toMatchObject({ height: '170 cm', waist: 26, hips: null })
    expect((await talent.asked('get', '/user/physical-details')).body.data).toMatchObject({ waist: 26 })
  })

  const refusals: [path: string, body: object, field: string, message: string][] = [
    ['/user/profile', { stage_name: 'A' }, 'stage_name', 'Stage name must be at least 2 characters'],
    ['/user/profile', { date_of_birth: '' }, 'date_of_birth', 'Date of birth is required'],
    ['/user/profile', { date_of_birth: '2010-01-01' }, 'date_of_birth', 'You must be at least 18 years old'],
    ['/user/profile', { date_of_birth: '1901-05-17' }, 'date_of_birth', 'Please check the year of birth'],
    ['/user/profile', { date_of_birth: '0098-05-17' }, 'date_of_birth', 'Please check the year of birth'],
    ['/user/profile', { gender: '' }, 'gender', 'Gender is required'],
    ['/user/profile', { contact: '1'.repeat(41) }, 'contact', 'At most 40 characters'],
    ['/user/profile', { about_you: 'x'.repeat(5001) }, 'about_you', 'At most 5,000 characters'],
    ['/user/physical-details', { waist: -1 }, 'waist', 'Enter a number above 0'],
    [
      '/user/physical-details',
      { eye_color: 'Octarine' },
      'eye_color',
      'Choose one of: Black, Brown, Blue, Green, Hazel, Grey, Other',
    ],
  ]
  it.each(refusals)('PUT %s refuses %o', async (path, body, field, message) => {
    const t = testApp()
    const answer = await aNewTalent(t, { stageName: 'Asha' }).asked('put', path, body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toEqual([{ path: field, message }])
  })

  it('accepts a phone that another account has', async () => {
    const t = testApp()
    anAccount(t, { role: 'model', email: 'ravi@example.in', phone: '+919810012345' })
    const answer = await aNewTalent(t, { stageName: 'Asha' }).asked('put', '/user/profile', {
      contact: '98100 12345',
    })
    expect(answer.status).toBe(200)
    expect(answer.body.data.contact).toBe('+919810012345')
  })

  it('changes the public page with the profile, and answers 404 at the old address', async () => {
    const t = testApp()
    const talent = aNewTalent(t, {
      stageName: 'Asha',
      isActive: true,
      onboardedAt: t.clock().toISOString(),
      dateOfBirth: '2003-05-17',
    })
    await talent.asked('put', '/user/profile', { stage_name: 'Asha Devi', city: 'Pune' })
    const page = await t.http().get('/public/models/asha-devi')
    expect(page.body.data.model).toMatchObject({ stage_name: 'Asha Devi', city: 'Pune', age: 22 })
    expect((await t.http().get('/public/models/asha')).status).toBe(404)
    expect(JSON.stringify(page.body)).not.toContain('2003-05-17')
  })
})
