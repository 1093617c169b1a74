import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../client/src/entryServer'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { mediaIds } from '../../../server/features/media/store/repository'
import type { AgencyPicture, AgencySettings, SectionSave } from '../../../shared/agency/agencySettings'
import { testApp } from '../../helpers/testApp'

const PAGES = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () =>
    '<!doctype html><head><!--meta--><!--styles--></head><body><div id="root"><!--page--></div><!--page-data--></body>',
  render: renderPage,
}
type Leads = AgencySettings['about']['leads']

/** A superadmin of an agency that has filled in nothing. */
function anAgency() {
  const t = testApp({ NODE_ENV: 'production', DEMO_DATA: 'false' }, PAGES)
  loadAgency(t)
  const account = t.superadmin()
  const own = t.as(account).admin.settings
  const save = (leads: Leads) =>
    own.save({
      section: 'about',
      manifesto: '',
      origin: [],
      principles: [],
      figures: [],
      leads,
    } as SectionSave)
  async function photo(): Promise<AgencyPicture> {
    const file = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#876' } })
      .withExif({ IFD0: { Artist: 'Zoya Rao' } })
      .jpeg()
      .toBuffer()
    const { body } = await t
      .http()
      .post('/admin/settings/pictures')
      .auth(t.tokenFor(account), { type: 'bearer' })
      .attach('file', file, 'ira.jpg')
    const { _id: id, is_transparent: isTransparent, ...size } = body.picture
    return { id, isTransparent, ...size }
  }
  const status = async (address: string) => (await t.http().get(address)).status
  const page = async () => {
    const { text } = await t.http().get('/about').set('accept', 'text/html')
    return text.slice(text.indexOf('<div id="root">'), text.indexOf('<script type="application/json"'))
  }
  return { t, own, save, photo, status, page }
}

describe('the photos of the team', () => {
  it('are on the about page once they are saved, in their sizes, with alternative text', async () => {
    const { save, photo, status, page } = anAgency()
    const picture = await photo()
    const address = `/media/${picture.id}/900.webp`
    expect(await status(address)).toBe(404)
    await save([
      { name: 'Ira Mathur', role: 'Founder', picture },
      { name: 'Noor Sheikh', role: 'Bookings', picture: null },
    ])
    expect(await status(address)).toBe(200)
    const html = await page()
    const [image = ''] = /<img[^>]*alt="Portrait of Ira Mathur"[^>]*>/.exec(html) ?? []
    expect(image).toContain(`src="${address}"`)
    expect(html).toContain(`/media/${picture.id}/480.avif 480w`)
    expect(image).toContain('width="900"')
    expect(html).not.toContain('Portrait of Noor Sheikh')
    expect(html).toContain('>NS</span>')
  })

  it('are deleted with their person, who comes back by an undo without one', async () => {
    const { t, own, save, photo, status, page } = anAgency()
    const [ira, noor] = [await photo(), await photo()]
    await save([
      { name: 'Ira Mathur', role: 'Founder', picture: ira },
      { name: 'Noor Sheikh', role: 'Bookings', picture: noor },
    ])
    await save([{ name: 'Noor Sheikh', role: 'Bookings', picture: noor }])
    expect(await status(`/media/${ira.id}/900.webp`)).toBe(404)
    expect(mediaIds(t.db)).toEqual([noor.id])
    await expect.poll(() => t.storage.ids()).toEqual([noor.id])
    const [last] = await own.changes({ section: 'about' })
    expect(last?.before).toMatchObject({ leads: [{ name: 'Ira Mathur', picture: null }, { picture: noor }] })
    await own.save({ section: 'about', ...last?.before } as SectionSave)
    expect(await page()).toContain('>IM</span>')
    expect(await status(`/media/${noor.id}/900.webp`)).toBe(200)
  })

  it('are no pictures of others, which would be deleted as one', async () => {
    const { t, save, photo } = anAgency()
    const model = aModel(t, { stageName: 'Zoya' })
    const { media } = aPicture(t, model.id, { type: 'profile_pic', isPublic: true })
    const foreign = { id: media.id, width: 900, height: 1200, widths: [480], isTransparent: false }
    await expect(save([{ name: 'Ira', role: 'Founder', picture: foreign }])).rejects.toThrow()
    const lost = { ...(await photo()), id: 'nobody-knows-this-one' }
    await expect(save([{ name: 'Ira', role: 'Founder', picture: lost }])).rejects.toThrow()
    expect(mediaIds(t.db)).toContain(media.id)
  })
})
