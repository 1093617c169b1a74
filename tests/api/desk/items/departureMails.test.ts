import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobs } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

/** Zoya confirmed by Noor for Neel on two days and for Kori on one, all mailed. */
async function withConfirmed() {
  const d = atDesk()
  const neel = await d.agreed('Neel', ['2026-03-20', '2026-03-21'])
  await d.desk.claims.confirm(claimOf(neel))
  const kori = await d.agreed('Kori', ['2026-03-25'], 'am')
  await d.desk.claims.confirm(claimOf(kori))
  d.minutesLater(3)
  const from = d.t.mails().length
  const leave = () => d.t.as(d.t.admin()).admin.models.remove({ id: d.zoya.id })
  const mails = () => d.t.mails().slice(from)
  const give = (id: string, bookerId: string | null) =>
    d.t.db.update(jobs).set({ bookerId }).where(eq(jobs.id, id)).run()
  return { ...d, neel, kori, leave, mails, give }
}
const subjects = (mails: { recipient: string; subject: string }[]) =>
  mails.map(({ recipient, subject }) => [recipient, subject])

describe('D22 a model who leaves with days confirmed', () => {
  it('is told to the booker of the jobs in one mail, with each job and its days', async () => {
    const { leave, mails, noor, neel, kori } = await withConfirmed()
    await leave()
    const toNoor = mails().filter(({ recipient }) => recipient === noor.email)
    expect(subjects(toNoor)).toEqual([[noor.email, 'Zoya left: 3 days need a new model']])
    const text = toNoor[0]?.text ?? ''
    expect(text).toContain(
      `Neel\nhttp://localhost:3000/admin/jobs/${neel.number}\n20 Mar 2026, full day\n21 Mar 2026, full day`,
    )
    expect(text).toContain(`Kori\nhttp://localhost:3000/admin/jobs/${kori.number}\n25 Mar 2026, morning`)
  })

  it('is told to each booker of their own jobs only', async () => {
    const { leave, mails, give, noor, kabir, kori } = await withConfirmed()
    give(kori.id, kabir.id)
    await leave()
    expect(subjects(mails())).toEqual([
      [noor.email, 'Zoya left: 2 days need a new model'],
      [kabir.email, 'Zoya left: 1 day needs a new model'],
      ['zoya@example.in', 'Cancelled: Neel, Kori'],
    ])
    expect(mails()[1]?.text).not.toContain('Neel')
  })

  it('is told to the address for bookings when a job has no booker, or one whose account was closed', async () => {
    const { t, desk, leave, mails, give, noor, kabir, neel, kori } = await withConfirmed()
    give(neel.id, null)
    give(kori.id, kabir.id)
    await t.as(anAccount(t, { role: 'superadmin' })).admin.team.deactivate({ id: kabir.id })
    await leave()
    expect(subjects(mails())[0]).toEqual(['bookings@tehkhana.example', 'Zoya left: 3 days need a new model'])
    expect(mails().some(({ recipient }) => recipient === noor.email || recipient === kabir.email)).toBe(false)
    const { items } = await desk.inbox.list({})
    expect(items.map(({ kind, state, owner }) => [kind, state, owner])).toEqual([
      ['vacancy', 'new', null],
      ['vacancy', 'new', null],
    ])
  })

  it('gets one cancellation, with every event cancelled; the clients get none', async () => {
    const { leave, mails } = await withConfirmed()
    await leave()
    const own = mails().filter(({ recipient }) => recipient === 'zoya@example.in')
    expect(subjects(own)).toEqual([['zoya@example.in', 'Cancelled: Neel, Kori']])
    expect(own[0]?.calendar?.match(/STATUS:CANCELLED/g)).toHaveLength(3)
    expect(own[0]?.calendar?.match(/SEQUENCE:2/g)).toHaveLength(3)
    expect(own[0]?.text).not.toContain('client')
    expect(mails()).toHaveLength(2)
  })

  it('gets no cancellation of what was not told yet, and nobody is mailed of options', async () => {
    const d = atDesk()
    await d.desk.claims.confirm(claimOf(await d.agreed('Neel', ['2026-03-20'])))
    await d.optioned('Kori', ['2026-03-25'])
    await d.t.as(d.t.admin()).admin.models.remove({ id: d.zoya.id })
    d.minutesLater(10)
    expect(subjects(d.t.mails())).toEqual([[d.noor.email, 'Zoya left: 1 day needs a new model']])
  })
})
