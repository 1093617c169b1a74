import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { builtCode, codeHtml } from '../../../server/http/pages/preloads'
import { testApp } from '../../helpers/testApp'

const pages = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () => '<!doctype html><head><!--meta--></head><!--page-data-->',
  // How the data is rendered: tests/rest/pages/renderedPages.test.ts
  render: async () => ({ html: '', styles: [], redirectTo: null }),
}
const site = () => testApp({}, pages)
type Known = { path: string; input?: object; data: unknown }

async function known(t: ReturnType<typeof site>, address: string): Promise<Known[]> {
  const { text } = await t.http().get(address).set('accept', 'text/html')
  const found = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(text)?.[1]
  return found === undefined ? [] : JSON.parse(found)
}

describe('the data embedded in a page', () => {
  const asked: [address: string, queries: [path: string, input?: object][]][] = [
    ['/', [['site.home.slides'], ['site.models.featured']]],
    ['/models', [['site.models.list', { page: 1, limit: 20 }], ['site.boards.list']]],
    ['/models/', [['site.models.list', { page: 1, limit: 20 }], ['site.boards.list']]],
    [
      '/models?page=2&gender=female&type_of_work=Runway&city=Goa&search=as%20ha&colour=red',
      [
        [
          'site.models.list',
          { page: 2, limit: 20, search: 'as ha', gender: 'Female', workType: 'Runway', city: 'Goa' },
        ],
        ['site.boards.list'],
      ],
    ],
    ['/models?page=-1&gender=robot', [['site.models.list', { page: 1, limit: 20 }], ['site.boards.list']]],
    [
      '/models?board=women&city=Goa',
      [['site.models.list', { page: 1, limit: 20, city: 'Goa', board: 'women' }], ['site.boards.list']],
    ],
    ['/projects?page=3', [['site.projects.list', { page: 3, limit: 20 }]]],
    ['/book-model', [['site.models.choices']]],
    ['/book-model?model=asha', [['site.models.choices'], ['site.models.get', { key: 'asha' }]]],
    ['/book-model?model=nobody', [['site.models.choices'], ['site.models.get', { key: 'nobody' }]]],
    ['/models?ids=asha,,Asha,tara', [['site.models.shortlist', { keys: ['asha', 'tara'] }]]],
    [
      '/book-model?models=asha,tara,zoe',
      [
        ['site.models.choices'],
        ['site.models.get', { key: 'asha' }],
        ['site.models.shortlist', { keys: ['tara', 'zoe'] }],
      ],
    ],
    ['/models/nobody', [['site.models.get', { key: 'nobody' }], ['site.models.featured']]],
    ['/models/%zz', []],
    ['/about', [['site.models.featured']]],
    ['/terms', [['site.legal.read', { name: 'termsText' }]]],
    ['/privacy-policy', [['site.legal.read', { name: 'privacyText' }]]],
    ['/cookie-policy/', [['site.legal.read', { name: 'cookieText' }]]],
    ['/contact', []],
    ['/admin', []],
    ['/login', []],
  ]
  it.each(asked)('at %s contains the answers to the page’s queries', async (address, queries) => {
    const t = site()
    aModel(t, { stageName: 'Asha' })
    const given = await known(t, address)
    expect(given.map(({ path, input }) => (input ? [path, input] : [path]))).toEqual(queries)
  })

  it('contains a refused read, so that the browser shows the same', async () => {
    expect(await known(site(), '/models/nobody')).toEqual([
      {
        path: 'site.models.get',
        input: { key: 'nobody' },
        failure: { status: 404, message: 'Model not found' },
      },
      // Six of them are shown instead.
      { path: 'site.models.featured', data: [] },
    ])
  })

  it('leaves a list of more than a hundred names to the form', async () => {
    const t = site()
    for (let at = 0; at < 101; at++) aModel(t, { stageName: `Asha ${at}` })
    expect(await known(t, '/book-model')).toEqual([])
  })

  it('is what the procedures return to a visitor', async () => {
    const t = site()
    const asha = aModel(t, { stageName: 'Asha', bio: '</script><script>alert(1)</script>' })
    aModel(t, { stageName: 'Tara' })
    aPicture(t, asha.id, { type: 'profile_pic' })
    aPicture(t, asha.id, { type: 'gallery', isLocked: true })
    const visitor = t.visitor().site.models
    expect(await known(t, '/models/asha')).toEqual([
      { path: 'site.models.get', input: { key: 'asha' }, data: await visitor.get({ key: 'asha' }) },
      { path: 'site.models.related', input: { key: asha.id }, data: await visitor.related({ key: asha.id }) },
    ])
    const [list] = await known(t, '/models')
    const { items, ...rest } = await visitor.list({ page: 1, limit: 20 })
    expect(list?.data).toEqual({ items: items.map((model) => ({ ...model, images: [] })), ...rest })
  })

  it('has only the pictures that a card shows: the profile picture, and the first upright other one', async () => {
    const t = site()
    const asha = aModel(t, { stageName: 'Asha', isFeatured: true })
    const tara = aModel(t, { stageName: 'Tara' })
    const picture = (width: number, type: 'gallery' | 'profile_pic' = 'gallery') =>
      aPicture(t, asha.id, { type, width, height: 1200 }).media.id
    picture(1600)
    const face = picture(900, 'profile_pic')
    const second = picture(900)
    picture(900)
    for (const [address, query] of [
      ['/models', 'site.models.list'],
      ['/', 'site.models.featured'],
      [`/models/${tara.id}`, 'site.models.related'],
    ]) {
      const data = (await known(t, address ?? '')).find(({ path }) => path === query)?.data
      const models = (data as { items?: unknown[] }).items ?? data
      expect(models, query).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            id: asha.id,
            profileImage: expect.objectContaining({ id: face }),
            images: [expect.objectContaining({ id: second })],
          }),
        ]),
      )
    }
    const [model] = await known(t, `/models/${asha.id}`)
    expect(model?.data).toMatchObject({ images: { length: 4 } })
  })

  it('is not broken by text that a person typed', async () => {
    const t = site()
    aModel(t, { stageName: 'Asha', bio: '</script><script>alert(1)</script><!-- $& $1' })
    const { text } = await t.http().get('/models/asha').set('accept', 'text/html')
    expect(text).not.toContain('<script>alert')
    const [model] = await known(t, '/models/asha')
    expect(model?.data).toMatchObject({ bio: '</script><script>alert(1)</script><!-- $& $1' })
  })

  it('has the picture fetched that a profile shows first', async () => {
    const t = site()
    const asha = aModel(t, { stageName: 'Asha' })
    const { media } = aPicture(t, asha.id, { type: 'profile_pic', widths: [960, 320] })
    const { text } = await t.http().get('/models/asha').set('accept', 'text/html')
    expect(text).toContain(
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/media/${media.id}/320.avif 320w, /media/${media.id}/960.avif 960w" imagesizes="(min-resolution: 2.5dppx) and (max-width: 24rem) 55vw, (min-resolution: 2.5dppx) and (max-width: 64rem) 67vw, (min-width: 64rem) 45vw, 100vw" />`,
    )
    const list = await t.http().get('/models').set('accept', 'text/html')
    expect(list.text).toContain(
      `imagesrcset="/media/${media.id}/320.avif 320w, /media/${media.id}/960.avif 960w" imagesizes="(min-resolution: 2.5dppx) and (max-width: 48rem) 34vw, (min-width: 96rem) 22rem, (min-width: 64rem) 24vw, (min-width: 48rem) 32vw, 50vw" />`,
    )
    const contact = await t.http().get('/contact').set('accept', 'text/html')
    expect(contact.text).not.toContain('rel="preload" as="image"')
  })
})

