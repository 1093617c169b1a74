import { describe, expect, it } from 'vitest'
import type { JobRecord } from '../../../../shared/desk/jobs/jobs'
import { atDesk, claimOf, conflict, ranks, states } from '../../../helpers/desk/desk'

const idsOf = ({ dates }: JobRecord, ...at: number[]) => at.map((each) => dates[each]?.id ?? '')
const subjects = (t: ReturnType<typeof atDesk>['t'], from = 0) =>
  t
    .mails()
    .slice(from)
    .map(({ subject }) => subject)
const DAYS = ['2026-03-20', '2026-03-21', '2026-03-22']

describe('D20 the dates of a job for one talent', () => {
  it('removes a date from a talent who was not asked yet, and adds it again, without a mail', async () => {
    const { t, desk, proposed, minutesLater } = atDesk()
    const job = await proposed('Neel', DAYS)
    const { job: fewer } = await desk.claims.setDates({ ...claimOf(job), dateIds: idsOf(job, 0, 2) })
    expect(fewer.claims[0]?.dates.map(({ jobDateId }) => jobDateId)).toEqual(idsOf(job, 0, 2))
    const { job: all } = await desk.claims.setDates({ ...claimOf(fewer), dateIds: idsOf(job, 0, 1, 2) })
    expect(states(all)).toEqual(['proposed', 'proposed', 'proposed'])
    minutesLater(3)
    expect(subjects(t)).toEqual([])
  })

  it('keeps the place of an unchanged option, is last on a new date, and asks about it', async () => {
    const { t, desk, aJob, zoya, optioned, again, minutesLater } = atDesk()
    const job = await aJob('Neel', DAYS)
    const [first = '', second = ''] = idsOf(job, 0, 1)
    const { job: on } = await desk.claims.propose({ jobId: job.id, modelId: zoya.id, dateIds: [first] })
    const { job: mine } = await desk.claims.option(claimOf(on))
    const other = await optioned('Kori', ['2026-03-20', '2026-03-21'])
    minutesLater(3)
    const sent = t.mails().length
    const { job: both } = await desk.claims.setDates({ ...claimOf(mine), dateIds: [first, second] })
    expect([states(both), ranks(both)]).toEqual([
      ['option', 'option'],
      [1, 2],
    ])
    expect(ranks(await again(other))).toEqual([2, 1])
    minutesLater(3)
    expect(subjects(t, sent)).toEqual([expect.stringMatching(/^Can you do 21 Mar.*Neel/)])
  })

  it('keeps the place on a half that the old and the new date share', async () => {
    const { desk, aJob, zoya, optioned, again } = atDesk()
    const job = await aJob('Neel', ['2026-03-20'], 'am')
    const { job: two } = await desk.jobs.addDate({
      jobId: job.id,
      version: job.version,
      day: '2026-03-20',
      part: 'full',
    })
    const [full = '', am = ''] = ['full', 'am'].map(
      (part) => two.dates.find((d) => d.part === part)?.id ?? '',
    )
    const { job: on } = await desk.claims.propose({ jobId: job.id, modelId: zoya.id, dateIds: [am] })
    const { job: mine } = await desk.claims.option(claimOf(on))
    const other = await optioned('Kori', ['2026-03-20'])
    const { job: wider } = await desk.claims.setDates({ ...claimOf(mine), dateIds: [full] })
    // First in the morning, second in the afternoon, where the other one was before.
    expect(wider.claims[0]?.dates.find(({ jobDateId }) => jobDateId === full)).toMatchObject({ rank: 2 })
    expect(ranks(await again(other))).toEqual([2])
    const { job: back } = await desk.claims.setDates({ ...claimOf(wider), dateIds: [am] })
    expect(back.claims[0]?.dates.find(({ jobDateId }) => jobDateId === am)).toMatchObject({ rank: 1 })
    await expect(desk.claims.setDates({ ...claimOf(back), dateIds: [am, full] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Two of these dates are at the same time',
    })
  })

  it('releases an option that is left out, and those behind it move up', async () => {
    const { t, desk, optioned, again, minutesLater } = atDesk()
    const job = await optioned('Neel', DAYS)
    const behind = await optioned('Kori', ['2026-03-21'])
    minutesLater(3)
    const sent = t.mails().length
    const { job: fewer } = await desk.claims.setDates({ ...claimOf(job), dateIds: idsOf(job, 0, 2) })
    expect(states(fewer)).toEqual(['option', 'released', 'option'])
    expect(ranks(await again(behind))).toEqual([1])
    minutesLater(3)
    expect(subjects(t, sent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/now first/), expect.stringMatching(/21 Mar/)]),
    )
  })

  it('only proposes a new date on which the talent is not free', async () => {
    const { desk, aJob, zoya, agreed } = atDesk()
    await desk.claims.confirm(claimOf(await agreed('Kori', ['2026-03-21'], 'pm')))
    const job = await aJob('Neel', DAYS)
    const [first = '', second = ''] = idsOf(job, 0, 1)
    const { job: on } = await desk.claims.propose({ jobId: job.id, modelId: zoya.id, dateIds: [first] })
    const { job: mine } = await desk.claims.option(claimOf(on))
    const { job: both } = await desk.claims.setDates({ ...claimOf(mine), dateIds: [first, second] })
    expect(states(both)).toEqual(['option', 'proposed'])
  })

  it('refuses to remove a confirmed date, or all dates', async () => {
    const { desk, agreed } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel', DAYS)))
    const { job: kept } = await desk.claims.setDates({ ...claimOf(job), dateIds: idsOf(job, 0, 1, 2) })
    expect(states(kept)).toEqual(['confirmed', 'confirmed', 'confirmed'])
    await expect(desk.claims.setDates({ ...claimOf(kept), dateIds: idsOf(job, 0) })).rejects.toMatchObject({
      ...conflict('changed'),
      message: 'Zoya is confirmed on 21 Mar. Cancel that first.',
    })
    await expect(desk.claims.setDates({ ...claimOf(kept), dateIds: [] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('refuses a stale version, and a date that is cancelled or of another job', async () => {
    const { t, kabir, desk, proposed } = atDesk()
    const job = await proposed('Neel', DAYS)
    const other = await proposed('Kori', ['2026-04-01'])
    await expect(desk.claims.setDates({ ...claimOf(job), dateIds: idsOf(other, 0) })).rejects.toMatchObject(
      conflict('changed'),
    )
    await t.as(kabir).desk.claims.setDates({ ...claimOf(job), dateIds: idsOf(job, 0) })
    await expect(desk.claims.setDates({ ...claimOf(job), dateIds: idsOf(job, 1) })).rejects.toMatchObject(
      conflict('changed'),
    )
  })

  it('can be undone completely (D27)', async () => {
    const { t, desk, optioned, again, queue, minutesLater } = atDesk()
    const job = await optioned('Neel', DAYS)
    minutesLater(3)
    const [before, sent] = [queue(), t.mails().length]
    const { decisionId, undoMs } = await desk.claims.setDates({ ...claimOf(job), dateIds: idsOf(job, 1) })
    expect(undoMs).toBeGreaterThan(0)
    await desk.undo({ decisionId })
    expect([states(await again(job)), queue()]).toEqual([['option', 'option', 'option'], before])
    minutesLater(3)
    expect(subjects(t, sent)).toEqual([])
  })
})

describe('D16 a travel date with a confirmation', () => {
  async function withTravel() {
    const d = atDesk()
    const job = await d.agreed('Neel', ['2026-03-20'])
    const { jobId, version } = { jobId: job.id, version: job.version }
    const { job: added } = await d.desk.jobs.addDate({
      jobId,
      version,
      day: '2026-03-19',
      part: 'pm',
      kind: 'travel',
    })
    const [travel = '', shoot = ''] = idsOf(added, 0, 1)
    // Nobody is on the travel date yet.
    const { job: now } = await d.desk.claims.setDates({ ...claimOf(added), dateIds: [shoot] })
    return { ...d, now, travel, shoot }
  }

  it('confirms the travel date too, and holds its halves firmly', async () => {
    const { desk, now, travel, shoot, queue } = await withTravel()
    const { job } = await desk.claims.confirm({
      ...claimOf(now),
      dateIds: [shoot],
      travelDateIds: [travel],
      saidYesToTravel: true,
    })
    expect(states(job)).toEqual(['confirmed', 'confirmed'])
    expect(queue().map(({ day, half, firm }) => [day, half, firm])).toEqual([
      ['2026-03-20', 'am', true],
      ['2026-03-20', 'pm', true],
      ['2026-03-19', 'pm', true],
    ])
  })

  it("needs the talent's yes for the travel date, and confirms both or neither", async () => {
    const { desk, now, travel, shoot, again } = await withTravel()
    const given = { ...claimOf(now), dateIds: [shoot], travelDateIds: [travel] }
    await expect(desk.claims.confirm(given)).rejects.toMatchObject(conflict('no yes'))
    expect((await again(now)).claims[0]?.dates.map(({ state }) => state).sort()).toEqual([
      'option',
      'released',
    ])
  })

  it('is refused when another job has the talent on that day', async () => {
    const { desk, now, travel, shoot, agreed, again } = await withTravel()
    await desk.claims.confirm(claimOf(await agreed('Kori', ['2026-03-19'])))
    const given = { ...claimOf(await again(now)), dateIds: [shoot], saidYesToTravel: true }
    await expect(desk.claims.confirm({ ...given, travelDateIds: [travel] })).rejects.toMatchObject(
      conflict('taken'),
    )
    expect(states((await desk.claims.confirm(given)).job)).toContain('confirmed')
  })

  it('accepts only an open travel date of this job', async () => {
    const { desk, now, shoot } = await withTravel()
    const given = { ...claimOf(now), travelDateIds: [shoot], saidYesToTravel: true }
    await expect(desk.claims.confirm(given)).rejects.toMatchObject(conflict('changed'))
  })

  it('is undone together with the confirmation', async () => {
    const { desk, now, travel, shoot, again, queue } = await withTravel()
    const before = queue()
    const { decisionId } = await desk.claims.releaseAndConfirm({
      ...claimOf(now),
      dateIds: [shoot],
      travelDateIds: [travel],
      saidYesToTravel: true,
    })
    await desk.undo({ decisionId })
    expect(queue()).toEqual(before)
    expect((await again(now)).claims[0]?.dates.map(({ state }) => state).sort()).toEqual([
      'option',
      'released',
    ])
  })
})

it('changes the kind of a date without moving it', async () => {
  const { desk, aJob } = atDesk()
  const job = await aJob('Neel')
  const [dateId = ''] = idsOf(job, 0)
  const { job: after } = await desk.jobs.changeDate({
    jobId: job.id,
    version: job.version,
    dateId,
    kind: 'fitting',
  })
  expect(after.dates).toMatchObject([{ kind: 'fitting', day: '2026-03-20', part: 'full' }])
})
