import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawMoodboard, drawPortrait, drawSlide, type Sitter } from '../../server/demo/pictures/draw'

const asha: Sitter = { seed: 41, gender: 'female', age: 24, hairColor: 'Black', skinTone: 'Dark' }
const dev: Sitter = { seed: 77, gender: 'male', age: 31, hairColor: 'Brown', skinTone: 'Fair' }

/** The specification's section 3 image types, without the nude and bikini ones. */
const TYPES = [
  'banner',
  'profile_pic',
  'polaroid_front',
  'polaroid_left',
  'polaroid_right',
  'polaroid_back',
  'bridal',
  'party_makeup',
  'editorial',
  'saree',
  'ethnic',
  'shirt',
  'tshirt',
  'gallery',
] as const

/** How a card of the site would carry it. */
const onCard = (data: Buffer) => sharp(data).resize(480).webp({ quality: 70 }).toBuffer()

/** The share of the range of tones that a picture uses: near 0 is an empty frame. */
async function tones(data: Buffer): Promise<number> {
  const { channels } = await sharp(data).greyscale().stats()
  return (channels[0]?.stdev ?? 0) / 255
}

describe('a portrait', () => {
  test.each(TYPES)('of type %s is a real JPEG of its size, light enough for a card', async (type) => {
    const drawing = await drawPortrait(type === 'saree' || type === 'bridal' ? asha : dev, type, 0)
    const meta = await sharp(drawing.data).metadata()
    const [width, height] = type === 'banner' ? [2400, 1350] : [2000, 2667]
    expect(drawing.contentType).toBe('image/jpeg')
    expect([meta.format, meta.width, meta.height]).toEqual(['jpeg', width, height])
    expect([drawing.width, drawing.height]).toEqual([width, height])
    expect(drawing.data.length).toBeLessThan(1_500_000)
    expect((await onCard(drawing.data)).length).toBeLessThan(30_000)
    expect(await tones(drawing.data)).toBeGreaterThan(0.08)
  })

  test.each([1, 2, 3, 4, 5, 6, 7])('in editorial take %i stays light enough for a card', async (take) => {
    const drawing = await drawPortrait(asha, 'editorial', take)
    expect((await onCard(drawing.data)).length).toBeLessThan(30_000)
  })

  test('is the same, byte for byte, when asked for again, and no other', async () => {
    const first = await drawPortrait(asha, 'profile_pic', 0)
    const again = await drawPortrait({ ...asha }, 'profile_pic', 0)
    const other = await drawPortrait({ ...asha, seed: 42 }, 'profile_pic', 0)
    const next = await drawPortrait(asha, 'profile_pic', 1)
    expect(first.data.equals(again.data)).toBe(true)
    expect(first.data.equals(other.data)).toBe(false)
    expect(first.data.equals(next.data)).toBe(false)
  })

  test('is drawn for colours that the lists do not know', async () => {
    const drawing = await drawPortrait({ ...dev, hairColor: 'Other', skinTone: '' }, 'polaroid_front', 0)
    expect(await tones(drawing.data)).toBeGreaterThan(0.08)
  })
})

describe('a slide of the home page', () => {
  test.each([0, 1, 2, 3, 4] as const)('number %i leaves a dark corner for the headline', async (index) => {
    const { data, width, height } = await drawSlide(index)
    expect([width, height]).toEqual([2880, 1800])
    const corner = await sharp(data)
      .extract({ left: 0, top: 1000, width: 1150, height: 800 })
      .greyscale()
      .toBuffer()
    const { channels } = await sharp(corner).stats()
    expect(channels[0]?.mean).toBeLessThan(45)
    expect(await tones(data)).toBeGreaterThan(0.08)
  })
})

describe('a moodboard', () => {
  test('is drawn for each kind of project, and for one nobody named', async () => {
    for (const type of ['music_video', 'something else']) {
      const { data, width, height } = await drawMoodboard(3, type)
      const meta = await sharp(data).metadata()
      expect([meta.width, meta.height, width, height]).toEqual([2400, 1600, 2400, 1600])
      expect(await tones(data)).toBeGreaterThan(0.08)
    }
  })
})
