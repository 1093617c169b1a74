import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { day } from '../../../helpers/desk/chartMoves'
import { atDesk, claimOf, DAY, HOUR } from '../../../helpers/desk/desk'

const FRIDAY = day('2026-03-20')

describe('before an option is placed on the chart, the booker reads', () => {
  function atForecast() {
    const at = atDesk()
    const ask = (given: object = {}) =>
      at.desk.chart.forecastHold({ modelIds: [at.zoya.id], halves: FRIDAY, ...given })
    return { ...at, ask }
  }

  it('that it would be the first or the second', async () => {
    const { t, zoya, optioned, ask } = atForecast()
    const asha = aModel(t, { stageName: 'Asha' })
    await optioned('Neel', ['2026-03-20'])
    expect(await ask({ modelIds: [zoya.id, asha.id] })).toEqual([
      { modelId: zoya.id, ranks: [2], behind: ['Neel'], addsDay: true, refusal: null },
      { modelId: asha.id, ranks: [1], behind: [], addsDay: true, refusal: null },
    ])
  })

  it('every job before it, first to last, and none whose option has ended', async () => {
    const { t, desk, optioned, ask } = atForecast()
    const gully = await optioned('Gully', ['2026-03-20'])
    await optioned('Neel', ['2026-03-20'], 'pm')
    await optioned('Ambar', ['2026-03-20'], 'am')
    await optioned('Rao', ['2026-03-21'])
    expect(await ask()).toMatchObject([{ ranks: [3], behind: ['Gully', 'Neel', 'Ambar'] }])
    await desk.claims.extend({
      ...claimOf(gully),
      expiresAt: new Date(t.clock().getTime() + DAY).toISOString(),
    })
    t.later(DAY + HOUR)
    expect(await ask()).toMatchObject([{ ranks: [2], behind: ['Neel', 'Ambar'] }])
  })

  it('whether the job takes place on that day', async () => {
    const { aJob, ask } = atForecast()
    const { number: jobNumber } = await aJob('Kori', ['2026-03-20'], 'am')
    expect(await ask({ jobNumber })).toMatchObject([{ ranks: [1], addsDay: false }])
    const both = day('2026-03-20', '2026-03-21')
    expect(await ask({ jobNumber, halves: both })).toMatchObject([{ ranks: [1, 1], addsDay: true }])
  })

  it('the rank on each of several days', async () => {
    const { optioned, ask } = atForecast()
    await optioned('Neel', ['2026-03-21'])
    expect(await ask({ halves: day('2026-03-20', '2026-03-21', '2026-03-22') })).toMatchObject([
      { ranks: [1, 2, 1] },
    ])
  })

  it.each([
    ['a confirmed day', '2026-03-20', 'Zoya is confirmed for J-2526-0001 Neel at this time.'],
    ['a day that has passed', '2026-03-01', 'This day has passed'],
  ])('why it is refused: %s', async (_, when, refusal) => {
    const { desk, agreed, zoya, ask } = atForecast()
    await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20'])))
    expect(await ask({ halves: day(when) })).toEqual([
      { modelId: zoya.id, ranks: [], behind: [], addsDay: false, refusal },
    ])
  })

  it('why it is refused: booked out, or on the job already', async () => {
    const { desk, zoya, optioned, ask } = atForecast()
    const neel = await optioned('Neel', ['2026-03-20'])
    expect(await ask({ jobNumber: neel.number })).toMatchObject([
      { refusal: 'The talent is already on this job on these days.' },
    ])
    await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-03-20', toDay: '2026-03-20' })
    expect(await ask()).toMatchObject([{ refusal: 'The talent is booked out on this day.' }])
  })

  it('what then happens, and nothing is written by asking', async () => {
    const { t, desk, zoya, aJob, optioned, ask } = atForecast()
    await optioned('Neel', ['2026-03-20'])
    const kori = await aJob('Kori', [])
    const rows = () =>
      ['jobs', 'claims', 'held_halves', 'activities', 'notices'].map((table) =>
        t.db.$client.prepare(`select count(*) from ${table}`).pluck().get(),
      )
    const before = rows()
    expect(await ask({ jobNumber: kori.number })).toMatchObject([{ ranks: [2] }])
    await ask()
    expect(rows()).toEqual(before)
    const { job } = await desk.chart.hold({ modelId: zoya.id, jobNumber: kori.number, halves: FRIDAY })
    expect(job.claims[0]?.dates[0]?.rank).toBe(2)
  })

  it('404 for an unknown job', async () => {
    await expect(atForecast().ask({ jobNumber: 'J-2526-9999' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
