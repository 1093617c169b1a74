import { describe, expect, it } from 'vitest'
import { cityKey, cityKeyParts, cityName, citySpellings, withCapitals } from '../../server/core/text/cities'

describe('cities with several names', () => {
  it.each([
    ['Bombay', 'Mumbai'],
    [' BANGALORE ', 'Bengaluru'],
    ['calcutta', 'Kolkata'],
    ['Madras', 'Chennai'],
    ['Poona', 'Pune'],
    ['Gurgaon', 'Gurugram'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Cochin', 'Kochi'],
    ['Baroda', 'Vadodara'],
    ['Vizag', 'Visakhapatnam'],
    ['Mumbai', 'Mumbai'],
    ['Goa', 'Goa'],
    ['Bandra, Bombay', 'Bandra, Bombay'],
  ])('%s is %s today', (typed, today) => expect(cityName(typed)).toBe(today))

  it.each([
    ['pune', 'Pune'],
    ['NEW DELHI', 'New Delhi'],
    ['bandra (w), mumbai', 'Bandra (W), Mumbai'],
    ['NCR', 'NCR'],
    ['Navi mumbai', 'Navi mumbai'],
    ['पुणे', 'पुणे'],
  ])('%s is written %s', (typed, written) => expect(withCapitals(typed)).toBe(written))

  it('are compared by today’s name, also within a longer text, and never within a word', () => {
    expect(cityKey('Bandra, BOMBAY')).toBe('bandra, mumbai')
    expect(cityKey('Madrasapattinam')).toBe('madrasapattinam')
    expect(cityKey('Śimla')).toBe('shimla')
  })

  it('are looked for in all their spellings, and by each beginning of three letters', () => {
    expect(citySpellings('bombay')).toEqual(['bombay', 'mumbai'])
    expect(citySpellings('mumb')).toEqual(['mumb', 'mumbai', 'bombay'])
    expect(citySpellings('bandra, bombay')).toEqual(['bandra, bombay', 'bandra, mumbai'])
    expect(citySpellings('mu')).toEqual(['mu'])
    expect(citySpellings('madrasapattinam')).toEqual(['madrasapattinam'])
    expect(citySpellings('')).toEqual([''])
  })

  it('are found by the beginning of another name', () => {
    expect(cityKeyParts('Bomb')).toEqual(['bomb', 'mumbai'])
    expect(cityKeyParts('Bombay')).toEqual(['bombay', 'mumbai'])
    expect(cityKeyParts('bo')).toEqual(['bo'])
    expect(cityKeyParts('Pune')).toEqual(['pune'])
  })
})
