import { expect, it } from 'vitest'
import { feeOf, talentsCost } from '../../../shared/desk/jobs/jobMoney'

type Job = Parameters<typeof talentsCost>[0]
type Day = { id: string; kind?: string; part?: string; cancelledAt?: string }

const aJob = (days: Day[], claims: object[]) =>
  ({ dates: days.map((day) => ({ kind: 'shoot', part: 'full', cancelledAt: null, ...day })), claims }) as Job
const on = (...ids: string[]) => ids.map((jobDateId) => ({ jobDateId, state: 'option' }))
const aFee = (feePaise: number | null, feeUnit = 'day', dailyRate: number | null = null) => ({
  feePaise,
  feeUnit,
  dailyRate,
})

it('the fee of a talent is its own, else the usual rate a day, else unknown', () => {
  const fee = { feePaise: 900_000, feeUnit: 'flat', dailyRate: 30_000 } as const
  expect(feeOf(fee)).toEqual({ feePaise: 900_000, feeUnit: 'flat', isUsual: false })
  expect(feeOf({ ...fee, feePaise: null })).toEqual({ feePaise: 3_000_000, feeUnit: 'day', isUsual: true })
  expect(feeOf({ ...fee, feePaise: null, dailyRate: null })).toBeNull()
  expect(feeOf({ ...fee, feePaise: 0 })).toEqual({ feePaise: 0, feeUnit: 'flat', isUsual: false })
})

it('a job costs each fee times the days of that talent, once for a flat fee', () => {
  const job = aJob(
    [{ id: 'mon' }, { id: 'tue' }],
    [
      { ...aFee(1_000_000), dates: on('mon', 'tue') },
      { ...aFee(1_000_000), dates: on('tue') },
      { ...aFee(700_000, 'flat'), dates: on('mon', 'tue') },
      { ...aFee(null, 'day', 5000), dates: on('mon') },
      { ...aFee(null), dates: on('mon') },
    ],
  )
  expect(talentsCost(job)).toEqual({ talents: 5, days: 2, paise: 4_200_000, usual: 1, unknown: 1 })
})

it('a full day is two halves for a fee by the half day', () => {
  const days = [{ id: 'mon' }, { id: 'tue', part: 'am' }]
  expect(talentsCost(aJob(days, [{ ...aFee(100_000, 'half'), dates: on('mon', 'tue') }])).paise).toBe(300_000)
})

it('a morning or an afternoon is half a fee by the day, a night a whole one', () => {
  const days = [
    { id: 'mon' },
    { id: 'tue', part: 'am' },
    { id: 'wed', part: 'pm' },
    { id: 'thu', part: 'night' },
  ]
  const cost = (...ids: string[]) =>
    talentsCost(aJob(days, [{ ...aFee(3_800_000), dates: on(...ids) }])).paise
  expect(cost('mon', 'tue')).toBe(5_700_000)
  expect(cost('wed')).toBe(1_900_000)
  expect(cost('thu')).toBe(3_800_000)
  expect(talentsCost(aJob(days, [{ ...aFee(100_000, 'half'), dates: on('thu') }])).paise).toBe(200_000)
})

it('fittings, cancelled days and talents who are released cost nothing', () => {
  const job = aJob(
    [
      { id: 'fit', kind: 'fitting' },
      { id: 'off', cancelledAt: '2026-11-27T00:00:00Z' },
      { id: 'show', kind: 'show' },
    ],
    [
      { ...aFee(100_000), dates: on('fit', 'off', 'show') },
      { ...aFee(100_000), dates: on('fit') },
      { ...aFee(100_000), dates: [{ jobDateId: 'show', state: 'released' }] },
    ],
  )
  expect(talentsCost(job)).toEqual({ talents: 1, days: 1, paise: 100_000, usual: 0, unknown: 0 })
})
