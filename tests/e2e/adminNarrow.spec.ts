import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { projectRoot } from '../../server/core/root'
import { paths } from '../../shared/paths'
import { signIn } from './atTheDesk'

// The desk between phone and desk: its tables are tables, and as wide as the screen or wider.
test.beforeEach(({ isMobile }) => {
  test.skip(isMobile, 'a phone has lists instead of tables')
})

/** The desk's pages as its own table has them; those that show no table are passed over. */
const pages = [
  ...readFileSync(path.join(projectRoot, 'client/src/admin/pages.ts'), 'utf8').matchAll(
    /path: paths\.(\w+)/g,
  ),
].map(([, name]) => paths[name as keyof typeof paths] as string)

/** Of each table how far its head lies over its first row, in pixels. */
const covered = (page: Page) =>
  page.getByRole('table').evaluateAll((tables) =>
    tables.map((table) => {
      const head = table.querySelector('th')?.getBoundingClientRect().bottom ?? 0
      const row = table.querySelector('tbody tr')?.getBoundingClientRect().top ?? 0
      return Math.max(0, Math.round(head - row))
    }),
  )

for (const width of [768, 1024, 1280])
  test(`at ${width} no table's head lies over its first row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page)
    const seen: string[] = []
    for (const address of pages)
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(/^Loading/)).toHaveCount(0)
        const by = await covered(page)
        if (by.length > 0) seen.push(address)
        expect(by).toEqual(by.map(() => 0))
      })
    expect(seen.length).toBeGreaterThanOrEqual(8)
  })
