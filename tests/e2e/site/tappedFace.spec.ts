import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

test('a pressed card opens its profile at once, with the card as its first picture', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  const built = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const code = page.waitForResponse(`**/${built['src/site/models/ModelPage.tsx'].file}`)
  // The only card: other journeys add models, and a picture below the screen is not fetched.
  await page.goto('/models?search=Imlong')
  await code
  const card = page.getByRole('main').getByRole('link', { name: /Imlong/ })
  const pictures = card.locator('img')
  const files = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) =>
      all.flatMap(({ complete, currentSrc }) => (complete ? currentSrc : [])),
    )
  await expect.poll(async () => (await files()).length).toBeGreaterThan(0)
  const shown = await files()
  // The server does not answer any more: what is shown is known from the list.
  await page.route(/\/trpc\/|\/media\//, () => {})
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imlong' })).toBeVisible()
  await expect(page.getByText('183 cm').first()).toBeAttached()
  const stage = page.locator('[data-stage] picture').first()
  const background = await stage.evaluate((element) => getComputedStyle(element).backgroundImage)
  expect(shown.map((file) => `url("${file}")`)).toContain(background)
})
