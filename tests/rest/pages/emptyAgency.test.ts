import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../client/src/entryServer'
import { settings } from '../../../drizzle/schema'
import { createApp } from '../../../server/app'
import { demoAgency } from '../../../server/demo/agencyContent'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { loadAgency, recipientsOf, storeAgency } from '../../../server/features/agency/settings/service'
import { planOf } from '../../../server/features/roster/compCards/service'
import { rosterSource } from '../../../server/features/roster/publicRoster/repository'
import { agency, setAgency } from '../../../shared/agency'
import { pages } from '../../../shared/pages/pages'
import { testApp } from '../../helpers/testApp'

const assets = (_request: unknown, _response: unknown, next: () => void) => next()
const indexHtml = async () =>
  '<!doctype html><head><!--meta--><!--styles--></head><body><div id="root"><!--page--></div><!--page-data--></body>'

/** A site as `DEMO_DATA=false` starts it, with nothing filled in. */
function emptySite(environment: NodeJS.ProcessEnv = {}) {
  const t = testApp({ NODE_ENV: 'production', DEMO_DATA: 'false', ...environment })
  loadAgency(t)
  return { ...t, server: supertest(createApp(t, { assets, indexHtml, render: renderPage })) }
}

const DEMO =
  /tehkhana|delhi|devika|mathur|sengupta|sheikh|shahpur|basement|underground|tailor|kori cotton|sunday loom|ambar|neel &|pinjra|third monsoon|faces, as they are|casting director|5550 0142/i
const CLAIMS = /talent represented|projects completed|cities covered|average rating|150\+|500\+|24\/7/i
const BLOCKS =
  /The agency in figures|What a client says|Trusted by|Five principles|Our principles|Creative leads|Where we come from|Find us<\/h2>/

const REQUEST = {
  clientName: 'Zoya Khan',
  email: 'zoya@client.example',
  phone: '+91 98100 12345',
  workType: 'Editorial',
  dateRequired: '2026-04-10',
  budgetRange: '$1,000-$2,500',
  details: 'Four looks.',
} as const

/** Of an answer; the law's times for complaints are in the terms. */
const PROMISES = /(reply|answer|back to you|hear from us) within|every message|every application/
const PAGES = [
  ...Object.values(pages).map(({ path }) => path.replace(/:\w+\??/, 'nobody')),
  '/admin/login',
  '/nowhere',
]

