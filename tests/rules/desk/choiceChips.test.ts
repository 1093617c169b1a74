import { expect, it } from 'vitest'
import { chipsOf } from '../../../client/src/admin/desk/choosing/chips'
import { NO_FILTERS } from '../../../client/src/admin/desk/talents/talentFilters'

const BOARDS = [{ value: 'b1', words: 'New faces' }]
const words = (set: Partial<typeof NO_FILTERS>) =>
  chipsOf({ ...NO_FILTERS, ...set }, BOARDS).map((chip) => chip.words)

it.each([
  [{}, []],
  [{ gender: 'female', workType: 'Runway' }, ['Female', 'Runway']],
  [{ board: 'b1', hair: 'Black', eyes: 'Brown' }, ['New faces', 'Black hair', 'Brown eyes']],
  // A board that was deleted since.
  [{ board: 'b2' }, ['Board']],
  [{ language: ' Tamil ', city: 'Mumbai' }, ['Tamil', 'Mumbai']],
  [{ heightMin: '165', heightMax: '180' }, ['Height 165–180 cm']],
  [{ heightMin: '165' }, ['Height from 165 cm']],
  [{ waistMax: '64' }, ['Waist to 64 cm']],
  [{ upperMin: '80', upperMax: '90' }, ['Bust/chest 80–90 cm']],
  [{ ageMin: '18', ageMax: '24' }, ['Age 18–24']],
  [{ shoeMin: '5' }, ['Shoe from 5, UK']],
  [{ rateMax: '30,000' }, ['Rate to ₹30,000']],
  // Nothing is filtered by what is no number.
  [{ rateMax: '30k', heightMin: 'tall', heightMax: '180' }, ['Height to 180 cm']],
])('the filters %j are the chips %j', (set, expected) => {
  expect(words(set)).toEqual(expected)
})

it('taking a chip away clears both ends of its filter and nothing else', () => {
  const [height] = chipsOf(
    { ...NO_FILTERS, heightMin: '165', heightMax: '180', gender: 'male' },
    BOARDS,
  ).slice(1)
  expect(height?.off).toEqual({ heightMin: '', heightMax: '' })
})
