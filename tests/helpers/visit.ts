import { expect, type Page } from '@playwright/test'

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
