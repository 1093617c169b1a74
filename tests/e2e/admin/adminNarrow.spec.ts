import { expect, type Page, test } from '@playwright/test'
import { adminPages } from '../../../client/src/admin/pages'
import { adminPaths } from '../../../shared/adminPaths'
import { visit } from '../../helpers/visit'
import { signIn } from '../adminPages'

// The back office between phone and desktop: its tables are tables, and as wide as the screen or wider.

/** The pages of the back office that need no id; those that show no table are skipped. */
const pages = adminPages.map(({ path }) => path).filter((path) => !path.includes(':'))

/** How far each table's head covers its first row, in pixels. */
const covered = (page: Page) =>
  page.getByRole('table').evaluateAll((tables) =>
    tables.map((table) => {
      const head = table.querySelector('th')?.getBoundingClientRect().bottom ?? 0
      const row = table.querySelector('tbody tr')?.getBoundingClientRect().top ?? 0
      return Math.max(0, Math.round(head - row))
    }),
  )

test("from tablet to desktop no table's head covers its first row", { tag: '@release' }, async ({ page }) => {
  await signIn(page)
  const seen = new Set<string>()
  for (const address of pages)
    await test.step(address, async () => {
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const by = await covered(page)
        if (by.length > 0) seen.add(`${address} at ${width}`)
        expect(by, `at ${width}`).toEqual(by.map(() => 0))
      }
    })
  expect(seen.size).toBeGreaterThanOrEqual(24)
})

test("from tablet to desktop a list's search and table end where its buttons do, and begin beside the navigation", {
  tag: '@slow',
}, async ({ page }) => {
  await signIn(page, adminPaths.models)
  await expect(page.getByRole('table')).toBeVisible()
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const edges = await page.evaluate(() => {
      const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const main = rect('main')
      const list = document.querySelector('table')?.parentElement?.parentElement?.getBoundingClientRect()
      return {
        left: Math.round((rect('h1')?.left ?? 0) - (main?.left ?? 0)),
        ends: ['header > :last-child', '[role=search]'].map((each) =>
          Math.round(rect(`main ${each}`)?.right ?? 0),
        ),
        table: Math.round(list?.right ?? 0),
        margin: Math.round((main?.right ?? 0) - 32),
      }
    })
    expect(edges, `at ${width}`).toEqual({
      ...edges,
      left: 32,
      ends: edges.ends.map(() => edges.margin),
      table: edges.margin,
    })
  }
})

test('the ring around a row leaves its words whole @slow', async ({ page }) => {
  await signIn(page, adminPaths.bookings)
  const row = page.locator('tbody tr').nth(1)
  await expect(row).toBeVisible()
  await page.locator('tbody tr').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
  const ring = await row.evaluate((it) => {
    const { left, borderLeftWidth, borderLeftStyle } = getComputedStyle(it, '::after')
    const words = document.createRange()
    words.selectNodeContents(it.querySelector('td') as HTMLElement)
    const inner =
      it.getBoundingClientRect().left + Number.parseFloat(left) + Number.parseFloat(borderLeftWidth)
    return { style: borderLeftStyle, room: words.getBoundingClientRect().left - inner }
  })
  expect(ring.style).toBe('solid')
  expect(ring.room).toBeGreaterThan(1)
})
