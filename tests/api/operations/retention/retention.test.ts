import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import {
  auditEvents,
  bookings,
  enquiries,
  idempotencyKeys,
  media,
  oneTimeTokens,
  profileViews,
  rateLimits,
  sessions,
  signupRequests,
} from '../../../../drizzle/schema'
import { beginTry, markFailed, markSent, queueMail } from '../../../../server/core/mail/outbox'
import { anAccount, anInvitation } from '../../../../server/demo/builders/accounts'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { aModel } from '../../../../server/demo/builders/models'
import { aSignupRequest, aSignupRequestFile } from '../../../../server/demo/builders/signupRequests'
import { viewsOf } from '../../../../server/demo/builders/views'
import { carryOut, readReport } from '../../../../server/features/operations/retention/service'
import { aSite } from '../../../helpers/installed/siteOnDisk'
import { demoRows } from '../../../helpers/roster/demoRows'
import { type TestApp, testApp } from '../../../helpers/testApp'

/** The tests' clock starts at 2 March 2026, 10:00 UTC. */
const at = (t: TestApp, moment: string) => t.later(Date.parse(moment) - t.clock().getTime())
const put = async (t: TestApp, id: string) => {
  const path = t.storage.pathOf(id, 'file.pdf')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
}

describe('P4 the retention table is carried out to the second', () => {
  it('P4 removes enquiries after 12 months and bookings after 36, by the calendar', async () => {
    const t = testApp()
    await t.ready
    anEnquiry(t)
    aBooking(t)
    at(t, '2027-03-02T09:59:59.999Z')
    expect((await carryOut(t)).removed).toMatchObject({ enquiries: 0, bookings: 0 })
    at(t, '2027-03-02T10:00:00.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ enquiries: 1, bookings: 0 })
    at(t, '2029-03-02T09:59:59.999Z')
    expect((await carryOut(t)).removed).toMatchObject({ bookings: 0 })
    at(t, '2029-03-02T10:00:00.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ bookings: 1 })
    expect([t.db.select().from(enquiries).all(), t.db.select().from(bookings).all()]).toEqual([[], []])
  })

  it('P4 removes a rejected application 90 days after its decision, with its files, and no other', async () => {
    const t = testApp()
    await t.ready
    const decided = { decidedAt: '2026-03-02T10:00:00.000Z' }
    const rejected = aSignupRequest(t, { status: 'rejected', ...decided })
    const approved = aSignupRequest(t, { status: 'approved', ...decided, email: 'b@example.in' })
    const pending = aSignupRequest(t, { email: 'c@example.in' })
    const files = [rejected, approved, pending].map(({ id }) => aSignupRequestFile(t, id))
    for (const { id } of files) await put(t, id)
    at(t, '2026-05-31T09:59:59.999Z')
    expect((await carryOut(t)).removed).toMatchObject({ rejectedApplications: 0 })
    at(t, '2026-05-31T10:00:00.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ rejectedApplications: 1 })
    const left = t.db.select({ id: signupRequests.id }).from(signupRequests).all()
    expect(left.map(({ id }) => id).sort()).toEqual([approved.id, pending.id].sort())
    expect(t.db.select().from(media).all()).toHaveLength(2)
    expect(await t.storage.files(files[0]?.id ?? '')).toEqual([])
    expect(await t.storage.files(files[1]?.id ?? '')).toEqual(['file.pdf'])
  })

  it('P4 removes an upload that nobody claimed after 24 hours', async () => {
    const t = testApp()
    await t.ready
    const { id } = aSignupRequestFile(t, aSignupRequest(t).id, { claimedAt: null })
    await put(t, id)
    at(t, '2026-03-03T09:59:59.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ uploads: 0 })
    at(t, '2026-03-03T10:00:01.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ uploads: 1 })
    expect(await t.storage.files(id)).toEqual([])
  })

  it('P4 removes the text of a mail once sent, or a week after it was given up, and the mail after 30 days', async () => {
    const t = testApp()
    await t.ready
    const button = { label: 'Set a new password', href: 'https://link' }
    queueMail(t.db, t.clock(), {
      to: 'a@example.in',
      subject: 'Reset',
      text: 'https://link',
      look: { button },
    })
    queueMail(t.db, t.clock(), { to: 'b@example.in', subject: 'Lost', text: 'What you wrote' })
    const [sent, lost] = t.mails()
    markSent(t.db, sent?.id ?? '', t.clock())
    expect(t.mails()[0]).toMatchObject({ text: '', look: null, recipient: 'a@example.in' })
    await carryOut(t)
    expect(t.mails()[1]).toMatchObject({ text: 'What you wrote' })
    at(t, '2026-03-05T10:00:00.000Z')
    beginTry(t.db, lost?.id ?? '', null, t.clock())
    markFailed(t.db, lost?.id ?? '', { reason: 'refused', isRecipients: false }, t.clock())
    at(t, '2026-03-12T09:59:59.999Z')
    await carryOut(t)
    expect(t.mails()[1]).toMatchObject({ text: 'What you wrote', givenUpAt: '2026-03-05T10:00:00.000Z' })
    at(t, '2026-03-12T10:00:00.000Z')
    await carryOut(t)
    expect(t.mails()[1]).toMatchObject({ text: '', recipient: 'b@example.in', subject: 'Lost' })
    at(t, '2026-04-01T10:00:00.000Z')
    await carryOut(t)
    expect(t.mails()).toMatchObject([{ subject: 'Lost' }])
    at(t, '2026-04-04T10:00:00.000Z')
    await carryOut(t)
    expect(t.mails()).toEqual([])
  })

  it('P4 forgets ended sessions and links after 30 days, keys of forms after 7, attempts after one', async () => {
    const t = testApp()
    await t.ready
    const admin = t.admin()
    t.tokenFor(admin)
    t.db.update(sessions).set({ endedAt: t.clock().toISOString() }).run()
    anInvitation(t, { purpose: 'invite-agency', usedAt: t.clock().toISOString() })
    const createdAt = t.clock().toISOString()
    t.db
      .insert(idempotencyKeys)
      .values({ scope: 'a', key: 'b', bodyHash: 'c', recordId: 'd', createdAt })
      .run()
    t.db.insert(rateLimits).values({ key: 'x', points: 1, expire: t.clock().getTime() }).run()
    const left = () =>
      [rateLimits, idempotencyKeys, sessions, oneTimeTokens].map(
        (table) => t.db.select().from(table).all().length,
      )
    at(t, '2026-03-03T10:00:00.000Z')
    await carryOut(t)
    expect(left()).toEqual([0, 1, 1, 1])
    at(t, '2026-03-09T10:00:00.000Z')
    await carryOut(t)
    expect(left()).toEqual([0, 0, 1, 1])
    at(t, '2026-04-01T09:59:59.999Z')
    await carryOut(t)
    expect(left()).toEqual([0, 0, 1, 1])
    at(t, '2026-04-01T10:00:00.000Z')
    await carryOut(t)
    expect(left()).toEqual([0, 0, 0, 0])
  })

  it('P4 keeps the count of profile views and deletes the visitor marks', async () => {
    const t = testApp()
    await t.ready
    const asha = aModel(t)
    viewsOf(t, asha.id, ['2026-03-01', '2026-03-01', '2026-03-02'])
    await carryOut(t)
    const views = t.db.select().from(profileViews).all()
    expect(views).toHaveLength(3)
    expect(views.filter(({ visitor }) => visitor.startsWith('visitor-')).map(({ day }) => day)).toEqual([
      '2026-03-02',
    ])
  })

  it('P4 does so by India’s day, by which visits are counted', async () => {
    const t = testApp()
    await t.ready
    viewsOf(t, aModel(t).id, ['2026-03-02', '2026-03-03'])
    // In India the fourth of March has begun an hour ago.
    at(t, '2026-03-03T19:30:00.000Z')
    await carryOut(t)
    const kept = t.db.select().from(profileViews).all()
    expect(kept.filter(({ visitor }) => visitor.startsWith('visitor-'))).toEqual([])
  })

  it('P4 can be shortened by the configuration, but not lengthened beyond the promised periods', async () => {
    const t = testApp({ RETENTION_ENQUIRY_MONTHS: '6' })
    await t.ready
    anEnquiry(t)
    at(t, '2026-09-02T10:00:00.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ enquiries: 1 })
    for (const wrong of ['0', '13', 'never', '1.5'])
      expect(() => testApp({ RETENTION_ENQUIRY_MONTHS: wrong })).toThrow(/RETENTION_ENQUIRY_MONTHS/)
  })

  it('P4 removes nothing of the demo agency on the day it is made', { tags: ['slow'] }, async () => {
    const { t } = demoRows()
    const { removed } = await carryOut(t)
    expect(removed).toMatchObject({ rejectedApplications: 0, enquiries: 0, bookings: 0 })
  })
})

describe('the agency’s view of retention', () => {
  it('P4 is for the agency only', async () => {
    const t = testApp()
    await expect(t.visitor().admin.retention.read()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const talent = anAccount(t, { role: 'model' })
    await expect(t.as(talent).admin.retention.read()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('P4 shows periods, counts, the last run and what it removed, and records the run', async () => {
    const t = testApp()
    await t.ready
    anEnquiry(t)
    expect(readReport(t).lastRunAt).toBeNull()
    at(t, '2027-03-02T10:00:00.000Z')
    anEnquiry(t)
    await carryOut(t)
    at(t, '2027-03-02T11:00:00.000Z')
    await carryOut(t)
    const report = await t.as(t.admin()).admin.retention.read()
    expect(report.lastRunAt).toBe('2027-03-02T11:00:00.000Z')
    expect(report.lines.find(({ kind }) => kind === 'enquiries')).toEqual({
      kind: 'enquiries',
      span: { months: 12 },
      rows: 1,
      lastRemoval: { at: '2027-03-02T10:00:00.000Z', count: 1 },
    })
    const spans = Object.fromEntries(report.lines.map(({ kind, span }) => [kind, span]))
    expect(spans).toMatchObject({
      uploads: { hours: 24 },
      rejectedApplications: { days: 90 },
      bookings: { months: 36 },
    })
    const written = t.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'retention carried out'))
      .all()
    expect(written).toMatchObject([{ actorId: null, detail: 'enquiries: 1' }])
  })
})

it('R2 P4 under a foreign lock, one kind waits and the others fail', { tags: ['slow'] }, async () => {
  const { db, place } = await aSite()
  const waits: unknown[] = []
  const seeWait = () => waits.push(db.$client.pragma('busy_timeout', { simple: true }))
  const log = Object.assign(pino({ level: 'silent' }), { error: seeWait })
  const t = { ...testApp(), db, log }
  await t.ready
  const holder = new Sqlite(place.databasePath)
  holder.exec('BEGIN IMMEDIATE')
  await expect(carryOut(t)).rejects.toThrow('database is locked')
  expect(waits.length).toBeGreaterThan(5)
  expect(new Set(waits)).toEqual(new Set([0]))
  holder.exec('ROLLBACK')
  holder.close()
  db.$client.close()
})
