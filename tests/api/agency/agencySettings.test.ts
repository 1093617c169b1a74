import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../client/src/entryServer'
import { auditEvents, settings } from '../../../drizzle/schema'
import { demoAgency } from '../../../server/demo/agencyContent'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { agency } from '../../../shared/agency'
import type { AgencySettings, SectionRecord, SectionSave } from '../../../shared/agency/agencySettings'
import { type TestApp, testApp } from '../../helpers/testApp'

const PAGES = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () =>
    '<!doctype html><head><!--meta--><!--styles--></head><body><div id="root"><!--page--></div><!--page-data--></body>',
  render: renderPage,
}

/** An agency that has filled in nothing, and its superadmin's settings. */
function emptyAgency() {
  const t = testApp({}, PAGES)
  loadAgency(t)
  return { t, own: t.as(t.superadmin()).admin.settings }
}
const NAME = {
  section: 'agency',
  name: 'Kori',
  line: '',
  description: '',
  since: 2019,
  city: 'Pune',
} as const
const CONTACT = {
  section: 'contact',
  email: 'hello@kori.example',
  bookings: 'bookings@kori.example',
  phone: '+91 98765 43210',
  whatsapp: '',
  studio: '',
  studioLines: ['4 Mill Lane', 'Pune'],
  visits: '',
  links: [{ label: 'Instagram', href: 'https://www.instagram.com/kori' }],
} as const
const contact = () => ({ ...CONTACT, studioLines: [...CONTACT.studioLines], links: [...CONTACT.links] })

