import { describe, expect, it } from 'vitest'
import {
  bothHeights,
  bothWeights,
  feet,
  heightCm,
  shoeSizes,
  weightKg,
} from '../../../shared/roster/measures'

describe('a height as people type it', () => {
  it.each<[string, number | null]>([
    ['5ft 11in', 180],
    ['5 ft 11 in', 180],
    ['5FT 11IN', 180],
    [`5'11"`, 180],
    [`5' 11`, 180],
    ['5’11”', 180],
    ['5′8½″', 174],
    ['6ft', 183],
    [`6'`, 183],
    ['5 feet 7 inches', 170],
    ['71 in', 180],
    ['71"', 180],
    ['180 cm', 180],
    ['180cm', 180],
    ['180.4 cms', 180],
    ['1.80 m', 180],
    ['1,80 m', 180],
    ['1.8', 180],
    ['180', 180],
    [' 180 cm ', 180],
    ['', null],
    ['tall', null],
    ['5ft 12in', null],
    ['5', null],
    ['18 cm', null],
    ['1800 cm', null],
    ['180 kg', null],
    ['180 cm or so', null],
  ])('%j', (text, cm) => {
    expect(heightCm(text)).toBe(cm)
  })
})

describe('a weight as people type it', () => {
  it.each<[string, number | null]>([
    ['70 kg', 70],
    ['70kgs', 70],
    ['70.4 kilos', 70],
    ['154 lbs', 70],
    ['154lb', 70],
    ['70', 70],
    ['light', null],
    ['7 kg', null],
    ['700 kg', null],
    ['70 cm', null],
  ])('%j', (text, kg) => {
    expect(weightKg(text)).toBe(kg)
  })
})

describe('for reading', () => {
  it('shows centimetres with feet and half inches, and an unreadable value unchanged', () => {
    expect(bothHeights('5ft 11in')).toBe('180 cm / 5ft 11in')
    expect(bothHeights('174 cm')).toBe('174 cm / 5ft 8.5in')
    expect(bothHeights('rather tall')).toBe('rather tall')
    expect(feet(183)).toBe('6ft 0in')
  })
  it('shows kilograms with pounds', () => {
    expect(bothWeights('70 kg')).toBe('70 kg / 154 lbs')
    expect(bothWeights('light')).toBe('light')
  })
})

describe('a shoe size for reading', () => {
  it.each([
    // What shops print: a woman's UK 6 is EU 39 to 39.5 and US 8, a man's UK 9 is EU 43 and US 10.
    [6, 'female', 'EU 39.5 / US 8 / UK 6'],
    [4.5, 'female', 'EU 37.5 / US 6.5 / UK 4.5'],
    [9, 'male', 'EU 43 / US 10 / UK 9'],
    [40, 'female', 'EU 40 / US 8.5 / UK 6.5'],
    [44, 'male', 'EU 44 / US 10.5 / UK 9.5'],
    [7, 'non-binary', 'EU 40.5 / UK 7'],
    [42, null, 'EU 42 / UK 8'],
    [6.1, 'female', 'EU 39.5 / US 8 / UK 6.1'],
    [33, 'female', 'EU 33 / US 3 / UK 1'],
    // It would be a UK size below the first.
    [32, 'female', '32'],
    [24, 'female', '24'],
    [0, 'male', '0'],
  ] as const)('of %d, %s, is %s', (size, gender, words) => expect(shoeSizes(size, gender)).toBe(words))
})
