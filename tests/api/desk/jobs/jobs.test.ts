import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { activities, heldHalves, jobDates } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { atDesk, claimOf, conflict, DAY, states } from '../../../helpers/desk/desk'

describe('a job', () => {
  it('is created by hand from five fields, with a number and its days', async () => {
    const { desk } = atDesk()
    const { job } = await desk.jobs.create({
      client: 'Neel & Daughters',
      title: 'Cotton lookbook',
      day: '2026-03-30',
      days: 3,
      budget: '2 lakh',
    })
    expect(job).toMatchObject({
      number: 'J-2526-0001',
      title: 'Cotton lookbook',
      client: { name: 'Neel & Daughters' },
    })
    expect(job.dates.map(({ day }) => day)).toEqual(['2026-03-30', '2026-03-31', '2026-04-01'])
    const { job: next } = await desk.jobs.create({ client: 'neel & daughters', title: 'Again' })
    expect([next.number, next.client]).toEqual(['J-2526-0002', job.client])
  })

  it('changes only the fields that were sent, and a stale version never overwrites (D26)', async () => {
    const { t, kabir, desk, aJob } = atDesk()
    const job = await aJob('Neel')
    await t.as(kabir).desk.jobs.change({ id: job.id, version: job.version, city: 'Goa' })
    await expect(desk.jobs.change({ id: job.id, version: job.version, city: 'Pune' })).rejects.toMatchObject(
      conflict('changed'),
    )
    const now = await desk.jobs.get({ number: job.number })
    expect([now.city, now.title]).toEqual(['Goa', 'Neel'])
  })

  it('tells the loser of a conflict what changed: when, by whom and in words', async () => {
    const { t, kabir, desk, optioned } = atDesk()
    const job = await optioned('Neel')
    await t.as(kabir).desk.claims.release(claimOf(job))
    const refused = desk.claims.release(claimOf(job))
    await expect(refused).rejects.toMatchObject({
      cause: { details: { kind: 'changed', since: expect.any(Array), now: { version: 3 } } },
    })
    const error = await refused.catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      cause: { details: { since: [{ who: 'Kabir', words: 'Kabir released Zoya' }, {}, {}] } },
    })
  })

  it('is agreed only with a client and a date', async () => {
    const { desk, aJob } = atDesk()
    const { job } = await desk.jobs.create({ title: 'A call', client: null })
    await expect(
      desk.jobs.setStage({ id: job.id, version: job.version, stage: 'agreed' }),
    ).rejects.toMatchObject({ message: 'Choose a client and a date first.' })
    const whole = await aJob('Neel')
    const agreed = await desk.jobs.setStage({ id: whole.id, version: whole.version, stage: 'agreed' })
    expect(agreed.job.stage).toBe('agreed')
  })

  it('holds no future half when it is lost, cancelled or done (D23)', async () => {
    const { t, desk, optioned } = atDesk()
    const job = await optioned('Neel')
    const { job: lost } = await desk.jobs.setStage({
      id: job.id,
      version: job.version,
      stage: 'lost',
      reason: 'silent',
    })
    expect([lost.stage, lost.endReason, states(lost)]).toEqual(['lost', 'silent', ['released']])
    expect(t.db.select().from(heldHalves).all()).toEqual([])
    await expect(desk.claims.ask(claimOf(lost))).rejects.toMatchObject(conflict('changed'))
  })

  it('cannot be lost while a date is confirmed', async () => {
    const { desk, agreed } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel')))
    await expect(
      desk.jobs.setStage({ id: job.id, version: job.version, stage: 'lost' }),
    ).rejects.toMatchObject(conflict('changed'))
  })

  it('is done after its last date when it was agreed and somebody was confirmed', async () => {
    const { t, desk, agreed, again, minutesLater } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel')))
    await desk.jobs.setStage({ id: job.id, version: job.version, stage: 'agreed' })
    t.later(18 * DAY)
    expect(minutesLater(0).ended).toBe(0)
    t.later(DAY)
    expect(minutesLater(0).ended).toBe(1)
    const done = await again(job)
    expect([done.stage, states(done)]).toEqual(['done', ['done']])
  })

  it('waits under How did it end? when its dates passed without an outcome', async () => {
    const { t, desk, aJob, minutesLater } = atDesk()
    const job = await aJob('Neel')
    t.later(19 * DAY)
    expect(minutesLater(0).ended).toBe(0)
    expect((await desk.today()).undecided).toEqual([{ number: job.number, title: 'Neel', stage: 'open' }])
  })
})

