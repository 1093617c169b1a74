import { beforeEach, describe, expect, it, vi } from 'vitest'
import { filterRows, NO_TRAITS } from '../../../client/src/admin/desk/chart/filters/chartFilters'
import { type GroupBy, groupRows } from '../../../client/src/admin/desk/chart/grid/chartGroups'
import {
  barClass,
  barWords,
  type ChartRow,
  halfWords,
  rowsOf,
  spanWords,
} from '../../../client/src/admin/desk/chart/grid/chartRows'
import type { Chart } from '../../../shared/desk/chart/chart'
import { BAR_KINDS, type BarKind } from '../../../shared/desk/deskLists'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00Z') }))

const at = '2026-03-02T10:00:00.000Z'
const kind = (name: BarKind) => BAR_KINDS.indexOf(name)

const chart: Chart = {
  from: '2026-03-20',
  days: 14,
  today: '2026-03-02',
  at,
  last: 0,
  isCut: false,
  boards: [
    { id: 'new', name: 'New faces' },
    { id: 'main', name: 'Main' },
  ],
  languages: ['English', 'Hindi'],
  models: [
    {
      ...{ id: 'a', name: 'Asha', city: 'Pune', gender: 'female', face: null, boards: [0, 1] },
      ...{ work: [0, 2], languages: [1], height: 178, age: 24, rate: 45_000 },
    },
    {
      ...{ id: 'z', name: 'Zoya', city: null, gender: 'female', face: null, boards: [1] },
      ...{ work: [1], languages: [0, 1], height: 172, age: 31, rate: null },
    },
    {
      ...{ id: 'k', name: 'Kabir', city: null, gender: 'male', face: null, boards: [] },
      ...{ work: [], languages: [], height: null, age: null, rate: 20_000 },
    },
  ],
  jobs: [
    ['J-2526-0001', 'Neel show'],
    ['J-2526-0002', 'Kori lookbook'],
  ],
  bars: [
    [1, 0, 4, kind('option'), 1, 0, 60, 1],
    [1, 2, 2, kind('option'), 2, 1, 30_000, 2],
    [2, 0, 2, kind('bookout'), 0, -1, 0, 4],
  ],
}
const rows = rowsOf(chart)
const zoya = rows[1] as ChartRow

