import { describe, expect, it } from 'vitest'
import { deskDayOnPaper, nearDay, nearMoment } from '../../shared/desk/nearDays'
import { clockTime, longDay, shortDay, shortMoment } from '../../shared/format'
import { region, setRegion } from '../../shared/region'
import { newProject } from '../../shared/roster/projects'

/** The agency is in India: a night shoot counts to the day that its clock shows. */
describe('the text of a time', () => {
  const night = '2026-03-05T20:00:00.000Z'

  it('is written as any other time where it is only a time', () => {
    expect(['00:05', '09:30', '12:00', '23:59'].map(clockTime)).toEqual([
      '12:05 AM',
      '09:30 AM',
      '12:00 PM',
      '11:59 PM',
    ])
  })

  it('is the same day with the hour and without, also between midnight and half past five', () => {
    expect(shortMoment(night)).toBe('Mar 6, 2026, 01:30 AM')
    expect(shortDay(night)).toBe('Mar 6, 2026')
    expect(longDay(night)).toBe('March 6, 2026')
    expect(shortDay('2026-12-31T18:30:00.000Z')).toBe('Jan 1, 2027')
    expect(shortDay('2026-03-05T18:29:59.999Z')).toBe('Mar 5, 2026')
  })

  it('leaves a day without an hour unchanged', () => {
    expect(shortDay('2026-03-05')).toBe('Mar 5, 2026')
    expect(longDay('2026-12-31')).toBe('December 31, 2026')
  })
})

describe('a day as seen from another', () => {
  it.each([
    ['2026-03-05', 'today'],
    ['2026-03-06', 'tomorrow'],
    ['2026-03-04', 'yesterday'],
    ['2026-03-07', '7 Mar'],
    ['2026-01-31', '31 Jan'],
    ['2027-03-04', '4 Mar'],
    ['2027-03-05', '5 Mar 2027'],
    ['2025-03-05', '5 Mar 2025'],
  ])('on 2026-03-05, %s is %s', (day, words) => {
    expect(nearDay(day, '2026-03-05')).toBe(words)
  })

  it('crosses the end of a month and of a year', () => {
    expect(nearDay('2026-03-01', '2026-02-28')).toBe('tomorrow')
    expect(nearDay('2026-12-31', '2027-01-01')).toBe('yesterday')
  })

  it('is the day in India, with the hour', () => {
    const evening = new Date('2026-03-05T17:00:00.000Z')
    expect(nearMoment('2026-03-05T20:00:00.000Z', evening)).toBe('tomorrow, 01:30 AM')
    expect(nearMoment('2026-03-05T18:29:00.000Z', evening)).toBe('today, 11:59 PM')
    expect(nearMoment('2026-04-01T04:00:00.000Z', evening)).toBe('1 Apr, 09:30 AM')
  })
})

it('a day follows the order of the agency’s country', () => {
  setRegion({ ...region, country: 'US' })
  expect(nearDay('2026-03-07', '2026-03-05')).toBe('Mar 7')
  expect(nearDay('2028-03-07', '2026-03-05')).toBe('Mar 7, 2028')
  expect(deskDayOnPaper('2026-03-07')).toBe('Mar 7, 2026')
  setRegion({ ...region, country: 'IN' })
  expect(deskDayOnPaper('2026-03-07')).toBe('7 Mar 2026')
})

describe('the days of a project', () => {
  const given = { title: 'Salt flats', type: 'editorial', shootNature: 'outdoor' }
  const read = (dateOptions: string[]) => newProject.safeParse({ ...given, dateOptions })

  it.each<[what: string, given: string[], days: string[]]>([
    [
      'a moment in the evening by UTC',
      ['2026-11-24T18:30:00.000Z', '2026-11-24', ''],
      ['2026-11-25', '2026-11-24'],
    ],
    ['a moment in the afternoon by UTC', ['2026-11-24T18:29:59.999Z'], ['2026-11-24']],
    ['a moment of the turn of the year', ['2026-12-31T20:00Z'], ['2027-01-01']],
    ['a moment that says how far from UTC it is', ['2026-11-25T00:15:00+05:30'], ['2026-11-25']],
    ['two moments of one day', ['2026-11-24T19:00:00Z', '2026-11-25T18:00:00Z'], ['2026-11-25']],
    ['a time without a zone, which is on the day that is written', ['2026-11-24T23:30'], ['2026-11-24']],
  ])('are the days in India of %s', (_what, dates, days) => {
    expect(read(dates).data?.dateOptions).toEqual(days)
  })

  it.each(['2026-02-30T10:00:00Z', '2026-11-24T25:00:00Z', '2026-11-24Tomorrow', '2199-12-31T20:00:00Z'])(
    'are none of %s',
    (none) => {
      expect(read([none]).error?.issues).toMatchObject([
        { path: ['dateOptions', 0], message: 'Enter a date as YYYY-MM-DD' },
      ])
    },
  )
})
