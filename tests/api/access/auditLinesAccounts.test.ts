import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { printedResetPath } from '../../../server/features/access/passwordReset/service'
import { openWithCode } from '../../../server/features/operations/backups/recoveryCode.service'
import { auditLines } from '../../helpers/auditLines'
import { aColleague, PASSWORD, turnOn } from '../../helpers/people/secondFactor'
import { register } from '../../helpers/people/signingUp'
import { socialProviders } from '../../helpers/people/socialProviders'
import { addWebhook } from '../../helpers/servers/webhooks'
import { testApp } from '../../helpers/testApp'

const EMAIL = 'noor@agency.example'

async function noor() {
  const t = testApp()
  return { t, account: await aColleague(t, 'superadmin', EMAIL) }
}

describe('the audit line of', () => {
  it('a talent’s new account', async () => {
    const t = testApp()
    await register(t)
    const [line] = auditLines(t, 'account created')
    expect(line).toEqual([expect.any(String), 'Asha Rao', line?.[0], null])
  })

  it('a colleague’s new account names the role', async () => {
    const { t, account } = await noor()
    const { team } = t.as(account).admin
    const { invitations } = await team.invite({ name: 'Tara Sen', email: 'tara@agency.example' })
    const { address } = await team.invitationLink({ id: invitations[0]?.id ?? '' })
    const token = new URL(address).searchParams.get('invite') ?? ''
    await t.visitor().auth.joinTeam({ token, name: 'Tara Sen', password: 'a long sentence' })
    const [line] = auditLines(t, 'account created')
    expect(line).toEqual([expect.any(String), 'Tara Sen', line?.[0], 'admin'])
  })

  it('a reactivated account', async () => {
    const { t, account } = await noor()
    const { id } = anAccount(t, { role: 'booker', name: 'Tara Sen' })
    await t.as(account).admin.team.deactivate({ id })
    await t.as(account).admin.team.reactivate({ id })
    expect(auditLines(t, 'account deactivated')).toEqual([[account.id, 'Noor Khan', id, null]])
    expect(auditLines(t, 'account reactivated')).toEqual([[account.id, 'Noor Khan', id, null]])
  })

  it('a changed password', async () => {
    const { t, account } = await noor()
    const given = { currentPassword: PASSWORD, newPassword: 'another sentence' }
    await t.as(account).auth.changePassword(given)
    expect(auditLines(t, 'password changed')).toEqual([[account.id, 'Noor Khan', account.id, null]])
  })

  it('a reset link that was asked for by mail, and one printed on the machine, and the password it reset', async () => {
    const { t, account } = await noor()
    await t.visitor().auth.requestReset({ email: EMAIL })
    const path = new URL(printedResetPath(t.db, t.clock(), account), 'http://localhost').pathname
    const token = path.split('/').at(-1) ?? ''
    await t.visitor().auth.resetPassword({ token, username: EMAIL, newPassword: 'another sentence' })
    expect(auditLines(t, 'password reset asked')).toEqual([
      [null, null, account.id, null],
      [null, null, account.id, 'on the machine'],
    ])
    expect(auditLines(t, 'password reset')).toEqual([[account.id, 'Noor Khan', account.id, null]])
  })

  it('signing out', async () => {
    const { t, account } = await noor()
    await t.as(account).auth.signOut()
    expect(auditLines(t, 'signed out')).toEqual([[account.id, 'Noor Khan', null, null]])
  })

  it('a session that was ended from another', async () => {
    const { t, account } = await noor()
    t.tokenFor(account)
    await t.as(account).auth.endOtherSessions()
    expect(auditLines(t, 'session ended')).toEqual([[account.id, 'Noor Khan', null, null]])
  })

  it('new recovery codes, one that was used, and two-step sign-in turned off', async () => {
    const { t, account } = await noor()
    await turnOn(t, account)
    const { secondFactor } = t.as(account).admin
    const { codes } = await secondFactor.newCodes({ password: PASSWORD })
    expect(auditLines(t, 'recovery codes made')).toEqual([[account.id, 'Noor Khan', account.id, null]])
    await t.visitor().auth.signInAdmin({ email: EMAIL, password: PASSWORD, code: codes[0] ?? '' })
    expect(auditLines(t, 'recovery code used')).toEqual([[account.id, 'Noor Khan', account.id, '9 left']])
    await secondFactor.turnOff({ password: PASSWORD })
    expect(auditLines(t, 'two-step sign-in turned off')).toEqual([
      [account.id, 'Noor Khan', account.id, null],
    ])
  })

  it('who must use two-step sign-in', async () => {
    const { t, account } = await noor()
    await t.as(account).admin.team.requireSecondFactor({ who: 'everybody' })
    expect(auditLines(t, 'two-step sign-in required')).toEqual([
      [account.id, 'Noor Khan', null, 'of everybody'],
    ])
  })

  it('a Google account that was linked to a talent’s', async () => {
    const providers = await socialProviders()
    const t = testApp(providers.environment)
    const asha = anAccount(t, {
      role: 'model',
      name: 'Asha Rao',
      email: 'asha@example.in',
      emailVerifiedAt: t.clock().toISOString(),
    })
    const socialToken = await providers.idToken()
    await t.visitor().auth.signInSocially({ provider: 'google', socialToken })
    expect(auditLines(t, 'social identity linked')).toEqual([[asha.id, 'Asha Rao', asha.id, 'google']])
  })

  it('an API key that was deleted', async () => {
    const { t, account } = await noor()
    const { apiKeys } = t.as(account).admin
    await apiKeys.make({ name: 'Website', actions: ['models.read'], days: null })
    const [key] = (await apiKeys.list()).keys
    await apiKeys.remove({ id: key?.id ?? '' })
    expect(auditLines(t, 'API key deleted')).toEqual([[account.id, 'Noor Khan', null, 'Website']])
  })

  it('a webhook that was paused, resumed and deleted, with its host alone', async () => {
    const { t, account } = await noor()
    const { id } = await addWebhook(t, ['enquiry.received'])
    const { webhooks } = t.as(account).admin
    await webhooks.setPaused({ id, isPaused: true })
    expect(auditLines(t, 'webhook resumed')).toEqual([])
    await webhooks.setPaused({ id, isPaused: false })
    await webhooks.remove({ id })
    const line = [account.id, 'Noor Khan', null, 'hooks.example']
    expect(auditLines(t, 'webhook paused')).toEqual([line])
    expect(auditLines(t, 'webhook resumed')).toEqual([line])
    expect(auditLines(t, 'webhook deleted')).toEqual([line])
  })

  it('secrets that a recovery code opened, with how many', async () => {
    const { t, account } = await noor()
    const { code } = await t.as(account).admin.recoveryCode.make()
    await addWebhook(t, ['enquiry.received'])
    expect(await openWithCode(t.db, randomBytes(32), code, t.clock())).toBe(1)
    expect(auditLines(t, 'secrets opened with the recovery code')).toEqual([[null, null, null, '1']])
  })
})
