import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

// Every page is opened, looked through and checked in full: more than a busy machine does in the usual time.
test.beforeEach(() => test.slow())

const PAGES = [
  '/',
  '/models',
  '/projects',
  '/about',
  '/book-model',
  '/contact',
  '/register',
  '/terms',
  '/privacy-policy',
  '/cookie-policy',
  '/nowhere',
]
const MOVED_AT_MOST = 0.02
const TOO_LARGE = 1.5

/** The first model of the sheet, as an address. */
async function profile(page: Page) {
  const { data } = await (await page.request.get('/public/models?limit=1')).json()
  return `/models/${data.models[0].slug}`
}

/** Counts from the start what moves without having been asked to. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { moved: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Down to the end of the page, so that everything that waits to be seen comes. */
async function lookThrough(page: Page) {
  await expect(page.locator('main h1')).toBeVisible()
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await pause(40)
    }
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
      pause(5_000),
    ])
  })
}

/**
 * Files with more points than one and a half times what is shown of them. A browser draws a small picture from the
 * large file that it has already; the smallest file of all has no smaller one. The one picture that is fetched before
 * the page is laid out is left out: now and then the browser chooses it as for a page of 980 pixels.
 */
const oversized = (page: Page) =>
  page.evaluate((limit) => {
    const times = new Map<string, number>()
    const first = document.querySelector<HTMLLinkElement>('link[rel=preload][as=image]')?.imageSrcset ?? ''
    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect()
      const [, id = '', file = ''] = /\/media\/([^/]+)\/(\d+)\./.exec(image.currentSrc) ?? []
      if (id === '' || first.includes(id)) continue
      const smallest = Math.min(...[...image.srcset.matchAll(/ (\d+)w/g)].map(([, wide]) => Number(wide)))
      if (width === 0 || Number(file) === smallest) continue
      const shape = Number(image.getAttribute('height')) / Number(image.getAttribute('width'))
      const isCovered = getComputedStyle(image).objectFit === 'cover'
      const shown = isCovered ? Math.max(width, height / shape) : Math.min(width, height / shape)
      const ratio = Number(file) / (shown * devicePixelRatio)
      times.set(image.currentSrc, Math.min(ratio, times.get(image.currentSrc) ?? ratio))
    }
    return [...times].filter(([, ratio]) => ratio > limit)
  }, TOO_LARGE)

for (const address of [...PAGES, 'a profile']) {
  test(`${address} is fetched from here alone, in the right sizes, and nothing moves on it`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
    })
    await watchShifts(page)
    await page.goto(address === 'a profile' ? await profile(page) : address)
    await lookThrough(page)
    expect(foreign).toEqual([])
    expect(await oversized(page)).toEqual([])
    const moved = await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)
    expect(moved).toBeLessThan(MOVED_AT_MOST)
  })
}

for (const address of ['/', '/projects', '/about']) {
  test(`${address} has nothing for axe to find, and fits a screen of 320 pixels`, async ({ page }) => {
    await page.goto(address)
    await lookThrough(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
  })
}

test('the newsletter is asked for by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox').focus()
  await page.keyboard.type(`meera-${Date.now()}@kori.example`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Subscribed!')).toBeVisible()
})

test('the newsletter keeps what was typed when the line is dead, busy or broken', async ({
  page,
  context,
}) => {
  const subscribe = /site\.newsletter\.subscribe/
  const address = `tara-${Date.now()}@kori.example`
  await page.goto('/')
  const form = page.getByRole('form', { name: /newsletter/i })
  const email = form.getByRole('textbox')
  const said = form.getByRole('status')
  await email.fill(address)
  await context.setOffline(true)
  await email.press('Enter')
  await expect(said).toHaveText('There was no answer. Check your connection and try again.')
  await expect(email).toHaveValue(address)
  await context.setOffline(false)
  const answers: [status: number, words: string][] = [
    [429, 'Too many addresses have come from your connection. Please try again later.'],
    [500, 'That did not work. Please try again.'],
  ]
  for (const [httpStatus, words] of answers) {
    const error = { message: 'no', code: -32000, data: { code: 'X', httpStatus } }
    await page.route(subscribe, (route) => route.fulfill({ status: httpStatus, json: [{ error }] }))
    await email.press('Enter')
    await expect(said).toHaveText(words)
    await expect(email).toHaveValue(address)
    await page.unroute(subscribe)
  }
  await email.press('Enter')
  await expect(said).toHaveText('Subscribed!')
})
