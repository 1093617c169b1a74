import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk } from '../../../helpers/desk/desk'

describe('a job (D54)', () => {
  it('has at most a hundred talents', async () => {
    const { t, desk, ...d } = atDesk()
    const { id: jobId, number } = await d.proposed('Neel')
    for (let at = 2; at <= 100; at++) await desk.claims.propose({ jobId, modelId: aModel(t).id })
    const { id: modelId } = aModel(t)
    const refused = { code: 'CONFLICT', message: 'A job has at most 100 talents' }
    await expect(desk.claims.propose({ jobId, modelId })).rejects.toMatchObject(refused)
    const halves = [{ day: '2026-03-25', half: 'am' as const }]
    await expect(desk.chart.hold({ jobNumber: number, modelId, halves })).rejects.toMatchObject(refused)
    expect((await desk.jobs.get({ number })).claims).toHaveLength(100)
  })

  it('has at most sixty dates', async () => {
    const { desk, ...d } = atDesk()
    const job = await d.proposed('Neel')
    const jobId = job.id
    let { version } = job
    for (let at = job.dates.length; at < 60; at++) {
      const day = new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10)
      const added = await desk.jobs.addDate({ jobId, version, day })
      version = added.job.version
    }
    await expect(desk.jobs.addDate({ jobId, version, day: '2027-06-01' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'A job has at most 60 dates',
    })
  })
})
