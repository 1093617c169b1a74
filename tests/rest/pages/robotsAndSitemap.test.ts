import { describe, expect, it } from 'vitest'
import { models } from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

const site = () =>
  testApp(
    { PUBLIC_URL: 'https://agency.example' },
    {
      assets: (_request: unknown, _response: unknown, next: () => void) => next(),
      indexHtml: async () => '<head><!--meta--></head>',
    },
  )

describe('the canonical address of a page', () => {
  it.each([
    ['/models?page=2', '/models?page=2'],
    ['/models/?page=2&utm_source=mail', '/models?page=2'],
    ['/projects?page=3', '/projects?page=3'],
    ['/models?page=1', '/models'],
    ['/models?page=abc', '/models'],
    ['/models?gender=Female&page=2', '/models'],
    ['/models?search=asha&page=2', '/models'],
    ['/about?page=2', '/about'],
  ])('of %s is %s: a numbered page has its own', async (path, canonical) => {
    const { text } = await site().http().get(path).set('accept', 'text/html')
    expect(text).toContain(`<link rel="canonical" href="https://agency.example${canonical}" />`)
    expect(text).toContain(`<meta property="og:url" content="https://agency.example${canonical}" />`)
  })
})

describe('robots.txt and sitemap.xml', () => {
  it('list every public page and every model on the roster, and nothing else', async () => {
    const t = site()
    aModel(t, { stageName: 'Asha & Co' })
    aModel(t, { stageName: 'Zoë' })
    aModel(t, { stageName: 'Hidden', isActive: false })
    expect((await t.http().get('/robots.txt')).text).toContain('Sitemap: https://agency.example/sitemap.xml')
    const { text } = await t.http().get('/sitemap.xml')
    expect(text).toContain('<loc>https://agency.example/models/asha-co</loc>')
    expect(text).toContain('<loc>https://agency.example/models/zo%C3%AB</loc>')
    expect(text).toContain('<loc>https://agency.example/contact</loc>')
    expect(text).not.toContain('hidden')
    expect(t.db.select().from(models).all()).toHaveLength(3)
  })
})
