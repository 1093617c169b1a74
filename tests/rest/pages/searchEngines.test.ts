import { describe, expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

const pages = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () => '<!doctype html><head><!--meta--></head><body><!--page-data--></body>',
}
const site = () => testApp({ PUBLIC_URL: 'https://agency.example' }, pages)
const open = (t: ReturnType<typeof site>, path: string) => t.http().get(path).set('accept', 'text/html')

/** A page's JSON-LD for search engines. */
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

describe('what search engines read of a page', () => {
  it.each([
    ['/models?page=2', '/models?page=2', 'Our Models, page 2 | Tehkhana'],
    ['/projects?page=3', '/projects?page=3', 'Projects, page 3 | Tehkhana'],
    ['/models?page=1', '/models', 'Our Models | Tehkhana'],
    ['/models?page=2&gender=Female', '/models', 'Our Models | Tehkhana'],
    ['/about?page=2', '/about', 'About | Tehkhana'],
  ])('names %s by its own address and title', async (address, canonical, title) => {
    const { text } = await open(site(), address)
    expect(text).toContain(`<link rel="canonical" href="https://agency.example${canonical}" />`)
    expect(text).toContain(`<title>${title}</title>`)
    expect(text).toContain(`<meta property="og:title" content="${title}" />`)
    expect(text).toContain(`<meta property="og:url" content="https://agency.example${canonical}" />`)
  })

  it.each(['/', '/about'])('%s describes the agency to search engines', async (address) => {
    const [agency] = structured((await open(site(), address)).text)
    expect(agency).toMatchObject({
      '@type': 'Organization',
      name: 'Tehkhana',
      url: 'https://agency.example',
      telephone: '+91 11 5550 0142',
    })
  })

  it.each([
    ['/models?page=2', [['Our Models', '/models']]],
    [
      '/models/asha-rao',
      [
        ['Models', '/models'],
        ['Asha Rao', '/models/asha-rao'],
      ],
    ],
  ])('shows search engines the way from the home page to %s', async (address, way) => {
    const t = site()
    aModel(t, { stageName: 'Asha Rao' })
    const breadcrumb = structured((await open(t, address)).text).at(-1)
    expect(breadcrumb['@type']).toBe('BreadcrumbList')
    expect(breadcrumb.itemListElement).toEqual(
      [['Home', '/'], ...way].map(([name, path], at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: `https://agency.example${path}`,
      })),
    )
  })
})
