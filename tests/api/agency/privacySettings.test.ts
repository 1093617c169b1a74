import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../client/src/entryServer'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { carryOut } from '../../../server/features/operations/retention/service'
import { agency } from '../../../shared/agency'
import { testApp } from '../../helpers/testApp'

const PAGES = {
  assets: (_request: unknown, _response: unknown, next: () => void) => next(),
  indexHtml: async () =>
    '<!doctype html><head><!--meta--><!--styles--></head><body><div id="root"><!--page--></div><!--page-data--></body>',
  render: renderPage,
}
const PRIVACY = {
  section: 'privacy',
  clarityProject: '',
  uploadHours: 24,
  rejectedDays: 90,
  enquiryMonths: 12,
  bookingMonths: 36,
} as const

function open(environment: NodeJS.ProcessEnv = {}) {
  const t = testApp(environment, PAGES)
  loadAgency(t)
  const http = t.http()
  const home = async () => {
    const { text, headers } = await http.get('/').set('accept', 'text/html')
    return { text, policy: String(headers['content-security-policy']) }
  }
  return { t, own: t.as(t.superadmin()).admin.settings, http, home }
}

/** Pages whose documents never load scripts of others, and what is no page. */
const OTHERS = [
  '/about',
  '/login',
  '/signup',
  '/reset-password/a-token',
  '/onboarding',
  '/model-dashboard/jobs',
  '/admin',
  '/admin/login',
  '/nowhere',
  '/public/models',
  '/healthz',
]
const policyAt = async ({ http }: ReturnType<typeof open>, path: string) =>
  String((await http.get(path).set('accept', 'text/html')).headers['content-security-policy'])
const policies = (site: ReturnType<typeof open>) =>
  Promise.all(['/', '/model-dashboard', ...OTHERS].map((path) => policyAt(site, path)))

describe('the settings of privacy', () => {
  it('begin with no session replay and the promised periods', async () => {
    const { own } = open()
    const { value, locked } = await own.get({ section: 'privacy' })
    const { section: _, ...promised } = PRIVACY
    expect(value).toEqual(promised)
    expect(locked).toEqual({})
  })

  it('turn session replay on and off: its pages and their policy name Clarity at once, and only then', async () => {
    const site = open()
    const { own, home } = site
    for (const policy of await policies(site)) expect(policy).not.toContain('clarity')
    expect((await home()).text).not.toContain('clarity-project')
    await own.saveServer({ ...PRIVACY, clarityProject: 'kori2026' })
    for (const path of ['/', '/model-dashboard']) {
      const policy = await policyAt(site, path)
      expect(policy).toContain("script-src 'self' https://*.clarity.ms")
      expect(policy).toContain("connect-src 'self' https://*.clarity.ms")
    }
    for (const path of OTHERS) expect(await policyAt(site, path)).not.toContain('clarity')
    expect((await home()).text).toContain('<meta name="clarity-project" content="kori2026" />')
    await own.saveServer(PRIVACY)
    for (const policy of await policies(site)) expect(policy).not.toContain('clarity')
    expect((await home()).text).not.toContain('clarity-project')
  })

  it('are still there after a restart', async () => {
    const { t, own } = open()
    await own.saveServer({ ...PRIVACY, clarityProject: 'kori2026', enquiryMonths: 6 })
    Object.assign(t.config, { CLARITY_PROJECT_ID: undefined, RETENTION_ENQUIRY_MONTHS: 12 })
    loadAgency(t)
    expect(t.config).toMatchObject({ CLARITY_PROJECT_ID: 'kori2026', RETENTION_ENQUIRY_MONTHS: 6 })
  })

  it('shorten a period: the next run keeps to it', async () => {
    const { t, own } = open()
    await t.visitor().site.enquiries.send({
      subject: 'General',
      name: 'Zoya',
      email: 'zoya@client.example',
      message: 'Are you open?',
    })
    t.later(40 * 24 * 60 * 60_000)
    expect((await carryOut(t)).removed.enquiries).toBe(0)
    await own.saveServer({ ...PRIVACY, enquiryMonths: 1 })
    expect((await t.as(t.admin()).admin.retention.read()).lines).toContainEqual(
      expect.objectContaining({ kind: 'enquiries', span: { months: 1 }, rows: 1 }),
    )
    expect((await carryOut(t)).removed.enquiries).toBe(1)
  })

  it.each([
    ['uploadHours', 25],
    ['rejectedDays', 91],
    ['enquiryMonths', 13],
    ['bookingMonths', 37],
    ['bookingMonths', 0],
    ['clarityProject', '"><script>'],
  ])('refuse %s=%s', async (field, value) => {
    const { own } = open()
    const refused = own.saveServer({ ...PRIVACY, [field]: value } as never)
    await expect(refused).rejects.toMatchObject({ cause: { issues: [{ path: [field] }] } })
  })

  it('count only where the environment says nothing', async () => {
    const { t, own, home } = open({ CLARITY_PROJECT_ID: 'env12026', RETENTION_BOOKING_MONTHS: '24' })
    const { locked } = await own.get({ section: 'privacy' })
    expect(locked).toEqual({
      clarityProject: { variable: 'CLARITY_PROJECT_ID', shown: 'env12026' },
      bookingMonths: { variable: 'RETENTION_BOOKING_MONTHS', shown: '24' },
    })
    await own.saveServer({ ...PRIVACY, clarityProject: 'kori2026', bookingMonths: 6, enquiryMonths: 6 })
    expect(t.config).toMatchObject({ RETENTION_BOOKING_MONTHS: 24, RETENTION_ENQUIRY_MONTHS: 6 })
    expect((await home()).text).toContain('content="env12026"')
  })

  it('are not in the data of a public page', async () => {
    const { own, home } = open()
    await own.saveServer({ ...PRIVACY, enquiryMonths: 6 })
    expect(agency).not.toHaveProperty('privacy')
    expect((await home()).text).not.toContain('enquiryMonths')
  })
})
