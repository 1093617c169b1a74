import { describe, expect, it } from 'vitest'
import { freeSlug, isPublic, openPictures } from '../../../server/features/roster/publicRoster/rules'
import { PICTURE_TYPES, type PictureType } from '../../../shared/lists'
import { ageOn } from '../../../shared/roster/age'

describe('age, counted from the full date of birth', () => {
  it.each([
    ['the day before the birthday', '2026-03-01', '2000-03-02', 25],
    ['the birthday itself', '2026-03-02', '2000-03-02', 26],
    ['a birthday later in the year', '2026-03-02', '2000-12-31', 25],
    ['born on a leap day, in a common year before March', '2026-02-28', '2004-02-29', 21],
    ['born on a leap day, in a common year from March on', '2026-03-01', '2004-02-29', 22],
    ['born on a leap day, in a leap year', '2028-02-29', '2004-02-29', 24],
  ])('%s', (_when, today, born, age) => {
    expect(ageOn(today, born)).toBe(age)
  })
})

describe('who is on the public roster', () => {
  const shown = { isActive: true, onboardedAt: '2026-01-01T00:00:00.000Z', slug: 'asha' }
  it('requires the agency’s assignment, a complete onboarding and a name', () => {
    expect(isPublic(shown)).toBe(true)
    expect(isPublic({ ...shown, isActive: false })).toBe(false)
    expect(isPublic({ ...shown, onboardedAt: null })).toBe(false)
    expect(isPublic({ ...shown, slug: null })).toBe(false)
  })
})

describe('the public pictures', () => {
  const picture = (id: string, type: PictureType, isLocked = false, position = 0) => ({
    id,
    type,
    isLocked,
    position,
    width: 1,
    height: 1,
    thumbhash: '',
    widths: [1],
  })

  it('start with the profile image and keep the order of the others', () => {
    const open = openPictures([
      picture('b', 'gallery', false, 2),
      picture('a', 'editorial', false, 1),
      picture('p', 'profile_pic', false, 3),
    ])
    expect(open.map(({ id }) => id)).toEqual(['p', 'a', 'b'])
  })

  it('never include a locked picture, or a nude or bikini picture even when it was unlocked', () => {
    const all = PICTURE_TYPES.flatMap((type) => [picture(type, type), picture(`${type}!`, type, true)])
    const open = openPictures(all).map(({ id }) => id)
    expect(open.filter((id) => /!|nude|bikini/.test(id))).toEqual([])
    expect(open).toContain('saree')
  })
})

describe('the slug of a stage name', () => {
  it.each([
    ['../admin', 'admin'],
    ['a/b', 'a-b'],
    ['..', 'model'],
    ['J. R. Smith', 'j-r-smith'],
    ["D'Angelo", 'dangelo'],
    ['100% Zoë?', '100-zoë'],
    ['मीरा राव', 'मीरा-राव'],
    ['🦚', 'model'],
    ['Asha \u202E#1', 'asha-1'],
  ])('of %s is %s, made of letters, digits and hyphens only', (stageName, slug) => {
    expect(freeSlug(stageName, () => false)).toBe(slug)
  })

  it('is lower case with hyphens, and a second model of that name gets -2', () => {
    const taken = new Set<string>()
    const next = () => {
      const slug = freeSlug('Asha  Rao', (each) => taken.has(each))
      taken.add(slug)
      return slug
    }
    expect([next(), next(), next()]).toEqual(['asha-rao', 'asha-rao-2', 'asha-rao-3'])
  })
  it('is never a word that is an address itself', () => {
    expect(['Featured', 'RELATED', '..'].map((name) => freeSlug(name, () => false))).toEqual([
      'featured-2',
      'related-2',
      'model',
    ])
  })
})
