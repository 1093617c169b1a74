import { describe, expect, it } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { beginTry, markFailed, queueMail } from '../../../../server/core/mail/outbox'
import { recordStart } from '../../../../server/features/operations/system/service'
import { type TestApp, testApp } from '../../../helpers/testApp'

const HOUR_MS = 60 * 60_000
const GIGABYTE = 1024 ** 3

const aBackup = {
  at: '2026-03-02T03:30:00.000Z',
  folder: '/backups/2026-03-02',
  files: 888,
  bytes: 2_000_000,
  seconds: 13,
  result: 'ok',
  reason: null,
}
const keep = (t: TestApp, key: string, value: unknown) =>
  t.db
    .insert(settings)
    .values({ key, value: JSON.stringify(value) })
    .onConflictDoUpdate({ target: settings.key, set: { value: JSON.stringify(value) } })
    .run()
async function aSystem() {
  const t = testApp()
  await t.ready
  recordStart(t)
  return t
}
const status = (t: TestApp) => t.as(t.superadmin()).admin.system.status()

describe('the state of the system', () => {
  it('names version, start, disks and no problem, on a new installation', async () => {
    const t = await aSystem()
    t.later(HOUR_MS)
    expect(await status(t)).toMatchObject({
      at: '2026-03-02T11:00:00.000Z',
      version: '1.0.0',
      node: process.versions.node,
      startedAt: '2026-03-02T10:00:00.000Z',
      startsInADay: 1,
      disks: [{ holds: 'media', freeBytes: 400 * GIGABYTE, totalBytes: 500 * GIGABYTE, isLow: false }],
      mail: {
        delivery: 'files',
        waiting: 0,
        oldestWaitingAt: null,
        failed: 0,
        failingSince: null,
        givenUp: 0,
      },
      backup: { last: null, lastSuccess: null, lastVerification: null, isOverdue: false },
      picturesGivenUp: 0,
      startWarnings: [],
      errors: [],
      lastErrors: [],
      problems: [],
    })
  })

  it('counts the starts of the last 24 hours', async () => {
    const t = await aSystem()
    t.later(23 * HOUR_MS)
    recordStart(t)
    recordStart(t)
    expect((await status(t)).startsInADay).toBe(3)
    t.later(2 * HOUR_MS)
    expect((await status(t)).startsInADay).toBe(2)
  })

  it.each([
    [9.9, 100, true],
    [10.1, 100, false],
    [1.9, 10, true],
    [2.1, 10, false],
  ])('reports with %d GB of %d GB free whether the disk is low: %s', async (free, total, isLow) => {
    const t = await aSystem()
    t.monitor.diskSpace = async () => ({ free: free * GIGABYTE, total: total * GIGABYTE })
    const { disks, problems } = await status(t)
    expect(disks).toMatchObject([{ isLow }])
    expect(problems).toEqual(isLow ? ['diskLow'] : [])
  })

  it('reports a missing disk as low', async () => {
    const t = await aSystem()
    t.monitor.diskSpace = async () => null
    expect(await status(t)).toMatchObject({
      disks: [{ freeBytes: null, isLow: true }],
      problems: ['diskLow'],
    })
  })

  it('misses the first backup 36 hours after the first start, also when the server was started again since', async () => {
    const t = await aSystem()
    t.later(35 * HOUR_MS)
    recordStart(t)
    expect((await status(t)).problems).toEqual([])
    t.later(HOUR_MS)
    expect(await status(t)).toMatchObject({ backup: { isOverdue: true }, problems: ['backupOverdue'] })
  })

  it('counts 36 hours from the last successful backup, and reports when the last one failed', async () => {
    const t = await aSystem()
    keep(t, 'backup-success', aBackup)
    keep(t, 'backup', { ...aBackup, at: '2026-03-03T03:30:00.000Z', result: 'failed', reason: 'No room' })
    t.later(29 * HOUR_MS)
    expect(await status(t)).toMatchObject({
      backup: { last: { result: 'failed', reason: 'No room' }, lastSuccess: aBackup, isOverdue: false },
      problems: ['backupFailed'],
    })
    t.later(HOUR_MS)
    expect((await status(t)).problems).toEqual(['backupOverdue', 'backupFailed'])
  })

  it('reports when a backup was last verified, also after newer backups', async () => {
    const t = await aSystem()
    const lastVerification = { at: '2026-03-01T03:30:00.000Z', folder: '/backups/2026-03-01' }
    keep(t, 'backup-verified', lastVerification)
    keep(t, 'backup-success', aBackup)
    expect((await status(t)).backup).toMatchObject({ lastSuccess: aBackup, lastVerification })
  })

  it('reads a backup record that is not one as none', async () => {
    const t = await aSystem()
    t.db.insert(settings).values({ key: 'backup', value: 'yesterday' }).run()
    keep(t, 'backup-success', { at: 'yesterday' })
    expect((await status(t)).backup).toMatchObject({ last: null, lastSuccess: null })
  })

  it('counts what waits, since when, and why it failed', async () => {
    const t = await aSystem()
    for (const to of ['asha@example.in', 'tara@example.in', 'zoya@example.in']) {
      queueMail(t.db, t.clock(), { to, subject: 'Hello', text: 'Hello' })
      t.later(60_000)
    }
    const soon = new Date(t.clock().getTime() + HOUR_MS)
    for (const { id } of t.mails().slice(0, 2)) {
      beginTry(t.db, id, soon, t.clock())
      markFailed(t.db, id, { reason: 'EAUTH: no', isRecipients: false }, t.clock())
    }
    expect((await status(t)).mail).toEqual({
      delivery: 'files',
      waiting: 3,
      oldestWaitingAt: '2026-03-02T10:00:00.000Z',
      failed: 2,
      reasons: [{ reason: 'EAUTH: no', count: 2 }],
      failingSince: '2026-03-02T10:03:00.000Z',
      givenUp: 0,
    })
  })

  it('writes nothing while it is read, so that a full disk can be shown', async () => {
    const t = await aSystem()
    const caller = t.as(t.superadmin())
    t.monitor.diskSpace = async () => ({ free: 0, total: 100 * GIGABYTE })
    t.db.$client.pragma('query_only = ON')
    expect((await caller.admin.system.notices()).isDiskLow).toBe(true)
    expect((await caller.admin.system.status()).problems).toEqual(['diskLow'])
  })
})

