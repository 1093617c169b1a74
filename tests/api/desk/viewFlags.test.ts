import { describe, expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import type { JobRecord } from '../../../shared/desk/jobs/jobs'
import { atDesk, claimOf, DAY, HOUR, MINUTE } from '../../helpers/desk/desk'

const HALF = { day: '2026-03-20', half: 'am' } as const

/** Neel, Kori and Asha have the first, second and third option on the same day. */
async function threeOptions() {
  const d = atDesk()
  const jobs = [await d.optioned('Neel'), await d.optioned('Kori'), await d.optioned('Asha')]
  const onJobs = async (flag: (date: JobRecord['claims'][number]['dates'][number]) => unknown) =>
    Promise.all(
      jobs.map(async (job) => {
        const [date] = (await d.again(job)).claims[0]?.dates ?? []
        return date && flag(date)
      }),
    )
  const onChart = async (flag: 'canChallenge' | 'isChallenging') => {
    const { holds } = await d.desk.chart.queue({ ...HALF, modelId: d.zoya.id })
    return holds.map((hold) => hold[flag])
  }
  return { ...d, jobs, second: jobs[1] as JobRecord, onJobs, onChart }
}

describe('flags of an option', () => {
  it('the second option alone can challenge, on its job and on the chart', async () => {
    const { onJobs, onChart } = await threeOptions()
    expect(await onJobs(({ canChallenge }) => canChallenge)).toEqual([false, true, false])
    expect(await onChart('canChallenge')).toEqual([false, true, false])
    expect(await onChart('isChallenging')).toEqual([false, false, false])
  })

  it('once it has challenged, none can', async () => {
    const { desk, second, onJobs, onChart } = await threeOptions()
    await desk.claims.challenge(claimOf(second))
    expect(await onJobs(({ canChallenge }) => canChallenge)).toEqual([false, false, false])
    expect(await onChart('canChallenge')).toEqual([false, false, false])
    expect(await onChart('isChallenging')).toEqual([false, true, false])
  })

  it('an option before it is of the same client, or of another', async () => {
    const { desk, second, again, jobs } = await threeOptions()
    const ofOthers = async () =>
      (await again(second)).claims[0]?.dates[0]?.before.map(({ isSameClient }) => isSameClient)
    expect(await ofOthers()).toEqual([false])
    const [intoId, id] = jobs.map(({ client }) => client?.id ?? '') as [string, string]
    const { version } = await desk.clients.get({ id })
    await desk.clients.merge({ id, intoId, version })
    expect(await ofOthers()).toEqual([true])
  })

  it('a yes answers its dates and its fee, until the fee is lower', async () => {
    const { desk, proposed } = atDesk()
    const flags = ({ claims: [claim] }: JobRecord) => [
      claim?.isFeeAnswered,
      claim?.dates[0]?.isAnswered,
      claim?.dates[0]?.isTalentTold,
    ]
    let job = await proposed('Kori')
    job = (await desk.claims.setFee({ ...claimOf(job), feePaise: 50_000_00 })).job
    expect(flags(job)).toEqual([false, false, false])
    job = (await desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })).job
    expect(flags(job)).toEqual([true, true, true])
    job = (await desk.claims.setFee({ ...claimOf(job), feePaise: 40_000_00 })).job
    expect(flags(job)).toEqual([false, true, true])
  })

  it('a talent has an email or none', async () => {
    const { t, proposed } = atDesk()
    const unmailed = aModel(t, { stageName: 'Tara', email: null })
    expect((await proposed('Neel')).claims[0]?.hasEmail).toBe(true)
    expect((await proposed('Kori', undefined, 'full', unmailed.id)).claims[0]?.hasEmail).toBe(false)
  })
})

describe('a date of a job is past', () => {
  // 18:30 UTC is midnight in India; the clock shows 10:00 UTC on Monday, 2 March.
  it.each([
    ['2026-03-02', 8 * HOUR + 29 * MINUTE, false],
    ['2026-03-02', 8 * HOUR + 30 * MINUTE, true],
    ['2026-03-03', 14 * HOUR, false],
    ['2026-03-03', DAY + 8 * HOUR + 30 * MINUTE, true],
  ])('%s, %i ms later: %s', async (day, milliseconds, expected) => {
    const { t, aJob, again } = atDesk()
    const job = await aJob('Kori', [day])
    t.later(milliseconds)
    expect((await again(job)).dates.map(({ isPast }) => isPast)).toEqual([expected])
  })
})
