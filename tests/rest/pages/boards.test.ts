import { describe, expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { aBoard } from '../../helpers/roster/boards'
import { testApp } from '../../helpers/testApp'

const pages = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () => '<head><!--meta--></head>',
}
async function site() {
  const t = testApp({ PUBLIC_URL: 'https://agency.example' }, pages)
  const { id } = aModel(t, { stageName: 'Asha' })
  await aBoard(t, 'Men & boys', [id], true)
  await aBoard(t, 'Secret', [id])
  await aBoard(t, 'Empty', [], true)
  return t
}

describe('what search engines read of a board', () => {
  it.each([
    ['/models?board=men-boys', '/models?board=men-boys', 'Men &amp; boys: Our Models | Tehkhana'],
    [
      '/models?board=men-boys&page=2',
      '/models?board=men-boys&amp;page=2',
      'Men &amp; boys: Our Models, page 2 | Tehkhana',
    ],
    [
      '/models?board=men-boys&page=2&city=Goa',
      '/models?board=men-boys',
      'Men &amp; boys: Our Models | Tehkhana',
    ],
    ['/models?board=secret', '/models', 'Our Models | Tehkhana'],
    ['/models?board=empty', '/models', 'Our Models | Tehkhana'],
    ['/models?board=nobody&page=2', '/models', 'Our Models | Tehkhana'],
    ['/projects?board=men-boys', '/projects', 'Projects | Tehkhana'],
  ])('at %s', async (address, canonical, title) => {
    const { status, text } = await (await site()).http().get(address).set('accept', 'text/html')
    expect(status).toBe(200)
    expect(text).toContain(`<link rel="canonical" href="https://agency.example${canonical}" />`)
    expect(text).toContain(`<title>${title}</title>`)
  })

  it('is the way to it, and its own sentence', async () => {
    const { text } = await (await site()).http().get('/models?board=men-boys').set('accept', 'text/html')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? []
    expect(JSON.parse(json).itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'https://agency.example/',
      'https://agency.example/models',
      'https://agency.example/models?board=men-boys',
    ])
    expect(text).toContain(
      'content="Photos, measurements and cities of everyone on our board Men &amp; boys.',
    )
  })

  it('is in the sitemap, and no private or empty board is', async () => {
    const { text } = await (await site()).http().get('/sitemap.xml')
    expect(text).toContain('<loc>https://agency.example/models?board=men-boys</loc>')
    expect(text.match(/board=/g)).toHaveLength(1)
  })
})