describe('the warnings in the back office', () => {
  it('tell an admin that mail fails and the disk is low, without details', async () => {
    const t = await aSystem()
    t.monitor.diskSpace = async () => ({ free: 0, total: 100 * GIGABYTE })
    queueMail(t.db, t.clock(), { to: 'asha@example.in', subject: 'Hello', text: 'Hello' })
    const id = t.mails()[0]?.id ?? ''
    beginTry(t.db, id, new Date('2026-03-03T10:00:00Z'), t.clock())
    markFailed(t.db, id, { reason: 'EAUTH: no', isRecipients: false }, t.clock())
    const notices = (account = t.admin()) => t.as(account).admin.system.notices()
    t.later(6 * HOUR_MS - 1)
    expect(await notices()).toEqual({
      mailFailingSince: null,
      isDiskLow: true,
      isUnlisted: false,
      isMailSaved: false,
      needsAttention: false,
    })
    t.later(1)
    const told = {
      mailFailingSince: '2026-03-02T10:00:00.000Z',
      isDiskLow: true,
      isUnlisted: false,
      isMailSaved: false,
    }
    expect(await notices()).toEqual({ ...told, needsAttention: false })
    expect(await notices(t.superadmin())).toEqual({ ...told, needsAttention: true })
  })
})

describe('unexpected errors', () => {
  it('are listed by kind and path with their request ids, newest first, 50 at most', async () => {
    const t = await aSystem()
    const broken = Object.assign(new Error('secret words'), { code: 'ENOENT' })
    t.monitor.recordError(broken, '/bookings', 'first')
    for (let n = 1; n <= 6; n++)
      t.monitor.recordError(new TypeError('x'), '/trpc/site.home.slides', `id ${n}`)
    t.monitor.recordError(broken, '/bookings', 'second')
    const { errors } = await status(t)
    expect(errors).toEqual([
      {
        kind: 'ENOENT',
        path: '/bookings',
        count: 2,
        lastAt: '2026-03-02T10:00:00.000Z',
        requestIds: ['second', 'first'],
      },
      {
        kind: 'TypeError',
        path: '/trpc/site.home.slides',
        count: 6,
        lastAt: '2026-03-02T10:00:00.000Z',
        requestIds: ['id 6', 'id 5', 'id 4', 'id 3', 'id 2'],
      },
    ])
    for (let n = 0; n < 60; n++) t.monitor.recordError(broken, `/media/${n}`)
    const later = (await status(t)).errors
    expect(later).toHaveLength(50)
    expect(later[0]?.path).toBe('/media/59')
  })

  it('are also listed one by one under their request ids, newest first, the last 50', async () => {
    const t = await aSystem()
    for (let n = 1; n <= 60; n++) {
      t.later(1_000)
      t.monitor.recordError(new TypeError('x'), '/bookings', `id ${n}`)
    }
    t.monitor.recordError(new TypeError('x'), 'retention')
    const { lastErrors } = await status(t)
    expect(lastErrors).toHaveLength(50)
    expect(lastErrors.slice(0, 2)).toEqual([
      { requestId: null, kind: 'TypeError', path: 'retention', at: '2026-03-02T10:01:00.000Z' },
      { requestId: 'id 60', kind: 'TypeError', path: '/bookings', at: '2026-03-02T10:01:00.000Z' },
    ])
    expect(lastErrors.at(-1)?.requestId).toBe('id 12')
  })

  it('of a request are found under the id that its answer carries', async () => {
    const t = await aSystem()
    t.db.$client.exec('alter table projects rename to gone')
    const { status: answered, body } = await t.http().get('/public/projects?search=secret')
    expect(answered).toBe(500)
    const [error] = (await status(t)).errors
    expect(error).toMatchObject({ path: '/public/projects', count: 1, requestIds: [body.requestId] })
    expect(JSON.stringify(error)).not.toContain('secret')
  })
})
