import { createHash } from 'node:crypto'
import supertest from 'supertest'
import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../../client/src/entryServer'
import { createApp } from '../../../server/app'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { withoutScripts } from '../../../server/http/pages/noscript'
import { testApp } from '../../helpers/testApp'

const HTML_MAX_BYTES = 25_000

const assets = (_request: unknown, _response: unknown, next: () => void) => next()
const indexHtml = async () =>
  '<!doctype html><head><!--meta--><!--styles--><style data-base>a{color:red}</style></head><body><div id="root"><!--page--></div><!--page-data--></body>'
/** One server, so that rendered pages are cached. */
function site(render = renderPage) {
  const t = testApp({ NODE_ENV: 'production' })
  const http = supertest(createApp(t, { assets, indexHtml, render }))
  return { ...t, http: () => http }
}
type Site = ReturnType<typeof site>

const open = (t: Site, address: string) =>
  t.http().get(address).set('accept', 'text/html').set('accept-encoding', 'gzip')

/** A full page of the list: twenty models with a face and a second picture. */
function fullSite() {
  const t = site()
  for (let at = 1; at <= 25; at++) {
    const { id } = aModel(t, {
      stageName: `Model Number ${at}`,
      city: 'Mumbai',
      isFeatured: at > 17,
      workTypes: ['Editorial', 'Runway'],
      bio: `${at}. ${'Found on a ferry between two islands. '.repeat(20)}`,
    })
    for (const type of ['profile_pic', 'gallery', 'banner'] as const)
      aPicture(t, id, { type, width: 900, height: 1200, widths: [160, 320, 480, 640, 960, 1280, 1920] })
  }
  return t
}

