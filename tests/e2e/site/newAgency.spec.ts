import { expect, type Page } from '@playwright/test'
import { withOwnServer } from '../ownServer'

/** An agency that has filled in nothing yet. */
const test = withOwnServer({ DEMO_DATA: 'false', ADMIN_PASSWORD: 'printed at the start' })

const left = async (page: Page, name: string) =>
  (await page.getByRole('heading', { name, exact: true }).boundingBox())?.x

test('the public pages of a new agency have no holes @also-desktop', { tag: '@slow' }, async ({
  page,
  site,
}) => {
  await page.goto(site)
  const grid = page.getByRole('list', { name: 'Featured models' })
  const cards = await grid.getByRole('listitem').evaluateAll((all) =>
    all.map((card) => {
      const { top, right } = card.getBoundingClientRect()
      return { top, right }
    }),
  )
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(cards).toHaveLength(3)
  expect(new Set(cards.map(({ top }) => top)).size, 'one row').toBe(1)
  expect(Math.abs((cards[2]?.right ?? 0) - width)).toBeLessThan(3)
  expect(await left(page, 'Explore'), 'the footer begins where the page does').toBe(
    await left(page, 'Featured Talent'),
  )
})
