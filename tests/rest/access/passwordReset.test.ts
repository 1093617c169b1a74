import { describe, expect, it } from 'vitest'
import { accounts, auditEvents, oneTimeTokens } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { type TestApp, testApp } from '../../helpers/testApp'

const MINUTE = 60_000
const ask = (t: TestApp, email: unknown) => t.http().post('/auth/password-reset-request').send({ email })
const reset = (t: TestApp, token: unknown, change: object = {}) =>
  t
    .http()
    .post('/auth/password-reset')
    .send({ token, username: 'asha@example.in', newPassword: 'another sentence', ...change })
const login = (t: TestApp, password: string) =>
  t.http().post('/api/v1/agency/models/login').send({ identification: 'asha@example.in', password })

async function withAsha(environment = {}) {
  const t = testApp({ PUBLIC_URL: 'https://agency.example', ...environment })
  const asha = anAccount(t, {
    role: 'model',
    email: 'asha@example.in',
    phone: '+919810012345',
    passwordHash: await t.passwords.hash('a long sentence'),
  })
  aModel(t, { accountId: asha.id })
  return { t, asha }
}
/** The token of the newest mailed link. */
const mailedToken = (t: TestApp) =>
  /https:\/\/agency\.example\/reset-password\/([\w-]+)/.exec(t.mails().at(-1)?.text ?? '')?.[1] ?? ''

describe('POST /auth/password-reset-request', () => {
  it.each([[''], ['asha'], ['asha@example.in\nBcc: other@example.in'], [['asha@example.in']]])(
    'refuses %o',
    async (email) => {
      const { t } = await withAsha()
      expect((await ask(t, email)).status).toBe(400)
      expect(t.mails()).toEqual([])
    },
  )

  it('S7 answers alike for known and unknown accounts, and mails only the known', async () => {
    const { t } = await withAsha()
    const known = await ask(t, 'ASHA@example.in')
    const unknown = await ask(t, 'nobody@example.in')
    expect(known.status).toBe(200)
    expect(known.body).toEqual(unknown.body)
    expect(known.body).toMatchObject({ error: false, success: true })
    expect(t.mails().map((mail) => mail.recipient)).toEqual(['asha@example.in'])
    expect(t.db.select().from(auditEvents).all()).toHaveLength(2)
  })

  it('S8 mails a link with the configured address, whatever the Host header says', async () => {
    const { t } = await withAsha()
    await t
      .http()
      .post('/auth/password-reset-request')
      .set('host', 'evil.example')
      .set('x-forwarded-host', 'evil.example')
      .send({ email: 'asha@example.in' })
    expect(mailedToken(t).length).toBeGreaterThanOrEqual(22)
    expect(t.mails()[0]?.text).not.toContain('evil')
  })

  it('S7 stores only a hash of the token', async () => {
    const { t } = await withAsha()
    await ask(t, 'asha@example.in')
    const [kept] = t.db.select().from(oneTimeTokens).all()
    expect(kept?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(kept)).not.toContain(mailedToken(t))
  })

  it('stops at ten an hour for one sender', async () => {
    const { t } = await withAsha({ RATE_LIMIT: 'on' })
    for (let at = 0; at < 10; at++) await ask(t, `person${at}@example.in`)
    expect((await ask(t, 'asha@example.in')).status).toBe(429)
  })

  it('answers alike after three requests an hour for one account, sends no mail, and leaves the last link valid', async () => {
    const { t } = await withAsha({ RATE_LIMIT: 'on' })
    const first = await ask(t, 'asha@example.in')
    await ask(t, 'ASHA@example.in')
    await ask(t, 'asha@example.in')
    const link = mailedToken(t)
    for (let at = 0; at < 4; at++) {
      const more = await ask(t, 'asha@example.in')
      expect(more.status).toBe(200)
      expect(more.body).toEqual(first.body)
    }
    expect(t.mails()).toHaveLength(3)
    expect((await reset(t, link)).status).toBe(200)
  })
})

