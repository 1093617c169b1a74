import { expect, test } from '@playwright/test'
import { axe, signIn } from '../adminPages'

test('requests are marked, closed in one press and put back by another @also-phone', {
  tag: '@slow',
}, async ({ page, isMobile }) => {
  await signIn(page, '/admin/desk')
  // A phone shows one column at a time, and begins with what is in trouble.
  if (isMobile) await page.getByRole('tab', { name: /^New/ }).click()
  const ticks = page.getByRole('checkbox', { name: /^Mark / })
  await expect(ticks.first()).toBeVisible()
  const before = await ticks.count()
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await expect(page.getByRole('region', { name: '2 marked' })).toBeInViewport()
  await axe(page)
  await page.getByRole('button', { name: 'Close them' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close 2 requests' })
  await dialog.getByRole('combobox', { name: 'Close as' }).selectOption('Duplicate')
  await axe(page)
  await dialog.getByRole('button', { name: 'Close them' }).click()
  await expect(page.getByText('2 closed')).toBeVisible()
  await expect(ticks).toHaveCount(before - 2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await expect(ticks).toHaveCount(before)
})

test('a row is marked by the key x, and so is unmarked @slow', async ({ page }) => {
  await signIn(page, '/admin/jobs')
  const row = page.getByRole('row', { name: /J-\d{4}-\d{4}/ }).first()
  await row.focus()
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: '1 marked' })).toBeVisible()
  await axe(page)
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: '1 marked' })).toHaveCount(0)
})