describe('the rows of the chart', () => {
  it('draw the first option of each half, and count who waits behind it', () => {
    expect(zoya.bars.map(({ start, rank }) => [start, rank])).toEqual([
      [0, 1],
      [2, 2],
    ])
    expect(zoya.drawn.map(({ start, rank, behind }) => [start, rank, behind])).toEqual([[0, 1, 1]])
  })

  it('draw an option on a blocked day over the bookout', () => {
    const [row] = rowsOf({
      ...chart,
      bars: [
        [0, 0, 4, kind('bookout'), 0, -1, 0, 0],
        [0, 0, 2, kind('cannot'), 1, 0, 60, 0],
      ],
    })
    expect(row?.drawn.map((bar) => barClass(bar))).toEqual(['bar bookout', 'bar cannot'])
  })

  it.each([
    ['confirmed', 0, 'bar confirmed'],
    ['option', 0, 'bar option'],
    ['option', 1, 'bar option yes'],
    ['option', 2, 'bar option conditional'],
    ['challenged', 0, 'bar challenged'],
    ['travel', 0, 'bar travel'],
    ['bookout', 0, 'bar bookout'],
    ['cannot', 0, 'bar cannot'],
  ] as const)('have a mark of their own: %s, answer %i', (name, word, classes) => {
    const [row] = rowsOf({ ...chart, bars: [[0, 0, 2, kind(name), 1, 0, 60, word]] })
    expect(row?.drawn.map((bar) => barClass(bar))).toEqual([classes])
  })

  it.each([
    [0, 1, '20 Mar, morning'],
    [1, 1, '20 Mar, afternoon'],
    [0, 2, '20 Mar'],
    [0, 4, '20 Mar to 21 Mar'],
    [1, 2, '20 Mar, afternoon to 21 Mar, morning'],
  ])('name the halves from %i on, %i of them', (start, length, words) => {
    expect(spanWords(chart.from, start, length)).toBe(words)
  })

  it('say who holds a half, in queue order, or that it is free', () => {
    expect(barWords(zoya.bars[0] as ChartRow['bars'][number])).toBe(
      '1st option, said yes, Neel show, J-2526-0001, until 2 Mar, 16:30',
    )
    expect(halfWords(zoya, chart.from, 10)).toBe('Zoya, 25 Mar, morning: free')
    expect(halfWords(rows[2] as ChartRow, chart.from, 0)).toBe('Kabir, 20 Mar, morning: booked out, Exams')
  })

  const everybody = {
    ...NO_TRAITS,
    search: '',
    show: 'all',
    freeFrom: '',
    freeTo: '',
    onlyHeld: false,
  } as const
  it.each([
    [{ search: 'zo' }, ['Zoya']],
    [{ gender: 'male' }, ['Kabir']],
    [{ board: 'new' }, ['Asha']],
    [{ board: 'main' }, ['Asha', 'Zoya']],
    [{ board: 'gone' }, ['Asha', 'Zoya', 'Kabir']],
    [{ show: 'free' as const }, ['Asha']],
    [{ show: 'free' as const, freeFrom: '2026-03-21' }, ['Asha', 'Kabir']],
    [{ show: 'free' as const, freeFrom: '2026-03-22', freeTo: '2026-03-23' }, ['Asha', 'Zoya', 'Kabir']],
    [{ show: 'free' as const, freeFrom: '2026-03-22', freeTo: '2026-03-21' }, []],
    [{ show: 'free' as const, freeTo: '2026-05-01' }, []],
    [{ show: 'ending' as const }, ['Zoya']],
    [{ onlyHeld: true }, ['Zoya', 'Kabir']],
    [{ onlyHeld: true, search: 'as' }, ['Asha']],
    [{ onlyHeld: true, show: 'free' as const }, ['Asha']],
    [{ city: 'Pune' }, ['Asha']],
    [{ work: 'Commercial' }, ['Zoya']],
    [{ work: 'Runway', language: 'Hindi' }, ['Asha']],
    [{ language: 'English' }, ['Zoya']],
    [{ language: 'Tamil' }, ['Asha', 'Zoya', 'Kabir']],
    [{ heightFrom: '175' }, ['Asha']],
    [{ heightTo: '175' }, ['Zoya']],
    [{ heightFrom: '172', heightTo: '178' }, ['Asha', 'Zoya']],
    [{ ageFrom: '25' }, ['Zoya']],
    [{ ageTo: '24' }, ['Asha']],
    [{ rateTo: '20000' }, ['Kabir']],
    [{ search: 'nobody' }, []],
  ])('are filtered by %o', (filters, names) => {
    expect(filterRows(rows, chart, { ...everybody, ...filters }).map(({ model }) => model.name)).toEqual(
      names,
    )
  })
})

describe('rows in groups', () => {
  const heads = (by: GroupBy) =>
    groupRows(rows, by, chart.boards).map(({ head, model }) => [head, model.name])

  it('stand under their board, gender or city, those without last', () => {
    expect(heads('none')).toEqual([
      [undefined, 'Asha'],
      [undefined, 'Zoya'],
      [undefined, 'Kabir'],
    ])
    expect(heads('board')).toEqual([
      ['New faces · 1', 'Asha'],
      ['Main · 1', 'Zoya'],
      ['No board · 1', 'Kabir'],
    ])
    expect(heads('gender')).toEqual([
      ['Male · 1', 'Kabir'],
      ['Female · 2', 'Asha'],
      [undefined, 'Zoya'],
    ])
    expect(heads('city')).toEqual([
      ['Pune · 1', 'Asha'],
      ['No city · 2', 'Zoya'],
      [undefined, 'Kabir'],
    ])
  })

  it('are read out with the group that they begin', () => {
    const [asha] = groupRows(rows, 'city', chart.boards)
    expect(asha && halfWords(asha, chart.from, 0)).toBe('Pune · 1. Asha, 20 Mar, morning: free')
  })
})
