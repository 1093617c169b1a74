import { expect, type Page, test } from '@playwright/test'
import { isTakenOver } from '../pageAssertions'

const counter = (page: Page) => page.getByRole('status', { name: /^Picture \d of 5$/ })
const shown = async (page: Page) => Number((await counter(page).innerText()).slice(0, 2))
/** The one that follows, of five. */
const after = (number: number) => `0${(number % 5) + 1}/05`

/** Opens the home page and waits for its code: the second slide is fetched by it. */
async function opened(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await expect(counter(page).locator('xpath=../..').locator('> [aria-hidden]')).not.toHaveCount(1)
}

/** The home page with its clock stopped at the moment at which the slideshow was set going. */
async function stopped(page: Page) {
  await opened(page)
  const button = page.getByRole('button', { name: /^(Pause|Play) the slideshow$/ })
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await button.press('Enter')
  await expect(button).toHaveAccessibleName('Play the slideshow')
  await button.press('Enter')
  await expect(button).toHaveAccessibleName('Pause the slideshow')
  return shown(page)
}

test('five pictures, each for five seconds, with a fade of one', { tag: ['@phone', '@slow'] }, async ({
  page,
}) => {
  let now = await stopped(page)
  for (let slides = 0; slides < 5; slides++) {
    await page.clock.runFor(4_999)
    expect(await shown(page)).toBe(now)
    await page.clock.runFor(1)
    await expect(counter(page)).toHaveText(after(now))
    now = (now % 5) + 1
  }
  const slides = counter(page).locator('xpath=../..').locator('> [aria-hidden]')
  await expect(slides).toHaveCount(5)
  for (const slide of await slides.all()) {
    await expect(slide).toHaveCSS('transition-property', 'opacity')
    await expect(slide).toHaveCSS('transition-duration', '1s')
  }
})

test('it advances also while the pointer rests on it @slow', async ({ page }) => {
  let now = await stopped(page)
  // Over the picture alone, and over the words that lie on it.
  for (const [x, y] of [
    [1_000, 120],
    [640, 500],
  ] as const) {
    await page.mouse.move(x, y)
    await page.clock.runFor(5_000)
    await expect(counter(page)).toHaveText(after(now))
    now = (now % 5) + 1
  }
})

test('it stands, and would change without a fade, for whoever wants less motion @slow', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await opened(page)
  await expect(counter(page)).toHaveText('01/05')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.clock.runFor(60_000)
  await expect(counter(page)).toHaveText('01/05')
  const slide = counter(page).locator('xpath=../..').locator('> [aria-hidden]').first()
  const seconds = await slide.evaluate((it) => Number.parseFloat(getComputedStyle(it).transitionDuration))
  expect(seconds).toBeLessThan(0.001)
  await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
})

test('on a screen that is higher than wide the words stand under the face, not on it', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  for (const [width, height] of [
    [375, 812],
    [768, 1024],
    [1024, 1366],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const slides = await counter(page).locator('xpath=../..').boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect((slides?.y ?? 0) + (slides?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
    const links = await Promise.all(
      ['Discover Models', 'See Our Projects'].map((name) => page.getByRole('button', { name }).boundingBox()),
    )
    // Side by side, or one under the other and equally wide.
    const [first, second] = links
    expect(first?.y === second?.y || first?.width === second?.width).toBe(true)
  }
})

test('the two calls at the foot are equally wide on a phone', { tag: ['@phone', '@slow'] }, async ({
  page,
}) => {
  await page.goto('/')
  const widths = await Promise.all(
    ['Join Agency', 'Book Model'].map(async (name) => {
      const call = page.getByRole('region', { name: 'On either side of the camera' })
      return (await call.getByRole('link', { name }).boundingBox())?.width
    }),
  )
  expect(widths[0]).toBe(widths[1])
})

test('the newsletter is asked for by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox').focus()
  await page.keyboard.type(`meera-${Date.now()}@kori.example`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Subscribed!')).toBeVisible()
})

/** The home page, opened inside the site, with the first `count` of the featured models. */
async function withFeatured(page: Page, count: number) {
  await page.unrouteAll()
  await page.route('**/trpc/*site.models.featured*', async (route) => {
    const response = await route.fetch()
    const at = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? []
    const answers = await response.json()
    answers[at.indexOf('site.models.featured')].result.data.splice(count)
    await route.fulfill({ response, json: answers })
  })
  await page.goto('/terms')
  await isTakenOver(page)
  await page.locator('footer').getByRole('link', { name: 'Home', exact: true }).click()
  const cards = page.getByRole('list', { name: 'Featured models' }).getByRole('listitem')
  await expect(cards).toHaveCount(count)
  return cards.evaluateAll((all) =>
    all.map((card) => {
      const { top, left, right } = card.getBoundingClientRect()
      return { top: Math.round(top), left, right }
    }),
  )
}

test('one to six featured models fill their rows', { tag: ['@also-phone', '@slow'] }, async ({ page }) => {
  for (let count = 1; count <= 6; count++)
    await test.step(`${count} models`, async () => {
      const cards = await withFeatured(page, count)
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      for (const { top } of cards) {
        const row = cards.filter((card) => card.top === top)
        expect(Math.min(...row.map(({ left }) => left)), `the row at ${top}`).toBeLessThan(3)
        expect(width - Math.max(...row.map(({ right }) => right)), `the row at ${top}`).toBeLessThan(3)
      }
    })
})