describe('the settings of the agency', () => {
  it('are read and saved by superadmins only', async () => {
    const t = testApp()
    const others: [ReturnType<TestApp['as']>, string][] = [
      [t.visitor(), 'Please sign in'],
      [t.as(anAccount(t, { role: 'booker' })), 'You are not allowed to do this'],
      [t.as(t.admin()), 'You are not allowed to do this'],
    ]
    for (const [who, refusal] of others) {
      await expect(who.admin.settings.get({ section: 'agency' })).rejects.toThrow(refusal)
      await expect(who.admin.settings.save(NAME)).rejects.toThrow(refusal)
    }
    expect(t.db.select().from(settings).all()).toEqual([])
  })

  it('are shown by pages, manifest and mails at once', async () => {
    const { t, own } = emptyAgency()
    const http = t.http()
    const home = async () => (await http.get('/').set('accept', 'text/html')).text
    expect(await home()).toContain('<title>Model agency</title>')
    await own.save(NAME)
    await own.save(contact())
    const page = await home()
    expect(page).toContain('<title>Kori</title>')
    expect(page).toContain('hello@kori.example')
    expect(page).not.toContain('Model agency')
    const manifest = await http.get('/site.webmanifest')
    expect(manifest.body).toMatchObject({ name: 'Kori' })
    await t.visitor().site.enquiries.send({
      subject: 'General',
      name: 'Zoya',
      email: 'zoya@client.example',
      message: 'Are you open?',
    })
    expect(t.mails().map(({ recipient }) => recipient)).toContain('hello@kori.example')
  })

  it('give a phone number of India its country code', async () => {
    const { own } = emptyAgency()
    const phoneOf = async (phone: string) => {
      const { version } = await own.get({ section: 'contact' })
      const { value } = await own.save({ ...contact(), version, phone })
      return 'phone' in value ? value.phone : null
    }
    expect(await phoneOf('98220 55555')).toBe('+91 98220 55555')
    expect(await phoneOf('020 2553 1234')).toBe('+91 20 2553 1234')
    expect(await phoneOf('+44 (0)20 7946 0018')).toBe('+44 (0)20 7946 0018')
    expect(await phoneOf('')).toBe('')
    const { version } = await own.get({ section: 'contact' })
    const { value } = await own.save({ ...contact(), version, whatsapp: '98220 55555' })
    expect(value).toMatchObject({ whatsapp: '+91 98220 55555' })
  })

  it('have no number for WhatsApp where a release before knew none', () => {
    const { t } = emptyAgency()
    const { section: _, whatsapp: __, ...before } = contact()
    t.db
      .insert(settings)
      .values({ key: 'agency.contact', value: JSON.stringify(before) })
      .run()
    loadAgency(t)
    expect(agency.contact).toMatchObject({ email: 'hello@kori.example', whatsapp: '' })
  })

  it('contain the demo agency in every section', async () => {
    const { t, own } = emptyAgency()
    const { name, line, description, since, city, look: _, ...sections } = demoAgency
    await own.save({ section: 'agency', name, line, description, since, city })
    for (const [section, value] of Object.entries(sections))
      await own.save({ section, ...value } as SectionSave)
    loadAgency(t)
    expect(agency).toEqual({ ...demoAgency, look: { ...demoAgency.look, sharePicture: '' } })
    const page = (await t.http().get('/').set('accept', 'text/html')).text
    expect(page).toContain('Faces, as they are')
    expect(page).toContain('Sunday Loom')
  })

  it('decide who gets which mail: a booking goes to the new address at once, and so does a test', async () => {
    const { t, own } = emptyAgency()
    const { value } = await own.get({ section: 'mails' })
    const booking = ['ira@kori.example', 'noor@kori.example']
    await own.save({ ...(value as AgencySettings['mails']), section: 'mails', booking })
    await t.visitor().site.bookings.request({
      clientName: 'Zoya Khan',
      email: 'zoya@client.example',
      phone: '+91 98100 12345',
      modelId: aModel(t, { stageName: 'Asha' }).id,
      workType: 'Editorial',
      dateRequired: '2026-04-10',
      budgetRange: '$1,000-$2,500',
      details: 'Four looks.',
    })
    expect(t.mails().map(({ recipient }) => recipient)).toEqual([...booking, 'zoya@client.example'])
    const answers = await own.sendTest({ notice: 'booking' })
    expect(answers).toEqual(booking.map((to) => ({ to, isSent: true, answer: '250 OK' })))
  })

  it('keep another superadmin’s save when a stale form is saved', async () => {
    const { t, own } = emptyAgency()
    const before = await own.get({ section: 'agency' })
    await t.as(t.superadmin()).admin.settings.save({ ...NAME, version: before.version })
    await expect(own.save({ ...NAME, name: 'Zari', version: before.version })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const now: SectionRecord = await own.get({ section: 'agency' })
    expect(now.value).toMatchObject({ name: 'Kori' })
    const saved = await own.save({ ...NAME, name: 'Zari', version: now.version })
    expect(saved.value).toMatchObject({ name: 'Zari' })
  })

  it('write one line into the audit, with the changed fields and not their values', async () => {
    const { t, own } = emptyAgency()
    await own.save(NAME)
    await own.save(NAME)
    const lines = t.db.select().from(auditEvents).all()
    expect(lines.map(({ action, detail }) => [action, detail])).toEqual([
      ['signed in', null],
      ['agency settings changed', 'agency: name, since, city'],
    ])
  })

  it('keep what the last twenty saves replaced, so that each can be undone', async () => {
    const { own } = emptyAgency()
    await own.save(NAME)
    await own.save({ ...NAME, name: 'Zari' })
    const [last, first] = await own.changes({ section: 'agency' })
    expect(last).toMatchObject({ changed: ['name'], before: { name: 'Kori', city: 'Pune' } })
    expect(first).toMatchObject({ changed: ['name', 'since', 'city'], before: { name: 'Model agency' } })
    await own.save({ ...(last?.before as AgencySettings['agency']), section: 'agency' })
    expect(agency.name).toBe('Kori')
    for (let year = 1950; year < 1975; year++) await own.save({ ...NAME, since: year })
    const kept = await own.changes({ section: 'agency' })
    expect(kept.map(({ before }) => before && 'since' in before && before.since).at(-1)).toBe(1954)
    expect(kept).toHaveLength(20)
  })

  it('have no year where it was left empty, which arrives as null', async () => {
    const { own } = emptyAgency()
    const saved = await own.save({ ...NAME, since: null as never })
    expect(saved.value).toMatchObject({ since: null })
  })

  it('have only the rows that were filled in, and name a wrong one by its place in the form', async () => {
    const { own } = emptyAgency()
    const saved = await own.save({ ...contact(), studioLines: ['', '4 Mill Lane', '  '] })
    expect(saved.value).toMatchObject({ studioLines: ['4 Mill Lane'] })
    const { value } = await own.get({ section: 'mails' })
    const save = (booking: string[]) => own.save({ ...value, section: 'mails', booking } as never)
    expect((await save(['', 'Asha@Kori.example'])).value).toMatchObject({ booking: ['asha@kori.example'] })
    await expect(save(['', 'asha'])).rejects.toMatchObject({
      cause: { issues: [expect.objectContaining({ path: ['booking', 1] })] },
    })
  })

  it('refuse an invalid value, naming its field', async () => {
    const { t, own } = emptyAgency()
    const refused = (given: object) => own.save(given as never).catch((error) => error.cause?.issues?.[0])
    expect(await refused({ ...NAME, name: '' })).toMatchObject({ path: ['name'], message: 'Enter the name' })
    expect(await refused({ ...NAME, name: '<b>' })).toMatchObject({ path: ['name'] })
    expect(await refused({ ...NAME, since: 12 })).toMatchObject({ path: ['since'], message: 'Enter a year' })
    const links = [{ label: 'Web', href: 'http://kori.example' }]
    expect(await refused({ ...contact(), links })).toMatchObject({ path: ['links', 0, 'href'] })
    expect(await refused({ ...contact(), section: 'looks' })).toMatchObject({ path: ['section'] })
    expect(t.db.select().from(settings).all()).toEqual([])
  })
})
