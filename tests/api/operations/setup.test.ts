import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { setupLines } from '../../../server/features/operations/setup/service'
import { emptyAgency as emptyContent } from '../../../shared/agency'
import type { AgencySettings, SectionSave } from '../../../shared/agency/agencySettings'
import type { Setup, SetupStep } from '../../../shared/operations/setup'
import { testApp } from '../../helpers/testApp'

/** A superadmin of an agency that started empty. */
function emptyAgency(environment: NodeJS.ProcessEnv = {}) {
  const t = testApp({ DEMO_DATA: 'false', ...environment })
  loadAgency(t)
  return { t, own: t.as(t.superadmin()).admin }
}
const open = ({ tasks }: Setup) => tasks.filter(({ isDone }) => !isDone).map(({ task }) => task)
const COURTS = { ...emptyContent.legal, section: 'legal' } as const
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
    expect(open(await own.setup.read())).toEqual([
      'name',
      'contact',
      'look',
      'icon',
      'home',
      'about',
      'money',
      'legal',
      'model',
      'mail',
      'colleague',
      'backup',
    ])
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
    expect(open(await own.setup.read())).toEqual(['icon', 'money', 'model', 'mail', 'colleague', 'backup'])
    await fill('money', { budgetRanges: ['Up to ₹50,000', 'Over ₹50,000'] })
    const { id } = aModel(t, { stageName: 'Asha' })
    expect(open(await own.setup.read())).toEqual(expect.arrayContaining(['model', 'featured']))
    await own.models.saveStanding({ id, isFeatured: true })
    expect(open(await own.setup.read())).not.toContain('featured')
    aPicture(t, id)
    await own.settings.sendTest({ notice: 'booking' })
    expect(open(await own.setup.read())).toEqual(['icon', 'colleague', 'backup'])
    t.superadmin()
    expect(open(await own.setup.read())).toEqual(['icon', 'backup'])
    storeIcon(t)
    expect(open(await own.setup.read())).toEqual(['backup'])
    const backup = { at: '2026-03-01T22:00:00.000Z', folder: '/b', files: 1, bytes: 1, seconds: 1 }
    t.db
      .insert(settings)
      .values({ key: 'backup-success', value: JSON.stringify({ ...backup, result: 'ok', reason: null }) })
      .run()
    expect(await own.setup.read()).toMatchObject({ isShown: false, isPutAway: false })
    expect(setupLines(t)).toEqual([])
  })

  it('reports that mail is not tested while there is no mail server', async () => {
    const { own } = emptyAgency()
    await own.settings.sendTest({ notice: 'booking' })
    expect(open(await own.setup.read())).toContain('mail')
  })

  it('can be hidden and shown again, and the start prints its address', async () => {
    const { t, own } = emptyAgency({ PUBLIC_URL: 'https://kori.example' })
    expect(setupLines(t)).toContain('What is left to do: https://kori.example/admin')
    expect(await own.setup.setVisibility({ isPutAway: true })).toMatchObject({
      isShown: false,
      isPutAway: true,
    })
    expect(setupLines(t)).not.toContain('What is left to do: https://kori.example/admin')
    expect(await own.setup.setVisibility({ isPutAway: false })).toMatchObject({ isShown: true })
  })

  it('is not shown for the demo agency', async () => {
    const { t, own } = emptyAgency()
    t.db.insert(settings).values({ key: 'demo-accounts', value: '[]' }).run()
    expect(await own.setup.read()).toMatchObject({ isShown: false, isPutAway: false })
  })

  it('keeps search engines away until the site has a name, an address and the city of its courts', async () => {
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
    expect(await page(t)).toContain('content="noindex"')
    await own.save({ ...COURTS, courts: 'Pune' })
    expect(await page(t)).not.toContain('noindex')
    expect((await t.as(t.admin()).admin.system.notices()).isUnlisted).toBe(false)
  })

  it('says in the back office that a public site is not listed, but not of one on this machine or of the demo', async () => {
    const { t } = emptyAgency({ PUBLIC_URL: 'https://kori.example' })
    const isUnlisted = async (of: typeof t) => (await of.as(of.admin()).admin.system.notices()).isUnlisted
    expect(await isUnlisted(t)).toBe(true)
    expect(await isUnlisted(emptyAgency().t)).toBe(false)
    t.db.insert(settings).values({ key: 'demo-accounts', value: '[]' }).run()
    expect(await isUnlisted(t)).toBe(false)
  })
})

