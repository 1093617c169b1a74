import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, apiKeys, auditEvents } from '../../../drizzle/schema'
import { KEY_ACTIONS } from '../../../server/core/security/permissions'
import { aModel } from '../../../server/demo/builders/models'
import { printedResetPath } from '../../../server/features/access/passwordReset/service'
import { aColleague, PASSWORD } from '../../helpers/people/secondFactor'
import { testApp } from '../../helpers/testApp'

const DAY = 86_400_000

async function withKey(actions: string[], days: 30 | 90 | 365 | null = 90) {
  const t = testApp()
  const superadmin = t.superadmin()
  const made = await t.as(superadmin).admin.apiKeys.make({ name: 'Website form', actions, days })
  const get = (path: string) => t.http().get(path).auth(made.key, { type: 'bearer' })
  return { t, superadmin, made, get }
}

describe('API keys', () => {
  it('may do what they were given, and nothing else of what their account may', async () => {
    const { t, get, made } = await withKey(['models.read'])
    aModel(t)
    expect((await get('/api/v1/agency/models/list')).status).toBe(200)
    expect((await get('/admin/bookings')).status).toBe(403)
    expect(
      (await t.http().get('/api/v1/agency/models/list').auth(`${made.key}x`, { type: 'bearer' })).status,
    ).toBe(401)
  })

  it('are shown once, stored as a hash, and cannot be read again', async () => {
    const { t, made, superadmin } = await withKey(['models.read'])
    expect(made.key).toMatch(/^agency_key_[\w-]{22}$/)
    const rows = JSON.stringify(t.db.select().from(apiKeys).all())
    expect(rows).not.toContain(made.key.slice(11))
    const listed = await t.as(superadmin).admin.apiKeys.list()
    expect(JSON.stringify(listed)).not.toContain(made.key.slice(11))
    expect(listed.keys).toMatchObject([
      { name: 'Website form', actions: ['models.read'], lastUsedAt: null, isExpired: false },
    ])
  })

  it('expire', async () => {
    const { t, get, superadmin } = await withKey(['models.read'], 30)
    t.later(30 * DAY - 1)
    expect((await get('/api/v1/agency/models/list')).status).toBe(200)
    t.later(1)
    expect((await get('/api/v1/agency/models/list')).status).toBe(401)
    expect((await t.as(superadmin).admin.apiKeys.list()).keys).toMatchObject([{ isExpired: true }])
  })

  it('work without end when nobody set one', async () => {
    const { t, get } = await withKey(['models.read'], null)
    t.later(4000 * DAY)
    expect((await get('/api/v1/agency/models/list')).status).toBe(200)
  })

  it('say when they were used last, to the minute', async () => {
    const { t, get, superadmin } = await withKey(['models.read'])
    t.later(5_000)
    await get('/api/v1/agency/models/list')
    const at = () => t.db.select().from(apiKeys).get()?.lastUsedAt
    expect(at()).toBe('2026-03-02T10:00:05.000Z')
    t.later(59_000)
    await get('/api/v1/agency/models/list')
    expect(at()).toBe('2026-03-02T10:00:05.000Z')
    t.later(2_000)
    await get('/api/v1/agency/models/list')
    expect((await t.as(superadmin).admin.apiKeys.list()).keys[0]?.lastUsedAt).toBe('2026-03-02T10:01:06.000Z')
  })

  it('stop working at once when they are deleted', async () => {
    const { t, get, made, superadmin } = await withKey(['models.read'])
    await t.as(superadmin).admin.apiKeys.remove({ id: made.keys[0]?.id ?? '' })
    expect((await get('/api/v1/agency/models/list')).status).toBe(401)
  })

  it('stop working when their account is deactivated, and lose what its role loses', async () => {
    const { t, get, superadmin } = await withKey(['system.read', 'models.read'])
    const change = (values: Partial<typeof accounts.$inferInsert>) =>
      t.db.update(accounts).set(values).where(eq(accounts.id, superadmin.id)).run()
    change({ role: 'booker' })
    expect((await get('/api/v1/agency/models/list')).status).toBe(403)
    change({ role: 'superadmin', deactivatedAt: t.clock().toISOString() })
    expect((await get('/api/v1/agency/models/list')).status).toBe(401)
  })

  it('and calendar addresses end for ever when their account is deactivated', async () => {
    const { t, get, superadmin } = await withKey(['models.read'])
    const { address } = await t.as(superadmin).desk.feeds.create({ scope: 'whole desk' })
    const feed = async () => (await t.http().get(new URL(address).pathname)).status
    expect(await feed()).toBe(200)
    const { team } = t.as(t.superadmin()).admin
    await team.deactivate({ id: superadmin.id })
    expect([(await get('/api/v1/agency/models/list')).status, await feed()]).toEqual([401, 404])
    await team.reactivate({ id: superadmin.id })
    expect([(await get('/api/v1/agency/models/list')).status, await feed()]).toEqual([401, 404])
    expect(await t.as(superadmin).auth.ownAccess()).toEqual({ keys: [], calendars: [] })
  })

  describe('and calendar addresses at a new password', () => {
    /** A superadmin with a password, a key and a calendar address, and whether these still work. */
    async function withAccess() {
      const t = testApp()
      const account = await aColleague(t, 'superadmin', 'noor@example.in')
      const own = t.as(account)
      const { key } = await own.admin.apiKeys.make({ name: 'Website', actions: ['models.read'], days: null })
      const { address } = await own.desk.feeds.create({ scope: 'my jobs' })
      const works = async () => {
        const read = await t.http().get('/api/v1/agency/models/list').auth(key, { type: 'bearer' })
        return [read.status, (await t.http().get(new URL(address).pathname)).status]
      }
      return { t, own, account, works }
    }
    const change = { currentPassword: PASSWORD, newPassword: 'another sentence' }

    it('are listed by name, and go on where nobody says otherwise', async () => {
      const { own, works } = await withAccess()
      expect(await own.auth.ownAccess()).toEqual({ keys: ['Website'], calendars: ['my jobs'] })
      await own.auth.changePassword(change)
      expect(await works()).toEqual([200, 200])
    })

    it('end with it where the box is ticked', async () => {
      const { own, works } = await withAccess()
      await own.auth.changePassword({ ...change, endsAccess: true })
      expect(await works()).toEqual([401, 404])
    })

    it('end with a reset too, for whose link they are listed', async () => {
      const { t, account, works } = await withAccess()
      const token =
        new URL(printedResetPath(t.db, t.clock(), account), 'http://localhost').pathname.split('/').at(-1) ??
        ''
      const { auth } = t.visitor()
      expect(await auth.accessOfReset({ token: 'nonsense' })).toEqual({ keys: [], calendars: [] })
      expect(await auth.accessOfReset({ token })).toEqual({ keys: ['Website'], calendars: ['my jobs'] })
      const given = { token, username: 'noor@example.in', newPassword: 'another sentence' }
      await auth.resetPassword({ ...given, endsAccess: true })
      expect(await works()).toEqual([401, 404])
      expect(await auth.accessOfReset({ token })).toEqual({ keys: [], calendars: [] })
    })
  })

  it('stop working while their account has to turn on two-step sign-in first', async () => {
    const { t, get, superadmin } = await withKey(['models.read'])
    await t.as(superadmin).admin.team.requireSecondFactor({ who: 'superadmins' })
    t.later(8 * DAY)
    expect((await get('/api/v1/agency/models/list')).status).toBe(401)
  })

  it('sign what they do with their name', async () => {
    const { t, made, superadmin } = await withKey(['models.read', 'models.export'])
    await t.http().get('/exports/models.csv').auth(made.key, { type: 'bearer' })
    const names = t.db.select().from(auditEvents).all()
    expect(names.map(({ action, actorName }) => [action, actorName])).toContainEqual([
      'API key made',
      superadmin.name,
    ])
  })

  it.each([
    'team.change',
    'team.read',
    'apiKeys.change',
    'webhooks.change',
    'agencySettings.change',
    'sessions.manage',
    'password.change',
    'media.openPrivate',
    'audit.read',
    'ownProfile.read',
    'site.read',
    'models.paint',
  ])('cannot be given %s', async (action) => {
    await expect(withKey(['models.read', action])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(KEY_ACTIONS).not.toContain(action)
  })

  it('need at least one permission and a name', async () => {
    await expect(withKey([])).rejects.toThrow('Choose at least one permission')
    const t = testApp()
    const make = t.as(t.superadmin()).admin.apiKeys.make
    await expect(make({ name: ' ', actions: ['models.read'], days: 30 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('cannot make another key or read the list', async () => {
    const { t, made } = await withKey([...KEY_ACTIONS])
    const ask = (path: string) => t.http().get(path).auth(made.key, { type: 'bearer' })
    expect((await ask('/trpc/admin.apiKeys.list')).status).toBe(403)
    expect((await ask('/trpc/auth.sessions')).status).toBe(403)
  })

  it('are made by superadmins only', async () => {
    const t = testApp()
    const ask = t.as(t.admin()).admin.apiKeys
    await expect(ask.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(ask.make({ name: 'x', actions: ['models.read'], days: 30 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
