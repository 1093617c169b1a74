import { rgbaToThumbHash } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../drizzle/schema'
import { aStoredPicture } from '../../../server/demo/builders/media'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import type { SectionSave } from '../../../shared/agency/agencySettings'
import { testApp } from '../../helpers/testApp'

/** The thumbhash of a picture of one grey. */
function thumbhash(grey: number): string {
  const pixels = Array.from({ length: 32 * 18 }, () => [grey, grey, grey, 255])
  return Buffer.from(rgbaToThumbHash(32, 18, pixels.flat())).toString('base64')
}

function anAgency() {
  const t = testApp()
  const own = t.as(t.superadmin()).admin.settings
  return {
    t,
    own,
    shown: () => t.visitor().site.home.slides(),
    save: (slides: unknown[]) => own.save({ section: 'slides', slides } as SectionSave),
  }
}
const slideOf = ({ id, widths }: { id: string; widths: number[] }, more: object = {}) => ({
  picture: { id, width: 2000, height: 1333, widths, isTransparent: false },
  alt: 'A model on a roof',
  focus: { x: 80, y: 20 },
  ...more,
})

describe('the slides that an agency chooses', () => {
  it('are on the home page in their order, with words and crop', async () => {
    const { t, save, shown } = anAgency()
    const [first, second] = [aStoredPicture(t), aStoredPicture(t)]
    await save([slideOf(second), slideOf(first, { alt: 'A hand', focus: null })])
    expect(await shown()).toMatchObject([
      { id: second.id, alt: 'A model on a roof', focus: { x: 80, y: 20 }, widths: second.widths },
      { id: first.id, alt: 'A hand', focus: null },
    ])
    await save([slideOf(first), slideOf(second)])
    expect((await shown()).map(({ id }) => id)).toEqual([first.id, second.id])
  })

  it('are darkened where they are too bright for the headline', async () => {
    const { t, save, shown } = anAgency()
    const dark = aStoredPicture(t, { thumbhash: thumbhash(20) })
    const bright = aStoredPicture(t, { thumbhash: thumbhash(230) })
    await save([slideOf(dark), slideOf(bright)])
    expect((await shown()).map(({ isBright }) => isBright)).toEqual([false, true])
  })

  it('take the place of those before, which their form begins with; none are no slides', async () => {
    const { t, own, save, shown } = anAgency()
    const before = aStoredPicture(t)
    t.db
      .insert(settings)
      .values({ key: 'home-slides', value: JSON.stringify([before.id]) })
      .run()
    const { value } = await own.get({ section: 'slides' })
    expect(value).toMatchObject({
      slides: [{ picture: { id: before.id }, alt: 'A model of the agency', focus: null }],
    })
    expect(await shown()).toMatchObject([{ id: before.id, alt: '' }])
    await save([])
    expect(await shown()).toEqual([])
    const [last] = await own.changes({ section: 'slides' })
    expect(last?.before).toEqual(value)
    const { id } = aModel(t, { isFeatured: true })
    const banner = aPicture(t, id, { type: 'banner', thumbhash: thumbhash(20) }).media.id
    expect(await shown()).toMatchObject([{ id: banner }])
  })

  it('are refused without words, when they are small, and from the sixth on', async () => {
    const { t, save } = anAgency()
    const stored = aStoredPicture(t)
    const small = { ...slideOf(stored).picture, width: 640 }
    await expect(save([slideOf(stored, { alt: '' })])).rejects.toThrow('Say what the picture shows')
    await expect(save([slideOf(stored, { picture: small })])).rejects.toThrow(/at least 1,000 pixels wide/)
    await expect(save(Array(6).fill(slideOf(stored)))).rejects.toThrow('At most 5')
  })
})
