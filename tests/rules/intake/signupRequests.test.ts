import { describe, expect, it } from 'vitest'
import { greeting } from '../../../server/emails/greeting'
import { combinedNotes, displayName, statedAge } from '../../../server/features/intake/signupRequests/rules'
import { mediaIdOf } from '../../../server/features/media/store/rules'

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

  it.each([
    'Age - 16',
    'Age:-16',
    'Age – 16, Gender – Female',
    'Age is 16',
    'My age is 16',
    'Aged 16',
    'Zoya, aged 16, from Pune',
    'I am 16 years old',
    'I am 16 years',
    'I’m just 16 and from Pune',
    'Im 16.',
    'I live with my sister and I am 16 years old.',
    '16 yrs old',
    '16yr old, Delhi',
    'A 16-year-old student',
    'Zoya, a 16 year old from Pune',
    'I’m just a 16 year old who dreams',
    'Hello! I am a 16 year old dancer.',
    'Myself Zoya 16 years old',
    'Zoya, 16 years of age',
    'F, 16 y/o, Pune',
    '16yo',
    'Age: 16-17',
    'Age 16 - 55 kg - 165 cm',
    'Dancing for 10 years, I am 16 now. I am 16 years old.',
  ])('P2 of notes that say no more than %j is 16', (notes) => {
    expect(said({ notes })).toBe(16)
  })

  const NOT_OWN = [
    'Theatre actor, playing age 16-25.',
    'Screen age 15-20',
    'Screen age: 15',
    'Playing age - 16 to 25',
    'I was 16 years old when I began',
    'On stage when I was only 16 years old, since I was 6 years old',
    'They wanted somebody who looks like a 16 year old',
    'More than 15 years of experience, in a studio for 16 years',
    'I am 5\'8" and 16 kg lighter; I am 5 ft 8',
    'I am 12.5 cm taller',
  ]
  it.each(NOT_OWN)('of notes about another time or a role is unknown: %j', (notes) => {
    expect(said({ notes })).toBeNull()
  })

  const OF_ANOTHER = [
    'Age: 16-25',
    'I play a girl aged 16, and I played the role of a student aged 15',
    'My daughter, age 5, loves it',
    'Mother of a 5 year old',
    'I teach children aged 6',
    'I am Zoya. Age 16 was when I began',
    'At heart I am 16 years old',
  ]
  it.each([...NOT_OWN, ...OF_ANOTHER])('is the one that was given beside %j', (notes) => {
    expect(said({ age: 24, notes })).toBe(24)
    expect(said({ dateOfBirth: '2001-05-06', notes })).toBe(24)
    expect(said({ notes: `Age: 24\n${notes}` })).toBe(24)
  })

  it.each(['Age: 16', 'Gender: Female\nAge - 16', 'Female | age 16 | Pune', 'AGE=16; Female'])(
    'P2 is not hidden by another one: %j in the notes is as good as in its own field',
    (notes) => {
      expect(said({ age: 24, notes })).toBe(16)
      expect(said({ dateOfBirth: '2001-05-06', notes })).toBe(16)
    },
  )
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
  ['http://a.example/media/abc/1.webp', 'abc'],
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
])('a mail to %j begins with %j', (name, words) => {
  expect(greeting(name)).toBe(words)
})
