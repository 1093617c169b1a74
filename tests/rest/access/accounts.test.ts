import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, models } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { login, register } from '../../helpers/people/signingUp'
import { testApp } from '../../helpers/testApp'

describe('POST /api/v1/agency/models/register', () => {
  const refusals: [what: string, change: object, path: string, message: string][] = [
    ['no name', { name: ' ' }, 'name', 'Please fill in all fields'],
    ['no e-mail', { email: '' }, 'email', 'Enter a valid email address'],
    ['an address that is none', { email: 'asha' }, 'email', 'Enter a valid email address'],
    ['a short password', { password: 'seven77' }, 'password', 'Password must be at least 8 characters long'],
    [
      'a password longer than bcrypt reads',
      { password: 'x'.repeat(73) },
      'password',
      'This password is too long. Use up to 72 characters, fewer with accents or non-Latin letters.',
    ],
    ['a phone over 40 characters', { contact: '1'.repeat(41) }, 'contact', 'At most 40 characters'],
    [
      'an invitation nobody wrote',
      { invite: 'nonsense' },
      'invite',
      'This invitation is no longer valid. Ask the agency for a new one, or sign up without it.',
    ],
  ]
  it.each(refusals)('S4 refuses %s and stores nothing', async (_what, change, path, message) => {
    const t = testApp()
    const answer = await register(t, change)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: true, success: false, issues: [{ path, message }] })
    expect(t.db.select().from(accounts).all()).toEqual([])
    expect(t.db.select().from(models).all()).toEqual([])
  })

  it('refuses an e-mail that already has an account, in any spelling', async () => {
    const t = testApp()
    await register(t)
    const sameEmail = await register(t, { email: 'ASHA@example.IN', contact: '' })
    expect(sameEmail.status).toBe(409)
    const emailTaken = 'There is already an account with this email'
    expect(sameEmail.body).toMatchObject({
      message: emailTaken,
      issues: [{ path: 'email', message: emailTaken }],
    })
    expect(t.db.select().from(accounts).all()).toHaveLength(1)
    expect(t.db.select().from(models).all()).toHaveLength(1)
  })

  it('accepts the same phone number twice; it signs in only the account that had it first', async () => {
    const t = testApp()
    await register(t)
    t.later(60_000)
    const second = await register(t, {
      email: 'other@example.in',
      contact: '+91 (98100) 12-345',
      password: 'another sentence',
    })
    expect(second.status).toBe(200)
    const first = await login(t, '098100-12345', 'a long sentence')
    expect(first.body).toMatchObject({ data: { name: 'Asha Rao' } })
    const newer = await login(t, '098100-12345', 'another sentence')
    const wrong = await login(t, 'asha@example.in', 'another sentence')
    expect(newer.status).toBe(401)
    expect({ ...newer.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
    expect((await login(t, 'other@example.in', 'another sentence')).status).toBe(200)
  })

  it('an older account that takes a number later does not get its sign-in either', async () => {
    const t = testApp()
    await register(t, { email: 'stranger@example.in', contact: '', password: 'another sentence' })
    t.later(60_000)
    await register(t)
    t.later(60_000)
    const [stranger] = t.db.select().from(accounts).where(eq(accounts.email, 'stranger@example.in')).all()
    if (!stranger) throw new Error('no account')
    await t.as(stranger).talent.profile.change({ contact: '+91 98100 12345' })
    expect((await login(t, '9810012345', 'a long sentence')).status).toBe(200)
    expect((await login(t, '9810012345', 'another sentence')).status).toBe(401)
  })

  it.each([
    ['(+91) 98200-12345', '+919820012345'],
    ['tel:+91-98200-12345', '+919820012345'],
    ['98200.12345', '+919820012345'],
    ['९८२०० १२३४५', '+919820012345'],
    ['ask for Asha at the desk', 'ask for Asha at the desk'],
  ])('accepts the phone %s and stores it as %s', async (contact, kept) => {
    const t = testApp()
    expect((await register(t, { contact })).status).toBe(200)
    expect(t.db.select().from(accounts).all()).toMatchObject([{ phone: kept }])
    if (kept.startsWith('+')) expect((await login(t, contact, 'a long sentence')).status).toBe(200)
  })

  it('stores a contact of spaces as none', async () => {
    const t = testApp()
    expect((await register(t, { contact: ' \u200b ' })).status).toBe(200)
    expect(t.db.select().from(accounts).all()).toMatchObject([{ phone: null }])
  })

  it('makes an account and a model, inactive and not onboarded, and signs in', async () => {
    const t = testApp()
    const answer = await register(t)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ error: false, success: true, message: 'Account Created!' })
    const { data } = answer.body
    expect(data).toMatchObject({
      name: 'Asha Rao',
      profile_pic: null,
      is_new_registration: true,
      requires_onboarding: true,
    })
    expect(data.model_id).toBe(data._id)
    const [model] = t.db.select().from(models).all()
    expect(model).toMatchObject({
      id: data._id,
      isActive: false,
      onboardedAt: null,
      email: 'asha@example.in',
      phone: '+919810012345',
    })
    const [account] = t.db.select().from(accounts).all()
    expect(account).toMatchObject({ role: 'model', email: 'asha@example.in', phone: '+919810012345' })
    expect(account?.noticeVersion).toBeTruthy()
    expect(account?.passwordHash).not.toContain('sentence')
    const own = await t.http().get('/user/profile').auth(data.token, { type: 'bearer' })
    expect(own.body.data).toMatchObject({ name: 'Asha Rao', contact: '+919810012345' })
  })

  it('S10 ignores roles and rights in the request', async () => {
    const t = testApp()
    await register(t, {
      role: 'superadmin',
      is_active: true,
      _id: 'mine',
      model_id: 'mine',
      status: 'active',
    })
    expect(t.db.select().from(accounts).all()).toMatchObject([{ role: 'model' }])
    expect(t.db.select().from(models).all()).toMatchObject([{ isActive: false }])
    expect(t.db.select().from(models).where(eq(models.id, 'mine')).all()).toEqual([])
  })

  it('makes one account of two equal requests at once', async () => {
    const t = testApp()
    const answers = await Promise.all([register(t), register(t)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  it('refuses the twenty-first of an hour from one address', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    for (let at = 0; at < 20; at++) await register(t, { email: 'none', contact: '98100 12345' })
    const answers = []
    for (let at = 0; at < 21; at++)
      answers.push((await register(t, { email: `asha${at}@example.in`, contact: '' })).status)
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(answers[20]).toBe(429)
  })
})

describe('POST /api/v1/agency/models/login', () => {
  it('S6 refuses an unknown account, a wrong password, an administrator and a social account alike', async () => {
    const t = testApp()
    await register(t)
    anAccount(t, { role: 'model', email: 'social@example.in' })
    const passwordHash = await t.passwords.hash('a long sentence')
    anAccount(t, { role: 'admin', email: 'admin@example.in', passwordHash })
    const answers = [
      await login(t, 'asha@example.in', 'wrong sentence'),
      await login(t, 'nobody@example.in', 'a long sentence'),
      await login(t, 'social@example.in', 'a long sentence'),
      await login(t, 'admin@example.in', 'a long sentence'),
      await login(t, 'neither mail nor phone', 'a long sentence'),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(401)
      const { requestId: _, ...same } = body
      expect(same).toEqual({ error: true, success: false, message: 'Invalid credentials' })
    }
  })

  it.each([
    ['no name', '', 'a long sentence'],
    ['no password', 'asha@example.in', ''],
    ['a list', ['asha@example.in'], 'a long sentence'],
    ['an object', 'asha@example.in', { $ne: '' }],
  ])('refuses %s with 400', async (_what, identification, password) => {
    expect((await login(testApp(), identification, password)).status).toBe(400)
  })

  it('refuses a deactivated account', async () => {
    const t = testApp()
    await register(t)
    t.db.update(accounts).set({ deactivatedAt: t.clock().toISOString() }).run()
    expect((await login(t, 'asha@example.in', 'a long sentence')).status).toBe(401)
  })

  it.each(['asha@example.in', 'ASHA@EXAMPLE.IN', '+919810012345', '098100 12345', '98100-12345'])(
    'signs in as %s',
    async (identification) => {
      const t = testApp()
      await register(t)
      const { status, body } = await login(t, identification, 'a long sentence')
      expect(status).toBe(200)
      expect(body).toMatchObject({
        error: false,
        message: 'Welcome back!',
        user: { roles: ['model'] },
        data: {
          name: 'Asha Rao',
          is_new_registration: false,
          requires_onboarding: true,
          user: { roles: ['model'] },
        },
      })
      expect(body.token).toBe(body.data.token)
      const own = await t.http().get('/user/profile').auth(body.token, { type: 'bearer' })
      expect(own.status).toBe(200)
    },
  )

  it('S5 counts failures of one account together, by e-mail or phone', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    await register(t)
    for (let at = 0; at < 5; at++) await login(t, 'asha@example.in', 'wrong sentence')
    for (let at = 0; at < 5; at++) await login(t, '98100 12345', 'wrong sentence')
    expect((await login(t, 'ASHA@example.in', 'a long sentence')).status).toBe(429)
    expect((await login(t, 'nobody@example.in', 'wrong sentence')).status).toBe(401)
  })
})
