import { describe, expect, it } from 'vitest'
import { calendarFile } from '../../../server/emails/calendarFile'
import { defaultEnd, halvesOf, rankIn, untilOf } from '../../../server/features/desk/calendarHolds/rules'
import { isFeeAnswered } from '../../../server/features/desk/claims/rules'
import { domainOf } from '../../../server/features/desk/clients/rules'
import { bookingStatus, enquiryStatus } from '../../../server/features/desk/items/rules'
import { mayBecome, numberAfter, numberStart } from '../../../server/features/desk/jobs/rules'
import { ordinal } from '../../../shared/desk/deskWords'

const SETTINGS = { optionDays: 7, optionHoursMin: 4 }

describe('the halves of a job date', () => {
  it.each([
    ['am', ['2026-11-30 am']],
    ['pm', ['2026-11-30 pm']],
    ['full', ['2026-11-30 am', '2026-11-30 pm']],
    ['night', ['2026-11-30 pm', '2026-12-01 am']],
  ] as const)('%s takes %j', (part, halves) =>
    expect(halvesOf({ day: '2026-11-30', part }).map(({ day, half }) => `${day} ${half}`)).toEqual(halves),
  )
})

describe('the end of an option', () => {
  const at = (moment: string) => new Date(moment)
  it.each([
    ['is seven days ahead', '2026-03-02T10:00:00.000Z', '2026-06-01', '2026-03-09T10:00:00.000Z'],
    [
      'is 18:00 two days before a job that is sooner',
      '2026-03-02T10:00:00.000Z',
      '2026-03-08',
      '2026-03-06T12:30:00.000Z',
    ],
    [
      'is never sooner than four hours from now',
      '2026-03-02T10:00:00.000Z',
      '2026-03-03',
      '2026-03-02T14:00:00.000Z',
    ],
  ])('%s', (_, now, day, end) => expect(defaultEnd(at(now), day, SETTINGS)).toBe(end))

  it('is the earliest of its own end, its challenge and midnight after the day in India', () => {
    const far = '2026-12-01T00:00:00.000Z'
    expect(untilOf('2026-03-20', { expiresAt: far, challengeEndsAt: null })).toBe('2026-03-20T18:30:00.000Z')
    const soon = '2026-03-10T10:00:00.000Z'
    expect(untilOf('2026-03-20', { expiresAt: far, challengeEndsAt: soon })).toBe(soon)
  })
})

describe('D7 the rank', () => {
  const now = '2026-03-02T10:00:00.000Z'
  const hold = (seq: number, until: string | null = '2026-03-09T10:00:00.000Z') => ({
    claimDateId: String(seq),
    firm: until === null,
    seq,
    until,
  })
  it('is the number of living options before it, plus one', () =>
    expect(rankIn([hold(1), hold(4), hold(9)], 9, now)).toBe(3))
  it('D8 does not count an option that ends now', () =>
    expect(rankIn([hold(1, now), hold(4)], 4, now)).toBe(1))
  it('does not count firm holds', () => expect(rankIn([hold(1, null), hold(4)], 4, now)).toBe(1))
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
  ])('%d reads %s', (rank, words) => expect(ordinal(rank)).toBe(words))
})

describe('D13 a yes', () => {
  it.each([
    ['holds for the fee it was given for', 'yes', 5_000_00, 5_000_00, true],
    ['holds for a higher fee', 'yes', 5_000_00, 6_000_00, true],
    ['does not hold for a lower fee', 'yes', 5_000_00, 4_000_00, false],
    ['that is conditional does not count', 'conditional', null, 5_000_00, false],
    ['without a fee holds', 'yes', null, null, true],
  ] as const)('%s', (_, answer, answerFeePaise, feePaise, holds) =>
    expect(isFeeAnswered({ answer, answerFeePaise, feePaise })).toBe(holds),
  )
})

describe('a job', () => {
  it.each([
    ['2026-03-31', 'J-2526-'],
    ['2026-04-01', 'J-2627-'],
    ['2099-12-31', 'J-9900-'],
  ])('of %s begins its number with %s', (day, start) => expect(numberStart(day)).toBe(start))

  it('gets the number after the last one', () => {
    expect(numberAfter('J-2627-', null)).toBe('J-2627-0001')
    expect(numberAfter('J-2627-', 'J-2627-0142')).toBe('J-2627-0143')
    expect(numberAfter('J-2627-', 'J-2627-9999')).toBe('J-2627-10000')
  })

  it.each([
    ['open', 'agreed', true],
    ['quoted', 'lost', true],
    ['agreed', 'lost', false],
    ['agreed', 'cancelled', true],
    ['lost', 'open', true],
    ['done', 'closed', true],
    ['done', 'cancelled', false],
    ['open', 'done', false],
    ['closed', 'done', true],
  ] as const)('that is %s can become %s: %s', (from, to, may) => expect(mayBecome(from, to)).toBe(may))
})

describe('D4 the status in the read-only lists', () => {
  it.each([
    ['taken', 'reviewed', 'read'],
    ['answered', 'reviewed', 'responded'],
    ['job', 'accepted', 'responded'],
    ['not for us', 'rejected', 'read'],
    ['duplicate', 'reviewed', 'read'],
    ['spam', null, null],
  ] as const)('after %s: booking %s, enquiry %s', (step, booking, enquiry) =>
    expect([bookingStatus(step), enquiryStatus(step)]).toEqual([booking, enquiry]),
  )
})

it.each([
  ['devika@kori.example', 'kori.example'],
  ['devika@gmail.com', null],
  [null, null],
])('the domain of %s hints at a client: %s', (email, domain) => expect(domainOf(email)).toBe(domain))

describe('a calendar file', () => {
  const event = {
    id: '01abc',
    sequence: 1,
    isCancelled: false,
    title: 'Kori, cotton; two\nlooks',
    day: '2026-03-31',
    part: 'am' as const,
    callTime: '07:30',
    place: 'Studio 4',
  }
  const NOW = '2026-03-02T10:00:00.000Z'
  it('has one event for a whole day, escaped, and invites nobody', () => {
    expect(calendarFile([event], NOW).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//agency//desk//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:01abc@desk',
      'DTSTAMP:20260302T100000Z',
      'SEQUENCE:1',
      'STATUS:CONFIRMED',
      'DTSTART;VALUE=DATE:20260331',
      'DTEND;VALUE=DATE:20260401',
      'SUMMARY:Kori\\, cotton\\; two\\nlooks\\, morning\\, call 07:30',
      'LOCATION:Studio 4',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })
  it('marks a cancelled event, and breaks long lines', () => {
    const file = calendarFile([{ ...event, isCancelled: true, title: 'क'.repeat(120) }], NOW)
    expect(file).toContain('STATUS:CANCELLED')
    expect(file.split('\r\n').every((line) => [...line].length <= 75)).toBe(true)
  })
})
