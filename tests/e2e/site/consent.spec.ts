import { expect, type Page, test } from '@playwright/test'
import { signInByTheForm } from '../talent/talentPages'

// P5: session replay after consent, on two pages, and none ever on sign-in, reset, onboarding and admin pages.

type Box = { x: number; y: number; width: number; height: number }

/** A replacement for the tag: records the path of each page whose change it sees, on a page that changes constantly. */
const TAG = `
  setInterval(() => document.head.append(document.createComment('')), 5)
  const saw = () => localStorage.setItem('saw', (localStorage.getItem('saw') ?? '') + ' ' + location.pathname)
  new MutationObserver(saw).observe(document.documentElement, { childList: true, subtree: true })
`
const seen = (page: Page) => page.evaluate(() => [...new Set(localStorage.getItem('saw')?.trim().split(' '))])

/** Time enough for whoever looks on between two pages. */
const ON_THE_WAY_MS = 500

/** The pages as the server writes them for an agency that has set session replay up, by a slow line. */
async function withReplay(page: Page) {
  await page.route('https://www.clarity.ms/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TAG }),
  )
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, ON_THE_WAY_MS))
      const html = await response.text()
      const { 'content-security-policy': _, ...headers } = response.headers()
      const body = html.replace('<head>', '<head><meta name="clarity-project" content="abcd1234">')
      return route.fulfill({ response, headers, body })
    },
  )
}

test('session replay never sees a page other than the two, whichever way it is left', {
  tag: '@slow',
}, async ({ page }) => {
  await withReplay(page)
  await page.goto('/signup')
  await page
    .getByRole('link', { name: /^Tehkhana/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => page.evaluate(() => document.scripts.length)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'View All Models' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Models' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Featured Talent' })).toBeVisible()
  await expect.poll(() => seen(page)).toEqual(['/'])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  expect(await seen(page)).toEqual(['/'])
})

test('no notice covers the answers to the question', { tag: ['@phone', '@slow'] }, async ({ page }) => {
  await withReplay(page)
  await signInByTheForm(page)
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible()
  for (const name of ['Accept', 'Refuse']) {
    // A press by hand, which waits for no notice to go.
    const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox()) as Box
    const hit = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.textContent, {
      x: x + width / 2,
      y: y + height / 2,
    })
    expect(hit).toBe(name)
  }
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible()
})
