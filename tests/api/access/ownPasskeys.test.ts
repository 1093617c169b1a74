import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, auditEvents, passkeyChallenges, passkeys, recoveryCodes } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { findSession } from '../../../server/features/access/accounts/service'
import { removeOnServer } from '../../../server/features/access/secondFactor/service'
import { anAuthenticator } from '../../helpers/people/authenticator'
import { addPasskey, signInAlone } from '../../helpers/people/passkeys'
import { aColleague, appCode, PASSWORD, turnOn } from '../../helpers/people/secondFactor'
import { type TestApp, testApp } from '../../helpers/testApp'

const EMAIL = 'noor@agency.example'
const DAY = 86_400_000
const audited = (t: TestApp) =>
  t.db
    .select()
    .from(auditEvents)
    .all()
    .filter(({ action }) => /passkey/.test(action))
    .map(({ action, actorName, detail }) => [action, actorName, detail])

describe('own passkeys', () => {
  it('are added with the password again, end the other sessions, tell the owner and give recovery codes once', async () => {
    const t = testApp()
    const noor = await aColleague(t, 'booker', EMAIL)
    const elsewhere = t.tokenFor(noor)
    const own = t.as(noor).admin.passkeys
    expect(await own.list()).toEqual({ passkeys: [], isPossible: true })
    await expect(own.start({ password: 'wrong horse' })).rejects.toThrow('Your current password is wrong')
    const { attempt, options } = await own.start({ password: PASSWORD })
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Tehkhana' },
      user: { id: Buffer.from(noor.id).toString('base64url'), name: EMAIL, displayName: 'Noor Khan' },
      attestation: 'none',
      excludeCredentials: [],
    })
    const { codes } = await own.add({ attempt, name: 'Phone', response: anAuthenticator().make(options) })
    expect(new Set(codes).size).toBe(10)
    expect(findSession(t, elsewhere)).toBeNull()
    expect(await own.list()).toMatchObject({
      passkeys: [{ name: 'Phone', createdAt: '2026-03-02T10:00:00.000Z', lastUsedAt: null }],
    })
    expect((await addPasskey(t, noor, 'Laptop')).codes).toBeNull()
    expect((await own.list()).passkeys.map(({ name }) => name)).toEqual(['Phone', 'Laptop'])
    const again = await own.start({ password: PASSWORD })
    expect(again.options.excludeCredentials).toHaveLength(2)
    expect(audited(t)).toEqual([
      ['passkey added', 'Noor Khan', 'Phone'],
      ['passkey added', 'Noor Khan', 'Laptop'],
    ])
    expect(t.mails().map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [EMAIL, 'Tehkhana: A passkey was added'],
      [EMAIL, 'Tehkhana: A passkey was added'],
    ])
  })

  it('are renamed and, with the password, deleted by their owner alone; the last takes the recovery codes along', async () => {
    const t = testApp()
    const noor = await aColleague(t, 'admin', EMAIL)
    const tara = await aColleague(t, 'admin', 'tara@agency.example')
    await addPasskey(t, noor)
    const id = (await t.as(noor).admin.passkeys.list()).passkeys[0]?.id ?? ''
    await expect(t.as(tara).admin.passkeys.rename({ id, name: 'Mine' })).rejects.toThrow('Passkey not found')
    await expect(t.as(tara).admin.passkeys.remove({ id, password: PASSWORD })).rejects.toThrow('not found')
    const own = t.as(noor).admin.passkeys
    await expect(own.rename({ id, name: '  ' })).rejects.toThrow('Enter a name')
    expect((await own.rename({ id, name: 'Work phone' })).passkeys).toMatchObject([{ name: 'Work phone' }])
    await expect(own.remove({ id, password: 'wrong horse' })).rejects.toThrow('password is wrong')
    const elsewhere = t.tokenFor(noor)
    expect(await own.remove({ id, password: PASSWORD })).toMatchObject({ passkeys: [] })
    expect(findSession(t, elsewhere)).toBeNull()
    expect(t.db.select().from(recoveryCodes).all()).toEqual([])
    expect(audited(t).at(-1)).toEqual(['passkey deleted', 'Noor Khan', 'Work phone'])
    expect(t.mails().at(-1)).toMatchObject({ recipient: EMAIL, subject: 'Tehkhana: A passkey was deleted' })
    expect(
      (await t.visitor().auth.signInAdmin({ email: EMAIL, password: PASSWORD, code: null })).token,
    ).toBeTruthy()
  })

  it('leave the codes of the app and the recovery codes as they are, and so does the app leave them', async () => {
    const t = testApp()
    const noor = await aColleague(t, 'admin', EMAIL)
    const { secret, codes } = await turnOn(t, noor)
    expect((await addPasskey(t, noor)).codes).toBeNull()
    const signIn = (code: string) => t.visitor().auth.signInAdmin({ email: EMAIL, password: PASSWORD, code })
    expect((await signIn(appCode(t, secret))).token).toBeTruthy()
    const { secondFactor } = t.as(noor).admin
    expect(await secondFactor.turnOff({ password: PASSWORD })).toMatchObject({
      isOn: false,
      hasPasskeys: true,
      codesLeft: 10,
    })
    expect((await signIn(codes[0] ?? '')).token).toBeTruthy()
    expect((await secondFactor.newCodes({ password: PASSWORD })).codes).toHaveLength(10)
  })

  it('satisfy the rule for superadmins, who then cannot delete the last second step', async () => {
    const t = testApp()
    const meera = await aColleague(t, 'superadmin', EMAIL)
    await t.as(meera).admin.team.requireSecondFactor({ who: 'superadmins' })
    t.later(7 * DAY)
    expect(await t.as(meera).admin.me()).toMatchObject({ mustTurnOnSecondFactor: true })
    await addPasskey(t, meera)
    expect(await t.as(meera).admin.me()).toMatchObject({
      mustTurnOnSecondFactor: false,
      secondFactorDue: null,
    })
    expect(await t.as(meera).admin.team.secondFactors()).toMatchObject({ accounts: [meera.id] })
    const id = (await t.as(meera).admin.passkeys.list()).passkeys[0]?.id ?? ''
    const remove = () => t.as(meera).admin.passkeys.remove({ id, password: PASSWORD })
    await expect(remove()).rejects.toThrow('so it cannot be turned off')
    expect((await t.as(meera).admin.passkeys.list()).passkeys).toHaveLength(1)
    await turnOn(t, meera)
    expect((await remove()).passkeys).toEqual([])
  })

  it('go with a reset by a superadmin or on the server, and with the account', async () => {
    const t = testApp()
    const noor = await aColleague(t, 'admin', EMAIL)
    const { authenticator } = await addPasskey(t, noor)
    const open = t.tokenFor(noor)
    await t.as(t.superadmin()).admin.team.resetSecondFactor({ id: noor.id })
    expect(findSession(t, open)).toBeNull()
    expect(t.mails().at(-1)).toMatchObject({ subject: 'Tehkhana: Two-step sign-in was reset' })
    await expect(signInAlone(t, authenticator)).rejects.toThrow('This passkey was not accepted')
    await addPasskey(t, noor)
    const row = t.db.select().from(accounts).where(eq(accounts.id, noor.id)).all()[0]
    expect(row && removeOnServer(t.db, t.clock(), row)).toBe(true)
    for (const table of [passkeys, recoveryCodes]) expect(t.db.select().from(table).all()).toEqual([])
    await addPasskey(t, noor)
    await t.visitor().auth.startPasskeyStep({ email: EMAIL, password: PASSWORD })
    t.db.delete(accounts).run()
    for (const table of [passkeys, passkeyChallenges]) expect(t.db.select().from(table).all()).toEqual([])
  })

  it('are no more than twenty, and not for talents', async () => {
    const t = testApp()
    const noor = await aColleague(t, 'admin', EMAIL)
    for (let at = 1; at <= 20; at++) await addPasskey(t, noor, `Key ${at}`)
    await expect(addPasskey(t, noor, 'Key 21')).rejects.toThrow('You can have up to 20 passkeys')
    const talent = anAccount(t, { role: 'model' })
    await expect(t.as(talent).admin.passkeys.list()).rejects.toThrow('You are not allowed to do this')
  })

  it('need a site with a domain name and https', async () => {
    const t = testApp({ PUBLIC_URL: 'http://192.0.2.7:3000' })
    const noor = await aColleague(t, 'admin', EMAIL)
    expect(await t.as(noor).admin.passkeys.list()).toEqual({ passkeys: [], isPossible: false })
    await expect(t.as(noor).admin.passkeys.start({ password: PASSWORD })).rejects.toThrow(
      'Passkeys need a site with a domain name and https',
    )
    await expect(t.visitor().auth.startPasskey()).rejects.toMatchObject({ code: 'NOT_IMPLEMENTED' })
  })
})
