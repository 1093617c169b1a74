import { describe, expect, it } from 'vitest'
import { combinedNotes, displayName, statedAge } from '../../server/applications/rules'
import { greeting } from '../../server/letters/greeting'
import { mediaIdOf } from '../../server/media/rules'

describe('the age of an applicant', () => {
  const said = (given: object) => statedAge({ notes: null, ...given }, '2026-03-02')
  it.each([
    [{}, null],
    [{ age: 22 }, 22],
    [{ dateOfBirth: '2008-03-02' }, 18],
    [{ dateOfBirth: '2008-03-03' }, 17],
    [{ age: 30, dateOfBirth: '2010-01-01' }, 16],
    [{ notes: 'Age: 17' }, 17],
    [{ notes: 'Female, age 19, beginner' }, 19],
    [{ age: 22, notes: 'AGE=16' }, 16],
    [{ notes: 'My page 17 tearsheet; stage 12; language 15' }, null],
    [{ notes: 'age 1990' }, null],
    [{ notes: 'I am Zoya age 17 from Pune' }, 17],
    [{ notes: 'Gender: Female Age 17' }, 17],
    [{ notes: 'Modelling since age 12' }, null],
    [{ age: 22, notes: 'Kathak from the age 6, on stage at age 15.' }, 22],
    [{ notes: 'I started before age 10. Age: 24' }, 24],
    [{ notes: 'Dancing since age 6, now age 17' }, 17],
  ])('of %j is %j', (given, age) => {
    expect(said(given)).toBe(age)
  })
})

it('the notes combine age, gender, experience and the reason', () => {
  const whyHire = 'For the light.'
  expect(combinedNotes({ age: 22, gender: 'Female', experienceLevel: 'Beginner', whyHire })).toBe(
    'Age: 22\nGender: Female\nExperience: Beginner\nWhy join: For the light.',
  )
  expect(combinedNotes({ age: null, gender: null, experienceLevel: null, whyHire: null })).toBeNull()
})

it('the display name is the stage name or else the full name', () => {
  expect(displayName({ stageName: 'Zoya', name: 'Zoya Khan' })).toBe('Zoya')
  expect(displayName({ stageName: null, name: 'Zoya Khan' })).toBe('Zoya Khan')
})

it.each([
  ['https://a.example/media/abc/1.webp', 'abc'],
  ['https://a.example:443/media/abc/1.webp?e=1', 'abc'],
  ['https://A.example/media/', ''],
  ['https://a.example/models/abc', null],
  ['http://a.example/media/abc/1.webp', null],
  ['https://a.example.evil/media/abc/1.webp', null],
  ['https://b.example/?https://a.example/media/abc/1.webp', null],
])('the stored file of %s is %j', (link, id) => {
  expect(mediaIdOf(link, 'https://a.example')).toBe(id)
})

it.each([
  ['Devika Rao', 'Dear Devika Rao,'],
  ['देविका राव', 'Dear देविका राव,'],
  ['Dr. A. P. J. Rao', 'Dear Dr. A. P. J. Rao,'],
  ['Win at pills.example', 'Hello,'],
  ['Win at пример.рф', 'Hello,'],
  ['जीतो कंपनी.भारत', 'Hello,'],
  ['Call ९८१०० १२३४५', 'Hello,'],
  ['डॉ. राव', 'Dear डॉ. राव,'],
  ['call +91 98100', 'Hello,'],
  ['http://pills', 'Hello,'],
  ['mail a@b', 'Hello,'],
])('a letter to %j begins with %j', (name, words) => {
  expect(greeting(name)).toBe(words)
})
