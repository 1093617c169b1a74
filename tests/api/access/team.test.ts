import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, sessions } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { removeUntil } from '../../../server/features/operations/retention/repository'
import { type Account, type TestApp, testApp } from '../../helpers/testApp'

const tokenIn = (t: TestApp) =>
  /\/admin\/welcome\?invite=([\w-]+)/.exec(t.mails().at(-1)?.text ?? '')?.[1] ?? ''
const DAY = 86_400_000

describe('the agency’s accounts', () => {
  it('can be managed by a superadmin only, and only a superadmin invites a booker (D32)', async () => {
    const t = testApp()
    const talent = anAccount(t, { role: 'model' })
    aModel(t, { accountId: talent.id })
    const admin = t.admin()
    const calls = [
      (who: ReturnType<TestApp['as']>) => who.admin.team.list(),
      (who: ReturnType<TestApp['as']>) =>
        who.admin.team.invite({ name: 'Ravi', email: 'ravi@house.example' }),
      (who: ReturnType<TestApp['as']>) =>
        who.admin.team.invite({ name: 'Ravi', email: 'ravi@house.example', role: 'booker' }),
      (who: ReturnType<TestApp['as']>) => who.admin.team.withdraw({ id: 'any' }),
      (who: ReturnType<TestApp['as']>) => who.admin.team.changeRole({ id: admin.id, role: 'superadmin' }),
      (who: ReturnType<TestApp['as']>) => who.admin.team.deactivate({ id: admin.id }),
      (who: ReturnType<TestApp['as']>) => who.admin.team.reactivate({ id: admin.id }),
      (who: ReturnType<TestApp['as']>) => who.admin.audit.list({}),
      (who: ReturnType<TestApp['as']>) => who.admin.audit.export({}),
    ]
    for (const ask of calls) {
      await expect(ask(t.visitor())).rejects.toThrow('Please sign in')
      await expect(ask(t.as(talent))).rejects.toThrow('You are not allowed to do this')
      await expect(ask(t.as(admin))).rejects.toThrow('You are not allowed to do this')
    }
    expect(
      t.db
        .select()
        .from(accounts)
        .all()
        .map((each) => each.role)
        .sort(),
    ).toEqual(['admin', 'model'])
    expect(t.mails()).toEqual([])
  })

  it('are invited by a mailed link that works once, with its own address and role', async () => {
    const t = testApp()
    const meera = t.superadmin()
    const team = await t.as(meera).admin.team.invite({ name: 'Ravi', email: 'Ravi@House.example' })
    expect(team.invitations).toMatchObject([{ email: 'ravi@house.example', role: 'admin' }])
    expect(t.mails()).toMatchObject([{ recipient: 'ravi@house.example' }])
    const token = tokenIn(t)
    expect(JSON.stringify(team)).not.toContain(token)

    expect(await t.visitor().auth.teamInvitation({ token })).toEqual({
      email: 'ravi@house.example',
      role: 'admin',
    })
    const join = { token, name: 'Ravi Menon', password: 'correct horse' }
    const signedIn = await t
      .visitor()
      .auth.joinTeam({ ...join, role: 'superadmin', email: 'else@x.example' } as typeof join)
    expect(signedIn.account).toMatchObject({ name: 'Ravi Menon', role: 'admin' })
    await expect(t.visitor().auth.joinTeam(join)).rejects.toThrow('Invitation not found')
    const again = await t
      .visitor()
      .auth.signInAdmin({ email: 'ravi@house.example', password: 'correct horse' })
    expect(again.account.role).toBe('admin')
    expect((await t.as(meera).admin.team.list()).invitations).toEqual([])
  })

  it('let an invited booker do no more than a booker may', async () => {
    const t = testApp()
    const meera = t.as(t.superadmin())
    const invited = await meera.admin.team.invite({
      name: 'Ravi',
      email: 'ravi@house.example',
      role: 'booker',
    })
    expect(invited.invitations).toMatchObject([{ role: 'booker' }])
    const token = tokenIn(t)
    expect(await t.visitor().auth.teamInvitation({ token })).toMatchObject({ role: 'booker' })
    const { account } = await t
      .visitor()
      .auth.joinTeam({ token, name: 'Ravi Menon', password: 'correct horse' })
    expect(account.role).toBe('booker')
    const row = t.db.select().from(accounts).where(eq(accounts.id, account.id)).get() as Account
    const own = t.as(row)
    expect((await own.desk.today()).dates).toEqual([])
    for (const refused of [own.admin.team.list(), own.admin.audit.list({}), own.admin.models.list({})])
      await expect(refused).rejects.toThrow('You are not allowed to do this')
    const { colleagues } = await meera.admin.team.list()
    expect(colleagues.find(({ name }) => name === 'Ravi Menon')).toMatchObject({ role: 'booker' })
  })

  it('end an older invitation with a newer one, after a week, or when it is withdrawn', async () => {
    const t = testApp()
    const admin = t.as(t.superadmin())
    await admin.admin.team.invite({ name: 'Ravi', email: 'ravi@house.example' })
    const first = tokenIn(t)
    t.later(1000)
    const { invitations } = await admin.admin.team.invite({ name: 'Ravi', email: 'ravi@house.example' })
    const second = tokenIn(t)
    expect(invitations).toHaveLength(1)
    await expect(t.visitor().auth.teamInvitation({ token: first })).rejects.toThrow('Invitation not found')
    await admin.admin.team.withdraw({ id: invitations[0]?.id ?? '' })
    await expect(t.visitor().auth.teamInvitation({ token: second })).rejects.toThrow('Invitation not found')
    const { items } = await admin.admin.audit.list({})
    expect(items[0]).toMatchObject({
      action: 'invitation withdrawn',
      detail: 'r***@house.example (admin)',
    })

    t.later(1000)
    await admin.admin.team.invite({ name: 'Ravi', email: 'ravi@house.example' })
    const third = tokenIn(t)
    t.later(7 * DAY)
    await expect(
      t.visitor().auth.joinTeam({ token: third, name: 'Ravi', password: 'correct horse' }),
    ).rejects.toThrow('Invitation not found')
  })

  it('refuse an address that has an account', async () => {
    const t = testApp()
    const talent = anAccount(t, { role: 'model', email: 'asha@sheet.example' })
    await expect(
      t.as(t.superadmin()).admin.team.invite({ name: 'Asha', email: talent.email ?? '' }),
    ).rejects.toThrow('There is already an account with this email')
  })

  it('S12 refuse to demote or close the last superadmin', async () => {
    const t = testApp()
    const meera = t.superadmin()
    const admin = t.as(meera)
    const last = 'There must be one superadmin'
    await expect(admin.admin.team.changeRole({ id: meera.id, role: 'admin' })).rejects.toThrow(last)
    await expect(admin.admin.team.deactivate({ id: meera.id })).rejects.toThrow(last)
    const ravi = t.superadmin()
    await admin.admin.team.deactivate({ id: ravi.id })
    await expect(admin.admin.team.changeRole({ id: meera.id, role: 'admin' })).rejects.toThrow(last)
    await admin.admin.team.reactivate({ id: ravi.id })
    await admin.admin.team.changeRole({ id: meera.id, role: 'admin' })
    await expect(t.as(meera).admin.team.list()).rejects.toThrow('You are not allowed to do this')
  })

  it('S2 change role and close at once, also for open sessions', async () => {
    const t = testApp()
    const admin = t.as(t.superadmin())
    const ravi = t.admin()
    const token = t.tokenFor(ravi)
    const ask = () => t.http().get('/admin/bookings').auth(token, { type: 'bearer' })
    expect((await ask()).status).toBe(200)
    const seen = (await admin.admin.team.list()).colleagues.find(({ id }) => id === ravi.id)
    expect(seen?.lastSeenAt).toBe('2026-03-02T10:00:00.000Z')
    const { colleagues } = await admin.admin.team.deactivate({ id: ravi.id })
    expect(colleagues.find(({ id }) => id === ravi.id)?.deactivatedAt).toBe('2026-03-02T10:00:00.000Z')
    expect((await ask()).status).toBe(401)
    await admin.admin.team.reactivate({ id: ravi.id })
    expect((await ask()).status).toBe(401)
  })

  it('show when a colleague was last active, also after the sessions were removed; none is stored for a talent', async () => {
    const t = testApp()
    const meera = t.superadmin()
    const ravi = t.admin()
    const never = t.admin()
    const talent = anAccount(t, { role: 'model' })
    aModel(t, { accountId: talent.id })
    const token = t.tokenFor(ravi)
    await t.as(talent).talent.profile.get()
    t.later(2 * 60 * 60_000)
    await t.http().get('/admin/bookings').auth(token, { type: 'bearer' })
    t.later(400 * DAY)
    removeUntil(t.db, 'sessions', t.clock().toISOString())
    expect(t.db.select().from(sessions).all()).toEqual([])
    const { colleagues } = await t.as(meera).admin.team.list()
    expect(colleagues.map(({ id, lastSeenAt }) => [id, lastSeenAt])).toEqual([
      [meera.id, t.clock().toISOString()],
      [ravi.id, '2026-03-02T12:00:00.000Z'],
      [never.id, null],
    ])
    const kept = t.db.select().from(accounts).where(eq(accounts.id, talent.id)).get()
    expect(kept?.lastSeenAt).toBeNull()
  })

  it('do not include talents, which answer not found', async () => {
    const t = testApp()
    const talent = anAccount(t, { role: 'model' })
    const admin = t.as(t.superadmin())
    await expect(admin.admin.team.changeRole({ id: talent.id, role: 'admin' })).rejects.toThrow(
      'Account not found',
    )
    await expect(admin.admin.team.deactivate({ id: talent.id })).rejects.toThrow('Account not found')
    expect((await admin.admin.team.list()).colleagues.map(({ role }) => role)).toEqual(['superadmin'])
  })
})
