import { expect, test } from '@playwright/test'
import { axeIsContent } from '../pageAssertions'
import { signInAsTalent, tab } from './talentPages'

test('where the system is dark, every page of a talent is, and reads as well @phone', {
  tag: '@release',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signInAsTalent(page)
  const isDarkAndClear = async () => {
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await axeIsContent(page)
  }
  await isDarkAndClear()
  for (const name of ['Opportunities', 'Portfolio', 'Projects', 'Profile']) {
    await tab(page, name).click()
    await isDarkAndClear()
  }
  for (const path of ['jobs', 'money']) {
    await page.goto(`/model-dashboard/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isDarkAndClear()
  }
})
