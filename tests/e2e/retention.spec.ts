import { expect, test } from '@playwright/test'
import { axe, signIn } from './atTheDesk'
import { fitsNarrowScreen } from './looking'

test('P4 the agency reads what is kept for how long', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/retention')
  const table = page.getByRole('table', { name: 'Kept for a time' })
  await expect(table.getByText('36 months')).toBeVisible()
  await axe(page)
  await fitsNarrowScreen(page)
})
