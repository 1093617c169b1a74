import { expect, test } from '@playwright/test'
import { axe, signIn } from '../adminPages'

test('the report leads from the desk to what a figure counted, and back @also-phone', {
  tag: '@slow',
}, async ({ page }) => {
  await signIn(page, '/admin/desk')
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Quarter')
  const placed = page.getByRole('table', { name: 'Options' }).getByRole('row', { name: /^Placed/ })
  await expect(placed).toBeVisible()
  // The figures of the period before stay, dimmed, until the new ones are there.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await axe(page)
  await placed.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Options placed' })).toBeVisible()
  await expect(page.getByText(/ in total$/)).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'Back to the report' }).click()
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('quarter')
})

test('the report on paper has its figures and nothing that is pressed @slow', async ({ page }) => {
  await signIn(page, '/admin/desk/report?unit=month')
  await expect(page.getByRole('table', { name: 'By talent', exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'By talent', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Report' })).toBeVisible()
  for (const words of ['Print', 'Export CSV', 'Previous month', 'Dashboard', 'Logout'])
    await expect(page.getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(0)
})
