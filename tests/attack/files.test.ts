import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../server/http/rest/defineRoute'
import { audienceOfRow } from './audiences'
import { rows, send, titleOf, wrongWith } from './calls'
import { polyglots, refusedFiles, withPosition } from './files'
import { attacked } from './server'

const here = attacked()
let token: string
beforeAll(() => {
  token = here.agency.signedIn(here.agency.other.account)
})

/** Every row that accepts a file, with the token of a caller who may send one. */
const routes: Row[] = rows.filter(({ upload }) => upload)
const addressOf = ({ path }: Row) => {
  const { talent, project } = here.agency
  return here.server.url + path.replace(':id', /projects/.test(path) ? project.id : talent.model.id)
}
const tokenOf = (row: Row) => {
  const audience = audienceOfRow(titleOf(row))
  if (audience === 'everybody') return null
  return audience?.startsWith('talents') ? token : here.agency.staySignedIn(here.agency.superadmin)
}

const lay = (route: Row, bytes: Buffer, name: string) => {
  const form = new FormData()
  if (route.path.endsWith('/documents')) form.set('kind', 'other')
  if (route.path.endsWith('/digitals')) form.set('type', 'polaroid_front')
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  return send(addressOf(route), { method: 'POST', body: form, token: tokenOf(route) })
}
const incoming = () => readdirSync(join(here.server.uploadsDir, 'incoming'))
/** Every file in the store, by its path below it. */
const stored = () =>
  readdirSync(here.server.uploadsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe.each(routes.map((route) => [route.path, route] as const))('%s', (_path, route) => {
  it('S21 S22 S23 refuses files that are no picture, video or document, or too large, and stores nothing', async () => {
    const before = stored()
    for (const [name, bytes, statuses] of await refusedFiles()) {
      const answer = await lay(route, bytes, name)
      expect([name, statuses.includes(answer.status), answer.status]).toEqual([name, true, answer.status])
      expect(wrongWith(answer)).toBeNull()
    }
    expect(incoming()).toEqual([])
    expect(stored()).toEqual(before)
  })

  it('S22 S24 re-encodes pictures: no metadata and no file name of the upload is stored', async () => {
    const before = new Set(stored())
    for (const [name, bytes] of await polyglots())
      expect([name, (await lay(route, bytes, name)).status]).toEqual([name, 200])
    for (const format of ['jpeg', 'png', 'webp'] as const)
      expect((await lay(route, await withPosition(format), `../../position.${format}`)).status).toBe(200)
    const made = stored().filter((file) => !before.has(file))
    // Two of each: AVIF and WebP in the picture's own width.
    expect(made.length).toBeGreaterThanOrEqual(4)
    for (const file of made) {
      expect(file).toMatch(/\/[\w-]{2}\/[\w-]{22}\/\d+\.(avif|webp)$/)
      expect(readFileSync(file).includes('SECRET')).toBe(false)
      expect(readFileSync(file).includes('<script')).toBe(false)
      const { exif, xmp, iptc } = await sharp(file).metadata()
      expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined })
    }
    expect(incoming()).toEqual([])
  })
})

const open = routes.find((row) => audienceOfRow(titleOf(row)) === 'everybody') as Row

describe('S20 a file that is private', () => {
  it('is not served without a signature, nor by any path that leaves the media folder', async () => {
    const answer = await lay(open, await withPosition(), 'mine.jpg')
    expect(answer.status).toBe(200)
    const [row] = here.agency.db.all<{ id: string }>(
      sql`select id from media where uploader is not null order by created_at desc`,
    )
    const id = row?.id ?? ''
    const names = [
      '640.webp',
      '640.avif',
      '..%2f..%2fdata%2fagency.sqlite',
      '%2e%2e',
      '640.webp%00.html',
      'incoming',
    ]
    for (const name of names)
      for (const by of [null, token, here.agency.signedIn(here.agency.admin)])
        expect((await send(`${here.server.url}/media/${id}/${name}`, { token: by })).status).toBe(404)
    const end = Math.floor(Date.now() / 1000) + 200
    for (const query of [`e=${end}&u=x&s=y`, `e=${end}`, 'e=x&u=y&s=z', `e[]=1&u[]=2&s[]=3`, `e=9e9&u=a&s=b`])
      expect((await send(`${here.server.url}/media/${id}/640.webp?${query}`)).status).toBe(404)
    for (const path of [
      '/uploads/',
      '/../data/agency.sqlite',
      '/media/incoming/x',
      '/data/agency.sqlite',
      '/.env',
      '/media/..%2f..%2fx/640.webp',
    ])
      expect([
        path,
        (await send(here.server.url + path, { headers: { accept: 'application/json' } })).status,
      ]).toEqual([path, 404])
  })
})

