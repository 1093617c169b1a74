import { expect, type Locator, test } from '@playwright/test'
import { axe, signIn } from '../adminPages'
import { fitsNarrowScreen } from '../pageAssertions'

/** Whether an element is in sight: in the window, and behind nothing else. */
const isInSight = (element: Locator) =>
  element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('on a phone one reads that somebody was written to, however long the text is @phone @slow', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  // A low phone: the text alone fills it.
  await page.setViewportSize({ width: 375, height: 600 })
  await signIn(page, '/admin/talents')
  for (const name of ['Mark Amaya', 'Mark Anant'])
    await page.getByRole('checkbox', { name, exact: true }).press('Space')
  await page.getByRole('button', { name: 'Write on WhatsApp' }).click()
  await page.getByLabel('Text', { exact: true }).fill('Are you free?\n'.repeat(30))
  await page.getByRole('button', { name: /^Start: / }).click()
  const chat = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Open WhatsApp/ }).click()
  await (await chat).close()
  const state = page.getByRole('status').filter({ hasText: /^Written \d\d:\d\d/ })
  await expect(state).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  expect(await isInSight(state)).toBe(true)
  await axe(page)
  await fitsNarrowScreen(page)
  // Who opens the card reads it as well.
  await page.getByRole('link', { name: 'Open the card' }).click()
  await expect(page.getByText(/^Written \d\d:\d\d by /)).toBeVisible()
})
