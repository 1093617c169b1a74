import { describe, expect, it } from 'vitest'
import { sessions } from '../../../../drizzle/schema'
import { ACTIONS, lacksProof } from '../../../../server/core/security/permissions'
import { actionOf, appRouter } from '../../../../server/router'
import { anAuthenticator } from '../../../helpers/people/authenticator'
import { addPasskey } from '../../../helpers/people/passkeys'
import { aColleague, PASSWORD } from '../../../helpers/people/secondFactor'
import { type TestApp, testApp } from '../../../helpers/testApp'

/** Every action that asks for the password or a passkey; all others of the table do not. */
const WITH_PROOF = [
  'serverSettings.change',
  'moneySettings.change',
  'apiKeys.change',
  'system.changeProgram',
  'recoveryCode.make',
  'backups.setBucket',
  'backups.download',
  'backups.restore',
  'team.change',
  'webhooks.change',
]
/** The procedures of these actions. */
const PROCEDURES = [
  'admin.apiKeys.make',
  'admin.apiKeys.remove',
  'admin.backups.acceptRestore',
  'admin.backups.download',
  'admin.backups.dropRestore',
  'admin.backups.endBucket',
  'admin.backups.inBucket',
  'admin.backups.setBucket',
  'admin.backups.startReplica',
  'admin.backups.startRestore',
  'admin.backups.testBucket',
  'admin.moneySettings.addTaxCode',
  'admin.moneySettings.addWithholdingCode',
  'admin.moneySettings.save',
  'admin.moneySettings.sayNumbers',
  'admin.recoveryCode.make',
  'admin.settings.saveServer',
  'admin.statementSettings.addCommission',
  'admin.statementSettings.save',
  'admin.statementSettings.saveTerms',
  'admin.system.wantChange',
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

it('a session is stored without a proof', () => {
  const t = testApp()
  t.tokenFor(t.superadmin(), { isProved: false })
  expect(t.db.select().from(sessions).all()).toMatchObject([{ provedAt: null }])
})
