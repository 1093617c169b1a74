import { describe, expect, it } from 'vitest'
import {
  activities,
  bookings,
  claims,
  clients,
  contacts,
  deskItems,
  jobs,
  packageAnswers,
} from '../../../../drizzle/schema'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { carryOut } from '../../../../server/features/operations/retention/service'
import { atDesk, claimOf } from '../../../helpers/desk/desk'
import { withPackage } from '../../../helpers/desk/packages'

/** A desk whose clock can be set to any time. */
function atDeskUntil() {
  const here = atDesk()
  const { t } = here
  const at = (moment: string) => t.later(Date.parse(moment) - t.clock().getTime())
  const count = (...tables: (typeof jobs | typeof claims | typeof activities | typeof clients)[]) =>
    tables.map((table) => t.db.select().from(table).all().length)
  return { ...here, at, count }
}

describe('D57 retention of the desk', () => {
  it('removes a job that was never agreed 36 months after its last activity, with all its records', async () => {
    const { t, at, optioned, desk, count } = atDeskUntil()
    const job = await optioned('Neel')
    await desk.claims.release(claimOf(job))
    at('2027-03-02T10:00:00.000Z')
    await desk.notes.add({ jobId: job.id, words: 'They may come back' })
    at('2030-03-02T09:59:59.999Z')
    expect((await carryOut(t)).removed).toMatchObject({ unagreedJobs: 0 })
    at('2030-03-02T10:00:00.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ unagreedJobs: 1, agreedJobs: 0, clients: 1 })
    expect(count(jobs, claims, activities, clients)).toEqual([0, 0, 0, 0])
  })

  it('keeps such a job while one of its days is more recent', async () => {
    const { t, at, optioned } = atDeskUntil()
    await optioned('Neel', ['2026-04-20'])
    at('2029-04-20T10:00:00.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ unagreedJobs: 0 })
    at('2029-04-21T10:00:00.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ unagreedJobs: 1 })
  })

  it('keeps an agreed job for eight financial years after its own, also when it was cancelled', async () => {
    const { t, at, agreed, desk, again, count } = atDeskUntil()
    const job = await agreed('Neel', ['2026-03-31'])
    await desk.claims.confirm(claimOf(job))
    const confirmed = await again(job)
    await desk.claims.cancel(claimOf(confirmed))
    // 31 March 2034, 23:59 in India: the eighth year after 2025-26 ends.
    at('2034-03-31T18:29:59.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ unagreedJobs: 0, agreedJobs: 0, clients: 0 })
    at('2034-03-31T18:30:00.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ agreedJobs: 1, clients: 1 })
    expect(count(jobs, activities)).toEqual([0, 0])
  })

  it('keeps a client and a contact while they have a request or a job', async () => {
    const { t, at, desk } = atDeskUntil()
    const { id } = await desk.clients.create({ name: 'Saheli Textiles' })
    await desk.contacts.create({ clientId: id, name: 'Ritu', email: 'ritu@saheli.example' })
    const quiet = await desk.clients.create({ name: 'Quiet House' })
    at('2029-03-01T10:00:00.000Z')
    aBooking(t, { email: 'Ritu@Saheli.example' })
    at('2029-03-03T10:00:00.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ clients: 1 })
    const left = t.db.select({ id: clients.id }).from(clients).all()
    expect([left, quiet.id === id]).toEqual([[{ id }], false])
    t.db.delete(bookings).run()
    expect((await carryOut(t)).removed).toMatchObject({ clients: 2 })
    expect(t.db.select().from(contacts).all()).toEqual([])
  })

  it('removes what is noted of a text about no job after three years', async () => {
    const { t, at, desk, zoya, count } = atDeskUntil()
    await desk.texts.markedStep({ of: 'talents', id: zoya.id, step: 'sent' })
    at('2029-03-02T09:59:59.999Z')
    await carryOut(t)
    expect(count(activities)).toEqual([1])
    at('2029-03-02T10:00:00.000Z')
    await carryOut(t)
    expect(count(activities)).toEqual([0])
  })

  it('removes the activities of a request after the request, and keeps those of a job', async () => {
    const { t, at, desk, aJob } = atDeskUntil()
    await aJob('Neel')
    aBooking(t)
    const item = t.db.select().from(deskItems).get()
    await desk.inbox.take({ id: item?.id ?? '', version: item?.version ?? 0 })
    const about = () => t.db.select({ item: activities.deskItemId }).from(activities).all()
    expect(about().filter(({ item: of }) => of !== null).length).toBeGreaterThan(0)
    at('2026-03-05T10:00:00.000Z')
    t.db.delete(bookings).run()
    await carryOut(t)
    expect(about().filter(({ item: of }) => of !== null)).toEqual([])
    expect(about().length).toBeGreaterThan(0)
  })
})

describe('retention of packages', () => {
  it('removes a package 24 months after it closed, with its picks and answers (K13)', async () => {
    const { t, pack, link, client } = await withPackage()
    const token = await link('Anil')
    await client().send({ token, picks: [{ number: 1, pick: 'yes' }] })
    const at = (moment: string) => t.later(Date.parse(moment) - t.clock().getTime())
    // Its last day, 16 March 2026, ends at 18:30 UTC.
    expect(pack.openUntil).toBe('2026-03-16')
    at('2028-03-16T18:29:59.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ packages: 0 })
    at('2028-03-16T18:30:00.000Z')
    expect((await carryOut(t)).removed).toMatchObject({ packages: 1 })
    expect(t.db.select().from(packageAnswers).all()).toEqual([])
  })
})
