import { expect, test } from '@playwright/test'
import { visit } from '../../helpers/visit'
import { axe, signIn, unlike } from '../adminPages'
import { fitsLargeText, fitsNarrowScreen } from '../pageAssertions'

test('an old sheet of options is looked at, imported and taken back', {
  tag: ['@also-phone', '@slow'],
}, async ({ page }) => {
  await signIn(page, '/admin/import')
  const name = unlike()
  await page.getByRole('link', { name: 'Import options and bookouts instead' }).press('Enter')
  // Days of its own, whoever else imports for Zoya.
  const year = new Date().getFullYear() + 1 + Math.floor(Math.random() * 40)
  const sheet = `Talent,1 Feb ${year},2 Feb ${year},3 Feb ${year}\r\nZoya,1 ${name},1 ${name},out\r\nNobody Here,C ${name},,\r\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(sheet) })
  await expect(page.getByText(`3 days: 1 Feb ${year} – 3 Feb ${year}`)).toBeVisible()
  await expect(page.getByText('No talent has this name.')).toBeVisible()
  await expect(page.getByText(`1st option · ${name}`).first()).toBeVisible()
  const add = page.getByRole('button', { name: 'Import 1 option, 1 bookout' })
  // It stays in sight, however many lines stand above it.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(add).toBeInViewport({ ratio: 1 })
  await axe(page)
  await fitsNarrowScreen(page)
  await fitsLargeText(page)
  await add.press('Enter')
  await expect(page.getByText('Imported: 1 option, 1 bookout · 1 job, 1 new client.')).toBeVisible()
  await visit(page, `/admin/jobs?search=${name}`)
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await visit(page, '/admin/import/desk')
  await page.getByRole('button', { name: `Take back ${name}.csv` }).press('Enter')
  await expect(page.getByText('Nothing was changed since.')).toBeVisible()
  await page.getByRole('button', { name: 'Take back', exact: true }).press('Enter')
  await expect(page.getByText('Import taken back', { exact: true })).toBeVisible()
  await visit(page, `/admin/jobs?search=${name}`)
  await expect(page.getByText(name)).toHaveCount(0)
})
