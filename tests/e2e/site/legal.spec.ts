import { expect, test } from '@playwright/test'
import { axe, signIn } from '../adminPages'

test('the list of contents leads to its section, and the way home leads home', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Your rights' }).click()
  await expect(page.getByRole('heading', { name: '6. Your rights' })).toBeInViewport()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a superadmin writes a section of the terms, visitors without scripts read it, and the template comes back @slow', async ({
  page,
  browser,
}) => {
  await signIn(page, '/admin/settings/termsText')
  await expect(page.getByRole('button', { name: 'Edit section 6' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Edit section 6' }).click()
  await expect(page.getByLabel('Text of section 6')).toHaveValue(/^We run this site with care/)
  await page
    .getByLabel('Text of section 6')
    .fill('We answer for our mistakes.\n\n## Not for\n- the weather\n- traffic')
  await axe(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await reader.goto('/terms')
  const section = reader.getByRole('region', { name: '6. Our responsibility' })
  await expect(section.getByText('We answer for our mistakes.')).toBeVisible()
  await expect(section.getByRole('heading', { name: 'Not for', level: 3 })).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveText(['the weather', 'traffic'])

  await page.getByRole('button', { name: 'Use the template again for section 6' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await reader.reload()
  await expect(section.getByText('We run this site with care')).toBeVisible()
  await reader.context().close()
})
