import { expect, test } from '@playwright/test'
import { watchShifts } from './looking'

const LATE_MS = 5_000

for (const address of ['/', '/models', 'a profile', '/book-model'])
  test(`${address}: the first sight is there long before the code, and stays where it is`, async ({
    page,
  }) => {
    const { data } = await (await page.request.get('/public/models?limit=1')).json()
    const isStill = await watchShifts(page)
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.continue()
    })
    await page.goto(address === 'a profile' ? `/models/${data.models[0].slug}` : address, {
      waitUntil: 'commit',
    })
    const first = page.locator('.first-sight')
    await expect(first.locator('h1')).toBeInViewport()
    // Nothing is painted before the style sheet is there.
    await page.waitForFunction(() => document.fonts.status === 'loaded' && document.styleSheets.length > 0)
    await expect(first).toHaveCSS('line-height', '24.8px')
    const words = await first.locator('h1').innerText()
    const before = await first.locator('h1').boundingBox()
    await isStill()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(first).toHaveCount(0)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(words)
    const now = await title.boundingBox()
    expect(Math.abs((now?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2)
    expect(Math.abs((now?.x ?? 0) - (before?.x ?? 0))).toBeLessThanOrEqual(2)
    await page.waitForLoadState('networkidle')
    await isStill()
    // What was drawn in a later turn has its rules by themselves.
    expect(await page.locator('style[data-emotion=css]').count()).toBeGreaterThan(1)
  })
