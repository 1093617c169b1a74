import { describe, expect, it } from 'vitest'
import { travelOf } from '../../../client/src/admin/desk/jobs/faces/claimDays'
import { paiseOf } from '../../../client/src/admin/desk/jobs/faces/fees'

describe('an amount that is typed in rupees', () => {
  it.each([
    ['45,000', 4_500_000],
    ['45k', 4_500_000],
    ['1.5K', 150_000],
    ['0', 0],
    [' ', null],
    ['a lot', Number.NaN],
  ])('"%s" is %s paise', (typed, paise) => expect(paiseOf(typed)).toBe(paise))
})

describe('the travel dates that are offered with a confirmation (D16)', () => {
  const date = (id: string, kind: 'travel' | 'shoot', cancelledAt: string | null = null) => ({
    id,
    kind,
    cancelledAt,
  })
  const job = {
    dates: [date('out', 'travel'), date('set', 'shoot'), date('back', 'travel', '2026-03-01T10:00:00.000Z')],
  }

  it('are those that stand and that the talent is not on', () => {
    expect(travelOf(job, { dates: [{ jobDateId: 'set', state: 'option' }] }).map(({ id }) => id)).toEqual([
      'out',
    ])
    expect(travelOf(job, { dates: [{ jobDateId: 'out', state: 'confirmed' }] })).toEqual([])
    expect(travelOf(job, { dates: [{ jobDateId: 'out', state: 'released' }] }).map(({ id }) => id)).toEqual([
      'out',
    ])
  })
})
