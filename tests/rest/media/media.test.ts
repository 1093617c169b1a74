import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { media } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { findSession } from '../../../server/features/access/accounts/service'
import { cleanUpOrphans } from '../../../server/features/media/cleanup/service'
import { signedQuery } from '../../../server/features/media/store/service'
import { type TestApp, testApp } from '../../helpers/testApp'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const MP4 = Buffer.concat([
  Buffer.from('0000001866747970', 'hex'),
  Buffer.from('isom0000isommp42'),
  Buffer.alloc(64),
])
const SVG = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const MEGABYTE = 1024 * 1024

const picture = (width = 400, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Zoya' } })
    .toBuffer()

const upload = (t: TestApp, content: Buffer, name: string) =>
  t
    .http()
    .post('/media/upload')
    .field('type', 'portfolio')
    .field('access', 'private')
    .field('tags', 'artist_submission')
    .attach('file', content, name)

const leftBehind = (t: TestApp) => readdirSync(join(t.storage.folder, 'incoming'))

describe('POST /media/upload', () => {
  it.each([
    ['a picture of markup', SVG, 'face.svg', 415],
    ['a page under the name of a picture', HTML, 'face.jpg', 415],
    ['a program', Buffer.from('MZ\u0000\u0000'), 'face.exe', 415],
    ['an archive', Buffer.from('504b030414000000', 'hex'), 'book.zip', 415],
    ['plain text', Buffer.from('hello'), 'book.pdf', 415],
    ['nothing in the file', Buffer.alloc(0), 'empty.jpg', 400],
    [
      'a picture that breaks off',
      Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
      'a.jpg',
      400,
    ],
    ['more than 10 MB', Buffer.concat([PDF, Buffer.alloc(10 * MEGABYTE)]), 'book.pdf', 413],
    ['a name that stands for nothing', HTML, '../../../etc/passwd', 415],
  ])('S21 S23 R10 refuses %s and leaves nothing behind', async (_what, content, name, status) => {
    const t = testApp()
    const answer = await upload(t, content, name)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ error: true, success: false, message: expect.any(String) })
    expect(t.db.select().from(media).all()).toEqual([])
    expect(leftBehind(t)).toEqual([])
  })

  it('S22 refuses a picture of more than 40 megapixels', async () => {
    const t = testApp()
    const bomb = await sharp({ create: { width: 8000, height: 5100, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect((await upload(t, bomb, 'big.png')).status).toBe(413)
    expect(t.db.select().from(media).all()).toEqual([])
  })

  it('S21 refuses a request without a file, one in another part, and two files', async () => {
    const t = testApp()
    const post = () => t.http().post('/media/upload')
    expect((await post().send({ file: 'x' })).status).toBe(400)
    expect((await post().field('type', 'portfolio')).status).toBe(400)
    expect((await post().attach('other', PDF, 'a.pdf')).status).toBe(400)
    const two = await post().attach('file', PDF, 'a.pdf').attach('file', PDF, 'b.pdf')
    expect(two.status).toBeGreaterThanOrEqual(400)
    expect(two.status).toBeLessThan(500)
    expect(t.db.select().from(media).all()).toEqual([])
    expect(leftBehind(t)).toEqual([])
  })

  it('S21 refuses a field name that would take seconds to parse, without blocking others', async () => {
    const t = testApp()
    const answer = await t
      .http()
      .post('/media/upload')
      .field('items[50000000]', 'a')
      .field('items[a]', 'b')
      .attach('file', PDF, 'a.pdf')
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(leftBehind(t)).toEqual([])
  })

  it.each([
    ['PDF', PDF, 'book.pdf', 'document', 'application/pdf'],
    ['video', MP4, 'walk.mp4', 'video', 'video/mp4'],
  ])('stores a %s, private and unclaimed', async (_what, content, name, kind, contentType) => {
    const t = testApp()
    const answer = await upload(t, content, name)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ error: false, success: true })
    expect(answer.body.data.url).toMatch(/^http:\/\/localhost:3000\/media\/[\w-]{22}\/\w+\.\w+$/)
    expect(answer.body.url).toBe(answer.body.data.url)
    expect(t.db.select().from(media).all()).toMatchObject([
      { kind, contentType, isPublic: false, claimedAt: null, ownerId: null, originalName: name },
    ])
    expect(leftBehind(t)).toEqual([])
  })

  it('S22 re-encodes a picture, without the camera’s metadata', async () => {
    const t = testApp()
    const answer = await upload(t, await picture(), 'Gesicht ✨.jpg')
    expect(answer.status).toBe(200)
    const [row] = t.db.select().from(media).all()
    expect(row).toMatchObject({ kind: 'image', width: 400, height: 500, originalName: 'Gesicht ✨.jpg' })
    const files = await t.storage.files(row?.id ?? '')
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const { exif, format } = await sharp((await t.storage.localPath(row?.id ?? '', file)) ?? '').metadata()
      expect(exif).toBeUndefined()
      expect(['webp', 'heif']).toContain(format)
    }
  })

  it('is private whatever the request asks for', async () => {
    const t = testApp()
    const answer = await t
      .http()
      .post('/media/upload')
      .field('access', 'public')
      .field('isPublic', 'true')
      .attach('file', PDF, 'book.pdf')
    const path = new URL(answer.body.url).pathname
    expect((await t.http().get(path)).status).toBe(404)
    expect(t.db.select().from(media).all()).toMatchObject([{ isPublic: false }])
  })

  it('S20 S27 opens for the agency with a signed link, for five minutes, as an attachment, and for no talent', async () => {
    const t = testApp()
    const { pathname } = new URL((await upload(t, PDF, 'book "1".pdf')).body.url)
    const [row] = t.db.select().from(media).all()
    const linkFor = (account: ReturnType<typeof t.admin>) => {
      const session = findSession(t, t.tokenFor(account))
      return session && `${pathname}?${signedQuery(t, session, row?.id ?? '')}`
    }
    const link = linkFor(t.admin()) ?? ''
    const opened = await t.http().get(link)
    expect(opened.status).toBe(200)
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(opened.headers['content-disposition']).toMatch(/^attachment; /)
    expect(opened.headers['content-security-policy']).toContain('sandbox')
    const talent = linkFor(anAccount(t, { role: 'model' })) ?? ''
    expect((await t.http().get(talent)).status).toBe(404)
    t.later(301_000)
    expect((await t.http().get(link)).status).toBe(404)
  })

  it('S21 refuses the 21st file of an hour from one address, claimed or not, and accepts it an hour later', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    for (let count = 0; count < 20; count++) expect((await upload(t, PDF, 'a.pdf')).status).toBe(200)
    t.db.update(media).set({ claimedAt: t.clock().toISOString() }).run()
    const refused = await upload(t, PDF, 'a.pdf')
    expect(refused.status).toBe(429)
    expect(refused.body.message).toBe('Too many files from this connection. Please try again in an hour.')
    expect(leftBehind(t)).toEqual([])
    t.later(61 * 60_000)
    expect((await upload(t, PDF, 'a.pdf')).status).toBe(200)
  })

  it('S21 refuses more than 100 MB of an hour from one address', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    expect((await upload(t, PDF, 'a.pdf')).status).toBe(200)
    t.db
      .update(media)
      .set({ bytes: 100 * MEGABYTE - 10 })
      .run()
    expect((await upload(t, PDF, 'b.pdf')).status).toBe(429)
    expect(t.db.select().from(media).all()).toHaveLength(1)
  })

  it('refuses more when unclaimed files exceed the total limit', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    await upload(t, PDF, 'a.pdf')
    t.db
      .update(media)
      .set({ bytes: 2 * 1024 * MEGABYTE, uploader: 'somebody else' })
      .run()
    const answer = await upload(t, PDF, 'b.pdf')
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBeDefined()
    t.db.update(media).set({ claimedAt: t.clock().toISOString() }).run()
    expect((await upload(t, PDF, 'b.pdf')).status).toBe(200)
  })

  it('R10 is removed when unclaimed after a day, and its uploader is forgotten after an hour', async () => {
    const t = testApp()
    const { pathname } = new URL((await upload(t, PDF, 'a.pdf')).body.url)
    const id = pathname.split('/')[2] ?? ''
    t.later(61 * 60_000)
    await cleanUpOrphans(t)
    expect(t.db.select().from(media).all()).toMatchObject([{ id, uploader: null }])
    t.later(23 * 60 * 60_000)
    await cleanUpOrphans(t)
    expect(t.db.select().from(media).all()).toEqual([])
    expect(await t.storage.files(id)).toEqual([])
  })
})
