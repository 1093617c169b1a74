import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { type TestApp, testApp } from '../../helpers/testApp'

const pages = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () => '<!doctype html><head><!--meta--></head><body><!--page-data--></body>',
}
const site = (environment = {}) => testApp({ PUBLIC_URL: 'https://agency.example', ...environment }, pages)

/** The metadata that a messenger reads. */
async function shared(t: TestApp, path: string) {
  const { text } = await t.http().get(path).set('accept', 'text/html')
  const value = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)
      .exec(text)?.[1]
      ?.replaceAll('&amp;', '&')
  return {
    text,
    image: value('og:image') ?? '',
    size: [Number(value('og:image:width')), Number(value('og:image:height'))],
    card: value('twitter:card'),
  }
}

type Colour = { r: number; g: number; b: number }
const RED = { r: 200, g: 20, b: 20 }
const GREEN = { r: 20, g: 160, b: 20 }
const BLUE = { r: 20, g: 20, b: 200 }
const INK = { r: 0x12, g: 0x10, b: 0x0e }

/** A picture of one colour with its file in the store. */
async function aPrint(
  t: TestApp,
  model: string,
  background: Colour,
  given: Parameters<typeof aPicture>[2] = {},
) {
  const { media } = aPicture(t, model, { width: 960, height: 1280, widths: [320, 640, 960], ...given })
  const file = t.storage.pathOf(media.id, '960.webp')
  await mkdir(dirname(file), { recursive: true })
  await sharp({ create: { width: 960, height: 1280, channels: 3, background } })
    .webp()
    .toFile(file)
  return media
}

/** The preview image at an address from the page: its metadata, and its colours at fractions of its width. */
async function sheetAt(t: TestApp, address: string, shares: number[]) {
  const { status, headers, body } = await t.http().get(address.replace('https://agency.example', ''))
  expect(status).toBe(200)
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true })
  const at = (share: number) => {
    const from = (300 * info.width + Math.round(share * info.width)) * info.channels
    return { r: data[from] ?? 0, g: data[from + 1] ?? 0, b: data[from + 2] ?? 0 }
  }
  return {
    type: headers['content-type'],
    bytes: body.length,
    size: [info.width, info.height],
    at: shares.map(at),
  }
}

const isNear = (given: Colour | undefined, wanted: Colour) =>
  given !== undefined && (['r', 'g', 'b'] as const).every((part) => Math.abs(given[part] - wanted[part]) < 12)

