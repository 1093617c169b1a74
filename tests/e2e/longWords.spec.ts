import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { projectRoot } from '../../server/core/root'
import { paths } from '../../shared/paths'
import { signIn } from './atTheDesk'
import { longDesk, longRequests, longTalent } from './longWords'
import { fitsLargeLetters, fitsNarrowScreen, keepsItsPlace, reachingOut } from './looking'

/** The desk's pages as its own table has them; of those with a gap in their pattern, the list that fills it. */
const table = readFileSync(path.join(projectRoot, 'client/src/admin/pages.ts'), 'utf8')
const namesIn = (pattern: RegExp) =>
  [...table.matchAll(pattern)].map(([, name]) => String(paths[name as keyof typeof paths]))
const pages = namesIn(/path: paths\.(\w+)/g)
const lists = namesIn(/path: `\$\{paths\.(\w+)\}\/:/g)

/** Nothing of what the page shows now reaches out of its place, on any screen. */
async function standsFirm(page: Page) {
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await reachingOut(page)).toEqual([])
  await fitsNarrowScreen(page)
  await fitsLargeLetters(page)
  await keepsItsPlace(page)
}

test('no page of the desk or of a talent, nor the list of projects, scrolls sideways on a narrow screen or with letters twice as large, however long the words, and all keeps its place', async ({
  page,
}) => {
  const talent = await longTalent(page)
  await longRequests(page)
  const filled = await longDesk(page, talent)
  expect(pages.length).toBeGreaterThan(10)
  expect(lists.map((list) => filled.filter((address) => address.startsWith(`${list}/`)).length)).toEqual(
    lists.map(() => 1),
  )

  const look = (address: string) =>
    test.step(address, async () => {
      await page.goto(address)
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
  for (const address of [paths.projects, paths.dashboard]) await look(address)
  await signIn(page)
  for (const address of [...pages, ...filled, ...lists.map((list) => `${list}/nobody`)]) await look(address)
})
