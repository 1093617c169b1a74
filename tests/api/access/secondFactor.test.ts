import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents, secondFactors } from '../../../drizzle/schema'
import { deriveSecrets } from '../../../server/core/security/secrets'
import { anAccount } from '../../../server/demo/builders/accounts'
import { findSession } from '../../../server/features/access/accounts/service'
import { aColleague, appCode, PASSWORD, turnOn } from '../../helpers/people/secondFactor'
import { type TestApp, testApp } from '../../helpers/testApp'

const DAY = 86_400_000
const actions = (t: TestApp) =>
  t.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .all()
    .map(({ action }) => action)
    .filter((action) => /two-step|recovery/.test(action))

describe('two-step sign-in', () => {
  it('is turned on by a first code, ends the other sessions and shows ten recovery codes', async () => {
    const t = testApp()
    const noor = await aColleague(t, 'booker', 'noor@agency.example')
    const elsewhere = t.tokenFor(noor)
    const { secondFactor } = t.as(noor).admin
    expect(await secondFactor.get()).toEqual({
      isOn: false,
      since: null,
      codesLeft: 0,
      hasPasskeys: false,
      isRequired: false,
      requiredFrom: null,
    })
    await expect(secondFactor.confirm({ code: '123456' })).rejects.toThrow('Two-step sign-in is off')
    await expect(secondFactor.start({ password: 'wrong horse' })).rejects.toThrow(
      'Your current password is wrong',
    )
    const { secret, qr } = await secondFactor.start({ password: PASSWORD })
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(qr.path).toMatch(/^M0 0h1v1h-1z/)
    expect((await secondFactor.get()).isOn).toBe(false)
    await expect(secondFactor.confirm({ code: '00000a' })).rejects.toThrow('This code is wrong')
    expect(findSession(t, elsewhere)).not.toBeNull()
    const { codes } = await secondFactor.confirm({ code: appCode(t, secret) })
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect(findSession(t, elsewhere)).toBeNull()
    expect(await secondFactor.get()).toMatchObject({ isOn: true, codesLeft: 10 })
    await expect(secondFactor.start({ password: PASSWORD })).rejects.toThrow('Two-step sign-in is already on')
    expect(actions(t)).toEqual(['two-step sign-in turned on'])
  })

  it('gives new recovery codes, which end the old ones, and is turned off, each with the password', async () => {
    const t = testApp()
    const noor = await aColleague(t, 'admin', 'noor@agency.example')
    const { codes } = await turnOn(t, noor)
    const { secondFactor } = t.as(noor).admin
    await expect(secondFactor.newCodes({ password: 'wrong horse' })).rejects.toThrow('password is wrong')
    const renewed = await secondFactor.newCodes({ password: PASSWORD })
    const signIn = (code: string | null) =>
      t.visitor().auth.signInAdmin({ email: 'noor@agency.example', password: PASSWORD, code })
    await expect(signIn(codes[0] ?? '')).rejects.toThrow('This code is wrong')
    expect((await signIn(renewed.codes[0] ?? '')).token).toBeTruthy()
    await expect(secondFactor.turnOff({ password: 'wrong horse' })).rejects.toThrow('password is wrong')
    expect(await secondFactor.turnOff({ password: PASSWORD })).toMatchObject({ isOn: false, codesLeft: 0 })
    expect((await signIn(null)).token).toBeTruthy()
    expect(t.mails().at(-1)).toMatchObject({ subject: 'Tehkhana: Two-step sign-in is off' })
  })

  it('is no way in for a talent, whom it is not for', async () => {
    const t = testApp()
    const talent = anAccount(t, { role: 'model' })
    await expect(t.as(talent).admin.secondFactor.get()).rejects.toThrow('You are not allowed to do this')
  })

  it('S2 S12 is required a week after a superadmin says so; then a colleague without it can only turn it on', async () => {
    const t = testApp()
    const meera = await aColleague(t, 'superadmin', 'meera@agency.example')
    const noor = await aColleague(t, 'booker', 'noor@agency.example')
    const team = t.as(meera).admin.team
    expect(await team.requireSecondFactor({ who: 'superadmins' })).toMatchObject({
      required: { who: 'superadmins', from: '2026-03-09T10:00:00.000Z' },
    })
    t.later(6 * DAY)
    expect(await t.as(meera).admin.me()).toMatchObject({ mustTurnOnSecondFactor: false })
    t.later(DAY)
    // The booker is not meant.
    expect(await t.as(noor).admin.me()).toMatchObject({ mustTurnOnSecondFactor: false })
    expect(await t.as(meera).admin.me()).toMatchObject({ mustTurnOnSecondFactor: true })
    const signedIn = await t
      .visitor()
      .auth.signInAdmin({ email: 'meera@agency.example', password: PASSWORD, code: null })
    const list = () => t.http().get('/admin/bookings').auth(signedIn.token, { type: 'bearer' })
    expect((await list()).status).toBe(403)
    await expect(t.as(meera).admin.team.list()).rejects.toThrow('You are not allowed to do this')
    expect(await t.as(meera).admin.secondFactor.get()).toMatchObject({ isOn: false, isRequired: true })
    await turnOn(t, meera)
    expect(await t.as(meera).admin.me()).toMatchObject({ mustTurnOnSecondFactor: false })
    await expect(t.as(meera).admin.secondFactor.turnOff({ password: PASSWORD })).rejects.toThrow(
      'so it cannot be turned off',
    )
    await t.as(meera).admin.team.requireSecondFactor({ who: 'everybody' })
    t.later(7 * DAY)
    expect(await t.as(noor).admin.me()).toMatchObject({ mustTurnOnSecondFactor: true })
    await t.as(meera).admin.team.requireSecondFactor({ who: 'nobody' })
    expect(await t.as(noor).admin.me()).toMatchObject({ mustTurnOnSecondFactor: false })
  })

  it('is reset by a superadmin, who ends the colleague’s sessions and is in the audit', async () => {
    const t = testApp()
    const meera = t.superadmin()
    const noor = await aColleague(t, 'admin', 'noor@agency.example')
    await turnOn(t, noor)
    const open = t.tokenFor(noor)
    await expect(t.as(noor).admin.team.resetSecondFactor({ id: noor.id })).rejects.toThrow('not allowed')
    expect(await t.as(meera).admin.team.secondFactors()).toMatchObject({ accounts: [noor.id] })
    expect(await t.as(meera).admin.team.resetSecondFactor({ id: noor.id })).toMatchObject({ accounts: [] })
    expect(findSession(t, open)).toBeNull()
    const talent = anAccount(t, { role: 'model' })
    await expect(t.as(meera).admin.team.resetSecondFactor({ id: talent.id })).rejects.toThrow('not found')
    expect(
      t.db.select().from(auditEvents).where(eq(auditEvents.action, 'two-step sign-in reset')).all(),
    ).toMatchObject([{ actorId: meera.id, subject: noor.id }])
    expect(t.mails().at(-1)).toMatchObject({ subject: 'Tehkhana: Two-step sign-in was reset' })
  })

  it('takes recovery codes only, where JWT_SECRET is another one than when it was turned on', async () => {
    const t = testApp()
    const noor = await aColleague(t, 'admin', 'noor@agency.example')
    const { secret, codes } = await turnOn(t, noor)
    const elsewhere = { secrets: deriveSecrets('another secret of the tests, 32 characters') }
    const signIn = (code: string) =>
      t.visitor(elsewhere).auth.signInAdmin({ email: 'noor@agency.example', password: PASSWORD, code })
    await expect(signIn(appCode(t, secret))).rejects.toThrow('This code is wrong')
    expect((await signIn(codes[0] ?? '')).token).toBeTruthy()
    expect(t.db.select().from(secondFactors).all()).toHaveLength(1)
  })
})
