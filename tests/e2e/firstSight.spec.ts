import { expect, type Page, test } from '@playwright/test'
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

/** One for each shape of the pages that the title alone does not show: a large phone, a tablet, a desk. */
const SCREENS = [
  { width: 500, height: 900 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

test('title and first picture stand before the code where they stand after it, on screens of every width', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'once is enough')
  const { data } = await (await page.request.get('/public/models?limit=1')).json()
  for (const address of ['/', '/models', `/models/${data.models[0].slug}`, '/book-model'])
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(address)
      const before = await places(page, '.first-sight main')
      await page.unroute('**/assets/*.js')
      await page.goto(address)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await expect(page.locator('.first-sight')).toHaveCount(0)
      const after = await places(page, '#root main')
      for (const [at, place] of before.entries())
        expect(Math.abs(place - (after[at] ?? 0)), `${address} at ${screen.width}`).toBeLessThanOrEqual(2)
    }
})

/** Left and top of the title, and of the first face with its width. The home page's slides may not be made yet. */
async function places(page: Page, within: string): Promise<number[]> {
  await page.evaluate(() => document.fonts.ready)
  const title = await page.locator(`${within} h1`).boundingBox()
  const pictures = page.locator(`${within} picture`)
  const isHome = new URL(page.url()).pathname === '/'
  const picture = isHome || (await pictures.count()) === 0 ? null : await pictures.first().boundingBox()
  return [title?.x, title?.y, picture?.x, picture?.y, picture?.width].map((each) => each ?? 0)
}

for (const address of ['/', '/contact', '/book-model', '/models'])
  test(`${address} without scripts says how the agency is reached`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(address)
    // By place, not by what is read: in a noscript Playwright looks for no words.
    const words = page.locator('noscript')
    await expect(words.locator('p')).toContainText('This site needs JavaScript to show its pages.')
    await expect(words.locator('[href="mailto:hello@tehkhana.example"]')).toBeVisible()
    await expect(words.locator('[href="mailto:bookings@tehkhana.example"]')).toBeVisible()
    await expect(words.locator('[href="tel:+911155500142"]')).toHaveText('+91 11 5550 0142')
    await expect(words.locator('address')).toContainText('Lower ground floor, Lane 4')
    await context.close()
  })