describe('D20 a date of a job', () => {
  it('cancelled cancels its confirmed talents and leaves the other dates', async () => {
    const { desk, agreed } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20', '2026-03-21'])))
    const dateId = job.dates[0]?.id ?? ''
    const { job: after } = await desk.jobs.cancelDate({ jobId: job.id, version: job.version, dateId })
    expect(states(after)).toEqual(['cancelled', 'confirmed'])
    expect(after.dates.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true, false])
  })

  it('can be deleted only when talents were at most proposed for it', async () => {
    const { t, desk, proposed, optioned } = atDesk()
    const job = await proposed('Neel', ['2026-03-20', '2026-03-21'])
    const dateId = job.dates[0]?.id ?? ''
    const { job: after } = await desk.jobs.removeDate({ jobId: job.id, version: job.version, dateId })
    expect(after.dates).toHaveLength(1)
    const held = await optioned('Kori')
    const given = { jobId: held.id, version: held.version, dateId: held.dates[0]?.id ?? '' }
    await expect(desk.jobs.removeDate(given)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(t.db.select().from(jobDates).where(eq(jobDates.id, given.dateId)).all()).toHaveLength(1)
  })

  it('added to a job is proposed to everybody on the shortlist', async () => {
    const { desk, proposed } = atDesk()
    const job = await proposed('Neel')
    const added = await desk.jobs.addDate({ jobId: job.id, version: job.version, day: '2026-03-25' })
    expect(states(added.job)).toEqual(['proposed', 'proposed'])
  })
})