describe('an agency that has filled in nothing', () => {
  it.each(PAGES)('shows no word of the demo and claims nothing on %s', async (path) => {
    const { text, headers } = await emptySite().server.get(path).set('accept', 'text/html')
    expect(headers['x-page']).toBeUndefined()
    expect(text).not.toMatch(DEMO)
    expect(text).not.toMatch(CLAIMS)
    // A blank address or number would leave its link.
    expect(text).not.toMatch(/href="(mailto|tel):"/)
    expect(text).not.toContain('undefined')
    if (path !== '/contact') expect(text).not.toMatch(BLOCKS)
  })

  it('keeps the specified headings and empty states, and promises no answer times', async () => {
    const { server } = emptySite()
    const page = async (path: string) => (await server.get(path).set('accept', 'text/html')).text
    const home = await page('/')
    for (const words of [
      'Discover Models',
      'See Our Projects',
      'Featured Talent',
      'Join Agency',
      'Book Model',
    ])
      expect(home).toContain(words)
    expect(home.match(/Coming Soon/g)).toHaveLength(3)
    expect(home).not.toMatch(/Picture \d of/)
    for (const path of ['/contact', '/register', '/book-model', '/models', '/terms'])
      expect(await page(path), path).not.toMatch(PROMISES)
    expect((await page('/terms')).match(/<h2/g)?.length).toBeGreaterThanOrEqual(7)
  })

  it('contains nothing of the demo in its manifest, its JSON-LD and its public answers', async () => {
    const { server } = emptySite()
    for (const path of [
      '/site.webmanifest',
      '/openapi.json',
      '/robots.txt',
      '/sitemap.xml',
      '/public/models',
      '/public/models/featured',
    ]) {
      const { status, text } = await server.get(path).set('accept', 'application/json')
      expect(status, path).toBe(200)
      expect(text ?? '', path).not.toMatch(DEMO)
    }
    expect((await server.get('/share.jpg')).status).toBe(404)
    const { text } = await server.get('/').set('accept', 'text/html')
    const [, jsonLd = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
    expect(Object.keys(JSON.parse(jsonLd)).sort()).toEqual(['@context', '@type', 'logo', 'name', 'url'])
  })

  it('writes mails without blank lines for missing content', async () => {
    const t = emptySite()
    const owner = anAccount(t, { role: 'superadmin', email: 'owner@own.example' })
    const asha = aModel(t, { stageName: 'Asha' })
    await t.visitor().site.bookings.request({ ...REQUEST, modelId: asha.id })
    const [notification, receipt] = t.mails()
    expect(notification?.recipient).toBe(owner.email)
    expect(receipt).toMatchObject({ recipient: 'zoya@client.example', replyTo: null })
    expect(receipt?.text).toMatch(/\n\nModel agency\n$/)
    for (const { subject, text } of t.mails()) expect(subject + text).not.toMatch(DEMO)
  })

  it('takes replies to a booking’s receipt at its general address, where it has no other', async () => {
    const t = emptySite()
    setAgency({ ...agency, contact: { ...agency.contact, email: 'hello@own.example' } })
    const asha = aModel(t, { stageName: 'Asha' })
    await t.visitor().site.bookings.request({ ...REQUEST, modelId: asha.id })
    const [notification, receipt] = t.mails()
    expect(notification?.recipient).toBe('hello@own.example')
    expect(receipt).toMatchObject({ recipient: 'zoya@client.example', replyTo: 'hello@own.example' })
  })

  it('draws a comp card without contacts', async () => {
    const t = emptySite()
    const { id } = aModel(t, { stageName: 'Asha' })
    const source = rosterSource(t.db, id)
    if (!source) throw new Error('no model')
    expect((await planOf(t, source)).agency).toEqual({ name: 'Model agency', contact: [] })
  })
})

it('only the demo contains the demo’s texts', () => {
  // One warns of a database made by the demo, one knows cities as clients write them, one the states of India; the others
  // are the component page, which is not served.
  const mayName = [
    'server/core/config.ts',
    'shared/desk/reading/briefs/words.ts',
    'shared/money/tax/states.ts',
    'client/src/design/sheet/samples.ts',
    'client/src/design/sheet/FormSheet.tsx',
  ]
  const named = ['client', 'shared', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((file) => /\.(tsx?|html|svg|css|json)$/.test(file) && !file.startsWith('server/demo/'))
      .filter((file) => /tehkhana|delhi|devika|shahpur|kori cotton/i.test(readFileSync(file, 'utf8'))),
  )
  expect(named.filter((file) => !mayName.includes(file))).toEqual([])
})

describe('the agency’s content', () => {
  it('is stored by the demo once, and read again at the next start', () => {
    const t = testApp()
    storeAgency(t.db, demoAgency)
    storeAgency(t.db, { ...demoAgency, name: 'Another' })
    loadAgency(t)
    expect(agency).toEqual(demoAgency)
  })

  it('falls back to its default, section by section, where a release cannot read it', () => {
    const t = testApp()
    storeAgency(t.db, demoAgency)
    t.db.update(settings).set({ value: '{"name":5}' }).where(eq(settings.key, 'agency.agency')).run()
    loadAgency(t)
    expect([agency.name, agency.contact.email]).toEqual(['Model agency', 'hello@tehkhana.example'])
  })

  it('sends a notice to those who are named for it, else to the address for it', () => {
    const t = testApp()
    expect(recipientsOf(t, 'booking')).toEqual(['bookings@tehkhana.example'])
    expect(recipientsOf(t, 'enquiry')).toEqual(['hello@tehkhana.example'])
    const value = {
      booking: ['a@own.example', 'b@own.example'],
      enquiry: [],
      application: [],
      opportunity: [],
      talent: [],
    }
    t.db
      .insert(settings)
      .values({ key: 'agency.mails', value: JSON.stringify(value) })
      .run()
    expect(recipientsOf(t, 'booking')).toEqual(['a@own.example', 'b@own.example'])
  })
})
