import { rgbaToThumbHash } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../drizzle/schema'
import { aStoredPicture } from '../../../server/demo/builders/media'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

type Colour = [red: number, green: number, blue: number]
const DARK: Colour = [24, 20, 18]
const BRIGHT: Colour = [230, 228, 225]

/** The thumbhash of a picture of two colours; the right one begins behind the headline's end. */
function thumbhash(left: Colour, right: Colour): string {
  const [width, height] = [32, 18]
  const pixels = Array.from({ length: width * height }, (_, at) => [
    ...(at % width < width * 0.65 ? left : right),
    255,
  ])
  return Buffer.from(rgbaToThumbHash(width, height, pixels.flat())).toString('base64')
}

type Shown = { id: string }[]
const ids = (slides: Shown) => slides.map(({ id }) => id)

/** A featured model with a dark banner that everybody may see; the newest comes first. */
function bannerOf(t: ReturnType<typeof testApp>, stageName: string, model = {}, picture = {}) {
  const { id } = aModel(t, { stageName, isFeatured: true, ...model })
  const banner = { type: 'banner' as const, width: 2000, height: 1125, thumbhash: thumbhash(DARK, DARK) }
  return aPicture(t, id, { ...banner, ...picture }).media.id
}

describe("the home page's slides", () => {
  it('are the banners of the featured models, at most five, when no slides are configured', async () => {
    const t = testApp()
    const banners = ['Asha', 'Bela', 'Chitra', 'Devi', 'Esha', 'Farah'].map((name) => bannerOf(t, name))
    expect(ids(await t.visitor().site.home.slides())).toEqual(banners.reverse().slice(0, 5))
  })

  it('leave out models that are not featured or not on the roster, locked banners and other pictures', async () => {
    const t = testApp()
    bannerOf(t, 'Asha', { isFeatured: false })
    bannerOf(t, 'Bela', { isActive: false })
    bannerOf(t, 'Chitra', {}, { isLocked: true })
    bannerOf(t, 'Devi', {}, { type: 'editorial' })
    expect(await t.visitor().site.home.slides()).toEqual([])
  })

  it('leave out a banner on which the headline could not be read', async () => {
    const t = testApp()
    bannerOf(t, 'Asha', {}, { thumbhash: thumbhash(BRIGHT, DARK) })
    bannerOf(t, 'Bela', {}, { thumbhash: thumbhash(BRIGHT, BRIGHT) })
    const readable = bannerOf(t, 'Chitra', {}, { thumbhash: thumbhash(DARK, BRIGHT) })
    expect(ids(await t.visitor().site.home.slides())).toEqual([readable])
  })

  it('are the configured ones, and nothing else while their files are still missing', async () => {
    const t = testApp()
    bannerOf(t, 'Asha')
    const drawn = aStoredPicture(t)
    const waiting = aStoredPicture(t, { widths: [] })
    const name = (named: string[]) =>
      t.db
        .insert(settings)
        .values({ key: 'home-slides', value: JSON.stringify(named) })
        .onConflictDoUpdate({ target: settings.key, set: { value: JSON.stringify(named) } })
        .run()
    name([waiting.id])
    expect(await t.visitor().site.home.slides()).toEqual([])
    name([waiting.id, drawn.id])
    expect(ids(await t.visitor().site.home.slides())).toEqual([drawn.id])
  })
})
