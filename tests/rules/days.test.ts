import { expect, it } from 'vitest'
import { monthDays } from '../../client/src/talent/jobs/monthDays'
import { monthAfter, monthsAfter } from '../../shared/time/days'

it.each([
  ['2026-03-02T10:30:00.000Z', 9, '2026-12-02T10:30:00.000Z'],
  ['2026-05-31T00:00:00.000Z', 9, '2027-02-28T00:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
  ['2026-07-31T23:59:00.000Z', -1, '2026-06-30T23:59:00.000Z'],
])('%s and %i months is %s', (at, months, then) => {
  expect(monthsAfter(new Date(at), months).toISOString()).toBe(then)
})

it.each([
  ['2026-03', -3, '2025-12'],
  ['2025-12', 1, '2026-01'],
])('%s and %i months is %s', (month, months, then) => {
  expect(monthAfter(month, months)).toBe(then)
})

// 1 June 2026 is a Monday, 1 March 2026 a Sunday, 1 February 2028 a Tuesday.
it.each([
  ['2026-06', 0, 30],
  ['2026-03', 6, 31],
  ['2028-02', 1, 29],
])('the days of %s come after %i empty places of a week from Monday, and are %i', (month, empty, count) => {
  const days = monthDays(month)
  expect(days.slice(0, empty)).toEqual(Array(empty).fill(null))
  expect(days.slice(empty)).toHaveLength(count)
  expect(days[empty]).toBe(`${month}-01`)
})
