import { expect, test } from '@playwright/test'

test('the list of contents leads to its section, and the way home leads home', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Your rights' }).click()
  await expect(page.getByRole('heading', { name: '6. Your rights' })).toBeInViewport()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})
