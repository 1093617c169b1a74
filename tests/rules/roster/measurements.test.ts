import { expect, it } from 'vitest'
import { lengthOf, otherUnit, shoeMm, shoeOf, sizeWords } from '../../../shared/roster/measurements'

it.each([
  ['height', "5'10", 1780],
  ['height', '5 ft 10 in', 1780],
  ['height', '70 in', 1780],
  ['height', '178', 1780],
  ['height', '1.78 m', 1780],
  ['waist', '61', 610],
  ['waist', '61.5 cm', 615],
  ['waist', '610 mm', 610],
  ['waist', '24', 610],
  ['waist', '24 in', 610],
  ['waist', '24½"', 622],
  ['hips', '50', 1270],
  ['hips', '51', 510],
] as const)('%s of %s is %i mm', (size, text, mm) => {
  expect(lengthOf(size, text)?.mm).toBe(mm)
})

it.each([
  ['height', '300'],
  ['height', 'tall'],
  ['waist', '5'],
  ['waist', '400 cm'],
  ['waist', '24 kg'],
  ['waist', '1e3'],
] as const)('%s of %s is unreadable', (size, text) => {
  expect(lengthOf(size, text)).toBe(null)
})

it.each([
  ['UK 7', { system: 'UK', size: 7 }, 271],
  ['7', { system: 'UK', size: 7 }, 271],
  ['EU 41', { system: 'EU', size: 41 }, 273],
  ['41', { system: 'EU', size: 41 }, 273],
  ['us 9', { system: 'US', size: 9 }, 271],
  ['6,5', { system: 'UK', size: 6.5 }, 267],
] as const)('a shoe of %s of a woman is a last of known length', (text, shoe, mm) => {
  const found = shoeOf(text)
  expect(found).toEqual(shoe)
  expect(found && shoeMm(found, 'female')).toBe(mm)
})

it.each(['UK 40', 'EU 7', '25', 'FR 38', ''])('a shoe of %s is unreadable', (text) => {
  expect(shoeOf(text)).toBe(null)
})

it('a US size of somebody who is neither male nor female has no length', () => {
  expect(shoeMm({ system: 'US', size: 9 }, 'other')).toBe(null)
})

it('a size is shown in both units, and a shoe in its systems', () => {
  expect(sizeWords('height', 1780, 'female')).toEqual(['178', '5 ft 10'])
  expect(sizeWords('waist', 610, 'female')).toEqual(['61', '24 in'])
  expect(sizeWords('shoe', 271, 'female')).toEqual(['UK 7', 'EU 40.5, US 9'])
  expect(sizeWords('shoe', 271, null)).toEqual(['UK 7', 'EU 40.5'])
})

it.each([
  ['height', '178', '5 ft 10'],
  ['height', "5'10", '178 cm'],
  ['waist', '61', '24 in'],
  ['waist', '24', '61 cm'],
  ['shoe', '7', 'EU 40.5'],
  ['shoe', 'EU 41', 'UK 7'],
  ['waist', 'x', null],
] as const)('beside a typed %s of %s stands %s', (size, text, other) => {
  expect(otherUnit(size, text, 'female')).toBe(other)
})
