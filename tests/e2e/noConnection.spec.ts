import { expect, type Page, test } from '@playwright/test'
import { axe, signIn } from './adminPages'
import { isTakenOver } from './pageAssertions'
import { signInAsTalent } from './talent/talentPages'

/** The network is gone; the answer brings it back, without the page's being told: it waits for a press. */
async function cut(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true })
    addEventListener('online', (event) => event.stopImmediatePropagation())
  })
  await page.context().setOffline(true)
  return () => page.context().setOffline(false)
}

async function saysSo(page: Page, address: string) {
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeFocused()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await axe(page)
}

/** The page comes, and its heading has the focus. */
async function comes(page: Page, title: string) {
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused()
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

async function press(page: Page, name: string) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click()
}

test('without a connection a link of the site keeps the navigation, says so and can be tried again', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await page.goto('/about')
  await isTakenOver(page)
  const mend = await cut(page)
  await press(page, 'Contact')
  await saysSo(page, '/contact')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await page.goForward()
  await saysSo(page, '/contact')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Still no connection.')).toBeVisible()
  await mend()
  await comes(page, 'Get in Touch')
  expect(await isSamePage(page)).toBe(true)
  // A page with another frame keeps that of the site.
  await cut(page)
  await press(page, 'Join Agency')
  await saysSo(page, '/signup')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a server that did not answer is asked again, with the whole page where the browser needs that', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await page.goto('/about')
  await isTakenOver(page)
  await page.route('**', (route) => route.abort())
  await press(page, 'Contact')
  await saysSo(page, '/contact')
  await page.unroute('**')
  await comes(page, 'Get in Touch')
})

test('without a connection a talent keeps her header', { tag: ['@phone', '@slow'] }, async ({ page }) => {
  await signInAsTalent(page)
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor()
  const mend = await cut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
  await saysSo(page, '/model-dashboard/jobs')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await mend()
  await comes(page, 'Jobs')
  expect(await isSamePage(page)).toBe(true)
})

test('without a connection the back office keeps its menu', { tag: ['@phone', '@slow'] }, async ({
  page,
}) => {
  await signIn(page)
  const menu = page.getByRole('navigation', { name: 'Shortcuts' })
  await menu.getByRole('link', { name: 'Chart' }).waitFor()
  const mend = await cut(page)
  await menu.getByRole('link', { name: 'Jobs' }).click()
  await saysSo(page, '/admin/jobs')
  await expect(menu.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
  await page.goForward()
  await saysSo(page, '/admin/jobs')
  await mend()
  await comes(page, 'Jobs')
  expect(await isSamePage(page)).toBe(true)
})
