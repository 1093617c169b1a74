import { describe, expect, it } from 'vitest'
import { missedGoals } from '../bench/goals'
import type { Line } from '../bench/measure'

const figure = { rate: 1_000, p99: 10, cpu: 100, failed: 0 }

/** A line of the benchmark with these ratios of processor time. */
const line = (name: string, rest: number, trpc: number, more: Partial<Line> = {}): Line => ({
  size: 1_000,
  name,
  bare: figure,
  rest: figure,
  trpc: figure,
  ratio: { rest, trpc },
  cpuRatio: { rest, trpc },
  ...more,
})

describe('the goals of the benchmark', () => {
  it('are met by equal servers', () => {
    expect(missedGoals([line('list, page 1', 1, 1), line('durable booking', 1, 1)], 'full')).toEqual([])
  })

  it.each(['full', 'short'] as const)(
    'are missed by a booking that costs ten times as much, in the %s form',
    (form) => {
      expect(missedGoals([line('durable booking', 0.1, 1)], form)).toEqual([
        expect.stringContaining('1000 durable booking: REST at 0.10 of bare'),
      ])
    },
  )

  it('allow the short form a third less, because it runs on busy machines', () => {
    const lines = [line('list, page 1', 0.3, 1)]
    expect(missedGoals(lines, 'full')).toHaveLength(1)
    expect(missedGoals(lines, 'short')).toEqual([])
    expect(missedGoals([line('list, page 1', 0.25, 1)], 'short')).toHaveLength(1)
  })

  it('judge milliseconds only in the full form', () => {
    const slow = [line('durable booking', 1, 1, { rest: { ...figure, p99: 900 } })]
    expect(missedGoals(slow, 'full')).toEqual(['1000 durable booking: p99 900 ms, not 50'])
    expect(missedGoals(slow, 'short')).toEqual([])
  })

  it('ask for half of the rate of a small roster from a large one', () => {
    const large = line('list, page 1', 1, 1, { size: 100_000, rest: { ...figure, rate: 400 } })
    expect(missedGoals([line('list, page 1', 1, 1), large], 'full')).toEqual([
      '100000 list, page 1: 400/s, but 1000/s at 1,000 models',
    ])
  })
})
