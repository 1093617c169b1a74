import { expect, test } from '@playwright/test'
import { axe, signIn, unlike } from './adminPages'

// Journeys run side by side on one agency: the name of the agency itself is changed in tests/api/admin/agencySettings.
test('a superadmin changes the slogan, and the home page shows it', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Agency', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Agency', level: 1 })).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByLabel('Web address').first()).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'All settings' }).click()
  await page.getByRole('link', { name: 'Name and description' }).click()
  await axe(page)
  const slogan = `Faces ${unlike()}`
  const before = await page.getByLabel('Slogan').inputValue()
  await page.getByLabel('Slogan').fill(slogan)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByText(slogan)).toBeVisible()
  await page.goBack()
  await page.getByLabel('Slogan').fill(before)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
})
