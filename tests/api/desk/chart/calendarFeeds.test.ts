import { describe, expect, it } from 'vitest'
import { calendarFeeds } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { eventsIn } from '../../../helpers/desk/calendars'
import { atDesk, claimOf, DAY, HOUR } from '../../../helpers/desk/desk'

const NOT_FOUND = { code: 'NOT_FOUND' }
const tokenOf = ({ address }: { address: string }) => /\/calendar\/([\w-]{22})\.ics$/.exec(address)?.[1] ?? ''

/** The desk, and Asha, a talent with an account, with her calendar address. */
async function withAsha() {
  const d = atDesk()
  const { t } = d
  const account = anAccount(t, { role: 'model', name: 'Asha Rao' })
  const asha = aModel(t, { stageName: 'Asha', email: 'asha@example.in', accountId: account.id })
  const own = t.as(account).talent.feed
  const token = tokenOf(await own.create())
  const read = async (of = token) =>
    eventsIn((await t.visitor().site.calendar.read({ token: of })).text ?? '')
  /** A job with Asha's yes to an option on each day. */
  const agreed = async (title: string, days?: string[]) => {
    const job = await d.optioned(title, days, 'full', asha.id)
    return (await d.desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })).job
  }
  return { ...d, account, asha, own, token, read, agreed }
}

describe('D50 a talent’s calendar', () => {
  it('shows a confirmation when its mail is sent, and until then an option', async () => {
    const { desk, agreed, read, minutesLater } = await withAsha()
    let job = await agreed('Neel show', ['2026-03-20'])
    job = (await desk.jobs.change({ id: job.id, version: job.version, city: 'Mumbai' })).job
    await desk.jobs.changeDate({
      jobId: job.id,
      version: job.version,
      dateId: job.dates[0]?.id ?? '',
      place: 'Versova jetty',
      callTime: '05:15',
    })
    const option = {
      status: 'TENTATIVE',
      summary: 'Option: Neel show, call 05:15',
      // The place would give the client away (D35).
      location: 'Mumbai',
      start: '2026-03-20',
      end: '2026-03-21',
      sequence: 0,
    }
    expect(await read()).toMatchObject([option])
    const confirmed = await desk.claims.confirm({ ...claimOf(job), others: 'release' })
    expect(await read()).toMatchObject([option])
    minutesLater(2)
    const [event] = await read()
    expect(event).toMatchObject({
      status: 'CONFIRMED',
      summary: 'Neel show, call 05:15',
      location: 'Versova jetty',
    })
    expect(event?.sequence).toBeGreaterThan(0)
    expect(event?.uid).toBe(`${confirmed.job.claims[0]?.dates[0]?.id}@desk`)
  })

  it('D51 keeps the UID and raises the sequence when the mail of a cancellation is sent', async () => {
    const { desk, agreed, read, again, minutesLater } = await withAsha()
    const job = await agreed('Neel show', ['2026-03-20'])
    await desk.claims.confirm({ ...claimOf(job), others: 'release' })
    minutesLater(2)
    const [before] = await read()
    await desk.claims.cancel(claimOf(await again(job)))
    expect(await read()).toEqual([before])
    minutesLater(2)
    const [after] = await read()
    expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED' })
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  })

  it('shows a confirmed date until its cancellation is sent, also for a talent without an address', async () => {
    const { t, desk, agreed, read, again, minutesLater, asha } = await withAsha()
    t.db.$client.prepare('update models set email = null where id = ?').run(asha.id)
    const job = await agreed('Neel show', ['2026-03-20'])
    await desk.claims.confirm({ ...claimOf(job), others: 'release' })
    minutesLater(2)
    await desk.claims.cancel(claimOf(await again(job)))
    expect(await read()).toMatchObject([{ status: 'CONFIRMED' }])
    minutesLater(2)
    expect(await read()).toEqual([])
    // Confirmed and cancelled within the wait: never confirmed for her.
    const other = await agreed('Kori', ['2026-03-21'])
    await desk.claims.confirm({ ...claimOf(other), others: 'release' })
    await desk.claims.cancel(claimOf(await again(other)))
    expect(await read()).toEqual([])
  })

  it('leaves out released and ended dates, and confirmations that were undone', async () => {
    const { desk, agreed, read, t, minutesLater } = await withAsha()
    const released = await agreed('Kori', ['2026-03-21'])
    await desk.claims.release({ ...claimOf(released), reason: 'client' })
    expect(await read()).toEqual([])
    await agreed('Lune', ['2026-03-22'])
    expect(await read()).toHaveLength(1)
    // The end has passed, and the clock has not run yet.
    t.later(8 * DAY)
    expect(await read()).toEqual([])
    const undone = await agreed('Sari', ['2026-03-24'])
    const { decisionId } = await desk.claims.confirm({ ...claimOf(undone), others: 'release' })
    await desk.undo({ decisionId })
    minutesLater(5)
    expect(await read()).toMatchObject([{ status: 'TENTATIVE', sequence: 0 }])
  })

  it('contains twelve months back and ahead, no other talent’s days, no money and no notes', async () => {
    const { desk, agreed, read, optioned, t, token } = await withAsha()
    const job = await agreed('Neel show', ['2027-02-28', '2027-03-30'])
    await desk.jobs.change({
      id: job.id,
      version: job.version,
      brief: 'Secret brief',
      budgetPaise: 12_345_600,
    })
    await desk.claims.setFee({ ...claimOf(job), feePaise: 4_500_000, feeUnit: 'day' })
    await optioned('Kori')
    expect((await read()).map(({ start }) => start)).toEqual(['2027-02-28'])
    const { text } = await t.visitor().site.calendar.read({ token })
    for (const words of ['Secret', '45', '123', 'Kori', 'Zoya', 'client'])
      expect((text ?? '').replaceAll(/^(UID|DT\w+|PRODID).*$/gm, '')).not.toContain(words)
  })
})

