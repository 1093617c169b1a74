// @module-tag slow
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminPages } from '../../client/src/admin/pages'
import usualBrowsers from '../../scripts/browsers.json' with { type: 'json' }
import { anAccount } from '../../server/demo/builders/accounts'
import { adminPaths } from '../../shared/adminPaths'
import { paths } from '../../shared/paths'
import { untilQuiet } from '../helpers/untilQuiet'
import { visit } from '../helpers/visit'
import { procedures } from './calls'
import { lookAround } from './lookAround'
import { anAskedClaim } from './planted/askedClaim'
import { PLANTED, plant, plantFiles, SHORT, textsOf } from './planted/planting'
import { plantRoster, showAll } from './planted/plantRoster'
import { attacked } from './server'
import { watchedPage } from './watchedPage'

const here = attacked()
let browser: Browser
let files: string[]
let link: string
let imported: string
let taken: Map<string, string[]>
beforeAll(async () => {
  const { server, agency } = here
  link = anAskedClaim(agency.db, agency.talent.model, SHORT).token
  taken = await plant(server.url, agency)
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer()
  files = await plantFiles(server.url, agency, picture)
  imported = await plantRoster(server.url, agency, SHORT, picture)
  taken.set('admin.rosterImport.addPicture', ['fileName']) // its file comes beside it
  // The browser's name is shown in the list of sessions.
  for (const account of [agency.talent.account, agency.superadmin])
    agency.aSession(account, { userAgent: SHORT })
  await showAll(server.url, agency)
  anAccount(agency.app, { role: 'admin', name: SHORT })
  const executablePath = process.env.CHROMIUM_PATH ?? usualBrowsers.find(existsSync)
  browser = await chromium.launch({ executablePath })
})
afterAll(() => browser?.close())

const LINK = encodeURIComponent('<img src=//evil.example/x onerror=alert(1)>')
const inAddress = [
  `/models?search=${LINK}&city=${LINK}`,
  `/book-model?model=${LINK}`,
  `/models/${LINK}`,
  `/answer/${LINK}`,
  `/login?next=${encodeURIComponent('https://evil.example/')}`,
  `/${LINK}`,
]

/** The pages with a parameter in their address, each with a planted record. */
const withSomething = (): Record<string, string> => {
  const { db, talent, project, opportunity } = here.agency
  const planted = '%evil.example%'
  const job = db.get<{ number: string }>(sql`select number from jobs where title like ${planted}`)
  const idOf = (query: SQL) => db.get<{ id: string }>(query)?.id ?? ''
  return {
    model: paths.model(talent.model.id),
    board: `/models?board=${LINK}`,
    bookThisModel: paths.bookThisModel(talent.model.id),
    invitation: `/signup?invite=${LINK}`,
    ...{ resetPassword: `/reset-password/${LINK}`, unsubscribe: `/unsubscribe/${LINK}` },
    ...{ answer: paths.answer(link), calendar: `/calendar/${LINK}.ics` },
    adminDeskItem: adminPaths.deskItem(idOf(sql`select id from desk_items where state <> 'closed'`)),
    adminJob: adminPaths.job(job?.number ?? ''),
    adminClient: adminPaths.client(idOf(sql`select id from clients where name like ${planted}`)),
    ...{ adminImport: adminPaths.import(imported), adminModel: adminPaths.model(talent.model.id) },
    adminTalent: adminPaths.talent(talent.model.id),
    adminPackage: adminPaths.package(idOf(sql`select id from packages where title like ${planted}`)),
    ...{ package: `/p/${LINK}`, callSheet: `/c/${LINK}`, voucher: `/v/${LINK}` },
    ...{ paper: `/i/${LINK}`, quote: `/q/${LINK}` },
    documents: `/d/${LINK}`,
    adminPaper: adminPaths.paper(idOf(sql`select id from papers`)),
    adminStatement: adminPaths.statement(idOf(sql`select id from statements`)),
    adminTalentMoney: adminPaths.talentMoney(idOf(sql`select model_id as id from statements`)),
    adminCallSheet: `/admin/jobs/${job?.number}/call-sheet`,
    adminHours: `/admin/jobs/${job?.number}/hours`,
    adminWalkToMarked: adminPaths.walkToMarked('talents'),
    adminWalk: `/admin/jobs/${job?.number}/messages/ask`,
    adminModelMessages: adminPaths.modelMessages(talent.model.id),
    adminProject: adminPaths.project(project.id),
    adminOpportunity: `/admin/opportunities/${opportunity.id}`,
    adminSettingsSection: adminPaths.settingsSection('agency'),
    adminLegalText: adminPaths.settingsSection('termsText'),
    adminSetupStep: adminPaths.setupStep('agency'),
    adminInvitation: `/admin/welcome?invite=${LINK}`,
  }
}

/** Where a planted text must be there to be read. */
// Other calls made more of them than a page holds.
const LISTED = { jobs: `${adminPaths.jobs}?search=evil`, clients: `${adminPaths.clients}?search=evil` }
const PLANTED_ON: Record<string, string[]> = {
  'a visitor': [paths.home, paths.models, paths.projects, paths.terms, paths.privacy, paths.cookies],
  'a talent': [paths.dashboard, paths.talentJobs],
  'a superadmin': [
    paths.admin,
    adminPaths.desk,
    LISTED.jobs,
    LISTED.clients,
    adminPaths.models,
    adminPaths.artistRequests,
    adminPaths.bookings,
    adminPaths.enquiries,
    adminPaths.projects,
    adminPaths.team,
    '/admin/audit',
    '/admin/integrations',
    adminPaths.settingsSection('agency'),
    adminPaths.settingsSection('termsText'),
  ],
}

