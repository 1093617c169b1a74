import { describe, expect, it } from 'vitest'
import { cancellationWords, owedPercent } from '../../../shared/money/cancellation'

const SCALE = [
  { hours: 48, percent: 50 },
  { hours: 24, percent: 100 },
]
const at = (moment: string) => new Date(`${moment}:00+05:30`)
const date = (day: string, callTime: string | null = null) => ({ day, callTime })

describe('what a client who cancels owes', () => {
  it.each([
    ['2026-03-18T08:59', 0],
    ['2026-03-18T09:00', 50],
    ['2026-03-19T08:59', 50],
    ['2026-03-19T09:00', 100],
    ['2026-03-20T12:00', 100],
  ])('at %s is %d %% of a call at nine on 20 March', (moment, percent) => {
    expect(owedPercent(SCALE, [date('2026-03-20', '09:00')], at(moment))).toBe(percent)
  })

  it('goes by the beginning of the day at the agency where no call is known', () => {
    const day = [date('2026-03-20')]
    expect(owedPercent(SCALE, day, at('2026-03-17T23:59'))).toBe(0)
    expect(owedPercent(SCALE, day, at('2026-03-18T00:00'))).toBe(50)
  })

  it('goes by the first of several days', () => {
    const days = [date('2026-03-25'), date('2026-03-20'), date('2026-03-21')]
    expect(owedPercent(SCALE, days, at('2026-03-19T12:00'))).toBe(100)
  })

  it('is not known without a scale', () => {
    expect(owedPercent([], [date('2026-03-20')], at('2026-03-19T12:00'))).toBeNull()
  })

  it('is said as papers say it', () => {
    expect(cancellationWords(SCALE)).toBe('Cancelled within 48 h: 50 %. Within 24 h: 100 %.')
    expect(cancellationWords([])).toBe('')
  })
})
