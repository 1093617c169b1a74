import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../client/src/entryServer'
import { auditEvents, enquiries, settings } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { loadAgency } from '../../../server/features/agency/settings/service'
import type { SectionSave } from '../../../shared/agency/agencySettings'
import { testApp } from '../../helpers/testApp'

const PAGES = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () =>
    '<!doctype html><head><!--meta--><!--styles--></head><body><div id="root"><!--page--></div><!--page-data--></body>',
  render: renderPage,
}

function anAgency() {
  const t = testApp({}, PAGES)
  loadAgency(t)
  return { t, own: t.as(t.superadmin()).admin.settings }
}
type App = ReturnType<typeof anAgency>['t']
const DAY = 24 * 60 * 60_000
const TEMPLATE = { title: '', text: '' }
const PLACES = { termsText: 7, privacyText: 8, cookieText: 8 }

/** A page as its form sends it: the template's but for one section. */
const withSection = (
  section: keyof typeof PLACES,
  number: number,
  own: typeof TEMPLATE,
  more: object = {},
): SectionSave => {
  const places = Array.from({ length: PLACES[section] }, (_, at) => [`section${at + 1}`, TEMPLATE])
  return { section, ...Object.fromEntries(places), [`section${number}`]: own, ...more } as SectionSave
}
const htmlAt = async (t: App, address: string) => {
  const { text } = await t.http().get(address).set('accept', 'text/html')
  return text.slice(text.indexOf('<div id="root">'), text.indexOf('<script type="application/json"'))
}
const enquire = async (t: App, email: string) => {
  await t.visitor().site.enquiries.send({ subject: 'General', name: 'Zoya', email, message: 'Are you open?' })
  return t.db.select().from(enquiries).all().at(-1)?.noticeVersion
}

