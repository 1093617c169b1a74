// @module-tag slow

import { expect, it } from 'vitest'
import { atDesk } from '../../../helpers/desk/desk'
import { type ChartSize, fillChart, LARGEST, USUAL } from '../../../helpers/desk/fullChart'

const DAYS = { from: '2026-03-19', until: '2026-06-30T10:00:00.000Z' }
/** Server time is at most so many times that of a bare query of the same rows (D53). */
const MOST_TIMES = 3
const TURNS = 9

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function read(size: ChartSize) {
  const { t, desk } = atDesk()
  t.db.$client.exec('delete from models')
  fillChart(t.db, size, DAYS)
  const window = () => desk.chart.window({ from: DAYS.from, days: size.days })
  return { t, window, chart: await window() }
}

it('fills 300 models x 60 days with 6,000 bars in one answer of at most 300 kB', async () => {
  const { chart } = await read(USUAL)
  expect([chart.models.length, chart.days, chart.bars.length]).toEqual([300, 60, 6_000])
  expect(JSON.stringify(chart).length).toBeLessThan(300_000)
})

it('reads 6,000 bars in at most three times the time of a bare query of the same rows', async () => {
  const { t, window } = await read(USUAL)
  const bare = t.db.$client.prepare(
    'select * from held_halves where day between ? and ? order by day, model_id, half, seq',
  )
  const [ours, plain]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    const start = performance.now()
    bare.all('2026-03-19', '2026-05-17')
    const middle = performance.now()
    await window()
    plain.push(middle - start)
    ours.push(performance.now() - middle)
  }
  expect(median(ours) / median(plain)).toBeLessThan(MOST_TIMES)
})

it('shows 1,000 models x 92 days', async () => {
  const { chart } = await read(LARGEST)
  expect([chart.models.length, chart.isCut, chart.bars.length]).toEqual([1_000, false, 30_000])
})
