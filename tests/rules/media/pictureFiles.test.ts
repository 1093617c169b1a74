import { describe, expect, it } from 'vitest'
import {
  contentTypeOf,
  extraFiles,
  nearestFile,
  pictureFile,
} from '../../../server/features/media/store/rules'
import { avifOf, pictureSet, widthsOf } from '../../../shared/media/pictureSizes'

describe('the widths of a picture', () => {
  it.each([
    [150, [150]],
    [240, [240]],
    [500, [240, 480, 500]],
    [2000, [240, 480, 640, 960, 1080, 2000]],
  ])('of %i pixels are %j', (own, widths) => {
    expect(widthsOf(own)).toEqual(widths)
  })

  it('are at most six, and one WebP file beside them', () => {
    expect(widthsOf(2000)).toHaveLength(6)
    expect(pictureFile({ widths: [240, 480, 2000] })).toBe('2000.webp')
    expect(pictureSet({ id: 'p', widths: [640, 240] })).toBe('/media/p/240.avif 240w, /media/p/640.avif 640w')
    expect([avifOf([640, 240], 300), avifOf([640, 240], 900)]).toEqual(['640.avif', '640.avif'])
  })

  it('are not known while its files are being made', () => {
    expect(pictureFile({ widths: [] })).toBe('960.webp')
  })
})

const KEPT = ['240.avif', '480.avif', '1500.avif', '1500.webp']

describe('a size that is not kept', () => {
  it.each([
    ['160.avif', '240.avif'],
    ['320.avif', '480.avif'],
    ['9999.avif', '1500.avif'],
    ['960.webp', '1500.webp'],
    ['960.jpeg', null],
    ['video.mp4', null],
    ['../240.avif', null],
  ])('%s is answered with %s', (asked, found) => {
    expect(nearestFile(asked, KEPT)).toBe(found)
  })

  it('is answered with nothing where there is no file of its format', () => {
    expect(nearestFile('960.webp', ['240.avif', 'video.mp4'])).toBeNull()
  })

  it('is what an earlier release stored beyond the widths, and no other file', () => {
    const files = ['160.avif', '160.webp', ...KEPT, '240.webp', 'document.pdf']
    expect(extraFiles(files, [240, 480, 1500])).toEqual(['160.avif', '160.webp', '240.webp'])
  })
})

it.each([
  ['240.avif', 'image/avif'],
  ['1080.webp', 'image/webp'],
  ['240.png', null],
])('the content type of %s is %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type)
})
