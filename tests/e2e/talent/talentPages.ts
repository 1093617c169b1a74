import { expect, type Page } from '@playwright/test'
import { openSignedIn } from '../signedIn'

/** Opens the dashboard of the demo's talent as herself. */
export async function signInAsTalent(page: Page) {
  await openSignedIn(page, 'talent', '/model-dashboard', async () => {
    await page.goto('/login')
    await page.getByLabel('Email or Phone').fill('naina@tehkhana.example')
    await page.getByLabel(/^Password/).fill('contact-sheet')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/model-dashboard')
  })
}

/** One of the dashboard's tabs, by its words. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
