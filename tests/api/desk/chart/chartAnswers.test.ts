import { expect, it } from 'vitest'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

const march = { from: '2026-03-19', days: 14 }

it('says what talents answered to an option, and why they are booked out', async () => {
  const { desk, zoya, optioned, agreed } = atDesk()
  const words = async () => (await desk.chart.window(march)).bars.map((bar) => bar.slice(1, 3).concat(bar[7]))
  const neel = await agreed('Neel', ['2026-03-20'])
  const kori = await optioned('Kori', ['2026-03-23'])
  await desk.claims.recordAnswer({ ...claimOf(kori), answer: 'conditional', words: 'Not before nine' })
  await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-03-25', toDay: '2026-03-25', kind: 'exams' })
  expect(await words()).toEqual([
    [2, 2, 1],
    [8, 2, 2],
    [12, 2, 4],
  ])
  const line = async (day: string) =>
    (await desk.chart.queue({ modelId: zoya.id, day, half: 'am' })).holds.map(
      ({ answer, answerWords, feePaise, feeUnit }) => [answer, answerWords, feePaise, feeUnit],
    )
  expect(await line('2026-03-20')).toEqual([['yes', null, null, 'day']])
  expect(await line('2026-03-23')).toEqual([['conditional', 'Not before nine', null, 'day']])
  expect(await line('2026-03-25')).toEqual([['none', null, null, null]])

  const claim = async () => claimOf(await desk.jobs.get({ number: neel.number }))
  await desk.claims.setFee({ ...(await claim()), feePaise: 38_000_00 })
  await desk.claims.recordAnswer({ ...(await claim()), answer: 'yes' })
  expect(await line('2026-03-20')).toEqual([['yes', null, 38_000_00, 'day']])
  await desk.claims.setFee({ ...(await claim()), feePaise: 30_000_00 })
  expect(await line('2026-03-20')).toEqual([['none', null, 30_000_00, 'day']])
  await desk.claims.recordAnswer({ ...(await claim()), answer: 'yes' })
  await desk.claims.confirm(await claim())
  expect(await line('2026-03-20')).toEqual([['none', null, 30_000_00, 'day']])
  expect((await words())[0]).toEqual([2, 2, 0])
})
