import { describe, expect, it } from 'vitest'
import {
  barWords,
  type ChartRow,
  filterRows,
  halfWords,
  rowsOf,
  spanWords,
  standingOn,
} from '../../client/src/admin/chart/chartRows'
import { BAR_KINDS, type BarKind, type Chart } from '../../shared/chart'

const at = '2026-03-02T10:00:00.000Z'
const kind = (name: BarKind) => BAR_KINDS.indexOf(name)

const chart: Chart = {
  from: '2026-03-20',
  days: 14,
  today: '2026-03-02',
  at,
  isCut: false,
  models: [
    { id: 'a', name: 'Asha', city: 'Pune', gender: 'female' },
    { id: 'z', name: 'Zoya', city: null, gender: 'female' },
    { id: 'k', name: 'Kabir', city: null, gender: 'male' },
  ],
  jobs: [{ number: 'J-2526-0001', title: 'Neel show' }],
  bars: [
    [1, 0, 4, kind('option'), 2, 0, 60],
    [1, 2, 2, kind('option'), 1, 0, 30_000],
    [2, 0, 2, kind('bookout'), 0, -1, 0],
  ],
}
const rows = rowsOf(chart)
const zoya = rows[1] as ChartRow

describe('the rows of the chart', () => {
  it('draw bars that share a half on separate lines', () => {
    expect(zoya.lanes).toBe(2)
    expect(zoya.bars.map(({ start, lane }) => [start, lane])).toEqual([
      [0, 0],
      [2, 1],
    ])
    expect(rows[0]?.lanes).toBe(1)
  })

  it.each([
    [0, 1, 'Mar 20, 2026, morning'],
    [1, 1, 'Mar 20, 2026, afternoon'],
    [0, 2, 'Mar 20, 2026'],
    [0, 4, 'Mar 20, 2026 to Mar 21, 2026'],
    [1, 2, 'Mar 20, 2026, afternoon to Mar 21, 2026, morning'],
  ])('name the halves from %i on, %i of them', (start, length, words) => {
    expect(spanWords(chart.from, start, length)).toBe(words)
  })

  it('say who holds a half, in queue order, or that it is free', () => {
    expect(barWords(zoya.bars[0] as ChartRow['bars'][number])).toBe(
      '2nd option, J-2526-0001 Neel show, until Mar 2, 2026, 04:30 PM',
    )
    expect(halfWords(zoya, chart.from, 10)).toBe('Zoya, Mar 25, 2026, morning: free')
    expect(halfWords(rows[2] as ChartRow, chart.from, 0)).toBe('Kabir, Mar 20, 2026, morning: booked out')
  })

  it('know who is free, on option or taken', () => {
    expect(rows.map((row) => standingOn(row, 0, 2))).toEqual(['free', 'option', 'taken'])
    expect(rows.map((row) => standingOn(row, 4, 2))).toEqual(['free', 'free', 'free'])
  })

  it.each([
    [{ search: 'zo', gender: 'all', show: 'all' as const }, ['Zoya']],
    [{ search: '', gender: 'male', show: 'all' as const }, ['Kabir']],
    [{ search: '', gender: 'all', show: 'free' as const }, ['Asha']],
    [{ search: '', gender: 'all', show: 'ending' as const }, ['Zoya']],
    [{ search: 'nobody', gender: 'all', show: 'all' as const }, []],
  ])('are filtered by %o', (filters, names) => {
    expect(filterRows(rows, chart, filters).map(({ model }) => model.name)).toEqual(names)
  })
})