it('says in the back office that mails reach nobody without a mail server, but not in the demo', async () => {
  const { t } = emptyAgency()
  const isSaved = async (of: typeof t) => (await of.as(of.admin()).admin.system.notices()).isMailSaved
  expect(await isSaved(t)).toBe(true)
  expect((await t.as(t.superadmin()).admin.system.status()).problems).toContain('noMailServer')
  expect(await isSaved(emptyAgency({ SMTP_URL: 'smtp://mail.kori.example' }).t)).toBe(false)
  t.db.insert(settings).values({ key: 'demo-accounts', value: '[]' }).run()
  expect(await isSaved(t)).toBe(false)
})

describe('the setup wizard', () => {
  it('is printed at the start until the agency has a name, an address and the city of its courts', async () => {
    const { t, own } = emptyAgency({ PUBLIC_URL: 'https://kori.example' })
    const line = 'Set up the agency, step by step: https://kori.example/admin/setup'
    expect(setupLines(t)).toEqual([line, 'What is left to do: https://kori.example/admin'])
    await own.settings.save(NAME)
    await own.settings.save({ ...COURTS, courts: 'Pune' })
    expect(setupLines(t)).toContain(line)
    const { value } = await own.settings.get({ section: 'contact' })
    await own.settings.save({ ...value, phone: '+91 98765 43210', section: 'contact' } as SectionSave)
    expect(setupLines(t)).toEqual(['What is left to do: https://kori.example/admin'])
  })

  it('is not printed for the demo agency', () => {
    const { t } = emptyAgency()
    t.db.insert(settings).values({ key: 'demo-accounts', value: '[]' }).run()
    expect(setupLines(t)).toEqual([])
  })

  it('goes on after the furthest step that was saved or put off', async () => {
    const { own } = emptyAgency()
    expect((await own.setup.read()).nextStep).toBe('you')
    expect((await own.setup.passStep({ step: 'you' })).nextStep).toBe('agency')
    expect((await own.setup.passStep({ step: 'look' })).nextStep).toBe('mail')
    expect((await own.setup.passStep({ step: 'agency' })).nextStep).toBe('mail')
    expect((await own.setup.passStep({ step: 'team' })).nextStep).toBeNull()
    expect((await own.setup.passStep({ step: 'you' })).nextStep).toBeNull()
  })

  it('knows which steps were put off, until they are saved or their task is done elsewhere', async () => {
    const { own } = emptyAgency()
    const putOff = async (step: SetupStep, isPutOff = true) =>
      (await own.setup.passStep({ step, isPutOff })).putOff
    expect((await own.setup.read()).putOff).toEqual([])
    expect(await putOff('you', false)).toEqual([])
    expect(await putOff('agency')).toEqual(['agency'])
    expect(await putOff('look')).toEqual(['agency', 'look'])
    expect(await putOff('look', false)).toEqual(['agency'])
    // Saved before: looked at again and left, it stays saved.
    expect(await putOff('look')).toEqual(['agency'])
    expect(await putOff('legal')).toEqual(['agency', 'legal'])
    await own.settings.save({ ...COURTS, courts: 'Pune' })
    expect((await own.setup.read()).putOff).toEqual(['agency'])
  })

  it('starts again where the stored step is none', async () => {
    const { t, own } = emptyAgency()
    t.db.insert(settings).values({ key: 'setup-step', value: 'money' }).run()
    expect((await own.setup.read()).nextStep).toBe('you')
  })
})

/** An icon, stored as its upload would. */
function storeIcon(t: ReturnType<typeof testApp>) {
  const icon = { id: 'icon', width: 512, height: 512, widths: [512], isTransparent: false }
  const look = { logo: null, logoOnDark: null, accent: '#1f4e8c', icon, sharePicture: '' }
  t.db
    .update(settings)
    .set({ value: JSON.stringify(look) })
    .where(eq(settings.key, 'agency.look'))
    .run()
  loadAgency(t)
}

const PAGES = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () => '<!doctype html><head><!--meta--></head><body><!--page-data--></body>',
}
