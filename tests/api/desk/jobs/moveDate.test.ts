import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import type { JobRecord } from '../../../../shared/desk/jobs/jobs'
import { atDesk, claimOf, conflict, ranks, states } from '../../../helpers/desk/desk'

const dateOf = (job: JobRecord, at = 0) => ({
  jobId: job.id,
  version: job.version,
  dateId: job.dates[at]?.id ?? '',
})
const openDays = (job: JobRecord) =>
  job.dates.filter(({ cancelledAt }) => cancelledAt === null).map(({ day, part }) => `${day} ${part}`)
const subjects = (t: ReturnType<typeof atDesk>['t'], from: number) =>
  t
    .mails()
    .slice(from)
    .map(({ subject }) => subject)

describe('D20 moving a date', () => {
  it('changes only place and call time without affecting anybody', async () => {
    const { desk, agreed } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel')))
    const { job: after } = await desk.jobs.changeDate({
      ...dateOf(job),
      place: 'Studio 2',
      callTime: '07:30',
    })
    expect(after.dates).toMatchObject([{ day: '2026-03-20', place: 'Studio 2', callTime: '07:30' }])
    expect(states(after)).toEqual(['confirmed'])
  })

  it('changes the date itself while talents are only proposed', async () => {
    const { desk, proposed, queue } = atDesk()
    const job = await proposed('Neel')
    const { job: after } = await desk.jobs.changeDate({ ...dateOf(job), day: '2026-03-25', place: 'Goa' })
    expect(after.dates).toMatchObject([{ day: '2026-03-25', part: 'full', place: 'Goa', cancelledAt: null }])
    expect([states(after), queue()]).toEqual([['proposed'], []])
  })

  it('puts options last in the new queue, and asks the talent again', async () => {
    const { t, desk, agreed, optioned, again, minutesLater } = atDesk()
    const moving = await agreed('Neel', ['2026-03-20'])
    const behind = await optioned('Asha', ['2026-03-20'])
    const there = await optioned('Kori', ['2026-03-25'])
    minutesLater(3)
    const sent = t.mails().length
    const { job } = await desk.jobs.changeDate({ ...dateOf(moving), day: '2026-03-25' })
    expect(openDays(job)).toEqual(['2026-03-25 full'])
    expect(states(job)).toEqual(['released', 'option'])
    expect(ranks(job)?.at(-1)).toBe(2)
    expect([ranks(await again(there)), ranks(await again(behind))]).toEqual([[1], [1]])
    await expect(
      desk.claims.confirm({ ...claimOf(job), dateIds: [job.dates[1]?.id ?? ''] }),
    ).rejects.toMatchObject(conflict('no yes'))
    minutesLater(3)
    expect(subjects(t, sent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Can you do 25 Mar.*Neel/)]),
    )
  })

  it('turns confirmed dates into options again, and cancels the old day in the calendar', async () => {
    const { t, desk, agreed, minutesLater } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20', '2026-03-21'])))
    minutesLater(3)
    const sent = t.mails().length
    const { job: after } = await desk.jobs.changeDate({ ...dateOf(job), day: '2026-03-27' })
    expect(states(after)).toEqual(['cancelled', 'confirmed', 'option'])
    minutesLater(3)
    const told = t.mails().slice(sent)
    const off = told.find(({ subject }) => /^Cancelled: .*20 Mar/.test(subject))
    expect(off?.calendar).toContain('STATUS:CANCELLED')
    expect(told.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Can you do 27 Mar/)]),
    )
  })

  it('leaves talents who are not free then on the shortlist', async () => {
    const { desk, agreed, optioned } = atDesk()
    await desk.claims.confirm(claimOf(await agreed('Kori', ['2026-03-25'], 'am')))
    const job = await optioned('Neel', ['2026-03-20'])
    const { job: after } = await desk.jobs.changeDate({ ...dateOf(job), day: '2026-03-25' })
    expect(states(after)).toEqual(['released', 'proposed'])
  })

  it('keeps the place in the queue of an unchanged half, and is last on a new one', async () => {
    const { desk, optioned, again } = atDesk()
    const neel = await optioned('Neel', ['2026-03-20'], 'am')
    const kori = await optioned('Kori', ['2026-03-20'])
    const { job } = await desk.jobs.changeDate({ ...dateOf(neel), part: 'full' })
    expect([ranks(job), ranks(await again(kori))]).toEqual([[2], [2]])
    const { job: back } = await desk.jobs.changeDate({ ...dateOf(job), part: 'am' })
    expect([ranks(back), ranks(await again(kori)), openDays(back)]).toEqual([[1], [2], ['2026-03-20 am']])
  })

  it('turns a confirmed morning into a full day only if the afternoon is free', async () => {
    const { t, desk, agreed, optioned, again, minutesLater } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20'], 'am')))
    const other = await optioned('Kori', ['2026-03-20'], 'pm')
    const wider = desk.jobs.changeDate({ ...dateOf(job), part: 'full' })
    await expect(wider).rejects.toMatchObject({
      ...conflict('taken'),
      message: `Zoya is not free for this: ${other.number} Kori.`,
    })
    expect(openDays(await again(job))).toEqual(['2026-03-20 am'])
    await desk.claims.release(claimOf(other))
    minutesLater(3)
    const sent = t.mails().length
    const { job: after } = await desk.jobs.changeDate({ ...dateOf(job), part: 'full' })
    expect([states(after), openDays(after)]).toEqual([['confirmed'], ['2026-03-20 full']])
    minutesLater(3)
    expect(subjects(t, sent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Confirmed: Neel, 20 Mar/)]),
    )
  })

  it('can be undone completely, and no mail was sent (D27)', async () => {
    const { t, desk, agreed, optioned, again, queue, minutesLater } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel')))
    await optioned('Kori', ['2026-03-25'])
    minutesLater(3)
    const [before, sent] = [queue(), t.mails().length]
    const { decisionId, undoMs } = await desk.jobs.changeDate({ ...dateOf(job), day: '2026-03-25' })
    expect(undoMs).toBeGreaterThan(0)
    await desk.undo({ decisionId })
    const after = await again(job)
    expect([openDays(after), states(after), queue()]).toEqual([['2026-03-20 full'], ['confirmed'], before])
    minutesLater(3)
    expect(subjects(t, sent)).toEqual([])
  })

  it('is refused to a past day while the date has options, and for a cancelled date', async () => {
    const { desk, optioned } = atDesk()
    const job = await optioned('Neel')
    await expect(desk.jobs.changeDate({ ...dateOf(job), day: '2026-03-01' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const { job: off } = await desk.jobs.cancelDate(dateOf(job))
    await expect(desk.jobs.changeDate({ ...dateOf(off), day: '2026-03-25' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('is refused when a colleague has removed the date, with what happened', async () => {
    const { t, kabir, desk, proposed } = atDesk()
    const job = await proposed('Neel', ['2026-03-20', '2026-03-21'])
    await t.as(kabir).desk.jobs.removeDate(dateOf(job))
    await expect(desk.jobs.changeDate({ ...dateOf(job), day: '2026-03-25' })).rejects.toMatchObject(
      conflict('changed'),
    )
  })

  it('moves everybody of the job', async () => {
    const { t, desk, optioned } = atDesk()
    const naina = aModel(t, { stageName: 'Naina' })
    const job = await optioned('Neel')
    const { job: two } = await desk.claims.propose({ jobId: job.id, modelId: naina.id })
    const { job: after } = await desk.jobs.changeDate({ ...dateOf(two), day: '2026-03-25' })
    const now = after.claims.map(({ modelName, dates }) => [modelName, dates.at(-1)?.state])
    expect(now).toEqual([
      ['Zoya', 'option'],
      ['Naina', 'proposed'],
    ])
  })
})

it('a talent who said yes to other dates is asked again', async () => {
  const { t, desk, agreed, minutesLater } = atDesk()
  const job = await agreed('Neel')
  minutesLater(3)
  const sent = t.mails().length
  const { job: more } = await desk.jobs.addDate({ jobId: job.id, version: job.version, day: '2026-03-22' })
  await desk.claims.option({ ...claimOf(more), dateIds: [more.dates[1]?.id ?? ''] })
  minutesLater(3)
  expect(subjects(t, sent)).toEqual(['Can you do 22 Mar 2026? Neel'])
})
