import { expect, it } from 'vitest'
import { atDesk } from '../../../helpers/desk/desk'

it('a job is created without a day, and its next step loses its day, when the date field is empty', async () => {
  const { desk } = atDesk()
  const { job } = await desk.jobs.create({ title: 'A call', client: '', day: '', budget: '' })
  expect(job.dates).toEqual([])
  const planned = { nextStep: 'Ask for the days', nextStepOn: '2026-03-04' }
  const { job: then } = await desk.jobs.change({ id: job.id, version: job.version, ...planned })
  const { job: now } = await desk.jobs.change({ id: job.id, version: then.version, nextStepOn: '' })
  expect([then.nextStepOn, now.nextStepOn]).toEqual(['2026-03-04', null])
})
