import { expect, test } from '@playwright/test'
import { axe, signIn, unlike } from '../adminPages'

// Nothing is saved: the journeys beside this one look at the same pages.
test('a superadmin sees what is typed on the page itself, at both widths, before it is saved @slow', async ({
  page,
  request,
}) => {
  await signIn(page, '/admin/settings/about')
  await page.getByRole('button', { name: 'Show preview' }).press('Enter')
  const shown = page.frameLocator('iframe').last()
  await expect(shown.getByRole('heading', { name: 'About', level: 1 })).toBeVisible()
  const framed: string[] = []
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) framed.push(asked.url())
  })
  const manifesto = `Faces ${unlike()} <b>`
  await page.getByLabel('Manifesto').fill(manifesto)
  await expect(shown.getByText(manifesto)).toBeVisible()
  await axe(page)
  const width = () => shown.locator('html').evaluate((root) => root.clientWidth)
  expect(await width()).toBe(375)
  await page.getByRole('button', { name: 'Computer' }).press('Enter')
  expect(await width()).toBe(1280)
  expect(await shown.locator('html').evaluate(() => document.fonts.size)).toBeGreaterThan(0)
  // As a visitor sees it, and by keyboard it is only scrolled.
  await expect(shown.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Phone' }).press('Enter')
  await page.getByTitle('About with what you have typed').focus()
  await page.keyboard.press('PageDown')
  await expect.poll(() => shown.locator('html').evaluate(() => scrollY)).toBeGreaterThan(100)
  // Every page goes on refusing to be framed (S30): nothing was loaded into the frame.
  expect(framed).toEqual([])
  const answer = await request.get('/about')
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(await answer.text()).not.toContain(manifesto.slice(0, -4))

  await page.reload()
  await expect(page.getByText('We restored what you typed here but did not save.')).toBeVisible()
  await expect(page.getByLabel('Manifesto')).toHaveValue(manifesto)
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByLabel('Manifesto')).not.toHaveValue(manifesto)
})

test('a legal page and a home page are shown with the draft @slow', async ({ page }) => {
  await signIn(page, '/admin/settings/termsText')
  await page.getByRole('button', { name: 'Show preview' }).click()
  const shown = page.frameLocator('iframe').last()
  await page.getByRole('button', { name: 'Edit section 2' }).click()
  await page.getByLabel('Text of section 2').fill('## Cancelling\n\nWrite to us.')
  await expect(shown.getByRole('heading', { name: 'Cancelling' })).toBeVisible()
  await page.goto('/admin/settings/look')
  await page.getByRole('button', { name: 'Show preview' }).click()
  await page.getByLabel('Colour', { exact: true }).fill('#1f4e8c')
  const accent = () =>
    shown
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--agency-colors-accent'))
  // The frame may be replaced while it is asked.
  await expect(async () => expect(await accent()).toBe('#1f4e8c')).toPass()
  await page.getByLabel('Page', { exact: true }).selectOption('Contact')
  await expect(shown.getByRole('heading', { name: 'Get in Touch', level: 1 })).toBeVisible()
})
