import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../client/src/entryServer'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { planOf } from '../../../server/features/roster/compCards/service'
import { rosterSource } from '../../../server/features/roster/publicRoster/repository'
import { agency } from '../../../shared/agency'
import type { AgencyPicture, AgencySettings, SectionSave } from '../../../shared/agency/agencySettings'
import { testApp } from '../../helpers/testApp'

const PAGES = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () =>
    '<!doctype html><head><!--meta--><!--icons--><!--styles--></head><body><div id="root"><!--page--></div><!--page-data--></body>',
  render: renderPage,
}
const NOTHING: AgencySettings['look'] = {
  logo: null,
  logoOnDark: null,
  accent: '',
  icon: null,
  sharePicture: '',
}

/** A superadmin of an agency that has filled in nothing. */
function anAgency() {
  const t = testApp({ NODE_ENV: 'production', DEMO_DATA: 'false' }, PAGES)
  loadAgency(t)
  const account = t.superadmin()
  const token = t.tokenFor(account)
  const own = t.as(account).admin.settings
  const http = t.http()
  return {
    t,
    own,
    http,
    save: (look: Partial<AgencySettings['look']>) =>
      own.save({ ...NOTHING, ...look, section: 'look' } as SectionSave),
    send: (file: Buffer, name: string, as = token) =>
      http.post('/admin/settings/pictures').auth(as, { type: 'bearer' }).attach('file', file, name),
    page: (path: string) => http.get(path).set('accept', 'text/html'),
  }
}
const drawing = (width: number, height: number, background: string | object) =>
  sharp({ create: { width, height, channels: 4, background: background as never } })

/** A dark bar on a transparent background. */
const logo = () =>
  drawing(600, 200, { r: 0, g: 0, b: 0, alpha: 0 })
    .composite([{ input: { create: { width: 500, height: 60, channels: 4, background: '#123456' } } }])
    .png()
    .toBuffer()

async function uploaded(agency: ReturnType<typeof anAgency>, file: Buffer): Promise<AgencyPicture> {
  const { body, status } = await agency.send(file, 'logo.png')
  expect(status).toBe(200)
  const { _id: id, is_transparent: isTransparent, ...size } = body.picture
  return { id, isTransparent, ...size }
}

describe('the look of an agency', () => {
  it('has a logo that was uploaded: public once it is saved, on every page, and with its size', async () => {
    const one = anAgency()
    const picture = await uploaded(one, await logo())
    expect(picture).toMatchObject({ width: 600, height: 200, isTransparent: true })
    const at = `/media/${picture.id}/600.webp`
    expect((await one.http.get(at)).status).toBe(404)
    await one.save({ logo: picture })
    expect((await one.http.get(at)).status).toBe(200)
    const { text } = await one.page('/about')
    const [image = ''] = /<img[^>]*600\.webp[^>]*>/.exec(text) ?? []
    expect(image).toContain(`src="${at}"`)
    expect(text).toContain(`srcSet="/media/${picture.id}/480.avif"`)
    expect(image).toContain('width="600"')
    expect(image).toContain('height="200"')
    await one.save({})
    expect((await one.page('/about')).text).not.toContain(at)
    // An earlier version of the look can be brought back, with its picture.
    const [last] = await one.own.changes({ section: 'look' })
    await one.own.save({ ...(last?.before as AgencySettings['look']), section: 'look' })
    expect((await one.page('/about')).text).toContain(at)
  })

  it('takes pictures only, and from superadmins only', async () => {
    const one = anAgency()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')
    expect((await one.send(svg, 'logo.svg')).status).toBe(415)
    expect((await one.send(Buffer.from('GIF89a'), 'logo.gif')).status).toBe(415)
    const admin = one.t.tokenFor(one.t.admin())
    expect((await one.send(await logo(), 'logo.png', admin)).status).toBe(403)
  })

  it('reads the size of a picture from its file, and shows nobody another person’s file', async () => {
    const one = anAgency()
    const picture = await uploaded(one, await logo())
    await one.save({ logo: { ...picture, width: 9, widths: [9] } })
    expect(agency.look.logo).toMatchObject({ width: 600, widths: picture.widths })
    const asha = aModel(one.t, { stageName: 'Asha' })
    const { media } = aPicture(one.t, asha.id, { isLocked: true })
    for (const id of [media.id, 'nowhere'])
      await expect(one.save({ logo: { ...picture, id } })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('draws pages in its colour by one rule, which the policy allows by its hash', async () => {
    const one = anAgency()
    expect((await one.page('/')).text).not.toContain(':root{')
    await one.save({ accent: '#1f4e8c' })
    for (const path of ['/', '/admin/login']) {
      const { text, headers } = await one.page(path)
      const [, rule = ''] = /<style>(:root\{[^<]*)<\/style>/.exec(text) ?? []
      expect(rule).toContain('--agency-colors-accent:#1f4e8c')
      expect(rule).toContain('--agency-colors-accent-text-on-ink:')
      const hash = createHash('sha256').update(rule).digest('base64')
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    }
  })

  it('refuses a colour that cannot be read', async () => {
    const one = anAgency()
    await expect(one.save({ accent: '#f2c230' })).rejects.toThrow(/Try #806514/)
    expect(agency.look.accent).toBe('')
  })

  it('makes icons and the picture of a link from name and colour, under an address of their own', async () => {
    const one = anAgency()
    const icon = async (size: number) => (await one.http.get(`/icon-${size}.png`)).body as Buffer
    expect((await one.http.get('/icon-192.png')).status).toBe(404)
    await one.save({ accent: '#1f4e8c' })
    await one.own.save({ section: 'agency', name: 'Kori', line: '', description: '', since: 2019, city: '' })
    const { text } = await one.page('/')
    expect(text).toMatch(/<link rel="icon" href="\/icon-32.png\?v=[\w-]{8}"/)
    expect(text).toMatch(/og:image" content="http[^"]*\/share.jpg\?v=[\w-]{8}"/)
    const { data, info } = await sharp(await icon(180))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([180, 180, 0x1f, 0x4e, 0x8c])
    const share = await sharp((await one.http.get('/share.jpg')).body).metadata()
    expect([share.width, share.height, share.format]).toEqual([1200, 630, 'jpeg'])
    const manifest = (await one.http.get('/site.webmanifest')).body
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512'])
  })

  it('has the icon that was uploaded, cut to a square', async () => {
    const one = anAgency()
    const picture = await uploaded(one, await drawing(700, 400, '#00aa55').png().toBuffer())
    await one.save({ icon: picture })
    const { data, info } = await sharp((await one.http.get('/icon-512.png')).body)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([512, 512])
    expect(data[1]).toBeGreaterThan(150)
    const small = await uploaded(one, await drawing(100, 400, '#00aa55').png().toBuffer())
    await expect(one.save({ icon: small })).rejects.toThrow(/at least 192/)
  })

  it('signs comp cards with logo and colour', async () => {
    const one = anAgency()
    const asha = aModel(one.t, { stageName: 'Asha' })
    const picture = await uploaded(one, await logo())
    await one.save({ logo: picture, accent: '#1f4e8c' })
    const source = rosterSource(one.t.db, asha.id)
    if (!source) throw new Error('no model')
    const plan = await planOf(one.t, source)
    expect(plan.agency).toMatchObject({
      accent: '#1f4e8c',
      logo: { onPaper: { isSilhouette: false }, onInk: { isSilhouette: true } },
    })
    expect(
      Buffer.from(await one.t.cards.draw(plan))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
})
