import type { Page } from '@playwright/test'

/** Opens what the page shows only on request: its tabs, and the first row's details. */
export async function lookAround(page: Page) {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click({ timeout: 2_000 }).catch(() => {})
    await page.waitForTimeout(100)
  }
  const details = page.getByRole('button', { name: /view|details|read|open|spam/i }).first()
  if (await details.isVisible().catch(() => false)) await details.click({ timeout: 2_000 }).catch(() => {})
}
