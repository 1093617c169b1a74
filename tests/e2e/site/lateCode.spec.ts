import { expect, type Page, test } from '@playwright/test'
import { isTakenOver } from '../pageAssertions'

/** From now on, no code arrives. */
const cutOff = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())

test('a profile stands without the code of its polaroid', async ({ page }) => {
  await page.goto('/models?search=Zoya')
  await isTakenOver(page)
  // A profile's own code is fetched while the list is looked at.
  await page.waitForLoadState('networkidle')
  const card = page.locator('main li a').filter({ hasText: 'Zoya' })
  await card.hover()
  await page.waitForTimeout(3_000)
  await cutOff(page)
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zoya' })).toBeVisible()
  await page.waitForTimeout(1_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Zoya' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'See polaroid' })).toHaveCount(0)
})

test('the list says when the code to compare heights did not come, and fetches it at the next press', {
  tag: '@also-phone',
}, async ({ page }) => {
  await page.goto('/models?search=Zoya')
  await isTakenOver(page)
  await cutOff(page)
  const compare = page.getByRole('button', { name: 'Compare heights', exact: true }).first()
  await compare.click()
  await expect(page.getByRole('alert')).toHaveText(
    'No response from the server. Check your connection and try again.',
  )
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Models' })).toBeVisible()
  await expect(compare).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/assets/*.js')
  await compare.click()
  await page.getByRole('button', { name: 'Mark Zoya' }).click()
  await expect(page.getByRole('region', { name: 'Line-up' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
