import { afterEach, describe, expect, it } from 'vitest'
import { paidMinutesOf } from '../../../server/features/desk/hours/rules'
import { agency, setAgency } from '../../../shared/agency'
import { durationWords, hoursOfFee, overtimeOf } from '../../../shared/desk/callSheets/hoursLists'

const DAY = '2026-12-14'
const paid = (call: string, onSet: string, wrapped: string | null, breakMinutes = 0, more = {}) =>
  paidMinutesOf({ day: DAY, call, onSet, wrapped, breakMinutes, isEarly: false, isNight: false, ...more })

describe('the paid hours of a day', () => {
  const { region } = agency
  const live = (timeZone: string) => setAgency({ ...agency, region: { ...region, timeZone } })
  afterEach(() => setAgency({ ...agency, region }))

  it.each([
    ['from the call, not from before it', '05:45', '05:30', '16:45', 90, 570],
    ['from when the talent was there, when that was later', '05:45', '06:15', '16:45', 90, 540],
    ['from the time that was said, without a call', '', '05:30', '16:45', 90, 585],
    ['over midnight', '18:00', '17:50', '03:30', 30, 540],
    ['from a call soon after midnight, for who came the evening before', '00:30', '23:50', '08:30', 0, 480],
    ['from when the talent was there, also when midnight was between', '22:00', '00:15', '06:00', 15, 330],
    ['nothing for a wrap before the call', '10:00', '08:00', '09:00', 0, 0],
    ['nothing for a wrap in the minute of the beginning', '06:45', '08:52', '08:52', 0, 0],
  ])('run %s', (_, call, onSet, wrapped, rest, minutes) => {
    expect(paid(call, onSet, wrapped, rest)).toBe(minutes)
  })

  it('begin before the call where that was asked, and are not known before the wrap', () => {
    expect(paid('05:45', '05:15', '16:45', 90, { isEarly: true })).toBe(600)
    expect(paid('05:45', '05:15', null)).toBeNull()
  })

  it.each([
    ['from an evening to the morning', '22:00', '21:50', '04:30', 390],
    ['from after midnight for who came late', '22:00', '00:15', '06:00', 345],
    ['from a call after midnight, for who came before it', '00:30', '23:50', '08:30', 480],
    ['from a call after midnight, for who came after it', '00:30', '01:00', '08:30', 450],
    ['until after noon', '22:00', '22:00', '12:30', 870],
  ])('of a night run %s', (_, call, onSet, wrapped, minutes) => {
    expect(paid(call, onSet, wrapped, 0, { isNight: true })).toBe(minutes)
  })

  it('of a night are an hour longer where the clocks change in it, also for a call after midnight', () => {
    live('Europe/Berlin')
    const autumn = { day: '2026-10-24', isNight: true }
    expect(paid('22:00', '22:00', '06:00', 0, autumn)).toBe(540)
    expect(paid('00:30', '00:30', '06:00', 0, autumn)).toBe(390)
  })

  it('are an hour longer or shorter in a night in which clocks change', () => {
    live('Europe/Berlin')
    expect(paid('22:00', '22:00', '06:00', 0, { day: '2026-10-24' })).toBe(540)
    expect(paid('22:00', '22:00', '06:00', 0, { day: '2026-03-28' })).toBe(420)
    expect(paid('22:00', '22:00', '06:00', 0, { day: '2026-11-14' })).toBe(480)
  })
})

it('overtime is what goes beyond the fee, to the nearest quarter of an hour', () => {
  expect([566, 570, 577, 480, 300].map((minutes) => overtimeOf(minutes, 8))).toEqual([90, 90, 90, 0, 0])
  expect(overtimeOf(250, 4)).toBe(15)
  const usual = { dayHours: 8, halfDayHours: 4 }
  const hours = (unit: string, part: string, given = usual) => hoursOfFee(unit, part, given)
  expect([hours('day', 'full'), hours('day', 'night'), hours('half', 'am')]).toEqual([8, 8, 4])
  expect([hours('show', 'full'), hours('flat', 'full')]).toEqual([null, null])
  const long = { dayHours: 10, halfDayHours: 5 }
  expect([hours('day', 'full', long), hours('half', 'pm', long)]).toEqual([10, 5])
  expect([0, 45, 60, 570].map(durationWords)).toEqual(['0 min', '45 min', '1 h', '9 h 30 min'])
})
