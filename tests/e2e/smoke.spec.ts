import { expect, test } from '@playwright/test'

test('the home page answers', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('h1')).toBeVisible()
})
