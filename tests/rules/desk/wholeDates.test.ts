import { expect, it } from 'vitest'
import { wholeDates } from '../../../shared/desk/dayWords'

const SPACE = '\u00a0'

it.each([
  ['Send two more faces, 29 Nov', `Send two more faces, 29${SPACE}Nov`],
  ['due 30 Nov, 00:11', `due 30${SPACE}Nov,${SPACE}00:11`],
  ['1 day old · due today, 08:35', `1 day old${SPACE}· due today,${SPACE}08:35`],
  ['16 Nov – 22 Nov', `16${SPACE}Nov – 22${SPACE}Nov`],
  ['ends Nov 29, 16:30', `ends Nov${SPACE}29,${SPACE}16:30`],
  ['12 November nights, 3 Marys', '12 November nights, 3 Marys'],
])('%s breaks in no date', (sentence, whole) => {
  expect(wholeDates(sentence)).toBe(whole)
})
