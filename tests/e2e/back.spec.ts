import { expect, test } from '@playwright/test'

// Back is how one closes things on a phone.

test('a page that is asked for just after a menu has closed is loaded, and Back leads to the page before', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  for (let time = 0; time < 6; time++) {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await page.goto('/contact')
    await expect(page).toHaveURL(/\/contact$/)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('Back closes the sheet of filters and keeps what was chosen in it; Back again leaves the list', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await page.goto('/about')
  await page.goto('/models')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Gender').selectOption('Female')
  await expect(page).toHaveURL(/gender=Female/)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/models\?gender=Female$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('Back closes the menu, and a link in it leaves no entry behind', { tag: ['@phone', '@slow'] }, async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/about$/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('a page that is loaded again with a dialog open has no entry more than it had', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await page.goto('/about')
  await page.goto('/models')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})