/** The pages that a caller comes to: all of shared/paths and of the back office. */
function pagesFor(who: string): string[] {
  const known: unknown[] = [
    ...Object.values(paths),
    ...Object.values(adminPaths),
    ...adminPages.map(({ path }) => path),
  ]
  const fixed = known.filter((path) => typeof path === 'string' && !path.includes(':')) as string[]
  const every = [...new Set([...fixed, ...Object.values({ ...withSomething(), ...LISTED })])]
  const ofAdmin = every.filter((path) => path.startsWith('/admin') && !/login|welcome/.test(path))
  const ofTalent: string[] = [paths.dashboard, paths.talentJobs, paths.talentMoney, paths.onboarding]
  if (who === 'a talent') return ofTalent
  if (who === 'a superadmin') return ofAdmin
  return [
    ...every.filter((path) => !ofAdmin.includes(path) && !ofTalent.includes(path)),
    '/docs',
    ...inAddress,
  ]
}

it.each(procedures.filter((each) => textsOf(each).length > 0).map((each) => [each.name, each] as const))(
  'S38 every text of %s accepted a script, so that there is something to test',
  (name, procedure) => {
    expect(textsOf(procedure).filter((field) => !taken.get(name)?.includes(field))).toEqual([])
  },
)

it('S38 every file name accepted a script', () => {
  expect(files.filter((each) => !each.endsWith(' 200'))).toEqual([])
  const { talent } = here.agency
  const named = here.agency.db.get<{ name: string }>(
    sql`select stage_name as name from models where id = ${talent.model.id}`,
  )
  expect(named?.name).toMatch(PLANTED)
})

it('S38 every page with a parameter in its address is among those opened', () => {
  const inAdmin = Object.entries(adminPaths).map(
    ([name, path]) => [`admin${name.charAt(0).toUpperCase()}${name.slice(1)}`, path] as const,
  )
  const functions = [...Object.entries(paths), ...inAdmin].flatMap(([name, path]) =>
    typeof path === 'function' ? [name] : [],
  )
  expect(functions.filter((name) => !(name in withSomething()))).toEqual([])
})

/** Opens a page, and what it shows only on request; a busy machine draws a planted text after the last answer. */
async function open(page: Page, path: string, hits: string[], isPlanted: boolean) {
  const quiet = untilQuiet(page)
  await visit(page, path)
  await quiet()
  await lookAround(page)
  const read = () =>
    page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
      return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
    })
  if (isPlanted) await expect.poll(read, { timeout: 60_000, message: path }).toMatch(PLANTED)
  if (await page.evaluate(() => 'hit' in window)) hits.push(path)
  expect(new URL(page.url()).origin).toBe(here.server.url)
}

it.each(['a visitor', 'a talent', 'a superadmin'])(
  'S30 P5 %s opens every page: no planted script runs, no other site receives a request',
  async (who) => {
    const { talent, superadmin } = here.agency
    const account = who === 'a visitor' ? null : who === 'a talent' ? talent.account : superadmin
    const [{ page, seen }, hits] = [await watchedPage(browser, here, account), [] as string[]]
    // The scripts are there to be read, as text.
    const { adminJob, adminClient, adminImport } = withSomething()
    const ofDesk = who === 'a superadmin' ? [adminJob, adminClient, adminImport] : []
    const expected = [...(PLANTED_ON[who] ?? []), ...ofDesk]
    expect(pagesFor(who)).toEqual(expect.arrayContaining(expected))
    for (const path of pagesFor(who)) await open(page, path, hits, expected.includes(path))
    expect({ ...seen, hits }).toEqual({ dialogs: [], foreign: [], refused: [], hits: [] })
    await page.context().close()
  },
)

it("S38 a talent's message is shown as text in the opened chat in the back office", async () => {
  const { page, seen } = await watchedPage(browser, here, here.agency.superadmin)
  await page.goto(here.server.url + withSomething().adminModelMessages, { waitUntil: 'networkidle' })
  await page.getByRole('log', { name: 'Messages' }).getByText(PLANTED).first().waitFor()
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(seen).toEqual({ dialogs: [], foreign: [], refused: [] })
  await page.context().close()
})

it('S30 P5 a talent opens each step of the onboarding with the planted texts: no script runs', async () => {
  const { db, talent } = here.agency
  const { page, seen } = await watchedPage(browser, here, talent.account)
  const hits: string[] = []
  for (const step of [1, 2, 3, 4, 5]) {
    const undone = sql.identifier(`step${step}_at`)
    db.run(sql`update models set onboarded_at = null, ${undone} = null where id = ${talent.model.id}`)
    await open(page, paths.onboarding, hits, step !== 4) // 4 has no names
    expect(new URL(page.url()).pathname).toBe(paths.onboarding)
    db.run(sql`update models set ${undone} = created_at where id = ${talent.model.id}`)
  }
  expect({ ...seen, hits }).toEqual({ dialogs: [], foreign: [], refused: [], hits: [] })
  await page.context().close()
})