describe('D50 a booker’s calendar', () => {
  it('shows the dates of the booker’s own jobs, or of the whole desk', async () => {
    const { t, desk, noor, kabir, agreed, read } = await withAsha()
    const job = await agreed('Neel show', ['2026-03-20'])
    await desk.claims.confirm({ ...claimOf(job), others: 'release' })
    const noors = tokenOf(await t.as(noor).desk.feeds.create({ scope: 'my jobs' }))
    expect(await read(noors)).toMatchObject([{ status: 'CONFIRMED', summary: 'Asha: Neel show' }])
    const kabirs = tokenOf(await t.as(kabir).desk.feeds.create({ scope: 'my jobs' }))
    expect(await read(kabirs)).toEqual([])
    const whole = tokenOf(await t.as(kabir).desk.feeds.create({ scope: 'whole desk' }))
    expect(await read(whole)).toHaveLength(1)
    // Each has its own address.
    expect(await read(kabirs)).toEqual([])
  })
})

describe('D50 a calendar address', () => {
  it('is a secret of 128 bits, stored only as a hash, and shown once', async () => {
    const { t, token, own } = await withAsha()
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect(JSON.stringify(t.db.select().from(calendarFeeds).all())).not.toContain(token)
    expect(await own.get()).toEqual({ createdAt: '2026-03-02T10:00:00.000Z' })
  })

  it('ends when it is renewed or switched off', async () => {
    const { own, token, read } = await withAsha()
    const renewed = tokenOf(await own.create())
    await expect(read(token)).rejects.toMatchObject(NOT_FOUND)
    expect(await read(renewed)).toEqual([])
    await own.revoke()
    await expect(read(renewed)).rejects.toMatchObject(NOT_FOUND)
    expect(await own.get()).toBeNull()
    await expect(own.revoke()).rejects.toMatchObject(NOT_FOUND)
  })

  it('ends with its account, and while the account may not read the desk', async () => {
    const { t, noor, read } = await withAsha()
    const token = tokenOf(await t.as(noor).desk.feeds.create({ scope: 'whole desk' }))
    t.db.$client.prepare("update accounts set deactivated_at = 'x' where id = ?").run(noor.id)
    await expect(read(token)).rejects.toMatchObject(NOT_FOUND)
    t.db.$client
      .prepare("update accounts set deactivated_at = null, role = 'model' where id = ?")
      .run(noor.id)
    await expect(read(token)).rejects.toMatchObject(NOT_FOUND)
  })

  it('writes nothing when it is read', async () => {
    const { t, read } = await withAsha()
    const changes = () => t.db.$client.prepare('select total_changes()').pluck().get()
    const before = changes()
    await read()
    t.later(2 * HOUR)
    await read()
    expect(changes()).toBe(before)
  })

  it('is a 404 for another talent, who changes only its own', async () => {
    const { t, read, token } = await withAsha()
    const other = anAccount(t, { role: 'model' })
    aModel(t, { stageName: 'Meera', accountId: other.id })
    await expect(t.as(other).talent.feed.revoke()).rejects.toMatchObject(NOT_FOUND)
    await expect(t.as(other).desk.feeds.create({ scope: 'whole desk' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await read(token)).toEqual([])
  })
})
