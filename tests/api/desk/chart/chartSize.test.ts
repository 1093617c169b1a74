// @module-tag slow

import { expect, it } from 'vitest'
import { atDesk } from '../../../helpers/desk/desk'
import { type ChartSize, fillChart, LARGEST, USUAL } from '../../../helpers/desk/fullChart'

const DAYS = { from: '2026-03-19', until: '2026-06-30T10:00:00.000Z' }
async function read(size: ChartSize) {
  const { t, desk } = atDesk()
  t.db.$client.exec('delete from models')
  fillChart(t.db, size, DAYS)
  return await desk.chart.window({ from: DAYS.from, days: size.days })
}

it('fills 300 models x 60 days with 6,000 bars in one answer of at most 300 kB', async () => {
  const chart = await read(USUAL)
  expect([chart.models.length, chart.days, chart.bars.length]).toEqual([300, 60, 6_000])
  expect(JSON.stringify(chart).length).toBeLessThan(300_000)
})

it('shows 1,000 models x 92 days', async () => {
  const chart = await read(LARGEST)
  expect([chart.models.length, chart.isCut, chart.bars.length]).toEqual([1_000, false, 30_000])
})
