import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

// Full checks by axe take a busy machine longer than the usual time.
test.beforeEach(() => test.slow())

const PAGES = [
  '/terms',
  '/privacy-policy',
  '/cookie-policy',
  '/unsubscribe/some-link',
  '/contact',
  '/register',
]

for (const path of PAGES)
  test(`${path} passes axe, scrolls nowhere sideways at 320, and asks nobody else`, async ({
    page,
    baseURL,
  }) => {
    const strangers: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (origin !== baseURL && protocol.startsWith('http')) strangers.push(request.url())
    })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(strangers).toEqual([])
  })

test('the list of contents leads to its section, and the way home leads home', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Your rights' }).click()
  await expect(page.getByRole('heading', { name: '6. Your rights' })).toBeInViewport()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})