const BOUNDARY = 'xxBOUNDARYxx'
const part = (headers: string, body: string) => `--${BOUNDARY}\r\n${headers}\r\n\r\n${body}\r\n`
const file = (name: string, disposition = 'form-data; name="file"') =>
  part(`Content-Disposition: ${disposition}; filename="${name}"\r\nContent-Type: image/jpeg`, 'no picture')
const field = (name: string, value = 'x') => part(`Content-Disposition: form-data; name="${name}"`, value)
const END = `--${BOUNDARY}--\r\n`
const many = (n: number, of: (n: number) => string) => Array.from({ length: n }, (_, at) => of(at)).join('')

const MALFORMED: Record<string, string> = {
  nothing: '',
  'only an end': END,
  'no end': file('a.jpg'),
  'another boundary': `--other\r\n${END}`,
  'no headers': part('', 'x') + END,
  'no name': part('Content-Disposition: form-data', 'x') + END,
  'a header of 100 kB': part(`Content-Disposition: form-data; name="${'x'.repeat(100_000)}"`, 'x') + END,
  'a file in another part': file('a.jpg', 'form-data; name="other"') + END,
  'two files': file('a.jpg') + file('b.jpg') + END,
  'a hundred fields': many(100, (n) => field(`f${n}`)) + file('a.jpg') + END,
  'a field of 1 MB': field('type', 'x'.repeat(1_000_000)) + file('a.jpg') + END,
  'a nested field': field('items[50000000]') + field('items[a]') + field('a[b][c][d]') + file('a.jpg') + END,
  'a prototype': field('__proto__[role]', 'admin') + field('constructor') + file('a.jpg') + END,
  'a name that climbs': file('../../../etc/passwd') + END,
  'a name with NUL': file('a\u0000.jpg') + END,
  'a name of 10,000 characters': file('x'.repeat(10_000)) + END,
  'lone line feeds': (file('a.jpg') + END).replaceAll('\r\n', '\n'),
  'broken UTF-8': Buffer.from((file('\u00ff\u00fe.jpg') + END) as string, 'latin1').toString('latin1'),
}

describe.each(routes.map((route) => [route.path, route] as const))('multipart to %s', (_path, route) => {
  it.each(Object.entries(MALFORMED))(
    'S21 answers %s with a refusal and stores nothing',
    async (_what, body) => {
      const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
      const answer = await send(addressOf(route), {
        method: 'POST',
        body,
        headers,
        token: tokenOf(route),
      })
      expect(wrongWith(answer)).toBeNull()
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(incoming()).toEqual([])
    },
  )

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', `multipart/mixed; boundary=${BOUNDARY}`])(
    'S21 answers the type %s with a refusal',
    async (type) => {
      const asked = { method: 'POST', body: file('a.jpg') + END, headers: { 'content-type': type } }
      const answer = await send(addressOf(route), { ...asked, token: tokenOf(route) })
      expect(wrongWith(answer)).toBeNull()
      expect(answer.status).toBeGreaterThanOrEqual(400)
    },
  )

  it('R10 leaves nothing of an interrupted upload', async () => {
    const socket = connect(here.server.port, '127.0.0.1')
    socket.on('error', () => {})
    const bearer = tokenOf(route) ? `authorization: Bearer ${tokenOf(route)}\r\n` : ''
    const type = `content-type: multipart/form-data; boundary=${BOUNDARY}\r\n`
    socket.write(
      `POST ${new URL(addressOf(route)).pathname} HTTP/1.1\r\nhost: a\r\n${bearer}${type}content-length: 900000\r\n\r\n`,
    )
    socket.write(file('a.jpg').slice(0, -2) + 'x'.repeat(200_000))
    await expect.poll(() => incoming().length).toBe(1)
    socket.destroy()
    await expect.poll(() => incoming().length).toBe(0)
  })
})

it('S20 files written by the server cannot be read by another user of the machine', () => {
  const { folder } = here.server
  const open = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077,
  )
  expect(open).toEqual([])
})

it('R14 the server still answers', async () => {
  expect((await send(`${here.server.url}/readyz`)).status).toBe(200)
  expect(here.server.said()).not.toContain('request failed')
})
