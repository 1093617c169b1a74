import { expect, test } from '@playwright/test'
import { axe, signIn, unlike } from '../adminPages'
import { fitsLargeText, fitsNarrowScreen } from '../pageAssertions'

test('clients come from a file: columns, every row, and what was added', {
  tag: '@slow',
}, async ({ page }) => {
  await signIn(page, '/admin/clients/import')
  const name = unlike()
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('nothing')
  await expect(page.getByText(/^We found no rows/)).toBeVisible()
  await choose(`Firm,City,Email\r\n${name},Pune,jo@${name}.example\r\n,Delhi,\r\n`)
  await expect(page.getByText('No client name.')).toHaveCount(2)
  await expect(page.getByText('Nothing in this file is new.')).toBeVisible()
  await page.getByLabel('Firm').selectOption('Client')
  const add = page.getByRole('button', { name: 'Add 1 client and 1 contact' })
  await expect(add).toBeVisible()
  await axe(page)
  await fitsNarrowScreen(page)
  await fitsLargeText(page)
  await add.press('Enter')
  await expect(page.getByText('1 client and 1 contact added.')).toBeVisible()
  await expect(page.getByText('1 row was left out:')).toBeVisible()
  await page.goto(`/admin/clients?search=${name}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
})
