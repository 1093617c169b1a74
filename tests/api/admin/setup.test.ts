import { describe, expect, it } from 'vitest'
import { settings } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { loadAgency } from '../../../server/features/agencySettings/service'
import { setupLine } from '../../../server/features/setup/service'
import type { AgencySettings, SectionSave } from '../../../shared/agencySettings'
import type { Setup } from '../../../shared/setup'
import { testApp } from '../../helpers/testApp'

/** A superadmin of an agency that started empty. */
function emptyAgency(environment: NodeJS.ProcessEnv = {}) {
  const t = testApp({ DEMO_DATA: 'false', ...environment })
  loadAgency(t)
  return { t, own: t.as(t.superadmin()).admin }
}
const open = ({ tasks }: Setup) => tasks.filter(({ isDone }) => !isDone).map(({ task }) => task)
const NAME = { section: 'agency', name: 'Kori', line: '', description: '', since: 2019, city: '' } as const

describe('the list What is left to do', () => {
  it('is for superadmins only', async () => {
    const { t } = emptyAgency()
    for (const who of [t.as(t.admin()), t.as(anAccount(t, { role: 'booker' }))])
      await expect(who.admin.setup.read()).rejects.toThrow('You are not allowed to do this')
    await expect(t.visitor().admin.setup.read()).rejects.toThrow('Please sign in')
  })

  it('has every task at first, and each is done by the setting it asks for', async () => {
    const { t, own } = emptyAgency({ SMTP_URL: 'smtp://mail.example' })
    const all = ['name', 'contact', 'look', 'home', 'about', 'legal', 'model', 'mail', 'backup']
    expect(open(await own.setup.read())).toEqual(all)
    const fill = async (section: string, more: object) => {
      const { value } = await own.settings.get({ section: section as 'home' })
      await own.settings.save({ ...value, ...more, section } as SectionSave)
    }
    await own.settings.save(NAME)
    await fill('contact', { email: 'hello@kori.example' })
    await fill('look', { accent: '#1f4e8c' } satisfies Partial<AgencySettings['look']>)
    await fill('home', { headline: 'Faces' })
    await fill('about', { manifesto: 'We find people.' })
    await fill('legal', { courts: 'Pune' })
    expect(open(await own.setup.read())).toEqual(['model', 'mail', 'backup'])
    const { id } = aModel(t, { stageName: 'Asha' })
    expect(open(await own.setup.read())).toContain('model')
    aPicture(t, id)
    await own.settings.sendTest({ notice: 'booking' })
    expect(open(await own.setup.read())).toEqual(['backup'])
    const backup = { at: '2026-03-01T22:00:00.000Z', folder: '/b', files: 1, bytes: 1, seconds: 1 }
    t.db
      .insert(settings)
      .values({ key: 'backup-success', value: JSON.stringify({ ...backup, result: 'ok', reason: null }) })
      .run()
    expect(await own.setup.read()).toMatchObject({ isShown: false, isPutAway: false, isUnlisted: false })
    expect(setupLine(t)).toBeNull()
  })

  it('reports that mail is not tested while there is no mail server', async () => {
    const { own } = emptyAgency()
    await own.settings.sendTest({ notice: 'booking' })
    expect(open(await own.setup.read())).toContain('mail')
  })

  it('can be hidden and shown again, and the start prints its address', async () => {
    const { t, own } = emptyAgency({ PUBLIC_URL: 'https://kori.example' })
    expect(setupLine(t)).toBe('What is left to do: https://kori.example/admin')
    expect(await own.setup.setVisibility({ isPutAway: true })).toMatchObject({
      isShown: false,
      isPutAway: true,
    })
    expect(setupLine(t)).toBeNull()
    expect(await own.setup.setVisibility({ isPutAway: false })).toMatchObject({ isShown: true })
  })

  it('is not shown for the demo agency', async () => {
    const { t, own } = emptyAgency()
    t.db.insert(settings).values({ key: 'demo-accounts', value: '[]' }).run()
    expect(await own.setup.read()).toMatchObject({ isShown: false, isPutAway: false })
  })

  it('keeps search engines away until the site has a name and an address', async () => {
    const page = async (t: ReturnType<typeof testApp>) =>
      (await t.http().get('/').set('accept', 'text/html')).text
    const t = testApp({ DEMO_DATA: 'false' }, PAGES)
    loadAgency(t)
    const own = t.as(t.superadmin()).admin.settings
    expect(await page(t)).toContain('<meta name="robots" content="noindex" />')
    await own.save(NAME)
    expect(await page(t)).toContain('content="noindex"')
    const { value } = await own.get({ section: 'contact' })
    await own.save({ ...value, phone: '+91 98765 43210', section: 'contact' } as SectionSave)
    expect(await page(t)).not.toContain('noindex')
  })
})

const PAGES = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () => '<!doctype html><head><!--meta--></head><body><!--page-data--></body>',
}
