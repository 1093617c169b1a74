import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import usualBrowsers from '../../scripts/browsers.json' with { type: 'json' }
import { paths } from '../../shared/paths'
import { type TheServer, theServer } from '../helpers/theServer'
import { callProcedure, procedureNamed } from './calls'
import { type Account, type Agency, anAgency } from './people'
import { PLANTED, plant } from './planting'

let server: TheServer
let agency: Agency
let browser: Browser
let taken: Map<string, number>
beforeAll(async () => {
  server = await theServer()
  agency = anAgency(server.folder)
  taken = await plant(server.url, agency)
  const setPublic = procedureNamed('admin.projects.setPublic')
  const token = agency.staySignedIn(agency.superadmin)
  if (setPublic)
    await callProcedure(server.url, setPublic, { id: agency.project.id, isPublic: true }, { token })
  const executablePath = process.env.CHROMIUM_PATH ?? usualBrowsers.find(existsSync)
  browser = await chromium.launch({ executablePath })
})
afterAll(() => browser?.close())

const LINK = encodeURIComponent('<img src=//evil.example/x onerror=alert(1)>')
const inAddress = [
  `/models?search=${LINK}&city=${LINK}`,
  `/book-model?model=${LINK}`,
  `/models/${LINK}`,
  `/reset-password/${LINK}`,
  `/unsubscribe/${LINK}`,
  `/signup?invite=${LINK}`,
  `/admin/welcome?invite=${LINK}`,
  `/login?next=${encodeURIComponent('https://evil.example/')}`,
  `/${LINK}`,
]

/** The pages that a caller comes to; a new entry of shared/paths is opened too. */
function pagesFor(who: string): string[] {
  const { talent, project } = agency
  const fixed = Object.values(paths).flatMap((path) => (typeof path === 'string' ? [path as string] : []))
  const ofDesk = fixed.filter((path) => path.startsWith('/admin') && path !== paths.adminLogin)
  const ofTalent = [paths.dashboard, paths.onboarding]
  if (who === 'a talent') return ofTalent
  if (who === 'a superadmin')
    return [...ofDesk, paths.adminModel(talent.model.id), paths.adminProject(project.id)]
  const ofAll = fixed.filter((path) => !ofDesk.includes(path) && !(ofTalent as string[]).includes(path))
  return [...ofAll, paths.model(talent.model.id), paths.bookThisModel(talent.model.id), '/docs', ...inAddress]
}

type Seen = { dialogs: string[]; foreign: string[]; refused: string[] }

async function aPage(account: Account | null): Promise<{ page: Page; seen: Seen }> {
  const context = await browser.newContext()
  if (account) {
    const kept = {
      authToken: agency.signedIn(account),
      userRoles: JSON.stringify([account.role]),
      userName: account.name,
      userId: account.id,
    }
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, kept)
  }
  const page = await context.newPage()
  const seen: Seen = { dialogs: [], foreign: [], refused: [] }
  page.on('dialog', (dialog) => {
    seen.dialogs.push(`${page.url()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(server.url) && !/^(data|blob):/.test(url)) seen.foreign.push(`${page.url()}: ${url}`)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) seen.refused.push(`${page.url()}: ${message.text()}`)
  })
  return { page, seen }
}

/** Opens what the page shows only when asked: its tabs, and the first row's details. */
async function lookAround(page: Page) {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click({ timeout: 2_000 }).catch(() => {})
    await page.waitForTimeout(100)
  }
  const details = page.getByRole('button', { name: /view|details|read|open/i }).first()
  if (await details.isVisible().catch(() => false)) await details.click({ timeout: 2_000 }).catch(() => {})
}

it('S38 the scripts were taken where a text is taken, so that there is something to try', () => {
  const kept = [...taken].filter(([, fields]) => fields > 0).map(([name]) => name)
  for (const name of [
    'site.bookings.request',
    'site.enquiries.send',
    'site.applications.submit',
    'talent.profile.change',
    'admin.models.saveInfo',
    'admin.projects.create',
    'admin.projects.change',
    'admin.ratings.add',
  ])
    expect(kept).toContain(name)
  const named = agency.db.get<{ name: string }>(
    sql`select stage_name as name from models where id = ${agency.talent.model.id}`,
  )
  expect(named?.name).toMatch(PLANTED)
})

it.each(['a visitor', 'a talent', 'a superadmin'])(
  'S30 P5 %s opens every page: no script of a stranger runs, nothing is asked of another site',
  async (who) => {
    const { talent, superadmin } = agency
    const account = who === 'a visitor' ? null : who === 'a talent' ? talent.account : superadmin
    const { page, seen } = await aPage(account)
    const hits: string[] = []
    let shown = 0
    for (const path of pagesFor(who)) {
      await page.goto(server.url + path, { waitUntil: 'networkidle', timeout: 30_000 })
      await lookAround(page)
      if (await page.evaluate(() => 'hit' in window)) hits.push(path)
      if (PLANTED.test(await page.evaluate(() => document.body.innerText))) shown++
      expect(new URL(page.url()).origin).toBe(server.url)
    }
    expect({ ...seen, hits }).toEqual({ dialogs: [], foreign: [], refused: [], hits: [] })
    // The scripts are there to be read, as text.
    expect(shown).toBeGreaterThan(0)
    await page.context().close()
  },
)
