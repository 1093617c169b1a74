import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { formerModels } from '../../../drizzle/schema'
import { createApp } from '../../../server/app'
import { sha256 } from '../../../server/core/security/secrets'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

const pages = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () => '<!doctype html><head><!--meta--></head><body><!--page-data--></body>',
}
const site = (environment = {}) => testApp({ PUBLIC_URL: 'https://agency.example', ...environment }, pages)
const open = (t: ReturnType<typeof site>, path: string) => t.http().get(path).set('accept', 'text/html')

/** Sends the address exactly as written, which a client would normalise first. */
async function raw(t: ReturnType<typeof site>, path: string) {
  const server = createApp(t, pages).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const [answer] = (await once(
    get({ port, host: '127.0.0.1', path, agent: false, headers: { accept: 'text/html' } }),
    'response',
  )) as [IncomingMessage]
  answer.resume()
  server.close()
  return { status: answer.statusCode, location: answer.headers.location }
}

describe('the head of a page', () => {
  it('has the picture and name of a model for link previews', async () => {
    const t = site()
    const asha = aModel(t, {
      stageName: 'Asha Rao',
      city: 'Mumbai',
      workTypes: ['Editorial'],
      bio: 'Found on a ferry.',
    })
    const { media } = aPicture(t, asha.id, { type: 'profile_pic', id: 'face-000000000000000000' })
    const { status, text } = await open(t, '/models/asha-rao')
    expect(status).toBe(200)
    expect(text).toContain('<title>Asha Rao | Tehkhana</title>')
    expect(text).toContain(
      `<meta property="og:image" content="https://agency.example/share/${asha.id}.jpg?v=face" />`,
    )
    expect(text).toContain('<link rel="canonical" href="https://agency.example/models/asha-rao" />')
    expect(text).toContain('Found on a ferry.')
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? ''
    const image = `https://agency.example/media/${media.id}/2000.webp`
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { name: 'Asha Rao', image },
    })
  })

  it('describes a model by its known facts, and cuts no character in two', async () => {
    const t = site()
    const description = async (given: object) => {
      const { id } = aModel(t, given)
      const { text } = await open(t, `/models/${id}`)
      return /<meta name="description" content="([^"]*)" \/>/.exec(text)?.[1]
    }
    const nothing = { city: null, workTypes: [], height: null }
    expect(await description(nothing)).toBe('Represented by Tehkhana.')
    expect(await description({ ...nothing, bio: 'Found on a ferry.' })).toBe('Found on a ferry.')
    expect(await description({ ...nothing, city: 'Pune' })).toBe('Pune. Represented by Tehkhana.')
    const long = await description({ ...nothing, city: 'Pune', bio: '😀'.repeat(200) })
    expect(long).toBe(`Pune. ${'😀'.repeat(191)}...`)
    expect(await description({ ...nothing, bio: '😀'.repeat(200) })).toBe('😀'.repeat(200))
  })

  it('has the agency’s own preview picture when the link has no model', async () => {
    const t = site()
    aModel(t, { stageName: 'Mira' })
    for (const address of ['/', '/contact', '/models/mira']) {
      const { text } = await open(t, address)
      expect(text).toContain('<meta property="og:image" content="https://agency.example/share.jpg" />')
      expect(text).toContain('<meta property="og:image:width" content="1200" />')
    }
    const { width, height, format } = await sharp((await t.http().get('/share.jpg')).body).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  })

  it('escapes text that a person typed', async () => {
    const t = site()
    const asha = aModel(t, {
      stageName: '</title><script>alert(1)</script>',
      bio: '"><img src=x onerror=alert(1)>',
    })
    const { text } = await open(t, `/models/${asha.id}`)
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<img')
  })

  it.each([
    '/',
    '/models',
    '/book-model',
    '/projects',
    '/about',
    '/contact',
    '/register',
    '/terms',
    '/privacy-policy',
    '/cookie-policy',
  ])('gives %s a title, a description and its canonical address', async (path) => {
    const { status, text } = await open(site(), path)
    expect(status).toBe(200)
    expect(text).toMatch(/<title>.*Tehkhana.*<\/title>/)
    expect(text).toMatch(/<meta name="description" content=".{20,}" \/>/)
    expect(text).toContain(`<link rel="canonical" href="https://agency.example${path}" />`)
    expect(text).not.toContain('noindex')
  })

  it.each([
    '/admin/login',
    '/admin/bookings',
    '/model-dashboard',
    '/model-dashboard/jobs',
    '/reset-password/abc',
    '/onboarding',
  ])('keeps %s out of search engines', async (path) => {
    const { status, text } = await open(site(), path)
    expect(status).toBe(200)
    expect(text).toContain('<meta name="robots" content="noindex" />')
  })

  it('answers 404 for an unknown page and 410 for a model that left', async () => {
    const t = site()
    t.db
      .insert(formerModels)
      .values({ id: 'gone', slugHash: sha256('asha'), leftAt: '2026-01-01T00:00:00Z' })
      .run()
    expect((await open(t, '/nowhere')).status).toBe(404)
    expect((await open(t, '/models/nobody')).status).toBe(404)
    expect((await open(t, '/models/%E0%A4%A')).status).toBe(400)
    expect((await open(t, '/models/Asha')).status).toBe(410)
    expect((await open(t, '/models/gone')).status).toBe(410)
  })

  it.each([
    ['/Models', '/models'],
    ['/MODELS/Asha-Rao?from=card', '/models/Asha-Rao?from=card'],
    ['/Admin/Login', '/admin/login'],
    ['/Reset-Password/AbC', '/reset-password/AbC'],
    ['/admin/models/boards', '/admin/boards'],
    ['/admin/models/import/r1?step=check', '/admin/import/r1?step=check'],
  ])('redirects %s to %s, for addresses typed by hand or kept from before', async (typed, spelled) => {
    const { status, headers } = await open(site(), typed)
    expect([status, headers.location]).toEqual([301, spelled])
  })

  it.each(['//', '//?model=asha', '//:99999/', '//a:b:c/models', 'http://a:b:c/nowhere', 'http://[/'])(
    'S35 answers %s without an internal error',
    async (address) => {
      expect((await raw(site(), address)).status).toBeOneOf([200, 404])
    },
  )

  it('S32 redirects a request with an absolute address, as a proxy may send, to its path only', async () => {
    const { status, location } = await raw(site(), 'http://evil.example/Models?from=card')
    expect([status, location]).toEqual([301, '/models?from=card'])
  })

  it.each(['/Nowhere', '//Models', '/%4Dodels/', '/Assets/x.js'])('does not redirect %s', async (typed) => {
    expect((await open(site(), typed)).status).toBe(404)
  })

  it('S8 uses no address from the Host header', async () => {
    const { text } = await open(site(), '/models').set('host', 'evil.example')
    expect(text).not.toContain('evil.example')
  })

  it('contains the agency key only when one is configured', async () => {
    expect((await open(site({ AGENCY_KEY: 'key-1' }), '/')).text).toContain(
      '<meta name="agency-key" content="key-1" />',
    )
    expect((await open(site(), '/')).text).not.toContain('agency-key')
  })
})