describe('POST /auth/password-reset', () => {
  const failed = 'Failed to reset password. Please try again or request a new reset link.'

  it.each([
    ['no username', { username: ' ' }, 'username', 'Username is required'],
    ['no password', { newPassword: '' }, 'newPassword', 'New password is required'],
    [
      'a short password',
      { newPassword: 'seven77' },
      'newPassword',
      'Password must be at least 8 characters long',
    ],
    [
      'a password over 72 bytes',
      { newPassword: 'é'.repeat(37) },
      'newPassword',
      'This password is too long. Use up to 72 characters, fewer with accents or non-Latin letters.',
    ],
    ["another account's name", { username: 'other@example.in' }, 'token', failed],
    ['a name nobody has', { username: 'nobody' }, 'token', failed],
  ])('refuses %s, and the link still works', async (_what, change, path, message) => {
    const { t } = await withAsha()
    anAccount(t, { role: 'model', email: 'other@example.in' })
    await ask(t, 'asha@example.in')
    const token = mailedToken(t)
    const answer = await reset(t, token, change)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ success: false, message, issues: [{ path, message }] })
    expect((await login(t, 'a long sentence')).status).toBe(200)
    expect((await reset(t, token)).status).toBe(200)
  })

  it.each(['', 'nonsense', null])('refuses the token %o', async (token) => {
    const { t } = await withAsha()
    expect((await reset(t, token)).status).toBe(400)
  })

  it('S7 refuses a token after thirty minutes, but not before', async () => {
    const { t } = await withAsha()
    await ask(t, 'asha@example.in')
    t.later(30 * MINUTE)
    expect((await reset(t, mailedToken(t))).status).toBe(400)
    await ask(t, 'asha@example.in')
    t.later(30 * MINUTE - 1000)
    expect((await reset(t, mailedToken(t))).status).toBe(200)
  })

  it('S7 refuses an older token when a newer was mailed', async () => {
    const { t } = await withAsha()
    await ask(t, 'asha@example.in')
    const older = mailedToken(t)
    t.later(1000)
    await ask(t, 'asha@example.in')
    expect((await reset(t, older)).status).toBe(400)
    expect((await reset(t, mailedToken(t))).status).toBe(200)
  })

  it('S7 works once, even for two at once', async () => {
    const { t } = await withAsha()
    await ask(t, 'asha@example.in')
    const token = mailedToken(t)
    const answers = await Promise.all([reset(t, token), reset(t, token)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
    expect((await reset(t, token)).status).toBe(400)
  })

  it('S7 accepts the phone as username, sets the password, ends all sessions and mails the owner', async () => {
    const { t, asha } = await withAsha()
    const before = t.tokenFor(asha)
    await ask(t, 'asha@example.in')
    t.later(1000)
    const done = await reset(t, mailedToken(t), { username: '098100 12345' })
    expect(done.body).toMatchObject({
      error: false,
      success: true,
      message: 'Your password has been reset successfully. You can now log in with your new password.',
    })
    expect((await t.http().get('/user/profile').auth(before, { type: 'bearer' })).status).toBe(401)
    expect((await login(t, 'a long sentence')).status).toBe(401)
    expect((await login(t, 'another sentence')).status).toBe(200)
    expect(t.mails().at(-1)?.subject).toBe('Your password at Tehkhana was changed')
    // The mail reached its owner, so the address is proven.
    expect(t.db.select().from(accounts).all()[0]?.emailVerifiedAt).not.toBeNull()
  })

  it('does nothing for an account that was deactivated', async () => {
    const { t } = await withAsha()
    await ask(t, 'asha@example.in')
    t.db.update(accounts).set({ deactivatedAt: t.clock().toISOString() }).run()
    expect((await reset(t, mailedToken(t))).status).toBe(400)
    await ask(t, 'asha@example.in')
    expect(t.mails()).toHaveLength(1)
  })
})
