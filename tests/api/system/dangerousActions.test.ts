import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, auditEvents, sessions } from '../../../drizzle/schema'
import { ACTIONS, lacksProof } from '../../../server/core/security/permissions'
import { anAccount } from '../../../server/demo/builders/accounts'
import { actionOf, appRouter } from '../../../server/router'
import { anAuthenticator } from '../../helpers/authenticator'
import { addPasskey } from '../../helpers/passkeys'
import { aColleague, PASSWORD } from '../../helpers/secondFactor'
import { type Account, type TestApp, testApp } from '../../helpers/testApp'

/** Every action that asks for the password or a passkey; all others of the table do not. */
const WITH_PROOF = [
  'serverSettings.change',
  'apiKeys.change',
  'recoveryCode.make',
  'backups.download',
  'team.change',
  'webhooks.change',
]
/** The procedures of these actions. */
const PROCEDURES = [
  'admin.apiKeys.make',
  'admin.apiKeys.remove',
  'admin.backups.download',
  'admin.recoveryCode.make',
  'admin.settings.saveServer',
  'admin.team.changeRole',
  'admin.team.deactivate',
  'admin.team.invitationLink',
  'admin.team.invite',
  'admin.team.reactivate',
  'admin.team.requireSecondFactor',
  'admin.team.resend',
  'admin.team.resetSecondFactor',
  'admin.team.withdraw',
  'admin.webhooks.add',
  'admin.webhooks.remove',
  'admin.webhooks.sendTest',
  'admin.webhooks.setPaused',
]
const REFUSED =
  'Confirm that it is you first: with your password (POST /trpc/auth.proveByPassword) or a passkey, once in ten minutes'

const isDangerous = (action: (typeof ACTIONS)[number]) => lacksProof({}, action, new Date())
const post = (t: TestApp, token: string, path: string, body: object) =>
  t.http().post(path).set('authorization', `Bearer ${token}`).send(body)
const call = (t: TestApp, token: string, procedure: string, body: object = {}) =>
  post(t, token, `/trpc/${procedure}`, body)
const invite = { name: 'Ravi Menon', email: 'ravi@example.in', role: 'superadmin' }

/** A superadmin with a password, and the token of signing in by it. */
async function signedIn(t: TestApp) {
  const meera = await aColleague(t, 'superadmin', 'meera@example.in')
  const { token } = await t
    .visitor()
    .auth.signInAdmin({ email: 'meera@example.in', password: PASSWORD, code: '' })
  return { meera, token }
}

describe('dangerous actions', () => {
  it('are these of the table, and their procedures are these', () => {
    expect(ACTIONS.filter(isDangerous)).toEqual(WITH_PROOF)
    const procedures = Object.keys(appRouter._def.procedures)
    expect(procedures.filter((name) => isDangerous(actionOf(name))).sort()).toEqual(PROCEDURES)
  })

  it.each(PROCEDURES)(
    '%s is refused to a session that has proved nothing, and not after a proof',
    async (name) => {
      const t = testApp()
      const superadmin = t.superadmin()
      const refused = await call(t, t.tokenFor(superadmin, { isProved: false }), name)
      expect(refused.status).toBe(403)
      expect(refused.body.error).toMatchObject({ message: REFUSED, data: { reason: 'proof_required' } })
      const proved = await call(t, t.tokenFor(superadmin), name)
      expect([200, 400]).toContain(proved.status)
    },
  )

  it('are refused right after signing in, so that a token alone never reaches the database', async () => {
    const t = testApp()
    const { token } = await signedIn(t)
    expect((await call(t, token, 'admin.team.invite', invite)).status).toBe(403)
    const backup = await post(t, token, '/exports/backup.zip', { name: 'agency-1', part: 'database' })
    expect(backup.status).toBe(403)
    expect(backup.body).toMatchObject({ error: true, message: REFUSED, reason: 'proof_required' })
    expect(t.mails()).toEqual([])
  })

  it('pass for ten minutes after the password was given again, in that session only', async () => {
    const t = testApp()
    const { meera, token } = await signedIn(t)
    const other = t.tokenFor(meera, { isProved: false })
    expect((await call(t, token, 'auth.proveByPassword', { password: PASSWORD })).status).toBe(200)
    expect((await call(t, token, 'admin.team.invite', invite)).status).toBe(200)
    expect((await call(t, other, 'admin.recoveryCode.make')).status).toBe(403)
    t.later(10 * 60_000 - 1)
    expect((await call(t, token, 'admin.recoveryCode.make')).status).toBe(200)
    t.later(1)
    expect((await call(t, token, 'admin.recoveryCode.make')).status).toBe(403)
  })

  it('stay refused after a wrong password, of which ten are too many', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const { token } = await signedIn(t)
    for (let tries = 0; tries < 10; tries++) {
      const answer = await call(t, token, 'auth.proveByPassword', { password: 'wrong' })
      expect(answer.status).toBe(400)
      expect(answer.body.error.data.issues).toEqual([
        { path: 'password', message: 'Your current password is wrong' },
      ])
    }
    expect((await call(t, token, 'auth.proveByPassword', { password: PASSWORD })).status).toBe(429)
    expect((await call(t, token, 'admin.recoveryCode.make')).status).toBe(403)
  })

  it('are refused to people who may not do them at all, whatever they prove', async () => {
    const t = testApp()
    const token = t.tokenFor(t.admin())
    const answer = await call(t, token, 'admin.team.invite', invite)
    expect(answer.status).toBe(403)
    expect(answer.body.error).toMatchObject({
      message: 'You are not allowed to do this',
      data: { reason: null },
    })
  })
})

