import { describe, expect, it } from 'vitest'
import { bustOrChest } from '../../../server/features/roster/models/rules'
import { fittingBustAndChest, missingFacts, stepsDone } from '../../../server/features/roster/profile/rules'
import { nextStep, physicalFacts, profileChanges, type StepsDone } from '../../../shared/roster/profile'

describe('the step to go on with', () => {
  it.each<[StepsDone, number | null]>([
    [[false, false, false, false, false], 1],
    [[true, false, false, false, false], 2],
    [[true, true, false, false, false], 3],
    [[true, true, true, false, false], 4],
    [[true, true, true, true, false], 5],
    [[true, true, true, true, true], null],
    [[true, false, true, true, true], 2],
    [[false, true, true, true, true], 1],
  ])('after %o is %o', (done, next) => expect(nextStep(done)).toBe(next))

  it('counts a step by its time', () => {
    expect(stepsDone({ step1At: '2026-03-02T10:00:00.000Z', step2At: null })).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('bust and chest', () => {
  it.each([
    ['female', { bust: 33 }],
    ['male', { chest: 38 }],
    ['non-binary', { bust: 33, chest: 38 }],
    [null, { bust: 33, chest: 38 }],
  ])('for %o store %o', (gender, kept) => {
    expect(fittingBustAndChest(gender, { bust: 33, chest: 38, waist: 25 })).toEqual({ ...kept, waist: 25 })
  })
})

describe('the one figure of bust and chest', () => {
  it.each([
    ['female', { bust: 33, chest: 38 }, 33],
    ['male', { bust: 33, chest: 38 }, 38],
    // Stored before a change of gender: a bust is no chest.
    ['male', { bust: 33, chest: null }, null],
    ['female', { bust: null, chest: 38 }, null],
    ['non-binary', { bust: null, chest: 38 }, 38],
    [null, { bust: 33, chest: null }, 33],
  ])('of %o with %o is %o', (gender, figures, shown) => {
    expect(bustOrChest({ gender, ...figures })).toBe(shown)
  })

  it.each([
    ['female', { bust: 33 }, false],
    ['female', { chest: 38 }, true],
    ['male', { chest: 38 }, false],
    ['male', { bust: 33 }, true],
    // Their form has neither field.
    ['non-binary', {}, false],
    ['other', {}, false],
    [null, {}, true],
  ])('of %o with %o is missing: %o', (gender, figures, isMissing) => {
    const missing = missingFacts({ gender, ...figures, languages: [] }, [])
    expect(missing.includes('bustOrChest')).toBe(isMissing)
  })
})

describe('physical facts as they arrive', () => {
  it.each<[given: unknown, kept: number | null | undefined]>([
    [25, 25],
    ['25.5', 25.5],
    ['25,5', 25.5],
    [' 25,25 ', 25.25],
    ['1,200', null],
    ['25,', null],
    [' 25 ', 25],
    [0, null],
    ['0', null],
    ['', null],
    ['two', null],
    [null, null],
    [undefined, undefined],
    [Number.NaN, null],
  ])('a waist of %o is stored as %o', (waist, kept) => {
    expect(physicalFacts.parse({ waist }).waist).toBe(kept)
  })

  it.each([-1, 121, Number.POSITIVE_INFINITY, '1e9'])('a waist of %o is refused', (waist) => {
    expect(physicalFacts.safeParse({ waist }).success).toBe(false)
  })

  it.each([
    ['Gray', 'Grey'],
    ['gray', 'Grey'],
    ['GREY', 'Grey'],
    ['brown', 'Brown'],
    ['', null],
  ])('an eye colour of %o is stored as %o', (eyeColor, kept) => {
    expect(physicalFacts.parse({ eyeColor }).eyeColor).toBe(kept)
  })

  it.each([
    ['Hindi, English,, Hindi , ', ['Hindi', 'English']],
    [
      ['Hindi', ' Tamil '],
      ['Hindi', 'Tamil'],
    ],
    ['', []],
  ])('languages %o are stored as %o', (languages, kept) => {
    expect(physicalFacts.parse({ languages }).languages).toEqual(kept)
  })

  it('no more than twenty languages', () => {
    const many = Array.from({ length: 21 }, (_, at) => `Language ${at}`)
    expect(physicalFacts.safeParse({ languages: many }).success).toBe(false)
  })
})

describe('changes of a profile', () => {
  it('leave absent fields and clear blank ones', () => {
    expect(profileChanges.parse({})).toEqual({})
    expect(profileChanges.parse({ city: ' ', instagram: null, aboutYou: '' })).toEqual({
      city: null,
      instagram: null,
      aboutYou: null,
    })
  })

  it('ignore unknown fields', () => {
    expect(profileChanges.parse({ role: 'admin', isActive: true, version: 9 })).toEqual({})
  })
})
