import { expect, type Page } from '@playwright/test'
import { openSignedIn } from '../signedIn'

/** Signs the demo's talent in by the form, which greets her on her dashboard. */
export async function signInByTheForm(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Email or Phone').fill('naina@tehkhana.example')
  await page.getByLabel(/^Password/).fill('contact-sheet')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/model-dashboard')
}

/** Opens the dashboard of the demo's talent as herself, or a part of it. */
export const signInAsTalent = (page: Page, path = '/model-dashboard') =>
  openSignedIn(page, 'talent', path, () => signInByTheForm(page))

/** One of the dashboard's tabs, by its words. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
