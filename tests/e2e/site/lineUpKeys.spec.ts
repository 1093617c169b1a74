import { expect, type Page, test } from '@playwright/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 80; presses++) {
    if ((await focused(page)) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}`)
}

test('models are compared by keyboard alone, and the focus returns to where it was', {
  tag: '@slow',
}, async ({ page }) => {
  // Other journeys add models, and none of them in a city.
  await page.goto('/models?city=Mumbai')
  await expect(page.getByRole('button', { name: 'Compare heights' })).toBeVisible()
  await tabTo(page, 'Compare heights')
  await page.keyboard.press('Enter')
  for (const name of ['Zoya', 'Mehr']) {
    await tabTo(page, `Mark ${name}`)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: `Mark ${name}` })).toHaveAttribute('aria-pressed', 'true')
  }
  await tabTo(page, 'Compare heights')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Line-up' })
  await expect(dialog.locator('[data-cm]')).toHaveCount(2)
  await tabTo(page, 'Mehr')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await focused(page)).toBe('Compare heights')
})

test('the polaroid is shown by keys, at once when motion is reduced', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/models/zoya')
  const button = page.getByRole('button', { name: 'See polaroid' })
  await expect(button).toBeVisible()
  await tabTo(page, 'See polaroid')
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const layer = page.locator('[data-stage] [aria-hidden=false]').filter({ has: page.locator('img') })
  await expect(layer).toHaveCSS('opacity', '1')
  const fade = await layer.evaluate((element) => getComputedStyle(element).transitionDuration)
  expect(Number.parseFloat(fade)).toBeLessThan(0.001)
  await expect(page.getByText(/^Polaroid, added /)).toBeVisible()
  await page.keyboard.press('p')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText(/^Polaroid, added /)).toBeHidden()
})
