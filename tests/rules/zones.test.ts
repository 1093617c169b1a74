import { describe, expect, it } from 'vitest'
import { perDay } from '../../server/features/talent/dashboard/rules'
import { agency, receivedAgency, sentAgency, setAgency } from '../../shared/agency'
import { nearMoment } from '../../shared/desk/dayWords'
import {
  inches,
  localDay,
  localMinute,
  localSecond,
  longDay,
  money,
  shortDay,
  shortMoment,
} from '../../shared/format'
import { bothHeights, bothWeights } from '../../shared/roster/measures'
import { localMoment } from '../../shared/time/days'
import { zoneWords } from '../../shared/time/zone'

const live = (region: Partial<typeof agency.region>) =>
  setAgency({ ...agency, region: { ...agency.region, ...region } })

describe('a moment at an agency', () => {
  it.each([
    ['Asia/Kolkata', '2026-03-06 01:30:07', 'Mar 6, 2026, 01:30 AM', 'March 6, 2026'],
    ['Asia/Katmandu', '2026-03-06 01:45:07', 'Mar 6, 2026, 01:45 AM', 'March 6, 2026'],
    ['Asia/Dubai', '2026-03-06 00:00:07', 'Mar 6, 2026, 12:00 AM', 'March 6, 2026'],
    ['Europe/London', '2026-03-05 20:00:07', 'Mar 5, 2026, 08:00 PM', 'March 5, 2026'],
    ['America/St_Johns', '2026-03-05 16:30:07', 'Mar 5, 2026, 04:30 PM', 'March 5, 2026'],
    ['Pacific/Kiritimati', '2026-03-06 10:00:07', 'Mar 6, 2026, 10:00 AM', 'March 6, 2026'],
    ['Pacific/Pago_Pago', '2026-03-05 09:00:07', 'Mar 5, 2026, 09:00 AM', 'March 5, 2026'],
    ['UTC', '2026-03-05 20:00:07', 'Mar 5, 2026, 08:00 PM', 'March 5, 2026'],
  ])('in %s is %s', (timeZone, second, words, long) => {
    const moment = '2026-03-05T20:00:07.000Z'
    live({ timeZone })
    expect(localSecond(moment)).toBe(second)
    expect(localMinute(moment)).toBe(second.slice(0, 16))
    expect(localDay(new Date(moment))).toBe(second.slice(0, 10))
    expect(shortMoment(moment)).toBe(words)
    expect(shortDay(moment)).toBe(words.slice(0, 11))
    expect(longDay(moment)).toBe(long)
    expect(nearMoment(moment, new Date(moment))).toBe(`today, ${second.slice(11, 16)}`)
    expect(localMoment(second.slice(0, 10), second.slice(11, 16)).toISOString()).toBe(
      '2026-03-05T20:00:00.000Z',
    )
  })

  it('leaves a day a day, also west of UTC', () => {
    live({ timeZone: 'America/Los_Angeles' })
    expect(shortDay('2026-03-05')).toBe('Mar 5, 2026')
    expect(longDay('2026-03-05')).toBe('March 5, 2026')
    expect(localMoment('2026-03-05').toISOString()).toBe('2026-03-05T08:00:00.000Z')
  })
})

describe('the nights on which clocks change', () => {
  it.each([
    ['Europe/London', '2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
    // Clocks go from 01:00 to 02:00: half past one is shown as half past two.
    ['Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/London', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/London', '2026-10-25', '00:59', '2026-10-24T23:59:00.000Z'],
    // Clocks show half past one twice: the first one counts.
    ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/London', '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    // Half an hour only.
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z'],
    // The day begins at 01:00.
    ['Africa/Cairo', '2026-04-24', '00:00', '2026-04-23T22:00:00.000Z'],
  ])('%s on %s at %s is %s', (timeZone, day, time, moment) => {
    live({ timeZone })
    expect(localMoment(day, time).toISOString()).toBe(moment)
  })

  it.each(['2026-03-29', '2026-10-25'])('count each moment of %s in London to one day, in order', (day) => {
    live({ timeZone: 'Europe/London' })
    const start = localMoment(day).getTime()
    const hours = (localMoment(day, '23:59').getTime() + 60_000 - start) / 3_600_000
    expect(hours).toBe(day === '2026-03-29' ? 23 : 25)
    expect(localDay(new Date(start))).toBe(day)
    expect(localDay(new Date(start - 1))).not.toBe(day)
    expect(localDay(new Date(start + hours * 3_600_000 - 1))).toBe(day)
  })

  it('group moments by the day that clocks show', () => {
    live({ timeZone: 'Europe/London' })
    const added = ['2026-06-05T22:59:00.000Z', '2026-06-04T23:30:00.000Z', '2026-01-04T23:30:00.000Z']
    expect(perDay(added)).toEqual([
      { at: '2026-06-05T22:59:00.000Z', count: 2 },
      { at: '2026-01-04T23:30:00.000Z', count: 1 },
    ])
    live({ timeZone: 'Asia/Kolkata' })
    expect(perDay(added)).toHaveLength(3)
  })
})

it.each(['2026-13-25', 'today', ''])('%s is no moment in any zone', (none) => {
  for (const timeZone of ['Asia/Kolkata', 'Europe/London']) {
    live({ timeZone })
    expect(Number.isNaN(localMoment(none).getTime())).toBe(true)
  }
})

it.each([
  ['Asia/Kolkata', 'IST'],
  ['Asia/Dubai', 'GMT+4'],
  ['America/Bogota', 'GMT-5'],
  ['Europe/London', 'Europe/London'],
])('a column of times in %s says %s', (timeZone, words) => {
  live({ timeZone })
  expect(zoneWords()).toBe(words)
})

it.each([
  ['INR', '₹1,20,000'],
  ['USD', '$120,000'],
  ['AED', 'AED\u00a0120,000'],
])('an amount of %s is %s', (currency, words) => {
  live({ currency })
  expect(money(120_000)).toBe(words)
})

it('the unit that comes first is the agency’s', () => {
  expect([inches(34), bothHeights('180'), bothWeights('70 kg')]).toEqual([
    '86 cm / 34"',
    '180 cm / 5ft 11in',
    '70 kg / 154 lbs',
  ])
  live({ measures: 'inches' })
  expect([inches(34), bothHeights('180'), bothWeights('70 kg')]).toEqual([
    '34" / 86 cm',
    '5ft 11in / 180 cm',
    '154 lbs / 70 kg',
  ])
})

it('a page brings the region only where it is not India', () => {
  expect(sentAgency(agency)).not.toHaveProperty('region')
  live({ timeZone: 'Asia/Dubai' })
  expect(sentAgency(agency).region).toEqual({ timeZone: 'Asia/Dubai' })
  expect(receivedAgency(JSON.parse(JSON.stringify(sentAgency(agency))))).toEqual(agency)
})
