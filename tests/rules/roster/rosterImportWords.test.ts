import { describe, expect, it } from 'vitest'
import { meaningOf, wordsOf } from '../../../shared/roster/imports/rosterImportChoices'
import { guessColumns } from '../../../shared/roster/imports/rosterImportColumns'
import { readFileNames } from '../../../shared/roster/imports/rosterImportLists'
import { cellText, saysNothing } from '../../../shared/roster/imports/rosterImportValues'

describe('a word for one of our lists', () => {
  it.each([
    ['gender', 'M', 'male'],
    ['gender', 'F', 'female'],
    ['gender', 'Female', 'female'],
    ['gender', 'WOMEN', 'female'],
    ['gender', 'महिला', 'female'],
    ['gender', 'Non Binary', 'non-binary'],
    ['gender', 'Femme', null],
    ['hairColor', 'Dark Brown', 'Brown'],
    ['eyeColor', 'gray', 'Grey'],
    ['skinTone', 'Wheatish', 'Medium'],
    ['workTypes', 'Ramp walk', 'Runway'],
  ] as const)('%s %s is %s', (field, word, ours) => expect(meaningOf(field, word, {})).toBe(ours))

  it('means what the agency says, or nothing', () => {
    const words = { gender: { femme: 'female', x: '' } }
    expect(meaningOf('gender', 'Femme', words)).toBe('female')
    expect(meaningOf('gender', 'X', words)).toBe('')
  })

  it('never comes from the prototype of a list', () => {
    expect(meaningOf('gender', 'constructor', { gender: {} })).toBeNull()
    expect(meaningOf('gender', '__proto__', {})).toBeNull()
  })

  it('may be one of several kinds of work', () =>
    expect(wordsOf('workTypes', 'Ramp / Print, TVC')).toEqual(['Ramp', 'Print', 'TVC']))
})

describe('a cell', () => {
  it('loses the apostrophe with which our exports guard against formulas', () => {
    expect(cellText("'+919810012345")).toBe('+919810012345')
    expect(cellText("'@asha")).toBe('@asha')
    expect(cellText("'tis")).toBe("'tis")
  })

  it.each(['-', 'NA', 'n/a', 'Nil', '--', '?'])('%s says nothing', (text) =>
    expect(saysNothing(text)).toBe(true),
  )

  it('may name several files', () =>
    expect(readFileNames('asha 1.jpg, asha-2.jpg;asha3.png')).toEqual([
      'asha 1.jpg',
      'asha-2.jpg',
      'asha3.png',
    ]))
})

it('a rate for a day may be called so in one word', () =>
  expect(guessColumns(['Name', 'Rate/day'])).toEqual(['name', 'dailyRate']))

it('columns are guessed by their heads, each field once', () => {
  const heads = [
    'S. No.',
    'Full Name',
    'DOB (dd/mm/yyyy)',
    'M/F',
    'Mobile No.',
    'E-mail ID',
    'Height (ft)',
    'Bust/Chest (in)',
    'Insta',
    'Rate (INR)',
    'Rate per day',
    'Based In',
    'Hair Colour',
    'Remarks',
    'मोबाइल',
  ]
  expect(guessColumns(heads)).toEqual([
    null,
    'name',
    'dateOfBirth',
    'gender',
    'phone',
    'email',
    'height',
    'bustChest',
    'instagram',
    'dailyRate',
    null,
    'city',
    'hairColor',
    'privateNote',
    null,
  ])
})

it('every column of our own export that can be read is known', () => {
  const heads = ['Model', 'Stage Name', 'Name', 'Email', 'Phone', 'Gender', 'Age', 'City', 'Languages']
  const more = ['Work Types', 'Daily Rate (INR)', 'Height', 'Bust/Chest', 'Waist', 'Hips', 'Shoe Size']
  const last = [
    'Second Phone',
    'WhatsApp',
    'Private Note',
    'Hair Color',
    'Eye Color',
    'Skin Tone',
    'Instagram',
    'Status',
    'Availability',
    'Boards',
    'Created (IST)',
  ]
  expect(guessColumns([...heads, ...more, ...last])).toEqual([
    ...[null, 'stageName', 'name', 'email', 'phone', 'gender', 'age', 'city', 'languages'],
    ...['workTypes', 'dailyRate', 'height', 'bustChest', 'waist', 'hips', 'shoeSize'],
    ...['secondPhone', 'whatsapp', 'privateNote'],
    ...['hairColor', 'eyeColor', 'skinTone', 'instagram', null, 'availability', 'boards', null],
  ])
})
