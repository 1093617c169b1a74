import { expect, type Page, test } from '@playwright/test'
import { signIn, unlike } from '../adminPages'
import { proceduresOf } from '../procedures'

/** Fields, buttons and links that are lower than a finger needs. The link of a row that opens as a whole may be. */
const tooLow = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !control.closest('[data-opens]'))
      .flatMap((control) => {
        // What reaches over the face beside a name.
        const after = getComputedStyle(control, '::after')
        const reach = after.content !== 'none' && after.position === 'absolute' ? after.height : '0'
        const { width, height } = control.getBoundingClientRect()
        const label = control.closest('label')?.getBoundingClientRect().height ?? 0
        const most = Math.max(height, label, Number.parseFloat(reach))
        return width > 1 && height > 0 && most < 43.5
          ? [`${control.getAttribute('aria-label') ?? control.textContent}: ${Math.round(most)}`]
          : []
      }),
  )

/** The page of a job with so many talents that it is a table. */
async function withMany(page: Page) {
  const call = await proceduresOf(page)
  const { models } = (await (await page.request.get('/public/models?limit=13')).json()).data
  let { job } = await call('desk.jobs.create', { title: unlike(), client: unlike(), day: '2098-12-08' })
  for (const { _id: modelId } of models)
    ({ job } = await call('desk.claims.propose', { jobId: job.id, modelId }))
  return `jobs/${job.number}`
}

test('the pages of the desk have no control lower than a finger needs @phone @release', async ({ page }) => {
  await signIn(page)
  const isAsHighAsAFinger = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await tooLow(page), page.url()).toEqual([])
  }
  for (const list of ['jobs', 'packages', 'clients', 'talents']) {
    await page.goto(`/admin/${list}`)
    await isAsHighAsAFinger()
    const record = page
      .locator(`main a[href^="/admin/${list}/"]`)
      .filter({ hasNotText: /import/i })
      .first()
    // A document of its own, so that the parts of the page that come late are waited for.
    await page.goto((await record.getAttribute('href')) ?? '')
    await isAsHighAsAFinger()
  }
  for (const path of [
    'desk',
    'desk/report',
    'measuring',
    'chart',
    'money',
    'account',
    await withMany(page),
  ]) {
    await page.goto(`/admin/${path}`)
    await isAsHighAsAFinger()
  }
})
