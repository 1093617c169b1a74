import { describe, expect, it } from 'vitest'
import { labelsOf } from '../../../client/src/admin/desk/chart/grid/barLabels'
import type { RowBar } from '../../../client/src/admin/desk/chart/grid/chartRows'

const NEEL = { number: 'J-2526-0001', title: 'Neel, by hand' }
const KORI = { number: 'J-2526-0002', title: 'Kori Cotton' }
const bar = (given: Partial<RowBar>): RowBar => ({
  ...{ start: 0, length: 2, kind: 'confirmed', rank: 0, job: NEEL, until: null },
  ...{ hoursLeft: 0, answer: 'none', reason: null, behind: 0 },
  ...given,
})
/** The labels of bars in a window of ten days, a half of which is `halfPx` wide. */
const labels = (halfPx: number, ...drawn: RowBar[]) =>
  labelsOf({ drawn }, 20, halfPx).map(({ place, inside, beside }) => [place, inside, beside])

describe('the label of a bar', () => {
  it('stands inside where it fits', () => {
    expect(labels(16, bar({ length: 8 }))).toEqual([['', 'Neel, by hand', '']])
  })

  it('runs on over free days where it does not', () => {
    expect(labels(16, bar({ kind: 'option', rank: 1 }))).toEqual([['1', '', 'Neel, by hand']])
  })

  it('is three letters where the next day is taken', () => {
    const next = bar({ start: 2, length: 18, job: KORI })
    expect(labels(16, bar({}), next)).toEqual([
      ['', 'NEE', ''],
      ['', 'Kori Cotton', ''],
    ])
  })

  it('is nothing where there is no room at all', () => {
    const next = bar({ start: 1, length: 19, job: KORI })
    expect(labels(10, bar({ length: 1 }), next)[0]).toEqual(['', '', ''])
  })

  it('stands once where bars of one job follow each other', () => {
    const next = bar({ start: 2, kind: 'challenged', rank: 1, hoursLeft: 18 })
    expect(labels(16, bar({ kind: 'option', rank: 1 }), next)).toEqual([
      ['1', '', ''],
      ['18h', '', 'Neel, by hand'],
    ])
  })

  it('of a bookout is its reason, and is left out under an option', () => {
    const exams = bar({ length: 6, kind: 'bookout', job: null, reason: 'exams' })
    expect(labels(16, exams)).toEqual([['', 'Exams', '']])
    expect(labels(16, exams, bar({ kind: 'cannot', rank: 1 }))[0]).toEqual(['', '', ''])
  })
})
