import { describe, expect, it } from 'vitest'
import { settable, settableInLatin } from '../../../server/core/text/settable'
import {
  BOOK_MAX,
  captionOf,
  nameToSet,
  placesOf,
  statsOf,
} from '../../../server/features/roster/compCards/rules'
import { fitName, INNER, PAGE, stripHeight } from '../../../server/workers/card/fit'
import type { PictureType } from '../../../shared/lists'
import { transliterate } from '../../../shared/text/transliterate'

const picture = (type: PictureType, width = 1500, height = 2000) => ({ type, width, height })
const upright = (count: number) => Array.from({ length: count }, () => picture('gallery'))

describe('where the pictures of a comp card go', () => {
  it('has places without any picture', () => {
    expect(placesOf([])).toEqual({ front: null, back: [], sheets: [] })
  })

  it('puts the first upright picture in front and each other picture in one place behind', () => {
    const lying = picture('profile_pic', 2000, 1500)
    const [face, ...others] = upright(3)
    const { front, back, sheets } = placesOf([lying, face as never, ...others])
    expect(front).toBe(face)
    expect(back).toEqual([...others, lying])
    expect(sheets).toEqual([])
  })

  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 3],
    [5, 4],
    [9, 4],
  ])('of %i pictures, shows %i on the back', (count, shown) => {
    expect(placesOf(upright(count)).back).toHaveLength(shown)
  })

  it('prefers upright work over landscape pictures and polaroids', () => {
    const polaroid = picture('polaroid_front')
    const lying = picture('editorial', 3000, 2000)
    const work = upright(4)
    expect(placesOf([picture('profile_pic'), polaroid, lying, ...work]).back).toEqual(work)
  })

  it('gives an upright picture one page, two landscape pictures one page, and the polaroids one page at the end', () => {
    const lying = picture('editorial', 3000, 2000)
    const { sheets } = placesOf([
      picture('profile_pic'),
      ...upright(4),
      picture('polaroid_front'),
      { ...lying },
      picture('saree'),
      { ...lying },
      { ...lying },
      picture('polaroid_back'),
    ])
    expect(sheets.map(({ kind, pictures }) => [kind, pictures.length])).toEqual([
      ['two', 2],
      ['one', 1],
      ['two', 1],
      ['polaroids', 2],
    ])
  })

  it('leaves out the banner, and has no more pages than can be mailed', () => {
    expect(placesOf([picture('banner', 2000, 1100)]).front).toBeNull()
    expect(placesOf(upright(60)).sheets).toHaveLength(BOOK_MAX)
  })
})

describe('the stats of a comp card', () => {
  const known = {
    gender: 'female' as const,
    height: '5ft 8in',
    bust: 33,
    chest: 40,
    waist: 25,
    hips: 35.5,
    shoeSize: 7,
    hairColor: 'Black',
    eyeColor: 'Brown',
  }
  const nothing = {
    height: null,
    bust: null,
    chest: null,
    waist: null,
    hips: null,
    shoeSize: null,
    hairColor: null,
    eyeColor: null,
  }

  it('are those that a casting director expects, in centimetres and inches', () => {
    expect(statsOf(known)).toEqual([
      ['Height', '173 cm / 5ft 8in'],
      ['Bust', '84 cm / 33"'],
      ['Waist', '64 cm / 25"'],
      ['Hips', '90 cm / 35.5"'],
      ['Shoe', 'EU 40.5 / US 9 / UK 7'],
      ['Hair', 'Black'],
      ['Eyes', 'Brown'],
    ])
  })
  it('leave out unknown values, and use the chest of a man', () => {
    expect(statsOf({ ...nothing, gender: null })).toEqual([])
    expect(statsOf({ ...nothing, gender: 'male', chest: 40 })).toEqual([['Chest', '102 cm / 40"']])
    expect(statsOf({ ...nothing, gender: 'female', height: 'rather tall' })).toEqual([
      ['Height', 'rather tall'],
    ])
  })
})

describe('a name that the type can set', () => {
  it.each([
    ['आशा', 'Asha'],
    ['अनन्या शर्मा', 'Ananya Sharma'],
    ['सलमान', 'Salman'],
    ['राजकुमार', 'Rajkumar'],
    ['फ़रहान', 'Farhan'],
    ['ऐश्वर्या', 'Aishvarya'],
    ['অনন্যা', 'Ananya'],
    ['ਸਿਮਰਨ', 'Simran'],
    ['மீனா', 'Mina'],
    ['രമ്യ', 'Ramya'],
    ['Zoë Śarmā ₹5', 'Zoë Śarmā ₹5'],
  ])('%s is %s', (name, said) => {
    expect(transliterate(name)).toBe(said)
  })
  it('drops characters that the font lacks, and falls back on the name, then on the code', () => {
    expect(settable('Asha 🌶️  مريم 明 ')).toBe('Asha')
    expect(settable('श्री क्\u200dष 👩\u200d🎤 অনন্যা, ₹ 5')).toBe('श्री क्\u200dष Ananya, ₹ 5')
    expect(settableInLatin('श्री मॉडल्स')).toBe('Shri Modals')
    expect(settable(null)).toBe('')
    expect(nameToSet({ stageName: 'मीरा', name: 'Meera Das' }, 'AB12')).toBe('मीरा')
    expect(nameToSet({ stageName: '🌶️', name: 'Meera Das' }, 'AB12')).toBe('Meera Das')
    expect(nameToSet({ stageName: null, name: 'مريم' }, 'AB12')).toBe('Model AB12')
  })
  it('fits, however long it is', () => {
    expect(fitName('Naina', INNER).lines).toBe(1)
    // Four letters, and two signs that take half of one each.
    expect(fitName('नियुक्ति', INNER)).toEqual(fitName('Niyuk', INNER))
    for (const name of ['x'.repeat(120), 'Ab '.repeat(40).trim(), 'Wilhelmina Chandrasekharan']) {
      const { size, lines } = fitName(name, INNER)
      expect(size).toBeGreaterThanOrEqual(15)
      expect(lines).toBeLessThanOrEqual(4)
      expect(stripHeight(name)).toBeLessThan(PAGE.height / 3)
    }
  })
})

it('says what a picture is', () => {
  expect(captionOf('polaroid_front')).toBe('Polaroid front')
  expect(captionOf('profile_pic')).toBe('Portrait')
})
