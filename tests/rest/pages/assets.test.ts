import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { builtAssets } from '../../../server/http/assets'
import { builtIndexHtml } from '../../../server/http/pages/pages'
import { testApp } from '../../helpers/testApp'

const CODE = 'export const a = 1\n'.repeat(100)

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A built site, and the app that serves it. */
function aBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-build-'))
  folders.push(folder)
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'assets/page-a1.js'), CODE)
  writeFileSync(join(folder, 'assets/page-a1.js.br'), brotliCompressSync(CODE))
  writeFileSync(join(folder, 'assets/page-a1.js.gz'), gzipSync(CODE))
  writeFileSync(join(folder, 'assets/small-b2.js'), 'export const b = 2\n')
  writeFileSync(join(folder, 'assets/small-b2.js.br'), brotliCompressSync('export const b = 2\n'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'index.html'), '<title>Agency</title><!--meta-->')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  const t = testApp({}, { assets: builtAssets(folder), indexHtml: builtIndexHtml(folder) })
  const get = (path: string, accepted = 'identity') => t.http().get(path).set('accept-encoding', accepted)
  return { folder, t, get }
}

describe('the built assets', () => {
  const choices: [accepted: string, path: string, encoding: string | undefined][] = [
    ['gzip, deflate, br, zstd', '/assets/page-a1.js', 'br'],
    ['gzip, deflate', '/assets/page-a1.js', 'gzip'],
    ['gzip, br;q=0', '/assets/page-a1.js', 'gzip'],
    ['identity', '/assets/page-a1.js', undefined],
    ['gzip', '/assets/small-b2.js', undefined],
    ['br, gzip', '/favicon.svg', undefined],
  ]
  it.each(choices)('to a browser that accepts %s, %s is sent as %s', async (accepted, path, encoding) => {
    const { status, headers } = await aBuild().get(path, accepted)
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers.etag).toMatch(/^W\/"\d+-\d+"$/)
  })

  it('have a content type, and those with a hash in their name are cached forever', async () => {
    const { get } = aBuild()
    const code = await get('/assets/page-a1.js', 'br')
    expect(code.text).toBe(CODE)
    expect(code.headers['content-type']).toMatch(/^text\/javascript/)
    expect(code.headers['content-length']).toBe(String(brotliCompressSync(CODE).length))
    expect(code.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const icon = await get('/favicon.svg')
    expect(icon.headers['content-type']).toMatch(/^image\/svg\+xml/)
    expect(icon.headers['cache-control']).toBe('public, max-age=3600')
  })

  it('answer 304 to a browser that has them', async () => {
    const { get } = aBuild()
    const { headers } = await get('/assets/page-a1.js', 'br')
    const again = await get('/assets/page-a1.js', 'br').set('if-none-match', headers.etag ?? '')
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await get('/assets/page-a1.js', 'gzip').set('if-none-match', headers.etag ?? '')).status).toBe(
      200,
    )
  })

  it.each(['bytes=5-2', 'bytes=0-4', 'bytes=99999-', 'bytes=-', 'nonsense'])(
    'are sent whole whatever range is requested: %s',
    async (range) => {
      const { get } = aBuild()
      const { status, text } = await get('/assets/page-a1.js').set('range', range)
      expect([status, text]).toEqual([200, CODE])
    },
  )

  it('answer only GET and HEAD', async () => {
    const { t } = aBuild()
    const head = await t.http().head('/assets/page-a1.js').set('accept-encoding', 'identity')
    expect([head.status, head.headers['content-length']]).toEqual([200, String(CODE.length)])
    expect((await t.http().post('/assets/page-a1.js')).status).toBe(404)
  })

  it.each(['/assets/page-a1.js.br', '/.vite/manifest.json', '/assets', '/assets/../package.json'])(
    'answer 404 at %s',
    async (path) => {
      expect((await aBuild().get(path).set('accept', 'application/json')).status).toBe(404)
    },
  )

  it('removed by a newer build answer 404, and the site continues', async () => {
    const { folder, t, get } = aBuild()
    const logged = vi.spyOn(t.log, 'error')
    renameSync(join(folder, 'assets'), join(folder, 'before'))
    const { status, headers, body } = await get('/assets/page-a1.js', 'br')
    expect([status, body.message]).toEqual([404, 'Page not found'])
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/json/),
      'cache-control': 'no-store',
    })
    for (const name of ['content-encoding', 'etag', 'last-modified']) expect(headers[name]).toBeUndefined()
    expect((await get('/favicon.svg')).status).toBe(200)
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('the shell of every page', () => {
  it('is read again after a failed read', async () => {
    const { folder, get } = aBuild()
    renameSync(join(folder, 'index.html'), join(folder, 'away'))
    expect((await get('/about').set('accept', 'text/html')).status).toBe(500)
    renameSync(join(folder, 'away'), join(folder, 'index.html'))
    const { status, text } = await get('/about').set('accept', 'text/html')
    expect(status).toBe(200)
    expect(text).toContain('<title>Agency</title>')
  })
})