describe('a path that is both a page and a REST call', () => {
  it('gives a browser the page and a program the JSON', async () => {
    const t = site()
    const page = await open(t, '/admin/bookings')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers.vary).toContain('Accept')
    const json = await t.http().get('/admin/bookings').set('accept', 'application/json')
    expect(json.status).toBe(401)
    expect(json.headers.vary).toContain('Accept')
    expect((await t.http().get('/admin/bookings')).status).toBe(401)
  })

  it.each(['/api/v1/agency/nothing', '/bookings', '/media/gone', '/assets/gone.js'])(
    'answers 404 at %s as JSON to a program and as a page to a browser',
    async (path) => {
      const t = site()
      // What fetch, axios and an img element send: they accept everything and prefer no page.
      for (const accept of ['*/*', 'application/json, text/plain, */*', 'image/avif,image/webp,*/*;q=0.8']) {
        const answer = await t.http().get(path).set('accept', accept)
        expect(answer.status).toBe(404)
        expect(answer.body).toMatchObject({ error: true, message: 'Page not found' })
        expect(answer.headers.vary).toContain('Accept')
      }
      const page = await t.http().get(path).set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
      expect(page.status).toBe(404)
      expect(page.headers['content-type']).toContain('text/html')
    },
  )

  it('asks for the agency key under /admin only when one is configured', async () => {
    const t = site({ AGENCY_KEY: 'key-1' })
    const token = t.tokenFor(t.admin())
    const bookings = () => t.http().get('/admin/bookings').auth(token, { type: 'bearer' })
    expect((await bookings()).status).toBe(401)
    expect((await bookings().set('x-agency-key', 'key-2')).status).toBe(401)
    expect((await bookings().set('x-agency-key', 'key-1')).status).toBe(200)
    expect((await t.http().get('/public/models')).status).toBe(200)
  })
})

describe('an issue of a request', () => {
  it('names the field as the caller spelled it', async () => {
    const answer = await site().http().get('/public/models?type_of_work=Wedding')
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject([{ path: 'type_of_work' }])
  })
})
