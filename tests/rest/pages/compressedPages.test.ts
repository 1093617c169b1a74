import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../client/src/entryServer'
import { testApp } from '../../helpers/testApp'

const assets = (_request: unknown, _response: unknown, next: () => void) => next()
const indexHtml = async () =>
  '<!doctype html><head><!--styles--></head><body><div id="root"><!--page--></div><!--page-data--></body>'

describe('a rendered page', () => {
  it('is sent in the encoding that the browser takes, each time the same bytes', async () => {
    const http = testApp({}, { assets, indexHtml, render: renderPage }).http()
    const open = (encoding: string) =>
      http.get('/about').set('accept', 'text/html').set('accept-encoding', encoding)
    const plain = await open('identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.text).toContain('<h1')
    const sizes: Record<string, number> = {}
    for (const [asked, encoding] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br', 'br'],
    ] as const) {
      const answer = await open(asked)
      expect(answer.headers['content-encoding'], asked).toBe(encoding)
      expect(answer.headers.vary, asked).toContain('Accept-Encoding')
      expect(answer.headers.etag, asked).toBe(plain.headers.etag)
      expect(answer.text === plain.text, asked).toBe(true)
      const size = Number(answer.headers['content-length'])
      expect(size, asked).toBe(sizes[encoding] ?? size)
      sizes[encoding] = size
    }
    expect(sizes.gzip).toBeLessThan(0.25 * Buffer.byteLength(plain.text))
    expect(sizes.br).toBeLessThan(0.95 * Number(sizes.gzip))
  })
})
