import { expect, test } from '@playwright/test'
import { notices } from '../helpers/newTalent'
import { signInAsTalent, tab } from './atTheDashboard'

test.skip(({ isMobile }) => !isMobile, 'on a wide screen all of it stands side by side')

test('a tab that is pressed shows its beginning, and above it no more than who one is', async ({ page }) => {
  await signInAsTalent(page)
  const overview = page.getByRole('region', { name: 'Profile Overview' })
  await expect(overview.getByText('naina@tehkhana.example')).toBeVisible()
  const row = page.getByRole('tablist').first()
  const top = async () => (await row.boundingBox())?.y ?? Number.NaN
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await top()).toBeGreaterThan(812 / 2)
  for (const name of ['Portfolio', 'Profile', 'Dashboard']) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect.poll(top).toBeLessThan(812 / 2)
    expect(await top()).toBeGreaterThanOrEqual(0)
    await expect(overview.getByText('naina@tehkhana.example')).toBeVisible({ visible: name === 'Dashboard' })
  }
})

test('of several notices the newest is seen, and the one before it once that is closed', async ({ page }) => {
  await signInAsTalent(page)
  await page.goto('/model-dashboard?tab=portfolio')
  for (const label of ['Banner Image', 'Front']) {
    const file = { name: `${label}.txt`, mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await page.getByRole('button', { name: label, exact: true }).setInputFiles(file)
    await expect(notices(page)).toContainText('Upload Failed')
  }
  await page.getByRole('button', { name: 'Download as PDF' }).click()
  await expect(notices(page).getByText('PDF Ready')).toBeVisible({ timeout: 30_000 })
  await expect(notices(page).getByText('Generating PDF')).toHaveCount(0)
  await expect(notices(page).getByText('Upload Failed')).toBeHidden()
  await notices(page).getByRole('button', { name: 'Close: PDF Ready' }).click()
  await expect(notices(page).getByText('Upload Failed')).toBeVisible()
})
