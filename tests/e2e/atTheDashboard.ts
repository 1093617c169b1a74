import { expect, type Page } from '@playwright/test'

/** In by the talents' door, as the demo's talent, to her dashboard. */
export async function signInAsTalent(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Email or Phone').fill('naina@tehkhana.example')
  await page.getByLabel(/^Password/).fill('contact-sheet')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/model-dashboard')
}

/** One of the dashboard's tabs, by its words. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
