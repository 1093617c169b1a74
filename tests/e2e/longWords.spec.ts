import { expect, type Page, test } from '@playwright/test'
import { adminPages } from '../../client/src/admin/pages'
import { adminPaths } from '../../shared/adminPaths'
import { paths } from '../../shared/paths'
import { visit } from '../helpers/visit'
import { signIn } from './adminPages'
import { largeAmounts, longAdminPages, longRequests, longTalent } from './longWords'
import { fitsNarrowScreen, keepsItsPlace, reachingOut } from './pageAssertions'
import { asAgency } from './site/badInput'

/** The pages of the back office; for those with a parameter, the list that fills it. */
const addresses = adminPages.map(({ path }) => path)
const pages = addresses.filter((address) => !address.includes(':'))
const lists = addresses.flatMap((address) => address.match(/^([^:]+)\/:\w+$/)?.[1] ?? [])
const isFilled = (address: string) => (given: string) =>
  new RegExp(`^${address.replace(/\/:\w+\?$/, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(given)

/** Nothing of what the page shows now reaches out of its place, on any screen. */
async function standsFirm(page: Page) {
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await largeAmounts(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => reachingOut(page)).toEqual([])
  await fitsNarrowScreen(page)
  await keepsItsPlace(page)
}

test('no page of the back office or of a talent, nor the list of projects, scrolls sideways on a narrow screen or with text twice as large, however long the words, and nothing leaves its place', {
  tag: '@release',
}, async ({ page }) => {
  const talent = await longTalent(page)
  await longRequests(page)
  const filled = await longAdminPages(page, talent)
  expect(pages.length).toBeGreaterThan(10)
  const withParameter = addresses.filter((address) => address.includes(':'))
  expect(withParameter.filter((address) => !filled.some(isFilled(address)))).toEqual([])

  const look = (address: string) =>
    test.step(address, async () => {
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await standsFirm(page)
      for (const tab of await page.getByRole('tab').all())
        await test.step(await tab.innerText(), async () => {
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true')
          await standsFirm(page)
        })
      const details = page.getByRole('button', { name: /^View / })
      if ((await details.count()) === 0) return
      await details.first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await keepsItsPlace(page)
    })
  for (const address of [paths.projects, paths.dashboard, paths.talentJobs]) await look(address)
  await signIn(page)
  const server = (['mailServer', 'socialSignIn', 'privacy'] as const).map(adminPaths.settingsSection)
  for (const address of [...pages, ...filled, ...server, ...lists.map((list) => `${list}/nobody`)])
    await look(address)
  // Later journeys find the list of projects as it was.
  const id = filled
    .find((address) => address.startsWith(`${adminPaths.projects}/`))
    ?.split('/')
    .at(-1)
  const data = { id, isPublic: false }
  const hidden = await page.request.post('/trpc/admin.projects.setPublic', {
    headers: await asAgency(page),
    data,
  })
  expect(hidden.status()).toBe(200)
})
