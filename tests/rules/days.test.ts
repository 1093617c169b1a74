import { expect, it } from 'vitest'
import { monthsAfter } from '../../shared/days'

it.each([
  ['2026-03-02T10:30:00.000Z', 9, '2026-12-02T10:30:00.000Z'],
  ['2026-05-31T00:00:00.000Z', 9, '2027-02-28T00:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
  ['2026-07-31T23:59:00.000Z', -1, '2026-06-30T23:59:00.000Z'],
])('%s and %i months is %s', (at, months, then) => {
  expect(monthsAfter(new Date(at), months).toISOString()).toBe(then)
})
