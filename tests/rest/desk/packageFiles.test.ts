import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { portfolioItems } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { withFiles } from '../../helpers/desk/packageFiles'
import { bytes } from '../../helpers/files/bodies'

const startOf = ({ body }: { body: unknown }) => Buffer.from(body as Uint8Array).subarray(0, 5)
const CLOSED = 'This selection is closed.'

it('the sheet of a package is a PDF where the package allows it, and asking for it changes no row', async () => {
  const { t, link, allow, get } = await withFiles()
  const path = `/p/${await link('Anil')}`
  await allow({ allowsPdf: true })
  expect((await get(path)).text).toContain(`href="${path}/faces.pdf"`)
  const before = t.db.$client.serialize()
  const sheet = await get(`${path}/faces.pdf`)
  expect([sheet.status, sheet.headers['content-type'], sheet.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(startOf(sheet).toString()).toBe('%PDF-')
  // A whole page, with its foot, also for three faces.
  expect(Buffer.from(sheet.body as Uint8Array).toString('latin1')).toMatch(
    /MediaBox \[0 0 595\.28\d* 841\.89\d*\]/,
  )
  expect(t.db.$client.serialize().equals(before)).toBe(true)
  await allow({ allowsPdf: false })
  expect((await get(path)).text).not.toContain('faces.pdf')
  const refused = await get(`${path}/faces.pdf`)
  expect([refused.status, refused.text.includes(CLOSED)]).toEqual([404, true])
})

it('a booker gets the sheet from the preview, also where the client does not', async () => {
  const { desk, pack, allow, get } = await withFiles()
  await allow({ allowsPdf: false })
  const { path } = await desk.packages.preview({ id: pack.id })
  expect((await get(`${path}/faces.pdf`)).status).toBe(200)
  expect((await get(`/p/preview.${pack.id}.99999999999.x.y/faces.pdf`)).status).toBe(404)
})

it('the sheet is also a JPEG of six faces, with the same permission, and has no page more than it needs', async () => {
  const { desk, pack, link, allow, get } = await withFiles()
  const path = `/p/${await link('Anil')}`
  await allow({ allowsPdf: true })
  expect((await get(path)).text).toContain(`href="${path}/faces-1.jpg">All faces as JPEG`)
  const jpeg = await get(`${path}/faces-1.jpg`)
  expect([jpeg.status, jpeg.headers['content-type'], jpeg.headers['content-disposition']]).toEqual([
    200,
    'image/jpeg',
    'attachment; filename=faces-1.jpg',
  ])
  // Three faces on two rows below the head.
  expect(await sharp(Buffer.from(jpeg.body as Uint8Array)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1080,
    height: 1328,
  })
  for (const page of ['2', '0', 'x', '61']) expect((await get(`${path}/faces-${page}.jpg`)).status).toBe(404)
  await allow({ allowsPdf: false })
  expect((await get(`${path}/faces-1.jpg`)).status).toBe(404)
  const preview = await desk.packages.preview({ id: pack.id })
  expect((await get(`${preview.path}/faces-1.jpg`)).status).toBe(200)
})

it('a booker downloads the sheet of a package by session, nobody else does', async () => {
  const { t, noor, pack, allow } = await withFiles()
  await allow({ allowsPdf: false })
  const post = (path: string, given: object) => t.http().post(path).send(given)
  const asBooker = (path: string, given: object) =>
    post(path, given).auth(t.tokenFor(noor), { type: 'bearer' }).buffer().parse(bytes)
  const pdf = await asBooker('/exports/package.pdf', { id: pack.id })
  expect([pdf.status, startOf(pdf).toString()]).toEqual([200, '%PDF-'])
  const jpeg = await asBooker('/exports/package.jpg', { id: pack.id, page: 1 })
  expect(jpeg.headers['content-disposition']).toBe('attachment; filename=faces-1.jpg')
  expect((await asBooker('/exports/package.jpg', { id: pack.id, page: 2 })).status).toBe(404)
  expect((await asBooker('/exports/package.pdf', { id: 'nobody' })).status).toBe(404)
  expect((await post('/exports/package.pdf', { id: pack.id })).status).toBe(401)
  const talent = t.tokenFor(anAccount(t, { role: 'model' }))
  expect((await post('/exports/package.pdf', { id: pack.id }).auth(talent, { type: 'bearer' })).status).toBe(
    403,
  )
})

it('the PDF that a booker prints with the picks is another one, and a client’s has none', async () => {
  const { t, noor, desk, pack, link, client, allow, get } = await withFiles()
  await allow({ allowsPdf: true })
  const token = await link('Anil')
  await client().pick({ token, picks: [{ number: 2, pick: 'yes', words: 'Short hair?' }] })
  await desk.packages.keepAnswer({
    id: pack.id,
    name: 'Devika',
    text: '2, 3 maybe',
    picks: [
      { number: 2, pick: 'maybe' },
      { number: 3, pick: 'no' },
    ],
  })
  const file = (given: object) =>
    t
      .http()
      .post('/exports/package.pdf')
      .send({ id: pack.id, ...given })
      .auth(t.tokenFor(noor), { type: 'bearer' })
      .buffer()
      .parse(bytes)
  const pages = (pdf: Buffer) => Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
  expect(pages((await file({})).body)).toBe(1)
  expect(pages((await file({ withPicks: true })).body)).toBe(2)
  expect(pages(Buffer.from((await get(`/p/${token}/faces.pdf?withPicks=true`)).body as Uint8Array))).toBe(1)
})

it('pictures are downloaded only where the sender allows it, and only ticked ones of this link (K2)', async () => {
  const { link, allow, get } = await withFiles()
  const path = `/p/${await link('Anil')}`
  expect((await get(path)).text).not.toContain('Download')
  expect((await get(`${path}/1/1.jpg`)).status).toBe(404)
  await allow({ allowsDownload: true })
  expect((await get(path)).text).toContain(`href="${path}/1/2.jpg"`)
  const picture = await get(`${path}/1/2.jpg`)
  expect([picture.status, picture.headers['content-type'], picture.headers['content-disposition']]).toEqual([
    200,
    'image/jpeg',
    'attachment; filename=face-1-2.jpg',
  ])
  expect(await sharp(Buffer.from(picture.body as Uint8Array)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 300,
  })
  for (const other of ['1/3', '4/1', '0/1', '1/0', 'x/1', '1/41'])
    expect((await get(`${path}/${other}.jpg`)).status).toBe(404)
  expect((await get('/p/AAAAAAAAAAAAAAAAAAAAAA/1/1.jpg')).status).toBe(404)
})

it('a picture that is locked after it was ticked is not downloaded any more (K3)', async () => {
  const { t, modelIds, link, allow, get } = await withFiles()
  const path = `/p/${await link('Anil')}`
  await allow({ allowsDownload: true })
  expect((await get(`${path}/1/1.jpg`)).status).toBe(200)
  t.db
    .update(portfolioItems)
    .set({ isLocked: true })
    .where(eq(portfolioItems.modelId, modelIds[0] ?? ''))
    .run()
  expect((await get(`${path}/1/1.jpg`)).status).toBe(404)
  expect((await get(`${path}/2/1.jpg`)).status).toBe(200)
})

it('nothing is downloaded before the passcode, and the picture of the preview shows nobody (K12)', async () => {
  const { t, link, allow, get } = await withFiles()
  const path = `/p/${await link('Anil')}`
  const named = await get(`${path}/preview.jpg`)
  await allow({ allowsPdf: true, allowsDownload: true, passcode: '402118' })
  expect((await get(`${path}/faces.pdf`)).status).toBe(404)
  expect((await get(`${path}/1/1.jpg`)).status).toBe(404)
  const nameless = await get(`${path}/preview.jpg`)
  expect(nameless.status).toBe(200)
  expect(Buffer.from(nameless.body as Uint8Array).equals(Buffer.from(named.body as Uint8Array))).toBe(false)
  const right = await t.http().post(path).type('form').send({ passcode: '402118' })
  const cookie = right.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  expect((await t.http().get(`${path}/faces.pdf`).set('cookie', cookie).buffer()).status).toBe(200)
})

it("the first row's pictures come with the page, the others have addresses", async () => {
  const { t, link, get, again } = await withFiles()
  const faces = (await again()).entries.map(({ face }) => face?.id ?? '')
  const sources = async () =>
    (await get(`/p/${await link('Anil')}`)).text
      .split('<li class="face"')
      .slice(1)
      .map((face) => /^.*?<picture>(.*?)<img/s.exec(face)?.[1] ?? '')
  // Whose file is gone has an address like all others.
  expect((await sources()).join()).not.toContain('data:')
  for (const id of faces) {
    const work = t.storage.newIncoming()
    mkdirSync(work)
    writeFileSync(join(work, '480.avif'), id)
    await t.storage.add(work, id)
  }
  const [first = '', second = '', third = ''] = await sources()
  for (const [at, source] of [first, second].entries())
    expect(source).toContain(
      `<source type="image/avif" srcset="data:image/avif;base64,${Buffer.from(faces[at] ?? '').toString('base64')}">`,
    )
  // A large dense screen fetches what has two dots to a pixel.
  expect(first).toContain(
    `media="(min-width: 481px) and (min-resolution: 1.3dppx)" srcset="/media/${faces[0]}/`,
  )
  expect(third).not.toMatch(/data:|media=/)
})