describe('the code preloaded by a page', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_runtime.js'] },
    '_runtime.js': { file: 'assets/runtime.js' },
    '_shared.js': { file: 'assets/shared.js', imports: ['_runtime.js'] },
    '_picture.js': { file: 'assets/picture.js', imports: ['_shared.js', 'index.html'] },
    'src/site/models/ModelPage.tsx': {
      file: 'assets/ModelPage.js',
      imports: ['index.html', '_picture.js', '_shared.js'],
    },
    'src/site/notFound/NotFoundPage.tsx': { file: 'assets/NotFoundPage.js', imports: ['index.html'] },
  }

  it('is the page after all its imports, without what the entry loads anyway', () => {
    const codeOf = builtCode(manifest)
    expect(codeOf('/models/asha')).toEqual([
      '/assets/shared.js',
      '/assets/picture.js',
      '/assets/ModelPage.js',
    ])
    expect(codeOf('/models/asha/')).toEqual(codeOf('/models/asha'))
    expect(codeOf('/nowhere')).toEqual(['/assets/NotFoundPage.js'])
    expect(codeOf('/admin')).toEqual([])
    expect(builtCode({})('/')).toEqual([])
  })

  it('is fetched with the page', () => {
    expect(codeHtml(['/assets/page.js', '/assets/shared.js'])).toBe(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/page.js" /><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/shared.js" />',
    )
    expect(codeHtml([])).toBe('')
  })
})
