import { expect, type Page, test } from '@playwright/test'
import { visit } from '../../helpers/visit'
import { axe, signIn } from '../adminPages'

/** The height of most rows: other journeys add names that are as long as they may be. */
async function usualHeight(page: Page) {
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)]
}

/** The most a row of each list has on a phone: three lines. In that of the team two controls are one of them. */
const LISTS = [
  { address: '/admin/jobs', most: 96 },
  { address: '/admin/models', most: 96 },
  { address: '/admin/team', most: 112 },
]

test('rows of a list are 48 pixels high, on a phone three lines', {
  tag: ['@also-desktop', '@slow'],
}, async ({ page, isMobile }) => {
  await signIn(page)
  for (const { address, most } of LISTS)
    await test.step(address, async () => {
      await visit(page, address)
      await expect(page.locator('tbody tr').first()).toBeVisible()
      expect(await usualHeight(page)).toBeLessThanOrEqual(isMobile ? most : 48)
      await axe(page)
    })
})

test('the talents of a job have a mark that differs without colour @phone @slow', async ({ page }) => {
  await signIn(page, '/admin/jobs')
  const options = page.locator('[data-state=option]')
  await expect(options.first()).toHaveText(/^[1-4]$/)
  const looks = async (state: string) =>
    await page
      .locator(`[data-state=${state}]`)
      .first()
      .evaluate((mark) => {
        const { backgroundColor, borderStyle } = getComputedStyle(mark)
        return `${backgroundColor} ${borderStyle} ${mark.textContent ? 'rank' : ''}`
      })
  const seen = [await looks('confirmed'), await looks('option'), await looks('proposed')]
  expect(new Set(seen).size).toBe(3)
})

test("a contact's phone number is never broken @phone @slow", async ({ page }) => {
  await signIn(page, '/admin/clients')
  await page.locator('tbody a').first().click()
  const numbers = page.locator('main a[href^="tel:"]')
  await expect(numbers.first()).toBeVisible()
  const lines = await numbers.evaluateAll((all) =>
    all.map((number) => {
      const range = document.createRange()
      range.selectNodeContents(number)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    }),
  )
  expect(lines).toEqual(lines.map(() => 1))
})
