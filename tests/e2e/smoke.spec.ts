import { expect, test } from '@playwright/test'

test('the home page answers', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('h1')).toBeVisible()
})

test('the shell has no address of its own: it is a page nowhere, and says so', async ({ page }) => {
  const answer = await page.goto('/index.html')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('404 Oops! Page not found')
})
