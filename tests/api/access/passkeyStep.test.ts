import { describe, expect, it } from 'vitest'
import { addPasskey } from '../../helpers/people/passkeys'
import { aColleague, appCode, PASSWORD, turnOn } from '../../helpers/people/secondFactor'
import { testApp } from '../../helpers/testApp'

const EMAIL = 'noor@agency.example'
const GIVEN = { email: EMAIL, password: PASSWORD }
const REFUSED = { code: 'UNAUTHORIZED', message: expect.stringContaining('This passkey was not accepted') }

async function noorWithPasskey(environment: NodeJS.ProcessEnv = {}) {
  const t = testApp(environment)
  const noor = await aColleague(t, 'admin', EMAIL)
  return { t, noor, ...(await addPasskey(t, noor)) }
}

describe('a passkey after the password', () => {
  it('is asked for, without verifying the user, and signs in', async () => {
    const { t, noor, authenticator } = await noorWithPasskey()
    await expect(t.visitor().auth.signInAdmin({ ...GIVEN, code: null })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'Use your passkey, or enter one of your recovery codes',
      cause: { reason: 'second_factor_required', secondSteps: ['passkey'] },
    })
    await expect(
      t.visitor().auth.startPasskeyStep({ email: EMAIL, password: 'wrong horse' }),
    ).rejects.toThrow('Invalid credentials')
    const { attempt, options } = await t.visitor().auth.startPasskeyStep(GIVEN)
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id, transports: ['internal'] }])
    const response = authenticator.sign(options, { isVerified: false, userHandle: null })
    const step = { ...GIVEN, attempt, response }
    expect((await t.visitor().auth.signInWithPasskeyStep(step)).account.id).toBe(noor.id)
    await expect(t.visitor().auth.signInWithPasskeyStep(step)).rejects.toMatchObject({
      ...REFUSED,
      cause: { reason: 'second_factor_wrong' },
    })
  })

  it('is asked for in REST too, where a recovery code stands in for it', async () => {
    const { t, codes } = await noorWithPasskey()
    const send = (more: object) =>
      t
        .http()
        .post('/api/v1/agency/login')
        .send({ ...GIVEN, ...more })
    const asked = await send({})
    expect([asked.status, asked.body]).toEqual([
      401,
      {
        error: true,
        success: false,
        message: 'Use your passkey, or enter one of your recovery codes',
        reason: 'second_factor_required',
        requestId: expect.any(String),
      },
    ])
    expect((await send({ code: codes?.[0] })).status).toBe(200)
    expect((await send({ code: codes?.[0] })).status).toBe(401)
  })

  it('is one of two ways for who has the app too', async () => {
    const { t, noor, authenticator } = await noorWithPasskey()
    const { secret } = await turnOn(t, noor)
    await expect(t.visitor().auth.signInAdmin({ ...GIVEN, code: null })).rejects.toMatchObject({
      message: 'Enter the code from your authenticator app',
      cause: { secondSteps: ['app', 'passkey'] },
    })
    expect((await t.visitor().auth.signInAdmin({ ...GIVEN, code: appCode(t, secret) })).token).toBeTruthy()
    const { attempt, options } = await t.visitor().auth.startPasskeyStep(GIVEN)
    const response = authenticator.sign(options)
    expect((await t.visitor().auth.signInWithPasskeyStep({ ...GIVEN, attempt, response })).token).toBeTruthy()
  })

  it('S4 is refused when it is a colleague’s, or signed for another purpose or person', async () => {
    const { t, authenticator } = await noorWithPasskey()
    const tara = await aColleague(t, 'admin', 'tara@agency.example')
    const { authenticator: taras } = await addPasskey(t, tara)
    const asTara = { email: 'tara@agency.example', password: PASSWORD }
    const step = (given: typeof GIVEN, attempt: string, response: ReturnType<typeof taras.sign>) =>
      t.visitor().auth.signInWithPasskeyStep({ ...given, attempt, response })
    const noors = await t.visitor().auth.startPasskeyStep(GIVEN)
    await expect(step(GIVEN, noors.attempt, taras.sign(noors.options))).rejects.toMatchObject(REFUSED)
    const hers = await t.visitor().auth.startPasskeyStep(asTara)
    await expect(step(GIVEN, hers.attempt, authenticator.sign(hers.options))).rejects.toMatchObject(REFUSED)
    const alone = await t.visitor().auth.startPasskey()
    await expect(step(GIVEN, alone.attempt, authenticator.sign(alone.options))).rejects.toMatchObject(REFUSED)
    const after = await t.visitor().auth.startPasskeyStep(GIVEN)
    await expect(
      t
        .visitor()
        .auth.signInWithPasskey({ attempt: after.attempt, response: authenticator.sign(after.options) }),
    ).rejects.toMatchObject(REFUSED)
  })

  it('S5 is refused after ten wrong ones, as codes are', async () => {
    const { t, authenticator } = await noorWithPasskey({ RATE_LIMIT: 'on' })
    const response = authenticator.sign({ rpId: 'localhost', challenge: 'eA' })
    const guess = (at: number) =>
      t
        .visitor({ address: `192.0.2.${at}` })
        .auth.signInWithPasskeyStep({ ...GIVEN, attempt: 'none', response })
    for (let at = 1; at <= 10; at++) await expect(guess(at)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(guess(99)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
