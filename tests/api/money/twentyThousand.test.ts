// @module-tag slow

import { expect, it } from 'vitest'
import { manyPapers } from '../../helpers/money/manyPapers'
import { withMoney } from '../../helpers/money/money'

const PAPERS = 20_000
/** Each answers within 50 ms at 20,000 papers of two years. */
const MOST_MS = 50
const TURNS = 9

it('lists, searches and sums 20,000 papers within 50 ms each', async () => {
  const { t, desk, noor, job } = await withMoney()
  manyPapers(t.db, PAPERS, 700, noor.id)
  const { number } = job
  const list = (wanted: object) => () => desk.money.list(wanted)
  const asked: Record<string, () => Promise<unknown>> = {
    all: list({}),
    'last page': list({ page: PAPERS / 20 }),
    'of a kind': list({ kind: 'credit note' }),
    outstanding: list({ standing: 'outstanding' }),
    overdue: list({ standing: 'overdue' }),
    paid: list({ standing: 'paid' }),
    overpaid: list({ standing: 'overpaid' }),
    searched: list({ search: 'tochter 12' }),
    'searched, outstanding': list({ search: 'campaign 1', standing: 'outstanding' }),
    'searched, nothing': list({ search: 'nowhere' }),
    sums: () => desk.money.sums(),
    'overdue of the desk': () => desk.money.overdue(),
    'value of a job': () => desk.money.value({ number }),
  }
  const medians: Record<string, number> = {}
  for (const [name, ask] of Object.entries(asked)) medians[name] = await medianOf(ask)
  expect(Object.entries(medians).filter(([, ms]) => ms > MOST_MS)).toEqual([])
  // The desk asks each time that it opens.
  expect(medians['overdue of the desk']).toBeLessThan(10)
})

/** The median of several runs in milliseconds of processor time, to which other processes add nothing. */
async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const before = process.cpuUsage()
    await ask()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return times.toSorted((a, b) => a - b)[TURNS >> 1] ?? Number.NaN
}