describe('D28 activities', () => {
  it('are written for each record that a decision changes, with who, when, before and after', async () => {
    const { t, desk, agreed, optioned } = atDesk()
    const neel = await agreed('Neel')
    await optioned('Kori')
    const { decisionId } = await desk.claims.confirm(claimOf(neel))
    const rows = t.db.select().from(activities).where(eq(activities.decisionId, decisionId)).all()
    expect(rows.map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ['confirmed', 'Noor'],
      ['lost', 'Noor'],
    ])
    expect(rows[0]?.before).toContainEqual(
      expect.objectContaining({ table: 'claimDates', row: expect.objectContaining({ state: 'option' }) }),
    )
  })

  it('have a kind of the table of desk actions: any other is refused also in SQL', () => {
    const { t } = atDesk()
    const insertion = `insert into activities (at, decision_id, actor_name, kind, before, after)
      values ('2026-11-30T08:00:00.000Z', 'd1', 'Noor', ?, '[]', '[]')`
    const add = (kind: string) => t.db.$client.prepare(insertion).run(kind)
    expect(() => add('confirmd')).toThrow('activities has a kind that is not in deskActions')
    expect(add('confirmed').changes).toBe(1)
  })

  it('are append-only: a trigger refuses every change but blanking a note, which writes one more', async () => {
    const { t, desk, aJob, again } = atDesk()
    const job = await aJob('Neel')
    await desk.notes.add({ jobId: job.id, words: 'Call Devika on Friday' })
    const [note] = (await again(job)).activities
    expect(note).toMatchObject({ kind: 'note', note: 'Call Devika on Friday', words: 'Noor wrote a note' })
    const raw = (text: string) => () => t.db.$client.prepare(text).run()
    expect(raw(`update activities set actor_name = 'Kabir'`)).toThrow('activities is append-only')
    expect(raw(`update activities set words = 'other'`)).toThrow('activities is append-only')
    await desk.notes.add({ jobId: job.id, words: 'Call on Monday instead' })
    const asha = t.as(anAccount(t, { role: 'admin', name: 'Asha' }))
    await asha.admin.notes.blank({ number: note?.number ?? 0 })
    expect((await again(job)).activities.slice(0, 3)).toMatchObject([
      { kind: 'note blanked', words: 'Asha deleted the words of an entry', deleted: null },
      { kind: 'note', note: 'Call on Monday instead', deleted: null },
      { kind: 'note', note: null, words: 'Noor wrote a note', deleted: 'The words were deleted by Asha.' },
    ])
    await expect(asha.admin.notes.blank({ number: note?.number ?? 0 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('are sent to colleagues who follow the desk, and mark their own', async () => {
    const { t, kabir, desk, aJob } = atDesk()
    const { last } = await desk.changes({ since: 0 })
    const job = await aJob('Neel', [])
    const seen = await t.as(kabir).desk.changes({ since: last })
    expect(seen.lines.map(({ words }) => words)).toContain('Noor created the job')
    expect(seen.lines.find(({ words }) => words === 'Noor created the job')).toMatchObject({
      jobNumber: job.number,
      isMine: false,
    })
    const kori = await aJob('Kori', [])
    const { lines } = await desk.changes({ since: last, jobId: kori.id })
    expect(lines).toMatchObject([{ jobNumber: kori.number, isMine: true }])
  })
})

it('lists jobs with their talents, and finds them by number, title, client and talent', async () => {
  const { desk, optioned, aJob } = atDesk()
  const neel = await optioned('Neel')
  await aJob('Kori')
  const found = async (search: string) => (await desk.jobs.list({ search })).items.map(({ title }) => title)
  expect(await found('')).toEqual(['Kori', 'Neel'])
  expect(await found('zoya')).toEqual(['Neel'])
  expect(await found('kori client')).toEqual(['Kori'])
  expect(await found(neel.number.toLowerCase())).toEqual(['Neel'])
  expect((await desk.jobs.list({ view: 'week' })).total).toBe(0)
  expect(await desk.jobs.list({ page: 9 })).toMatchObject({ items: [], total: 2 })
  expect((await desk.jobs.list({ view: 'mine' })).items[1]).toMatchObject({
    talents: [{ name: 'Zoya', state: 'option' }],
    firstDay: '2026-03-20',
  })
  await aJob('ŚRĪ Ambar')
  expect(await found('śri ambar')).toEqual(['ŚRĪ Ambar'])
})

it('lists where everybody is tomorrow', async () => {
  const { desk, agreed } = atDesk()
  const job = await agreed('Neel', ['2026-03-03'])
  await desk.claims.confirm(claimOf(job))
  const today = await desk.today()
  expect(today.dates).toMatchObject([{ day: '2026-03-03', talent: 'Zoya', jobTitle: 'Neel' }])
  expect(today.figures).toMatchObject({ options: 0, confirmedAhead: 1 })
})

describe('the list of jobs', () => {
  it('finds those where a talent still has to answer', async () => {
    const { t, desk, zoya, optioned, agreed, aJob } = atDesk()
    const waiting = await optioned('Neel', ['2026-03-20'])
    await agreed('Kori', ['2026-03-21'])
    await aJob('Saheli')
    const released = await optioned('Gully', ['2026-03-24'])
    await desk.claims.release(claimOf(released))
    const { items } = await desk.jobs.list({ view: 'answer' })
    expect(items.map(({ number }) => number)).toEqual([waiting.number])
    await t.as(t.admin()).admin.models.remove({ id: zoya.id })
    expect((await desk.jobs.list({ view: 'answer' })).total).toBe(0)
  })

  it('shows no booker whose account was closed (D33)', async () => {
    const { t, noor, kabir, aJob } = atDesk()
    const { number } = await aJob('Neel')
    await t.as(anAccount(t, { role: 'superadmin' })).admin.team.deactivate({ id: noor.id })
    const { desk } = t.as(kabir)
    expect((await desk.jobs.list({})).items).toMatchObject([{ number, booker: null }])
    expect((await desk.jobs.get({ number })).booker).toBeNull()
  })
})
