import supertest from 'supertest'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../client/src/entryServer'
import { createApp } from '../../../server/app'
import { aModel } from '../../../server/demo/builders/models'
import { type RenderedPage, renderedPages } from '../../../server/http/pages/renderedPages'
import type { PageRequest } from '../../../shared/pages/pageQueries'
import { testApp } from '../../helpers/testApp'

const indexHtml = async () =>
  '<!doctype html><head><!--meta--><!--styles--></head><body><div id="root"><!--page--></div><!--page-data--></body>'

/** One server behind a proxy, so that a test chooses the visitor's address. */
function site(render = renderPage) {
  const t = testApp({ NODE_ENV: 'production', TRUST_PROXY: '1' })
  const assets = vi.fn((_request: unknown, _response: unknown, next: () => void) => next())
  const http = supertest(createApp(t, { assets, indexHtml, render }))
  const open = (address: string, ip = '203.0.113.1') =>
    http.get(address).set('accept', 'text/html').set('x-forwarded-for', ip)
  const arrived = (count: number) => expect.poll(() => assets.mock.calls.length).toBe(count)
  return { ...t, open, arrived }
}

/** A site whose pages wait until `go`. */
function slowSite() {
  let go = () => {}
  const free = new Promise<void>((resolve) => {
    go = resolve
  })
  const t = site(async (request: PageRequest) => {
    await free
    return renderPage(request)
  })
  return { t, go }
}

const aPage = (html: string): RenderedPage => ({
  status: 200,
  html,
  etag: `"${html}"`,
  hashes: { styles: [], scripts: [] },
  redirectTo: null,
  compressed: {},
})

it('R14 pages that were requested at once are rendered one by one, with a turn of the event loop between two', async () => {
  const pages = renderedPages(testApp())
  const order: string[] = []
  const render = (name: string) => async () => {
    order.push(name)
    return aPage(name)
  }
  const made = ['a', 'b', 'c'].map((name) => pages(name, true, 'visitor', render(name)))
  let isOver = false
  const others = () => {
    if (isOver) return
    order.push('others')
    setImmediate(others)
  }
  setImmediate(others)
  await Promise.all(made)
  isOver = true
  expect(
    order
      .join(' ')
      .replaceAll(/(others ?)+/g, 'others ')
      .trim(),
  ).toMatch(/a others b others c/)
})

it('R14 at most 30 pages wait in all, and at most four of one visitor; an equal one joins', () => {
  const pages = renderedPages(testApp())
  const never = () => new Promise<RenderedPage>(() => {})
  const ask = (visitor: number, page: string) => pages(page, true, `visitor ${visitor}`, never)
  for (let page = 1; page <= 4; page++) expect(ask(1, `${page}`)).not.toBeNull()
  expect(ask(1, '5')).toBeNull()
  expect(ask(1, '4')).not.toBeNull()
  for (let page = 5; page <= 30; page++) expect(ask(page, `${page}`)).not.toBeNull()
  expect(ask(31, '31')).toBeNull()
  expect(ask(31, '30')).not.toBeNull()
})

it.each([
  ['address', '203.0.113.1', '203.0.113.1', '203.0.113.2'],
  ['IPv6 network', '2001:db8:1:200::1', '2001:db8:1:200::5', '2001:db8:2:200::1'],
])('R14 the fifth page of one %s is client-only until the others are made', async (_, ip, same, other) => {
  const { t, go } = slowSite()
  const waiting = [1, 2, 3, 4].map((page) => t.open(`/models?page=${page}`, ip).then())
  await t.arrived(4)
  const { status, headers, text } = await t.open('/about', same)
  expect([status, headers['x-page']]).toEqual([200, 'shell'])
  expect(text).toContain('<title>About | Tehkhana</title>')
  expect(text).toContain('<div id="root"></div>')
  waiting.push(t.open('/about', other).then())
  go()
  for (const answer of await Promise.all(waiting))
    expect([answer.status, answer.headers['x-page']]).toEqual([200, undefined])
  expect((await t.open('/contact', same)).headers['x-page']).toBeUndefined()
})

const equal: [address: string, same: string][] = [
  ['/', '/?u=1'],
  ['/models', '/models?u=1&compare=asha,tara'],
  ['/models', '/models?search=&gender='],
  ['/models?gender=female&city=Goa', '/models?utm_source=x&city=Goa&gender=female'],
  ['/models?city=Goa', '/models?city=Goa&city=Mumbai'],
  ['/models?page=2', '/models?page=2&model=asha'],
  ['/models/asha', '/models/asha?page=2'],
  ['/projects?page=2', '/projects?page=2&gender=female'],
  ['/book-model?model=asha', '/book-model?ref=mail&model=asha'],
  ['/about', '/about?page=2'],
  ['/contact', '/contact?subject=x'],
  ['/terms', '/terms?page=2'],
  ['/login', '/login?next=x'],
  ['/signup?invite=a', '/signup?page=2&invite=a'],
]
it.each(equal)(
  '%s and %s are one page, because the parameters that differ are not read',
  async (address, same) => {
    const render = vi.fn(renderPage)
    const t = site(render)
    aModel(t, { stageName: 'Asha', city: 'Goa' })
    const { headers } = await t.open(address)
    expect((await t.open(same)).headers.etag).toBe(headers.etag)
    expect(render).toHaveBeenCalledTimes(1)
  },
)

it.each([
  ['/models', '/models?page=2'],
  ['/models', '/models?search=asha'],
  ['/models', '/models?gender=male'],
  ['/models', '/models?type_of_work=Runway'],
  ['/models', '/models?city=Goa'],
  ['/models', '/models?board=women'],
  ['/projects', '/projects?page=2'],
  ['/book-model', '/book-model?model=asha'],
  ['/signup', '/signup?invite=a'],
])('%s and %s are two pages', async (address, other) => {
  const render = vi.fn(renderPage)
  const t = site(render)
  aModel(t, { stageName: 'Asha', city: 'Goa' })
  await t.open(address)
  await t.open(other)
  expect(render).toHaveBeenCalledTimes(2)
})
