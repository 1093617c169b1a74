import { expect, type Locator, type Page } from '@playwright/test'
import { axeIsContent, tooWide } from './pageAssertions'
import { openSignedIn } from './signedIn'

/** Nothing for axe to say, and nothing that scrolls sideways. */
export async function axe(page: Page) {
  await axeIsContent(page)
  expect(await tooWide(page)).toBe(0)
}

/** A word unlike any other of this run, so that a journey finds its own. */
export const unlike = () => `Zz${Math.random().toString(36).slice(2, 9)}`

/**
 * Gives the password where a dangerous action asks for it; not when the session of an earlier journey has given it in the
 * last ten minutes. `next` is what the action shows.
 */
export async function confirmIfAsked(page: Page, next: Locator, password = 'darkroom-lamp') {
  const field = page.getByRole('dialog', { name: 'Confirm that it is you' }).getByLabel(/^Your password/)
  await expect(field.or(next).first()).toBeVisible()
  if (!(await field.isVisible())) return
  await field.fill(password)
  await page.keyboard.press('Enter')
}

/** Opens a page of the back office, usually its dashboard, as the demo's superadmin. */
export async function signIn(page: Page, path = '/admin') {
  await openSignedIn(page, 'superadmin', path, async () => {
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill('admin@tehkhana.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('darkroom-lamp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin')
  })
  if (path === '/admin') await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
}
