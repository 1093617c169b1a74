import { describe, expect, it } from 'vitest'
import { readCommand, readDay } from '../../../client/src/admin/shell/palette/command'

/** Monday, 2 March 2026, 15:30 in India. */
const NOW = new Date('2026-03-02T10:00:00.000Z')

describe('what is typed into the palette', () => {
  it.each([
    ['option zoya 10 dec', { verb: 'option', search: 'zoya', day: '2026-12-10' }],
    ['opt zoya mirza 10', { verb: 'option', search: 'zoya mirza', day: '2026-03-10' }],
    ['Option zoya', { verb: 'option', search: 'zoya', day: null }],
    ['note call Devika after four', { verb: 'note', words: 'call Devika after four' }],
    ['option', { verb: 'find', search: 'option' }],
    ['note', { verb: 'find', search: 'note' }],
    ['opticians', { verb: 'find', search: 'opticians' }],
    [' kori ', { verb: 'find', search: 'kori' }],
    ['', { verb: 'find', search: '' }],
  ])('%j', (typed, command) => {
    expect(readCommand(typed, NOW)).toEqual(command)
  })

  it.each([
    ['today', '2026-03-02'],
    ['tomorrow', '2026-03-03'],
    ['10 dec', '2026-12-10'],
    ['Dec 10', '2026-12-10'],
    ['10th december', '2026-12-10'],
    ['10/12', '2026-12-10'],
    ['1 mar', '2027-03-01'],
    ['2 mar', '2026-03-02'],
    ['2', '2026-03-02'],
    ['1', '2026-04-01'],
    ['31', '2026-03-31'],
    ['2026-12-10', '2026-12-10'],
    ['29 feb', null],
    ['32', null],
    ['2026-02-30', null],
    ['zoya', null],
    ['5 zoy', null],
  ])('the day %j', (given, day) => {
    expect(readDay(given, NOW)).toBe(day)
  })
})
