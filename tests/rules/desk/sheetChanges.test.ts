import { expect, it } from 'vitest'
import { emptySheet } from '../../../server/features/desk/callSheets/rules'
import { changesSentence } from '../../../shared/desk/callSheets/sheetChanges'

const sheet = { ...emptySheet('2026-03-20'), notes: 'Tea', food: 'Lunch' }

it.each([
  [{ notes: 'Tea at ten' }, 'The notes are new.'],
  [{ food: 'Dinner' }, 'Food is new.'],
  [{ notes: 'Tea at ten', food: 'Dinner', bring: 'Boots' }, 'What to bring, food and the notes are new.'],
  [{ notes: '' }, 'The notes are left out.'],
  [{ notes: '', food: 'Dinner' }, 'Food is new. The notes are left out.'],
  [
    { mapLink: 'https://maps.example/1', schedule: [{ time: '07:05', what: 'Sunrise' }] },
    'The map and the lines of the day are new.',
  ],
  [{}, ''],
])('%j is said in whole sentences', (change, words) => {
  expect(changesSentence(sheet, { ...sheet, ...change })).toBe(words)
})
