import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, auditEvents, passkeyChallenges, passkeys } from '../../../drizzle/schema'
import { anAuthenticator } from '../../helpers/people/authenticator'
import { addPasskey, signInAlone } from '../../helpers/people/passkeys'
import { aColleague } from '../../helpers/people/secondFactor'
import { type TestApp, testApp } from '../../helpers/testApp'

const EMAIL = 'noor@agency.example'
const REFUSED = { code: 'UNAUTHORIZED', message: expect.stringContaining('This passkey was not accepted') }

async function noorWithPasskey(environment: NodeJS.ProcessEnv = {}) {
  const t = testApp(environment)
  const noor = await aColleague(t, 'admin', EMAIL)
  return { t, noor, ...(await addPasskey(t, noor)) }
}
const failures = (t: TestApp) =>
  t.db.select().from(auditEvents).where(eq(auditEvents.action, 'sign-in failed')).all()

describe('a passkey alone', () => {
  it('signs in, counts as both steps, and is marked as used', async () => {
    const { t, noor, authenticator } = await noorWithPasskey()
    const { options } = await t.visitor().auth.startPasskey()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    t.later(60_000)
    const signedIn = await signInAlone(t, authenticator)
    expect(signedIn.account).toMatchObject({ id: noor.id, role: 'admin' })
    expect(t.db.select().from(passkeys).all()).toMatchObject([
      { counter: 1, lastUsedAt: '2026-03-02T10:01:00.000Z' },
    ])
    expect((await t.http().get('/admin/bookings').auth(signedIn.token, { type: 'bearer' })).status).toBe(200)
    expect(
      t.db.select().from(auditEvents).where(eq(auditEvents.detail, 'with a passkey')).all(),
    ).toMatchObject([{ action: 'signed in', actorId: noor.id }])
  })

  it.each([
    ['was signed at another address', { origin: 'https://agency.example.evil.example' }],
    ['was signed at another port', { origin: 'http://localhost:3001' }],
    ['is for another site', { rpId: 'evil.example' }],
    ['did not verify its user', { isVerified: false }],
    ['signed another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['names another account', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['names no account', { userHandle: null }],
  ])('is refused when it %s', async (_, wrong) => {
    const { t, authenticator } = await noorWithPasskey()
    await expect(signInAlone(t, authenticator, wrong)).rejects.toMatchObject(REFUSED)
    expect(failures(t)).toMatchObject([{ detail: 'passkey' }])
    expect((await signInAlone(t, authenticator)).token).toBeTruthy()
  })

  it('is refused a second time with the same answer, and after five minutes', async () => {
    const { t, authenticator } = await noorWithPasskey()
    const { attempt, options } = await t.visitor().auth.startPasskey()
    const answer = { attempt, response: authenticator.sign(options) }
    const signIn = () => t.visitor().auth.signInWithPasskey(answer)
    expect((await signIn()).token).toBeTruthy()
    await expect(signIn()).rejects.toMatchObject(REFUSED)
    const late = await t.visitor().auth.startPasskey()
    t.later(5 * 60_000)
    await expect(
      t
        .visitor()
        .auth.signInWithPasskey({ attempt: late.attempt, response: authenticator.sign(late.options) }),
    ).rejects.toMatchObject(REFUSED)
    await t.visitor().auth.startPasskey()
    expect(t.db.select().from(passkeyChallenges).all()).toHaveLength(1)
  })

  it('lets one of many that send the same answer at once in', async () => {
    const { t, authenticator } = await noorWithPasskey()
    const { attempt, options } = await t.visitor().auth.startPasskey()
    const response = authenticator.sign(options)
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => t.visitor().auth.signInWithPasskey({ attempt, response })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is refused when its counter does not go up, because somebody has a copy', async () => {
    const { t, authenticator } = await noorWithPasskey()
    await signInAlone(t, authenticator, { counter: 7 })
    for (const counter of [7, 3, 0])
      await expect(signInAlone(t, authenticator, { counter })).rejects.toMatchObject(REFUSED)
    expect((await signInAlone(t, authenticator, { counter: 8 })).token).toBeTruthy()
  })

  it('S6 answers an unknown passkey, a deactivated colleague and a talent alike', async () => {
    const { t, noor, authenticator } = await noorWithPasskey()
    const stranger = anAuthenticator()
    stranger.make({ rp: { id: 'localhost' }, user: { id: 'eA' }, challenge: 'eA' })
    const answers = [await signInAlone(t, stranger).catch((error: Error) => error)]
    for (const change of [
      { deactivatedAt: t.clock().toISOString() },
      { deactivatedAt: null, role: 'model' as const },
    ]) {
      t.db.update(accounts).set(change).where(eq(accounts.id, noor.id)).run()
      answers.push(await signInAlone(t, authenticator).catch((error: Error) => error))
    }
    expect(answers).toHaveLength(3)
    for (const answer of answers) expect(answer).toMatchObject(REFUSED)
  })

  it('S5 is refused after ten failures of the account and thirty of the address', async () => {
    const { t, authenticator } = await noorWithPasskey({ RATE_LIMIT: 'on' })
    const tries = async (address: string, response: ReturnType<typeof authenticator.sign>) =>
      t.visitor({ address }).auth.signInWithPasskey({ attempt: 'none', response })
    const known = authenticator.sign({ rpId: 'localhost', challenge: 'eA' })
    for (let at = 1; at <= 10; at++)
      await expect(tries(`192.0.2.${at}`, known)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(tries('192.0.2.99', known)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const unknown = anAuthenticator().sign({ rpId: 'localhost', challenge: 'eA' }, { userHandle: null })
    for (let at = 1; at <= 30; at++)
      await expect(tries('198.51.100.1', unknown)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(tries('198.51.100.1', unknown)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const asks = () => t.visitor({ address: '203.0.113.1' }).auth.startPasskey()
    for (let at = 1; at <= 60; at++) await asks()
    await expect(asks()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
