import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { readStatus } from '../../../../server/features/operations/system/service'
import { noteUpdate } from '../../../../server/features/operations/system/updates.service'
import { type TestApp, testApp } from '../../../helpers/testApp'

const HOUR_MS = 60 * 60_000
const AVAILABLE = { version: '1.1.0', changes: '- New.' }
const FAILED = {
  kind: 'update',
  from: '1.0.0',
  to: '1.1.0',
  result: 'failed',
  reason: '1.1.0 did not start: no.\nSqliteError: no such table\n    at migrate (main.js:1:1)',
} as const
const found = (t: TestApp, available: typeof AVAILABLE | null = AVAILABLE) =>
  noteUpdate(t, { kind: 'check', available })
const subjects = (t: TestApp) => t.mails().map(({ recipient, subject }) => `${recipient}: ${subject}`)

async function aSite() {
  const t = testApp()
  await t.ready
  const meera = anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
  anAccount(t, { role: 'admin', email: 'ravi@house.example' })
  return { t, system: t.as(meera).admin.system }
}

describe('a newer release', () => {
  it('is shown, and mailed once to the superadmins; it is not installed by itself', async () => {
    const { t, system } = await aSite()
    expect([found(t), found(t)]).toEqual(['no', 'no'])
    expect(subjects(t)).toEqual(['meera@house.example: Tehkhana: release 1.1.0 is available'])
    expect(t.mails()[0]?.text).toContain('- New.')
    const { update, problems } = await system.status()
    expect(update).toEqual({
      check: { at: '2026-03-02T10:00:00.000Z', available: AVAILABLE },
      last: null,
      automatic: 'off',
    })
    expect(problems).not.toContain('updateFailed')
    found(t, { version: '1.2.0', changes: '' })
    expect(subjects(t)).toHaveLength(2)
    found(t, null)
    expect((await system.status()).update.check?.available).toBeNull()
  })

  it('may be installed when a superadmin allowed that, but not once it has failed', async () => {
    const { t, system } = await aSite()
    await system.setAutomaticUpdates({ automatic: 'all' })
    expect(found(t)).toBe('yes')
    expect(subjects(t)).toEqual([])
    noteUpdate(t, FAILED)
    expect(found(t)).toBe('no')
    expect(found(t, { version: '1.1.1', changes: '' })).toBe('yes')
    await system.setAutomaticUpdates({ automatic: 'off' })
    expect(found(t, { version: '1.1.1', changes: '' })).toBe('no')
    const { items } = await t.as(t.superadmin()).admin.audit.list({})
    expect(items.map(({ action }) => action).filter((action) => action.includes('updates'))).toEqual([
      'automatic updates turned off',
      'automatic updates turned on',
    ])
  })
})

describe('a release that closes a hole', () => {
  const SECURITY = { version: '1.0.1', changes: '- A hole is closed.', isSecurity: true } as const
  const both = (t: TestApp) => noteUpdate(t, { kind: 'check', available: AVAILABLE, security: SECURITY })

  it('may be installed where only those are allowed, and superadmins hear of the newer one', async () => {
    const { t, system } = await aSite()
    await system.setAutomaticUpdates({ automatic: 'security' })
    expect(found(t)).toBe('no')
    expect(both(t)).toBe('security')
    expect(subjects(t)).toEqual(['meera@house.example: Tehkhana: release 1.1.0 is available'])
    noteUpdate(t, { ...FAILED, to: '1.0.1' })
    expect(both(t)).toBe('no')
    const { items } = await t.as(t.superadmin()).admin.audit.list({ action: 'automatic updates turned on' })
    expect(items.map(({ detail }) => detail)).toEqual(['security releases only'])
  })

  it('is installed with all others where all are allowed, and by nobody where none is', async () => {
    const { t, system } = await aSite()
    expect(both(t)).toBe('no')
    await system.setAutomaticUpdates({ automatic: 'all' })
    expect(both(t)).toBe('yes')
  })

  it('counts what an earlier release had stored', async () => {
    const { t, system } = await aSite()
    t.db.insert(settings).values({ key: 'update-automatic', value: 'true' }).run()
    expect((await system.status()).update.automatic).toBe('all')
    t.db.update(settings).set({ value: 'false' }).where(eq(settings.key, 'update-automatic')).run()
    expect((await system.status()).update.automatic).toBe('off')
  })
})

describe('an update', () => {
  it('that failed is mailed to the superadmins at once, and needs attention for a week', async () => {
    const { t } = await aSite()
    noteUpdate(t, FAILED)
    expect(subjects(t)).toEqual(['meera@house.example: Tehkhana: the update to 1.1.0 failed'])
    expect(t.mails()[0]?.text).toContain('\n\n1.1.0 did not start: no.\n\n')
    expect(t.mails()[0]?.text).not.toContain('SqliteError')
    expect(t.mails()[0]?.text).toContain('http://localhost:3000/admin/system')
    const problems = async () => (await readStatus(t)).problems
    expect(await problems()).toContain('updateFailed')
    t.later(7 * 24 * HOUR_MS)
    expect(await problems()).not.toContain('updateFailed')
  })

  it('that succeeded is news to nobody, and ends what was found before', async () => {
    const { t, system } = await aSite()
    noteUpdate(t, FAILED)
    found(t)
    noteUpdate(t, { ...FAILED, result: 'ok', reason: null })
    expect(subjects(t)).toHaveLength(1)
    const { update, problems } = await system.status()
    expect(update.check?.available).toBeNull()
    expect(update.last).toMatchObject({ from: '1.0.0', to: '1.1.0', result: 'ok' })
    expect(problems).not.toContain('updateFailed')
  })
})
