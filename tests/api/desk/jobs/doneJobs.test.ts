import { expect, it } from 'vitest'
import { atDesk, claimOf, conflict, DAY, states } from '../../../helpers/desk/desk'

/** A job whose only day, for which a talent was confirmed, is over. */
async function aDoneJob() {
  const { desk, t, agreed, again, minutesLater } = atDesk()
  const job = await agreed('Neel', ['2026-03-04'])
  const { job: confirmed } = await desk.claims.confirm(claimOf(job))
  await desk.jobs.setStage({ id: job.id, version: confirmed.version, stage: 'agreed' })
  t.later(3 * DAY)
  minutesLater(0)
  return { desk, done: await again(job) }
}

it('a job that is done is agreed again by a date ahead, and not by a past one', async () => {
  const { desk, done } = await aDoneJob()
  expect(done.stage).toBe('done')
  expect(done.activities.map(({ words }) => words)).toContain('Marked the days of Zoya as done')
  const date = { jobId: done.id, version: done.version }
  await expect(desk.jobs.addDate({ ...date, day: '2026-03-04', part: 'am' })).rejects.toMatchObject(
    conflict('changed'),
  )
  const { job: more } = await desk.jobs.addDate({ ...date, day: '2026-03-09' })
  expect([more.stage, states(more)]).toEqual(['agreed', ['done', 'proposed']])
})

it('a day that was worked on is neither cancelled nor deleted, nor moved, but its place can be corrected', async () => {
  const { desk, done } = await aDoneJob()
  const date = { jobId: done.id, version: done.version, dateId: done.dates[0]?.id ?? '' }
  const refused = { ...conflict('changed'), message: 'This job is done. Open it again to go on.' }
  await expect(desk.jobs.cancelDate(date)).rejects.toMatchObject(refused)
  await expect(desk.jobs.removeDate(date)).rejects.toMatchObject(refused)
  await expect(desk.jobs.changeDate({ ...date, day: '2026-03-05' })).rejects.toMatchObject(refused)
  const { job: corrected } = await desk.jobs.changeDate({ ...date, place: 'Studio 2' })
  expect([corrected.dates[0]?.place, states(corrected)]).toEqual(['Studio 2', ['done']])
})

it('a job that is opened again is told as such, and not as agreed or done once more', async () => {
  const { desk, aJob } = atDesk()
  let job = await aJob('Neel')
  for (const stage of ['agreed', 'done', 'closed', 'done', 'agreed'] as const)
    job = (await desk.jobs.setStage({ id: job.id, version: job.version, stage })).job
  expect(job.activities.slice(0, 5).map(({ words }) => words)).toEqual([
    'Noor opened the job again',
    'Noor opened the job again',
    'Noor closed the job',
    'Noor marked the work as done',
    'Noor marked the job as agreed',
  ])
})
