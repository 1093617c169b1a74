import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../drizzle/schema'
import { createApp } from '../../../server/app'
import { createHttpServer, listen } from '../../../server/http/listen'
import { testApp } from '../../helpers/testApp'

describe('S30 the headers of every answer', () => {
  const addresses = [
    '/public/models',
    '/api/v1/agency/models/list',
    '/nothing/here',
    '/openapi.json',
    '/healthz',
    '/readyz',
  ]
  it.each(addresses)('S30 are sent at %s', async (path) => {
    const { headers } = await testApp().http().get(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('S30 include HSTS when the site uses https', async () => {
    const { headers } = await testApp({ PUBLIC_URL: 'https://agency.example' }).http().get('/public/models')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

describe('S31 other origins', () => {
  it('S31 may read and write only when they are configured', async () => {
    const t = testApp({ ALLOWED_ORIGINS: 'https://partner.example' })
    const ask = (origin: string) => t.http().post('/enquiries').set('Origin', origin).send({})
    const friend = await ask('https://partner.example')
    expect(friend.status).toBe(400)
    expect(friend.headers['access-control-allow-origin']).toBe('https://partner.example')
    const stranger = await ask('https://elsewhere.example')
    expect(stranger).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('ALLOWED_ORIGINS') },
    })
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('S32 redirects', () => {
  it.each(['next', 'redirect', 'return_to', 'url', 'continue'])(
    'S32 no redirect follows ?%s=',
    async (name) => {
      const t = testApp()
      for (const path of [
        '/login',
        '/admin/login',
        '/',
        '/public/models',
        '//evil.example/%2e%2e',
        '/docs',
      ]) {
        const answer = await t
          .http()
          .get(path)
          .query({ [name]: 'https://evil.example/' })
        expect(answer.headers.location ?? '').not.toMatch(/evil/)
        expect(answer.status).not.toBe(302)
      }
    },
  )
})

describe('S35 the answer to an internal error', () => {
  it('S35 names only the id, and no detail of the error', async () => {
    const t = testApp()
    t.db.$client.exec('alter table enquiries rename to elsewhere')
    const valid = { name: 'Devika', email: 'd@kori.example', subject: 'brand', message: 'Hello.' }
    const { status, body, text } = await t.http().post('/enquiries').send(valid)
    expect(status).toBe(500)
    expect(body).toEqual({
      error: true,
      success: false,
      message: expect.any(String),
      requestId: expect.any(String),
    })
    expect(text).not.toMatch(/sqlite|enquiries|table|\/work|\.ts/i)
  })
})

describe('S35 a refusal before anything was read', () => {
  const refusals: [what: string, status: number, headers: Record<string, string>, path: string][] = [
    ['the page of another site', 403, { origin: 'https://elsewhere.example' }, '/enquiries'],
    ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }, '/enquiries'],
    ['a call without the agency key', 401, {}, '/portfolio/upload'],
    ['a path that there is not', 404, {}, '/nothing'],
  ]
  it.each(refusals)(
    'S35 is the JSON of every error, with an id: %s',
    async (_what, status, headers, path) => {
      const http = testApp({ AGENCY_KEY: 'key-1' }).http()
      const answer = await http.post(path).set('content-type', 'application/json').set(headers).send('{}')
      expect(answer.status).toBe(status)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toEqual({
        error: true,
        success: false,
        message: expect.stringMatching(/\w/),
        requestId: expect.stringMatching(/^[\w-]{10,}$/),
      })
    },
  )
})

describe('R8 health checks', () => {
  it('R8 /healthz answers while the process lives, /readyz while the database accepts writes', async () => {
    const t = testApp({ MEDIA_URL: '' })
    await t.ready
    expect((await t.http().get('/healthz')).body).toEqual({ ok: true })
    expect((await t.http().get('/readyz')).body).toEqual({ ok: true, database: true, disk: true })
    expect(t.db.select().from(settings).all()).toMatchObject([{ key: 'write-probe' }])
    t.db.$client.pragma('query_only = ON')
    const stuck = await t.http().get('/readyz')
    expect([stuck.status, stuck.body]).toEqual([503, { ok: false, database: false, disk: true }])
    expect((await t.http().get('/healthz')).status).toBe(200)
  })
})

describe('R15 how long it waits', () => {
  it('R15 bounds the wait for headers, a request, the next one and a reader', async () => {
    const server = await listen(
      createHttpServer((_request, response) => response.end()),
      {
        HOST: '127.0.0.1',
        PORT: 0,
      },
    )
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 10_000,
      timeout: 600_000,
    })
    await new Promise((done) => server.close(done))
  })
})

describe('R15 uploads at once', () => {
  /** Begins uploads that never end. */
  async function slowUploads() {
    const t = testApp({ TRUST_PROXY: '1' })
    await t.ready
    const server = await listen(createHttpServer(createApp(t, null)), { HOST: '127.0.0.1', PORT: 0 })
    const { port } = server.address() as AddressInfo
    const open: ClientRequest[] = []
    const begin = (address: string, patience = 300) => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=b',
        'transfer-encoding': 'chunked',
        'x-forwarded-for': address,
      }
      const upload = request({ port, host: '127.0.0.1', method: 'POST', path: '/media/upload', headers })
      open.push(upload.on('error', () => {}))
      upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nx')
      return new Promise<number | undefined>((done) => {
        upload.once('response', ({ statusCode }) => done(statusCode))
        setTimeout(() => done(undefined), patience)
      })
    }
    const end = async () => {
      for (const upload of open) upload.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
    return { begin, end }
  }

  it('R15 are at most eight, and four of one address; the next is refused with Retry-After', async () => {
    const { begin, end } = await slowUploads()
    for (let at = 0; at < 4; at++) expect(await begin('192.0.2.1')).toBeUndefined()
    expect(await begin('192.0.2.1', 10_000)).toBe(503)
    for (let at = 0; at < 4; at++) expect(await begin('192.0.2.2')).toBeUndefined()
    expect(await begin('192.0.2.3', 10_000)).toBe(503)
    await end()
  }, 20_000)

  it('R15 are at most four of one IPv6 network, which has countless addresses', async () => {
    const { begin, end } = await slowUploads()
    for (let at = 0; at < 4; at++) expect(await begin(`2001:db8:0:${at}::1`)).toBeUndefined()
    expect(await begin('2001:db8:0:5::9', 10_000)).toBe(503)
    await end()
  }, 20_000)
})
