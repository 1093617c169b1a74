import { describe, expect, it } from 'vitest'
import {
  type BarMove,
  beginMove,
  halvesOnlyIn,
  isChanged,
  moveByKey,
  withEdge,
  withRow,
} from '../../../client/src/admin/desk/chart/grid/barMoves'
import { otherDays } from '../../../server/features/desk/chart/moves.rules'

const bar = {
  start: 2,
  length: 4,
  kind: 'option',
  rank: 1,
  job: { number: 'J-2526-0001', title: 'Neel' },
  until: null,
  hoursLeft: 0,
  answer: 'none',
  reason: null,
  behind: 0,
} as const
const begun = beginMove(3, bar)
const span = ({ start, length, toRow }: BarMove) => [start, length, toRow]

describe('a bar that is moved', () => {
  it('is longer or shorter at one end, and never shorter than a half', () => {
    expect(span(withEdge(begun, 'end', 7))).toEqual([2, 6, 3])
    expect(span(withEdge(begun, 'end', 0))).toEqual([2, 1, 3])
    expect(span(withEdge(begun, 'start', 0))).toEqual([0, 6, 3])
    expect(span(withEdge(begun, 'start', 9))).toEqual([5, 1, 3])
  })

  it('keeps its days on another row, and its row when an end is moved', () => {
    const longer = withEdge(begun, 'end', 7)
    expect(span(withRow(longer, 4))).toEqual([2, 4, 4])
    expect(span(withEdge(withRow(longer, 4), 'end', 6))).toEqual([2, 5, 3])
    expect([isChanged(begun), isChanged(longer), isChanged(withRow(begun, 2))]).toEqual([false, true, true])
  })

  it('follows the arrow keys inside the chart', () => {
    const size = { rows: 5, halves: 6 }
    const press = (move: BarMove, key: string, shiftKey = false) => moveByKey(move, { key, shiftKey }, size)
    expect(press(begun, 'ArrowRight')).toEqual(begun)
    expect(press(begun, 'ArrowLeft')).toMatchObject({ start: 2, length: 3 })
    expect(press(begun, 'ArrowLeft', true)).toMatchObject({ start: 1, length: 5 })
    expect(press(begun, 'ArrowDown')).toMatchObject({ toRow: 4 })
    expect(press(withRow(begun, 4), 'ArrowDown')).toMatchObject({ toRow: 4 })
    expect(press(begun, 'Home')).toBeNull()
  })

  it('takes and frees the halves that differ', () => {
    const to = { start: 3, length: 4 }
    expect(halvesOnlyIn(to, bar, '2026-03-20')).toEqual([{ day: '2026-03-23', half: 'am' }])
    expect(halvesOnlyIn(bar, to, '2026-03-20')).toEqual([{ day: '2026-03-21', half: 'am' }])
  })
})

describe("a talent's dates with other halves", () => {
  const dates = [
    { id: 'a', day: '2026-03-20', part: 'full' as const },
    { id: 'b', day: '2026-03-21', part: 'am' as const },
    { id: 'n', day: '2026-03-25', part: 'night' as const },
  ]
  const am = (day: string) => ({ day, half: 'am' as const })
  const pm = (day: string) => ({ day, half: 'pm' as const })

  it('grow, shrink, go and join', () => {
    const frees = [am('2026-03-20')]
    const takes = [pm('2026-03-21'), am('2026-03-22'), pm('2026-03-22')]
    expect(otherDays(dates, { takes, frees })).toEqual({
      stays: ['n'],
      changes: [
        { id: 'a', day: '2026-03-20', part: 'pm' },
        { id: 'b', day: '2026-03-21', part: 'full' },
      ],
      adds: [{ day: '2026-03-22', part: 'full' }],
    })
  })

  it('leave a night as an afternoon, or as the next morning on a date of its own', () => {
    const night = dates.slice(2)
    expect(otherDays(night, { takes: [], frees: [am('2026-03-26')] })).toEqual({
      stays: [],
      changes: [{ id: 'n', day: '2026-03-25', part: 'pm' }],
      adds: [],
    })
    expect(otherDays(night, { takes: [], frees: [pm('2026-03-25')] })).toEqual({
      stays: [],
      changes: [],
      adds: [{ day: '2026-03-26', part: 'am' }],
    })
  })
})
