import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { projectRoot } from '../../server/core/root'
import { paths } from '../../shared/paths'
import { signIn } from './atTheDesk'
import { fitsLargeLetters, fitsNarrowScreen, keepsItsPlace, reachingOut } from './looking'

test.beforeEach(() => test.slow())

/** The desk's pages as its own table has them; of those with a gap in their pattern, the list that fills it. */
const table = readFileSync(path.join(projectRoot, 'client/src/admin/pages.ts'), 'utf8')
const namesIn = (pattern: RegExp) =>
  [...table.matchAll(pattern)].map(([, name]) => String(paths[name as keyof typeof paths]))
const pages = namesIn(/path: paths\.(\w+)/g)
const lists = namesIn(/path: `\$\{paths\.(\w+)\}\/:/g)

/** Where the first row of a list leads. */
async function firstOf(page: Page, list: string) {
  await page.goto(list)
  const rows = page.getByRole('main').locator(`a[href^="${list}/"]:not([href$="/new"])`)
  return String(await rows.first().getAttribute('href'))
}

/** What somebody may send: words that have no place to break. */
async function sendLongWords(page: Page) {
  const [model] = (await (await page.request.get('/public/models?limit=1')).json()).data.models
  const email = `devika.${'rao'.repeat(12)}@neelanddaughters.example`
  const long = 'Neelanddaughters'.repeat(3)
  const booking = await page.request.post('/bookings', {
    data: {
      ...{
        clientName: long,
        brand: long,
        company: long,
        email,
        phone: '+91 98100 12345',
        modelId: model._id,
      },
      ...{ workType: 'Editorial', dateRequired: '2099-01-05', budgetRange: '$1,000-$2,500', details: long },
    },
  })
  const enquiry = await page.request.post('/enquiries', {
    data: { name: long, email, subject: 'casting', message: long },
  })
  expect([booking.status(), enquiry.status()]).toEqual([200, 200])
}

test('no page of the desk scrolls sideways on a narrow screen or with letters twice as large, and all keeps its place', async ({
  page,
}) => {
  expect(pages.length).toBeGreaterThan(10)
  expect(lists).toContain(paths.adminModels)
  await sendLongWords(page)
  await signIn(page)
  const filled: string[] = []
  for (const list of lists) filled.push(await firstOf(page, list))
  const aModel = filled[lists.indexOf(paths.adminModels)]
  for (const address of [...pages, ...filled, `${aModel}?tab=images`, `${aModel}?tab=ratings`])
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await page.setViewportSize({ width: 1280, height: 800 })
      expect(await reachingOut(page)).toEqual([])
      await fitsNarrowScreen(page)
      await fitsLargeLetters(page)
      await keepsItsPlace(page)
      const details = page.getByRole('button', { name: /^View / })
      if ((await details.count()) === 0) return
      await details.first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await keepsItsPlace(page)
    })
})
