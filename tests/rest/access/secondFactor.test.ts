import { describe, expect, it } from 'vitest'
import { recoveryCodes, secondFactors } from '../../../drizzle/schema'
import { aColleague, appCode, PASSWORD, turnOn } from '../../helpers/people/secondFactor'
import { type TestApp, testApp } from '../../helpers/testApp'

const EMAIL = 'noor@agency.example'
const signIn = (t: TestApp, more: object = {}) =>
  t
    .http()
    .post('/api/v1/agency/login')
    .send({ email: EMAIL, password: PASSWORD, ...more })

describe('POST /api/v1/agency/login with a second factor', () => {
  it('answers an account without one as before, whatever code is sent', async () => {
    const t = testApp()
    await aColleague(t, 'admin', EMAIL)
    for (const more of [{}, { code: null }, { code: '' }, { code: '000000' }]) {
      const { status, body } = await signIn(t, more)
      expect(status).toBe(200)
      expect(body).toEqual({
        error: false,
        success: true,
        message: 'Login Successful',
        data: { token: expect.any(String), agency: { name: 'Tehkhana' } },
      })
    }
  })

  it('asks for the code only when the password is right, and names the reason', async () => {
    const t = testApp()
    await turnOn(t, await aColleague(t, 'admin', EMAIL))
    const wrong = await signIn(t, { password: 'wrong horse', code: '000000' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toMatchObject({ message: 'Invalid credentials' })
    expect(wrong.body.reason).toBeUndefined()
    const asked = await signIn(t)
    expect(asked.status).toBe(401)
    expect(asked.body).toEqual({
      error: true,
      success: false,
      message: 'Enter the code from your authenticator app',
      reason: 'second_factor_required',
      requestId: expect.any(String),
    })
  })

  it('S4 takes a code once, neither the same again nor an older one', async () => {
    const t = testApp()
    const { secret } = await turnOn(t, await aColleague(t, 'admin', EMAIL))
    const code = appCode(t, secret)
    expect((await signIn(t, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).status).toBe(200)
    for (const again of [code, appCode(t, secret, -1)]) {
      const { status, body } = await signIn(t, { code: again })
      expect([status, body.reason]).toEqual([401, 'second_factor_wrong'])
    }
    t.later(30_000)
    expect((await signIn(t, { code: appCode(t, secret) })).status).toBe(200)
  })

  it('takes a code of a phone whose clock is 30 seconds off, and none further away', async () => {
    const t = testApp()
    const { secret } = await turnOn(t, await aColleague(t, 'admin', EMAIL))
    t.later(10 * 60_000)
    for (const steps of [-2, 2])
      expect((await signIn(t, { code: appCode(t, secret, steps) })).status).toBe(401)
    for (const steps of [-1, 1])
      expect((await signIn(t, { code: appCode(t, secret, steps) })).status).toBe(200)
  })

  it('lets one of many that send the same code at once in', async () => {
    const t = testApp()
    const { secret } = await turnOn(t, await aColleague(t, 'admin', EMAIL))
    const code = appCode(t, secret)
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(t, { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401])
  })

  it('takes each recovery code once, in any spelling, and tells the owner', async () => {
    const t = testApp()
    const { codes } = await turnOn(t, await aColleague(t, 'admin', EMAIL))
    const [first = '', second = ''] = codes
    expect((await signIn(t, { code: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await signIn(t, { code: first })).status).toBe(401)
    expect((await signIn(t, { code: second })).status).toBe(200)
    expect(t.mails().map(({ subject }) => subject)).toEqual([
      'Tehkhana: Two-step sign-in is on',
      'Tehkhana: A recovery code was used',
      'Tehkhana: A recovery code was used',
    ])
  })

  it('S5 refuses the eleventh wrong code, also with other addresses and after a right password', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const { secret } = await turnOn(t, await aColleague(t, 'admin', EMAIL))
    const guess = (code: string, at: number) =>
      t.visitor({ address: `192.0.2.${at}` }).auth.signInAdmin({ email: EMAIL, password: PASSWORD, code })
    for (let at = 1; at <= 10; at++)
      await expect(guess('00000a', at)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(guess(appCode(t, secret), 99)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('stores neither the secret nor a recovery code as they are shown', async () => {
    const t = testApp()
    const { secret, codes } = await turnOn(t, await aColleague(t, 'admin', EMAIL))
    const stored = JSON.stringify([
      t.db.select().from(secondFactors).all(),
      t.db.select().from(recoveryCodes).all(),
    ]).toLowerCase()
    for (const each of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(each.toLowerCase())
  })

  it('is in the document, with its reasons', async () => {
    const { body } = await testApp().http().get('/openapi.json')
    const { requestBody, responses, description } = body.paths['/api/v1/agency/login'].post
    expect(requestBody.content['application/json'].schema.required).toEqual(['email', 'password'])
    expect(Object.keys(requestBody.content['application/json'].schema.properties)).toContain('code')
    expect(description).toContain('second_factor_required')
    const { schema } = responses['401'].content['application/json']
    expect(JSON.stringify([schema, body.components.schemas.SignInFailure])).toContain('second_factor_wrong')
  })
})