const pages: [address: string, heading: string, status?: number][] = [
  ['/', 'Faces, as they are'],
  ['/models', 'Our Models'],
  ['/models?page=2', 'Our Models'],
  ['/models?gender=male', 'Our Models'],
  ['/models/model-number-7', 'Model Number 7'],
  ['/models/nobody', 'Model Not Found', 404],
  ['/projects', 'Projects'],
  ['/about', 'About'],
  ['/contact', 'Get in Touch'],
  ['/book-model', 'Book a model'],
  ['/book-model?model=model-number-7', 'Book a model'],
  ['/register', 'Model Registration'],
  ['/terms', 'Terms and Conditions'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/login', 'Talent sign-in'],
  ['/signup', 'Create your account'],
  ['/forgot-password', 'Forgot password?'],
  ['/reset-password/a-token', 'Set a new password'],
  ['/unsubscribe/a-token', 'Unsubscribe'],
  ['/nowhere', '404', 404],
]

describe('a public page as the server sends it', () => {
  it('is whole and light, and needs nothing that its policy forbids', async () => {
    const t = fullSite()
    for (const [address, heading, status = 200] of pages) {
      const answer = await open(t, address)
      expect(answer.status, address).toBe(status)
      expect(answer.headers['x-page'], address).toBeUndefined()
      const { text } = answer
      expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1], address).toContain(heading)
      expect(text, address).toContain('<a ')
      expect(answer.headers['content-encoding'], address).toBe('gzip')
      expect(Number(answer.headers['content-length']), address).toBeLessThan(HTML_MAX_BYTES)
      expect(text, address).not.toMatch(/ style="|src="data:|url\(data:image/)
      // The summary is for the client-only page; a form says itself that it needs scripts.
      expect(text, address).not.toContain(withoutScripts())
      // Nothing is moved into its place by a script.
      expect(text, address).not.toMatch(/<script(?! type="application\/(ld\+)?json")/)
      const policy = answer.headers['content-security-policy'] ?? ''
      const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)
      expect(styles.length, address).toBe(3)
      for (const css of styles)
        expect(policy, address).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
      expect(policy).not.toContain('unsafe')
    }
  })

  it('has every model and the navigation as plain links', async () => {
    const t = fullSite()
    const { text } = await open(t, '/models')
    const links = [...text.matchAll(/href="(\/models\/[^"?]+)"/g)].map(([, href]) => href)
    expect(new Set(links).size).toBe(20)
    for (const path of ['/about', '/projects', '/contact', '/book-model', '/register', '/privacy-policy'])
      expect(text).toContain(`href="${path}"`)
  })

  it.each(['/models/nobody', '/nowhere'])('%s has six models to go on with', async (address) => {
    const { text } = await open(fullSite(), address)
    expect(text.match(/href="\/models\/\w/g)).toHaveLength(6)
  })

  it('has the tokens of the design, inverted on dark backgrounds', async () => {
    const { text } = await open(site(), '/about')
    expect(text).toContain('--agency-colors-lamp:')
    expect(text.replaceAll(/\s/g, '')).toMatch(
      /\[data-theme=dark\]\{[^}]*--agency-colors-fg:var\(--agency-colors-bone\)/,
    )
  })

  it('is the same for a signed-in visitor', async () => {
    const t = site()
    const visitor = await open(t, '/login')
    const token = t.tokenFor(t.admin())
    const admin = await open(t, '/login').auth(token, { type: 'bearer' })
    expect(admin.text).toBe(visitor.text)
  })

  it('is drawn by the browser alone behind a sign-in', async () => {
    const t = site()
    for (const address of [
      '/model-dashboard',
      '/model-dashboard/jobs',
      '/onboarding',
      '/admin',
      '/admin/login',
    ]) {
      const { text, headers } = await open(t, address)
      expect(text).toContain('<div id="root"></div>')
      expect(text).toContain('hello@tehkhana.example')
      expect(headers['x-page']).toBeUndefined()
    }
  })

  it('leads home from a reset link without a token', async () => {
    const { status, headers } = await open(site(), '/reset-password')
    expect([status, headers.location]).toEqual([302, '/'])
  })
})

describe('a rendered page', () => {
  /** How often pages were rendered. */
  function counted() {
    const render = vi.fn(renderPage)
    return { t: site(render), render }
  }

  it('is cached until its content changes, or the day ends', async () => {
    const { t, render } = counted()
    const asha = aModel(t, { stageName: 'Asha' })
    const first = await open(t, '/models')
    expect((await open(t, '/models')).text).toBe(first.text)
    await t.http().get('/readyz').expect(200)
    await open(t, '/models')
    expect(render).toHaveBeenCalledTimes(1)
    aPicture(t, asha.id)
    aModel(t, { stageName: 'Tara' })
    expect((await open(t, '/models')).text).toContain('Tara')
    t.later(24 * 60 * 60 * 1000)
    await open(t, '/models')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('is answered with 304 and its policy to a browser that has it', async () => {
    const t = site()
    const { headers } = await open(t, '/about')
    const again = await open(t, '/about').set('if-none-match', headers.etag ?? '')
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  it.each(['/answer/a-token', '/unsubscribe/a-token', '/reset-password/a-token'])(
    'of the secret link %s is stored by no browser',
    async (address) => {
      expect((await open(site(), address)).headers['cache-control']).toBe('no-store')
    },
  )

  it('is not cached when its address contains a token, or it does not exist', async () => {
    const { t, render } = counted()
    for (const address of ['/unsubscribe/a-token', '/nowhere']) {
      await open(t, address)
      await open(t, address)
    }
    expect(render).toHaveBeenCalledTimes(4)
  })

  it.each([
    ['/models', 'Failed to load models'],
    ['/projects', 'Failed to load projects'],
    ['/models/asha', 'Model Not Found'],
  ])('of %s comes in its error state with Retry when the server cannot read', async (address, words) => {
    const t = site()
    const logged = vi.spyOn(t.log, 'error').mockReturnValue()
    for (const [table, column] of [
      ['roster', 'entry'],
      ['projects', 'title'],
    ])
      t.db.$client.exec(`alter table ${table} rename column ${column} to lost`)
    const { status, text, headers } = await open(t, address)
    expect([status, headers['cache-control'], headers.etag]).toEqual([503, 'no-store', undefined])
    expect(text).toContain(words)
    expect(text).toMatch(/>(Retry|Try again)</i)
    expect(logged).toHaveBeenCalled()
  })

  it('gives way to the shell when it cannot be rendered', async () => {
    const t = site(() => Promise.reject(new Error('no page')))
    const logged = vi.spyOn(t.log, 'error').mockReturnValue()
    const { status, headers } = await open(t, '/about')
    expect([status, headers['x-page']]).toEqual([200, 'shell'])
    expect(logged).toHaveBeenCalledOnce()
  })
})