describe('own sections of the legal pages', () => {
  it('are on the page that the server sends, with the day of the save, until the template is used again', async () => {
    const { t, own } = anAgency()
    const before = await htmlAt(t, '/terms')
    expect(before).toContain('2. Using the site')
    expect(before).toContain('Last updated: November 26, 2026')
    t.later(340 * DAY)
    await own.save(
      withSection('termsText', 2, { title: 'House rules', text: 'Be kind.\n\n## Not allowed\n- scraping' }),
    )
    const page = await htmlAt(t, '/terms')
    expect(page).toContain('2. House rules')
    expect(page).toMatch(
      /<p[^>]*>Be kind\.<\/p><h3[^>]*>Not allowed<\/h3><ul[^>]*><li[^>]*>scraping<\/li><\/ul>/,
    )
    expect(page).toContain('Last updated: February 5, 2027')
    expect(page).toContain('1. Who we are and what this covers')
    expect(page).not.toContain('You may view this site')
    await own.save(withSection('termsText', 2, TEMPLATE))
    expect(await htmlAt(t, '/terms')).toContain('You may view this site')
  })

  it('are text: a stored script is shown and does nothing', async () => {
    const { t, own } = anAgency()
    const text = '<script>alert(1)</script>\n\n- <img src=x onerror=alert(2)>\n\n## <b>Fees</b>'
    await own.save(withSection('cookieText', 5, { title: '<i>Yours</i>', text }))
    const page = await htmlAt(t, '/cookie-policy')
    for (const shown of [
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '&lt;img src=x onerror=alert(2)&gt;',
      '&lt;b&gt;Fees&lt;/b&gt;',
      '&lt;i&gt;Yours&lt;/i&gt;',
    ])
      expect(page).toContain(shown)
    expect(page).not.toMatch(/<script|<img|<b>|<i>/)
    const { text: whole } = await t.http().get('/cookie-policy').set('accept', 'text/html')
    expect(whole).not.toContain('<script>alert')
  })

  it('are written by superadmins only, and read by everybody', async () => {
    const { t, own } = anAgency()
    const save = withSection('termsText', 7, { title: '', text: 'Ours.' })
    const others: [ReturnType<App['as']>, string][] = [
      [t.visitor(), 'Please sign in'],
      [t.as(anAccount(t, { role: 'booker' })), 'You are not allowed to do this'],
      [t.as(t.admin()), 'You are not allowed to do this'],
    ]
    for (const [who, refusal] of others) await expect(who.admin.settings.save(save)).rejects.toThrow(refusal)
    expect(t.db.select().from(settings).all()).toEqual([])
    expect(await t.visitor().site.legal.read({ name: 'termsText' })).toEqual({
      changedOn: null,
      sections: [],
    })
    await own.save(save)
    expect(await t.visitor().site.legal.read({ name: 'termsText' })).toEqual({
      changedOn: '2026-03-02',
      sections: [{ at: 6, title: '', text: 'Ours.' }],
    })
    expect(await t.visitor().site.legal.read({ name: 'privacyText' })).toEqual({
      changedOn: null,
      sections: [],
    })
  })

  it('are on no other page', async () => {
    const { t, own } = anAgency()
    await own.save(withSection('termsText', 7, { title: '', text: 'Ours alone.' }))
    const { text } = await t.http().get('/').set('accept', 'text/html')
    expect(text).not.toContain('Ours alone.')
  })

  it.each([
    [{ title: 'T'.repeat(101), text: '' }, 'At most 100 characters'],
    [{ title: 'One\nTwo', text: '' }, 'Contains characters that we cannot store'],
    [{ title: '', text: 'T'.repeat(6001) }, 'At most 6,000 characters'],
  ])('are refused when they are too long or not text', async (own, message) => {
    const { own: settingsOf } = anAgency()
    await expect(settingsOf.save(withSection('termsText', 1, own))).rejects.toThrow(message)
  })

  it('of a release before, which had fewer sections, keep the template’s in the others', async () => {
    const { t } = anAgency()
    const value = JSON.stringify({ section1: { title: '', text: 'We.' } })
    t.db.insert(settings).values({ key: 'agency.termsText', value }).run()
    expect((await t.visitor().site.legal.read({ name: 'termsText' })).sections).toEqual([
      { at: 0, title: '', text: 'We.' },
    ])
  })
})

describe('a changed privacy policy', () => {
  it('is a new version of the notice only where its form says so, and each record has the version in force', async () => {
    const { t, own } = anAgency()
    expect(await enquire(t, 'zoya1@client.example')).toBe('2026-11-24')
    t.later(340 * DAY)
    const same = withSection('privacyText', 1, { title: '', text: 'We.' }, { isNewNotice: false })
    await own.save(same)
    expect(await enquire(t, 'zoya2@client.example')).toBe('2026-11-24')
    const next = (text: string) => withSection('privacyText', 1, { title: '', text }, { isNewNotice: true })
    await own.save(next('All of us.'))
    expect(await enquire(t, 'zoya3@client.example')).toBe('2027-02-05')
    await own.save(next('Each of us.'))
    expect(await enquire(t, 'zoya4@client.example')).toBe('2027-02-05-2')
    // Saved again without a change.
    await own.save(next('Each of us.'))
    expect(await enquire(t, 'zoya5@client.example')).toBe('2027-02-05-2')
    const lines = t.db
      .select()
      .from(auditEvents)
      .all()
      .flatMap(({ action, detail }) => (action === 'agency settings changed' ? [detail] : []))
    expect(lines).toEqual([
      'privacyText: section1',
      'privacyText: section1, new version of the notice',
      'privacyText: section1, new version of the notice',
    ])
  })

  it('says nothing of the notice where another page is changed', async () => {
    const { t, own } = anAgency()
    t.later(340 * DAY)
    await own.save(withSection('termsText', 1, { title: '', text: 'We.' }, { isNewNotice: true }))
    expect(await enquire(t, 'zoya@client.example')).toBe('2026-11-24')
  })
})
