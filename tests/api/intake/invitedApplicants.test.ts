import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../../drizzle/schema'
import { anInvitation } from '../../../server/demo/builders/accounts'
import { aSignupRequest } from '../../../server/demo/builders/signupRequests'
import { type TestApp, testApp } from '../../helpers/testApp'

/** Signs up by the invitation of an approved request, and reads the onboarding of the new account. */
async function onboarding(t: TestApp, email: string, contact: string | null = null) {
  const { id } = aSignupRequest(t, { status: 'approved', state: 'Uttar Pradesh' })
  const invite = anInvitation(t, { purpose: 'invite-talent', applicationId: id, email: 'zoya@example.in' })
  await t.visitor().auth.register({ name: 'Zoya Khan', email, contact, password: 'a long sentence', invite })
  const account = t.db.select().from(accounts).where(eq(accounts.email, email)).get()
  if (!account) throw new Error('no account')
  return (await t.as(account).talent.onboarding.get()).profile
}

describe('the onboarding of an invited applicant', () => {
  it('is filled in with what the application says, with every step still open', async () => {
    expect(await onboarding(testApp(), 'zoya@example.in')).toMatchObject({
      stageName: 'Zoya',
      phone: '+919820054321',
      gender: 'female',
      city: 'Lucknow',
      state: 'Uttar Pradesh',
      country: 'India',
      height: '5ft 9in',
      experienceLevel: 'beginner',
      instagram: '@zoya.khan',
      aboutYou: 'I study textiles and walk everywhere.',
      // The form asks another question.
      whyHire: null,
      steps: [false, false, false, false, false],
    })
  })

  it('keeps the phone number that was typed at the sign-up', async () => {
    const { phone } = await onboarding(testApp(), 'zoya@example.in', '98100 12345')
    expect(phone).toBe('+919810012345')
  })

  it('is empty for whoever signs up with another address by the same link', async () => {
    expect(await onboarding(testApp(), 'somebody@example.in')).toMatchObject({
      stageName: null,
      phone: null,
      gender: null,
      city: null,
      height: null,
      instagram: null,
      aboutYou: null,
    })
  })

  it('is searched by the stage name of the application', async () => {
    const t = testApp()
    await onboarding(t, 'zoya@example.in')
    const { total } = await t.as(t.admin()).admin.models.list({ search: 'Lucknow' })
    expect(total).toBe(1)
  })
})
