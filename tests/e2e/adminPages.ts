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

/** `/admin/jobs` of a job: pages of one kind may be the same element, with something else in it. */
const kindOf = (path: string) => path.split(/[/?]/).slice(0, 3).join('/')

/**
 * Goes from one page of the back office to another as its links do, which takes a fifth of the time that the same page takes
 * with its code.
 */
export async function visit(page: Page, address: string) {
  const { pathname } = new URL(page.url())
  const isAdmin = [pathname, address].every((path) => path.startsWith('/admin'))
  if (!isAdmin || kindOf(pathname) === kindOf(address)) {
    await page.goto(address)
    return
  }
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
  }, address)
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible()
}