describe('the picture of a shared link', () => {
  it('is a JPEG in the shape of a preview, the face in the middle of three frames', async () => {
    const t = site()
    const asha = aModel(t, { stageName: 'Asha' })
    await aPrint(t, asha.id, RED, { type: 'profile_pic' })
    await aPrint(t, asha.id, GREEN)
    await aPrint(t, asha.id, BLUE)
    const { image, size, card } = await shared(t, '/models/asha')
    expect(image).toMatch(/^https:\/\/agency\.example\/share\/[^/]+\.jpg\?v=/)
    expect(size).toEqual([1200, 630])
    expect(card).toBe('summary_large_image')
    const sheet = await sheetAt(t, image, [0.1, 0.5, 0.9])
    expect(sheet.type).toBe('image/jpeg')
    expect(sheet.size).toEqual([1200, 630])
    // Above that WhatsApp shows none.
    expect(sheet.bytes).toBeLessThan(300_000)
    expect(sheet.at.map((colour, at) => isNear(colour, [GREEN, RED, BLUE][at] ?? INK))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('is at most 250 kB, also of pictures that are all grain', async () => {
    const t = site()
    const asha = aModel(t, { stageName: 'Asha' })
    for (const type of ['profile_pic', 'gallery', 'gallery'] as const) {
      const media = await aPrint(t, asha.id, RED, { type })
      const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
      await sharp({ create: { width: 960, height: 1280, channels: 3, background: RED, noise } })
        .webp({ lossless: true })
        .toFile(t.storage.pathOf(media.id, '960.webp'))
    }
    const { bytes, size } = await sheetAt(t, (await shared(t, '/models/asha')).image, [])
    expect(size).toEqual([1200, 630])
    expect(bytes).toBeLessThanOrEqual(250 * 1024)
  })

  it('shows a face alone whole, on ink', async () => {
    const t = site()
    const asha = aModel(t, { stageName: 'Asha' })
    await aPrint(t, asha.id, RED, { type: 'profile_pic' })
    const { at } = await sheetAt(t, (await shared(t, '/models/asha')).image, [0.1, 0.5, 0.9])
    expect(at.map((colour, index) => isNear(colour, [INK, RED, INK][index] ?? INK))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('has a new address when the pictures change, because messengers cache it', async () => {
    const t = site()
    const asha = aModel(t, { stageName: 'Asha' })
    await aPrint(t, asha.id, RED, { type: 'profile_pic' })
    const before = await shared(t, '/models/asha')
    await aPrint(t, asha.id, GREEN)
    expect((await shared(t, '/models/asha')).image).not.toBe(before.image)
  })

  it('never holds a locked picture', async () => {
    const t = site()
    const asha = aModel(t, { stageName: 'Asha' })
    await aPrint(t, asha.id, RED, { type: 'profile_pic' })
    await aPrint(t, asha.id, GREEN, { isLocked: true })
    const { at } = await sheetAt(t, (await shared(t, '/models/asha')).image, [0.1, 0.5, 0.9])
    expect(at.some((colour) => isNear(colour, GREEN))).toBe(false)
    const mira = aModel(t, { stageName: 'Mira' })
    await aPrint(t, mira.id, BLUE, { isLocked: true })
    // The agency's own, with Asha's open picture.
    expect((await shared(t, '/models/mira')).image).toMatch(
      /^https:\/\/agency\.example\/share\.jpg\?v=[\w-]{12}$/,
    )
    expect((await t.http().get(`/share/${mira.id}.jpg`)).status).toBe(404)
  })

  it('is a 404 for a model who is not on the roster, and the page shows nothing of the model', async () => {
    const t = site()
    const hidden = aModel(t, { stageName: 'Hidden', city: 'Pune', bio: 'A secret.', isActive: false })
    await aPrint(t, hidden.id, RED, { type: 'profile_pic' })
    expect((await t.http().get(`/share/${hidden.id}.jpg`)).status).toBe(404)
    const { text, image } = await shared(t, '/models/hidden')
    expect(text).not.toMatch(/Hidden|Pune|secret/)
    expect(image).toBe('')
    expect(text).toContain('<meta name="robots" content="noindex" />')
  })

  it('is drawn 120 times an hour for one address: each is work that uploads wait for', async () => {
    const t = site({ RATE_LIMIT: 'on' })
    const asha = aModel(t, { stageName: 'Asha' })
    await aPrint(t, asha.id, RED, { type: 'profile_pic' })
    const { image } = await shared(t, '/models/asha')
    for (let turn = 0; turn < 119; turn++) await t.limits.count('shareSheet', '127.0.0.1')
    await sheetAt(t, image, [])
    const refused = await t.http().get(`/share/${asha.id}.jpg`)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('of every other page is the agency’s name beside the first featured faces, and changes with them', async () => {
    const t = site()
    const none = (await shared(t, '/')).image
    expect(none).toBe('https://agency.example/share.jpg')
    const asha = aModel(t, { stageName: 'Asha', isFeatured: true })
    await aPrint(t, asha.id, RED, { type: 'profile_pic' })
    await aPrint(t, asha.id, GREEN, { isLocked: true })
    const mira = aModel(t, { stageName: 'Mira', isFeatured: true })
    await aPrint(t, mira.id, BLUE, { type: 'profile_pic' })
    const { image } = await shared(t, '/')
    expect(image).toMatch(/^https:\/\/agency\.example\/share\.jpg\?v=[\w-]{16}$/)
    for (const path of ['/models', '/about', '/contact']) expect((await shared(t, path)).image).toBe(image)
    const sheet = await sheetAt(t, image, [0.005, 0.4, 0.8])
    expect([sheet.type, sheet.size, sheet.bytes < 250 * 1024]).toEqual(['image/jpeg', [1200, 630], true])
    const wanted = [INK, BLUE, RED]
    expect(sheet.at.map((colour, at) => isNear(colour, wanted[at] ?? GREEN))).toEqual([true, true, true])
    aModel(t, { stageName: 'Zoya', isFeatured: true })
    await aPrint(t, aModel(t, { stageName: 'Ruhi', isFeatured: true }).id, GREEN, { type: 'profile_pic' })
    expect((await shared(t, '/')).image).not.toBe(image)
  })

  it('is a 404 when the files are missing', async () => {
    const t = site()
    const asha = aModel(t, { stageName: 'Asha' })
    aPicture(t, asha.id, { type: 'profile_pic' })
    expect((await t.http().get(`/share/${asha.id}.jpg`)).status).toBe(404)
  })
})
