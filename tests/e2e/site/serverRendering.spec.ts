import { expect, type Page, test } from '@playwright/test'
import { isTakenOver, watchShifts } from '../pageAssertions'

const LATE_MS = 5_000

const PAGES = [
  '/',
  '/models',
  '/models?page=2',
  '/models?gender=female',
  'a profile',
  '/projects',
  '/about',
  '/contact',
  '/book-model',
  '/register',
  '/terms',
  '/privacy-policy',
  '/cookie-policy',
  '/login',
  '/signup',
  '/forgot-password',
  '/nowhere',
]

async function addressOf(page: Page, name: string) {
  if (name !== 'a profile') return name
  const { data } = await (await page.request.get('/public/models?limit=1')).json()
  return `/models/${data.models[0].slug}`
}

test('every public page is taken over by the browser without a complaint, and nothing moves', {
  tag: ['@also-phone', '@slow'],
}, async ({ page }) => {
  const complaints: string[] = []
  // The browser itself notes the status of a page that is not there.
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type()) && !line.text().includes('404'))
      complaints.push(line.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const isStill = await watchShifts(page)
  for (const name of PAGES) {
    await page.goto(await addressOf(page, name))
    await isTakenOver(page)
    await isStill()
    expect(complaints, name).toEqual([])
  }
})

test('every public page is read, and left by its links, without scripts', {
  tag: '@slow',
}, async ({ browser, page: { request } }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { data } = await (await request.get('/public/models?limit=1')).json()
  for (const name of PAGES) {
    await page.goto(name === 'a profile' ? `/models/${data.models[0].slug}` : name)
    await expect(page.locator('h1'), name).toBeVisible()
    // Its own styles are there, and no file is waited for before anything is drawn.
    await expect(page.locator('link[rel=stylesheet]'), name).toHaveCount(0)
    await expect(page.locator('h1'), name).toHaveCSS('font-family', /Archivo/)
    await expect(page.locator('footer a').first(), name).toBeVisible()
    // No button that would do nothing is shown; a form says that it needs scripts.
    await expect(page.locator('button[type=button]:visible:not(form *)'), name).toHaveCount(0)
  }
  await page.goto('/models')
  await page.locator('main li a').first().click()
  await expect(page).toHaveURL(/\/models\/[\w-]+$/)
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('link', { name: 'hello@tehkhana.example' }).first()).toBeVisible()
  await context.close()
})

for (const [address, lane] of [
  ['/', '@release'],
  ['/models', '@slow'],
  ['/book-model', '@release'],
] as const)
  test(`${address}: when its own letters come late, every line stays where it is`, {
    tag: ['@phone', lane],
  }, async ({ page }) => {
    const isStill = await watchShifts(page)
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    await isStill()
  })

/** Holds the code back until the answer is called. */
async function withLateCode(page: Page) {
  let go = () => {}
  const free = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await free
    await route.continue().catch(() => {})
  })
  return () => go()
}

test('what was typed and chosen before the code came is still there after it, and is sent', {
  tag: '@slow',
}, async ({ page }) => {
  const codeComes = await withLateCode(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Devika Rao')
  await page.getByLabel('Email').fill('devika@example.in')
  await page.getByLabel('Subject').selectOption({ index: 1 })
  await page.getByLabel('Message').fill('Written before the code.')
  codeComes()
  await isTakenOver(page)
  await expect(page.getByLabel('Name')).toHaveValue('Devika Rao')
  await expect(page.getByLabel('Message')).toHaveValue('Written before the code.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /message/i })
      .first(),
  ).toBeVisible()
})

test('a link pressed before the code came leads to its page', { tag: '@slow' }, async ({ page }) => {
  const codeComes = await withLateCode(page)
  await page.goto('/models', { waitUntil: 'commit' })
  await page.locator('main li a').first().click()
  await expect(page).toHaveURL(/\/models\/[\w-]+$/)
  await expect(page.locator('h1')).toBeVisible()
  codeComes()
})
