import { expect, it } from 'vitest'
import { emptySheet } from '../../../server/features/desk/callSheets/rules'
import { changesSentence } from '../../../shared/desk/callSheets/sheetChanges'
import type { SheetContent } from '../../../shared/desk/callSheets/sheetContent'
import { shiftedSheet } from '../../../shared/desk/callSheets/sheetShift'

const call = { claimId: '1', name: 'Zoya', call: '06:00', onSet: '07:00', fetched: '', reportTo: '' }
const sheet = (values: Partial<SheetContent>): SheetContent => ({
  ...emptySheet('2026-12-14'),
  calls: [call],
  ...values,
})

it('all times of a sheet move together: calls, pick-ups, the lines of the day, wrap, food and transport', () => {
  const before = sheet({
    calls: [
      { ...call, fetched: 'Car 1, 04:50, gate 2' },
      { ...call, claimId: '2', name: 'Kiran', call: '', onSet: '', fetched: 'DL 3C 1234, 5 am' },
    ],
    schedule: [
      { time: '06:00', what: 'Hair and make-up' },
      { time: '', what: 'Sunrise, 06:40' },
    ],
    wrap: '17:00',
    food: 'Breakfast 10:05, lunch 1:10 PM',
    conveyance: 'Bus at 12 pm from Dadar, 40 seats, ₹ 2000',
    notes: 'High tide 11:40',
  })
  const moved = shiftedSheet(before, -15)
  expect(moved).toEqual({
    calls: [
      { ...call, call: '05:45', onSet: '06:45', fetched: 'Car 1, 04:35, gate 2' },
      { ...call, claimId: '2', name: 'Kiran', call: '', onSet: '', fetched: 'DL 3C 1234, 4:45 am' },
    ],
    schedule: [
      { time: '05:45', what: 'Hair and make-up' },
      { time: '', what: 'Sunrise, 06:40' },
    ],
    wrap: '16:45',
    food: 'Breakfast 09:50, lunch 12:55 PM',
    conveyance: 'Bus at 11:45 am from Dadar, 40 seats, ₹ 2000',
  })
  expect(changesSentence(before, { ...before, ...moved })).toBe(
    'Zoya: call 05:45, not 06:00. Wrap 16:45, not 17:00. Food, transport, the lines of the day and arrival are new.',
  )
  expect(shiftedSheet({ ...before, ...moved }, 15)?.food).toBe('Breakfast 10:05, lunch 1:10 PM')
})

it('a night moves on over midnight, and its lines with it', () => {
  const night = sheet({
    isNight: true,
    calls: [{ ...call, call: '23:50', onSet: '00:05' }],
    schedule: [{ time: '23:55', what: 'First look' }],
    wrap: '05:00',
  })
  expect(shiftedSheet(night, 15)).toMatchObject({
    calls: [{ call: '00:05', onSet: '00:20' }],
    schedule: [{ time: '00:10' }],
    wrap: '05:15',
  })
  expect(shiftedSheet(night, -15)).toMatchObject({ calls: [{ call: '23:35', onSet: '23:50' }] })
})

it('the end of a day goes on over midnight; a call that would leave its date moves nothing', () => {
  const late = sheet({ wrap: '23:50', schedule: [{ time: '23:45', what: 'Last look' }] })
  expect(shiftedSheet(late, 15)).toMatchObject({ wrap: '00:05', schedule: [{ time: '00:00' }] })
  expect(shiftedSheet(sheet({ calls: [{ ...call, call: '00:10' }] }), -15)).toBeNull()
  expect(shiftedSheet(sheet({ calls: [{ ...call, onSet: '23:50' }] }), 15)).toBeNull()
  expect(shiftedSheet(sheet({ isNight: true, calls: [{ ...call, call: '12:10' }] }), -15)).toBeNull()
  expect(shiftedSheet(sheet({ isNight: true, calls: [{ ...call, call: '11:50' }] }), 15)).toBeNull()
})
