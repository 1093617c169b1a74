import { describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../../../../drizzle/schema'
import { beginTry, markSent } from '../../../../server/core/mail/outbox'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { carryOut } from '../../../../server/features/operations/retention/service'
import { send, ZOYA } from '../../../helpers/servers/sendRequest'
import { type TestApp, testApp } from '../../../helpers/testApp'

const kinds = [
  { kind: 'application', branch: 'signupRequests', waiting: 'requests', what: 'request', thing: 'Request' },
  { kind: 'enquiry', branch: 'enquiries', waiting: 'enquiries', what: 'enquiry', thing: 'Enquiry' },
  { kind: 'booking', branch: 'bookings', waiting: 'bookings', what: 'booking', thing: 'Booking request' },
] as const

/** Every row of every table but the audit and what each request writes, as one text. */
function everything({ db }: TestApp): string {
  const tables = db.all<{ name: string }>("select name from sqlite_master where type = 'table'")
  return tables
    .filter(({ name }) => !/^(audit_events|sessions|sqlite_|rate_limits)/.test(name))
    .flatMap(({ name }) => db.all(`select * from ${name}`).map((row) => `${name} ${JSON.stringify(row)}`))
    .join('\n')
}

describe.each(kinds)('P1 $kind: a request is deleted when its sender asks', (of) => {
  const admin = (t: TestApp) => t.as(t.admin()).admin[of.branch]

  it('P1 is deleted with its mails and its idempotency key, and no other is', async () => {
    const t = testApp()
    const { id } = await send[of.kind](t, 'first')
    t.later(1)
    const other = await send[of.kind](t, 'second')
    expect(t.mails()).toHaveLength(4)
    await admin(t).remove({ id })
    const left = await admin(t).list({})
    expect(left.items.map((each) => each.id)).toEqual([other.id])
    expect(left.total).toBe(1)
    expect(everything(t)).not.toContain(id)
    expect(t.mails().map(({ createdAt }) => createdAt)).toEqual(Array(2).fill(t.clock().toISOString()))
    expect(t.db.select().from(idempotencyKeys).all()).toMatchObject([{ key: 'second', recordId: other.id }])
  })

  it('P1 leaves no trace of who sent it, also when its mails went out', async () => {
    const t = testApp()
    const { id } = await send[of.kind](t, 'first')
    for (const mail of t.mails()) {
      beginTry(t.db, mail.id, null, t.clock())
      markSent(t.db, mail.id, t.clock())
    }
    expect(everything(t)).toContain(ZOYA)
    await admin(t).remove({ id })
    expect(everything(t)).not.toMatch(/zoya/i)
  })

  it('P1 can be sent again with the same key, and is then stored', async () => {
    const t = testApp()
    const { id } = await send[of.kind](t, 'first')
    await admin(t).remove({ id })
    const again = await send[of.kind](t, 'first')
    expect((await admin(t).list({})).items.map((each) => each.id)).toEqual([again.id])
  })

  it('P1 no longer counts on the dashboard', async () => {
    const t = testApp()
    const { id } = await send[of.kind](t, 'first')
    const { dashboard } = t.as(t.admin()).admin
    expect((await dashboard.waiting())[of.waiting].count).toBe(1)
    await admin(t).remove({ id })
    expect((await dashboard.waiting())[of.waiting]).toEqual({ count: 0, newest: null })
    expect(await dashboard.activity()).toMatchObject([{ what: `${of.what} deleted`, who: 'Meera Iyer' }])
  })

  it('S37 is recorded once, without the sender', async () => {
    const t = testApp()
    const { id } = await send[of.kind](t, 'first')
    await admin(t).remove({ id })
    await expect(admin(t).remove({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: `${of.thing} not found`,
    })
    const { items } = await t
      .as(t.superadmin())
      .admin.audit.list({ action: `${of.what} deleted`, search: '' })
    expect(items).toMatchObject([{ actor: 'Meera Iyer', subject: id, whom: null, detail: null }])
  })

  it('R3 is deleted completely or not at all', async () => {
    const t = testApp()
    const { id } = await send[of.kind](t, 'first')
    const { remove } = admin(t)
    const before = everything(t)
    t.db.$client.exec(
      "create trigger full before insert on audit_events begin select raise(abort, 'full'); end",
    )
    await expect(remove({ id })).rejects.toThrow('full')
    expect(everything(t)).toBe(before)
  })

  it('S1 is for the agency only', async () => {
    const t = testApp()
    const { id } = await send[of.kind](t, 'first')
    const talent = t.as(anAccount(t, { role: 'model' })).admin[of.branch]
    await expect(t.visitor().admin[of.branch].remove({ id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(talent.remove({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await admin(t).list({})).total).toBe(1)
  })

  it('P4 leaves the retention of all others unchanged', async () => {
    const t = testApp()
    await t.ready
    const decided = { status: 'rejected', decidedAt: t.clock().toISOString() } as const
    const make = {
      application: () => aSignupRequest(t, decided),
      enquiry: () => anEnquiry(t),
      booking: () => aBooking(t),
    }
    const [first] = [make[of.kind](), make[of.kind]()]
    await admin(t).remove({ id: first.id })
    expect((await admin(t).list({})).total).toBe(1)
    t.later(4 * 366 * 24 * 60 * 60_000)
    const { removed } = await carryOut(t)
    const line = of.kind === 'application' ? 'rejectedApplications' : of.branch
    expect(removed).toMatchObject({ [line]: 1 })
  })
})
