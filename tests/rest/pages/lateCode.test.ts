import { createHash } from 'node:crypto'
import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../client/src/entryServer'
import { createApp } from '../../../server/app'
import { testApp } from '../../helpers/testApp'

const STARTER = '(()=>{start()})()'
// As the build writes it.
const indexHtml = async () => `<!doctype html>
<head><!--meta--><!--styles-->
    <script type="module" crossorigin fetchpriority="low" src="/assets/entry.js"></script>
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/shared.js">
<script data-starter>${STARTER}</script></head>
<body><div id="root"><!--page--></div><!--page-data--></body>`

function site(render = renderPage) {
  const t = testApp({ NODE_ENV: 'production' })
  const assets = (_request: unknown, _response: unknown, next: () => void) => next()
  const modulePreloads = () => ['/assets/page.js']
  return supertest(createApp(t, { assets, indexHtml, modulePreloads, render }))
}
const open = (http: ReturnType<typeof site>, address: string) => http.get(address).set('accept', 'text/html')

describe('the code of a page', () => {
  it('comes later where the page can be read without it', async () => {
    const { text, headers } = await open(site(), '/book-model')
    expect(text).toContain(
      `<script data-code="/assets/shared.js /assets/entry.js /assets/page.js">${STARTER}</script>`,
    )
    expect(text).not.toContain('type="module"')
    expect(text).not.toContain('modulepreload')
    const hash = createHash('sha256').update(STARTER).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  it('comes at once where nothing can be read without it: the back office, and a page under a flood', async () => {
    const broken = site(() => Promise.reject(new Error('no renderer')))
    for (const answer of [await open(site(), '/admin'), await open(broken, '/book-model')]) {
      expect(answer.text).toContain(
        '<script type="module" crossorigin fetchpriority="low" src="/assets/entry.js">',
      )
      expect(answer.text).toContain('href="/assets/shared.js"')
      expect(answer.text).toContain('href="/assets/page.js"')
      expect(answer.text).not.toContain(STARTER)
      expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/)
    }
  })
})
