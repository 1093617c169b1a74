import { describe, expect, it } from 'vitest'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

const percents = ({ dates }: { dates: { cancelPercent: number | null }[] }) =>
  dates.map(({ cancelPercent }) => cancelPercent)

/** Zoya confirmed for Neel on two days. */
async function confirmed() {
  const d = atDesk()
  const { job } = await d.desk.claims.confirm(claimOf(await d.agreed('Neel', ['2026-03-20', '2026-03-21'])))
  return { ...d, job, one: { jobId: job.id, version: job.version, dateId: job.dates[0]?.id ?? '' } }
}

describe('D20 what the client still owes for a date that it cancels', () => {
  it('is kept with the date, and is gone when the decision is taken back', async () => {
    const { desk, one, again, job } = await confirmed()
    const decided = await desk.jobs.cancelDate({ ...one, cancelPercent: 50 })
    expect(percents(decided.job)).toEqual([50, null])
    await desk.undo({ decisionId: decided.decisionId })
    expect(percents(await again(job))).toEqual([null, null])
  })

  it('is a whole number from 0 to 100', async () => {
    const { desk, one } = await confirmed()
    for (const cancelPercent of [-1, 101, 12.5])
      await expect(desk.jobs.cancelDate({ ...one, cancelPercent })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
  })

  it('is nothing where nobody was confirmed', async () => {
    const { desk, optioned } = atDesk()
    const neel = await optioned('Neel')
    const dateId = neel.dates[0]?.id ?? ''
    const { job } = await desk.jobs.cancelDate({
      jobId: neel.id,
      version: neel.version,
      dateId,
      cancelPercent: 100,
    })
    expect(percents(job)).toEqual([null])
  })

  it('is kept for each confirmed date ahead of a cancelled job, and forgotten when it opens again', async () => {
    const { desk, job, t } = await confirmed()
    const [first = '', second = ''] = job.dates.map(({ id }) => id)
    t.later(18 * 24 * 60 * 60_000 + 12 * 60 * 60_000)
    const { job: over } = await desk.jobs.setStage({
      id: job.id,
      version: job.version,
      stage: 'cancelled',
      cancelPercents: [
        { dateId: first, cancelPercent: 25 },
        { dateId: second, cancelPercent: 100 },
        { dateId: 'of another job', cancelPercent: 10 },
      ],
    })
    // The first day is past: it was worked.
    expect(percents(over)).toEqual([null, 100])
    const opened = await desk.jobs.setStage({ id: job.id, version: over.version, stage: 'open' })
    expect(percents(opened.job)).toEqual([null, null])
  })
})
