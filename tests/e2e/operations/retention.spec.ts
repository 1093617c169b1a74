import { expect, test } from '@playwright/test'
import { axe, signIn } from '../adminPages'
import { fitsNarrowScreen } from '../pageAssertions'

test('P4 the agency reads what is stored for how long @slow', async ({ page }) => {
  await signIn(page, '/admin/retention')
  const table = page.getByRole('table', { name: 'Deleted automatically' })
  await expect(table.getByRole('row', { name: /^Booking requests/ }).getByText('36 months')).toBeVisible()
  await axe(page)
  await fitsNarrowScreen(page)
})
