// @module-tag slow

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, settings } from '../../../drizzle/schema'
import { readConfig } from '../../../server/core/config'
import { sha256 } from '../../../server/core/security/secrets'
import { anAccount } from '../../../server/demo/builders/accounts'
import { replaceKnownPasswords, seedDemo } from '../../../server/demo/seed'
import { demoApp } from '../../helpers/roster/demoRows'
import { type TestApp, testApp } from '../../helpers/testApp'

const PUBLIC = { PUBLIC_URL: 'https://agency.example', DEMO_DATA: 'true' }
const ADMIN = { email: 'admin@tehkhana.example', password: 'darkroom-lamp' }
const TALENT = { identification: 'naina@tehkhana.example', password: 'contact-sheet' }

/** The same database at the next start, with other variables. */
const restarted = (t: TestApp, environment: Record<string, string>): TestApp => ({
  ...t,
  config: { ...t.config, ...readConfig({ DEMO_PICTURES: 'none', ...environment }, process.cwd()) },
})
/** A database that a start on this machine has seeded, with the accounts only: seeding it whole takes seconds. */
async function aSeededDatabase(adminEmail = ADMIN.email, adminPassword = ADMIN.password) {
  const t = testApp({ DEMO_PICTURES: 'none' })
  const [admin, talent] = await Promise.all([
    t.passwords.hash(adminPassword),
    t.passwords.hash(TALENT.password),
  ])
  anAccount(t, { role: 'superadmin', email: adminEmail, passwordHash: admin })
  anAccount(t, { role: 'model', email: TALENT.identification, passwordHash: talent })
  const value = JSON.stringify({ admin: sha256(admin), talent: sha256(talent) })
  t.db.insert(settings).values({ key: 'demo-accounts', value }).run()
  return t
}
/** The address and the password of a line of the start, by the kind of account. */
const saidFor = (role: string, lines: readonly string[] = []) => {
  const line = lines.find((each) => each.startsWith(`${role}: `)) ?? ''
  const [, email = '', password = ''] = /^\w+: (\S+) \/ (\S+)/.exec(line) ?? []
  return { email, password, line }
}

describe('S4 a demo agency seeded with a public address', () => {
  it('has random passwords, printed by this start only, and the known ones are refused', async () => {
    const { t, demo } = await demoApp(PUBLIC)
    const admin = saidFor('Administrator', demo?.signIns)
    const talent = saidFor('Talent', demo?.signIns)
    for (const { password, line } of [admin, talent]) {
      expect(password).toMatch(/^[\w-]{20,}$/)
      expect(line).toContain('(printed this once)')
    }
    expect(admin.password).not.toBe(talent.password)
    await expect(t.visitor().auth.signInAdmin(ADMIN)).rejects.toThrow('Invalid credentials')
    await expect(t.visitor().auth.signInTalent(TALENT)).rejects.toThrow('Invalid credentials')
    const given = { email: admin.email, password: admin.password }
    expect(await t.visitor().auth.signInAdmin(given)).toMatchObject({ account: { role: 'superadmin' } })
    const asTalent = { identification: talent.email, password: talent.password }
    expect(await t.visitor().auth.signInTalent(asTalent)).toMatchObject({ account: { role: 'model' } })
    expect((await seedDemo(t))?.signIns).toEqual([])
    expect(await replaceKnownPasswords(t)).toEqual([])
  })

  it('uses ADMIN_PASSWORD for the administrator and a random password for the talent', async () => {
    const { t, demo } = await demoApp({ ...PUBLIC, ADMIN_PASSWORD: 'a word of mine' })
    expect(saidFor('Administrator', demo?.signIns).line).toBe(
      'Administrator: admin@tehkhana.example / (ADMIN_PASSWORD)',
    )
    await expect(t.visitor().auth.signInTalent(TALENT)).rejects.toThrow('Invalid credentials')
    const admin = { ...ADMIN, password: 'a word of mine' }
    expect(await t.visitor().auth.signInAdmin(admin)).toMatchObject({ account: { role: 'superadmin' } })
  })
})

describe('S4 a demo agency with its known passwords', () => {
  it.each<Record<string, string>>([
    { PUBLIC_URL: 'https://agency.example' },
    { PUBLIC_URL: 'https://agency.example', DEMO_DATA: 'false' },
    { PUBLIC_URL: 'https://agency.example', DEMO_DATA: 'true' },
  ])('gets new passwords, printed once, and loses its sessions when started with %j', async (environment) => {
    const t = await aSeededDatabase()
    const admin = await t.visitor().auth.signInAdmin(ADMIN)
    const talent = await t.visitor().auth.signInTalent(TALENT)
    const next = restarted(t, environment)
    const lines = await replaceKnownPasswords(next)
    expect(lines).toHaveLength(2)
    for (const { token } of [admin, talent])
      expect((await t.http().get('/admin/bookings').set('authorization', `Bearer ${token}`)).status).toBe(401)
    await expect(t.visitor().auth.signInAdmin(ADMIN)).rejects.toThrow('Invalid credentials')
    await expect(t.visitor().auth.signInTalent(TALENT)).rejects.toThrow('Invalid credentials')
    const { email, password, line } = saidFor('Administrator', lines)
    expect(line).toContain('printed this once')
    expect(await t.visitor().auth.signInAdmin({ email, password })).toMatchObject({
      account: { role: 'superadmin' },
    })
    expect(saidFor('Talent', lines).email).toBe(TALENT.identification)
    expect(await replaceKnownPasswords(next)).toEqual([])
    expect((await seedDemo(next))?.signIns).toEqual([])
  })

  it('replaces a known password also on a changed address, or when it was set again', async () => {
    const t = await aSeededDatabase('boss@house.example')
    const passwordHash = await t.passwords.hash('contact-sheet')
    t.db.update(accounts).set({ passwordHash }).where(eq(accounts.role, 'model')).run()
    const lines = await replaceKnownPasswords(restarted(t, { PUBLIC_URL: 'https://agency.example' }))
    expect(lines.map((line) => line.split(' / ')[0])).toEqual([
      'Administrator: boss@house.example',
      'Talent: naina@tehkhana.example',
    ])
  })

  it('gets new passwords also when fully seeded', async () => {
    const { t } = await demoApp()
    expect(await replaceKnownPasswords(restarted(t, PUBLIC))).toHaveLength(2)
  })

  it.each<Record<string, string>>([{}, { HOST: '0.0.0.0' }, { PUBLIC_URL: 'http://127.0.0.1:4000' }])(
    'keeps them when started with %j',
    async (environment) => {
      const t = await aSeededDatabase()
      expect(await replaceKnownPasswords(restarted(t, environment))).toEqual([])
      expect(await t.visitor().auth.signInAdmin(ADMIN)).toMatchObject({ account: { role: 'superadmin' } })
    },
  )

  it('keeps passwords that the owner has changed', async () => {
    const t = await aSeededDatabase(ADMIN.email, 'a word of mine')
    const passwordHash = await t.passwords.hash('another word')
    t.db.update(accounts).set({ passwordHash }).where(eq(accounts.role, 'model')).run()
    expect(await replaceKnownPasswords(restarted(t, PUBLIC))).toEqual([])
  })

  it('is not applied to a database that the demo did not create', async () => {
    const t = await aSeededDatabase()
    t.db.delete(settings).where(eq(settings.key, 'demo-accounts')).run()
    expect(await replaceKnownPasswords(restarted(t, PUBLIC))).toEqual([])
  })
})