describe('a proof by passkey', () => {
  /** A superadmin with a passkey, and the calls of one session that has proved nothing. */
  async function withPasskey() {
    const t = testApp()
    const account = await aColleague(t, 'superadmin', 'noor@example.in')
    const { authenticator } = await addPasskey(t, account)
    const token = t.tokenFor(account, { isProved: false })
    const start = async (by = token) => (await call(t, by, 'auth.startPasskeyProof')).body.result.data
    const prove = (given: object, by = token) => call(t, by, 'auth.proveByPasskey', given)
    return { t, account, authenticator, token, start, prove }
  }

  it('counts like the password', async () => {
    const { t, authenticator, token, start, prove } = await withPasskey()
    const { attempt, options } = await start()
    expect(options.userVerification).toBe('required')
    expect((await prove({ attempt, response: authenticator.sign(options) })).status).toBe(200)
    expect((await call(t, token, 'admin.recoveryCode.make')).status).toBe(200)
  })

  it('is refused for another session, without verification of its user, and for a challenge of signing in', async () => {
    const { t, account, authenticator, token, start, prove } = await withPasskey()
    const other = t.tokenFor(account, { isProved: false })
    const first = await start()
    expect(
      (await prove({ attempt: first.attempt, response: authenticator.sign(first.options) }, other)).status,
    ).toBe(400)
    const second = await start()
    const unverified = authenticator.sign(second.options, { isVerified: false })
    expect((await prove({ attempt: second.attempt, response: unverified })).status).toBe(400)
    const step = await t.visitor().auth.startPasskeyStep({ email: 'noor@example.in', password: PASSWORD })
    expect((await prove({ attempt: step.attempt, response: authenticator.sign(step.options) })).status).toBe(
      400,
    )
    const third = await start()
    expect(
      (await prove({ attempt: third.attempt, response: anAuthenticator().sign(third.options) })).status,
    ).toBe(400)
    for (const by of [token, other]) expect((await call(t, by, 'admin.recoveryCode.make')).status).toBe(403)
  })

  it('is not a second step of signing in', async () => {
    const { t, authenticator, start } = await withPasskey()
    const { attempt, options } = await start()
    const credentials = { email: 'noor@example.in', password: PASSWORD }
    const response = authenticator.sign(options)
    await expect(
      t.visitor().auth.signInWithPasskeyStep({ ...credentials, attempt, response }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('is offered to nobody without a passkey', async () => {
    const t = testApp()
    const token = t.tokenFor(t.superadmin(), { isProved: false })
    expect((await call(t, token, 'auth.startPasskeyProof')).status).toBe(409)
  })
})

describe('the other superadmins', () => {
  const TEXT = (what: string) => `Dear Asha Nair,

${what}

If this was not agreed, deactivate that account under Team at once, and undo what was done:
http://localhost:3000/admin/team
`
  /** Devika does something; Asha is the other superadmin. An admin and a deactivated superadmin are told nothing. */
  function three() {
    const t = testApp()
    const devika = anAccount(t, { role: 'superadmin', name: 'Devika Rao', email: 'devika@example.in' })
    anAccount(t, { role: 'superadmin', name: 'Asha Nair', email: 'asha@example.in' })
    anAccount(t, {
      role: 'superadmin',
      name: 'Gone',
      email: 'gone@example.in',
      deactivatedAt: '2026-01-01T00:00:00.000Z',
    })
    const colleague = anAccount(t, { role: 'admin', name: 'Kiran Das', email: 'kiran@example.in' })
    const told = () => t.mails().filter(({ subject }) => subject.includes('a superadmin '))
    return { t, devika, colleague, told }
  }
  const deeds: [
    what: string,
    deed: (t: TestApp, by: Account, of: Account) => unknown,
    subject: string,
    sentence: string,
  ][] = [
    [
      'an invitation',
      (t, by) => t.as(by).admin.team.invite({ name: 'Ravi', email: 'ravi@example.in', role: 'admin' }),
      'a superadmin invited someone to the team',
      'Devika Rao invited someone to the team: Ravi (admin).',
    ],
    [
      'a role',
      (t, by, { id }) => t.as(by).admin.team.changeRole({ id, role: 'superadmin' }),
      'a superadmin changed the role of a colleague',
      'Devika Rao changed the role of a colleague: Kiran Das: admin to superadmin.',
    ],
    [
      'a deactivation',
      (t, by, { id }) => t.as(by).admin.team.deactivate({ id }),
      'a superadmin deactivated the account of a colleague',
      'Devika Rao deactivated the account of a colleague: Kiran Das.',
    ],
    [
      'a key',
      (t, by) => t.as(by).admin.apiKeys.make({ name: 'Website', actions: ['models.read'], days: null }),
      'a superadmin made an API key',
      'Devika Rao made an API key: Website.',
    ],
    [
      'a webhook',
      (t, by) =>
        t.as(by).admin.webhooks.add({ url: 'https://hooks.example/secret', events: ['enquiry.received'] }),
      'a superadmin added a webhook',
      'Devika Rao added a webhook: hooks.example.',
    ],
    [
      'a recovery code',
      (t, by) => t.as(by).admin.recoveryCode.make(),
      'a superadmin made a new recovery code of the backups',
      'Devika Rao made a new recovery code of the backups.',
    ],
    [
      'the rule of two-step sign-in',
      (t, by) => t.as(by).admin.team.requireSecondFactor({ who: 'everybody' }),
      'a superadmin changed who must use two-step sign-in',
      'Devika Rao changed who must use two-step sign-in: of everybody.',
    ],
  ]
  it.each(deeds)('are told of %s, and nobody else is', async (_what, deed, subject, sentence) => {
    const { t, devika, colleague, told } = three()
    await deed(t, devika, colleague)
    expect(told()).toMatchObject([{ recipient: 'asha@example.in' }])
    expect(told()[0]?.subject).toMatch(new RegExp(`: ${subject}$`))
    expect(told()[0]?.text).toContain(TEXT(sentence))
    expect(
      t.db
        .select()
        .from(auditEvents)
        .all()
        .filter(({ actorId }) => actorId === devika.id),
    ).not.toEqual([])
  })

  it('hear of their own demotion too', async () => {
    const { t, devika, told } = three()
    const asha = t.db.select().from(accounts).where(eq(accounts.email, 'asha@example.in')).get()
    await t.as(devika).admin.team.changeRole({ id: asha?.id ?? '', role: 'booker' })
    expect(told()).toMatchObject([{ recipient: 'asha@example.in' }])
  })

  it('are told nothing of what was refused or changed nothing', async () => {
    const { t, devika, colleague, told } = three()
    await t.as(devika).admin.team.changeRole({ id: colleague.id, role: 'admin' })
    await t.as(devika).admin.team.resetSecondFactor({ id: colleague.id })
    await expect(t.as(devika).admin.apiKeys.remove({ id: 'nothing' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(told()).toEqual([])
  })
})

it('a session is stored without a proof', () => {
  const t = testApp()
  t.tokenFor(t.superadmin(), { isProved: false })
  expect(t.db.select().from(sessions).all()).toMatchObject([{ provedAt: null }])
})
