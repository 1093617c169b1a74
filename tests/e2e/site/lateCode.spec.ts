import { expect, type Locator, type Page, test } from '@playwright/test'
import { notices } from '../../helpers/people/newTalent'
import { isTakenOver } from '../pageAssertions'

/** From now on, no code arrives. */
const cutOff = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())

test('a profile stands without the code of its polaroid @slow', async ({ page }) => {
  await page.goto('/models?search=Zoya')
  await isTakenOver(page)
  // A profile's own code is fetched while the list is looked at.
  await page.waitForLoadState('networkidle')
  const card = page.locator('main li a').filter({ hasText: 'Zoya' })
  await card.hover()
  await page.waitForTimeout(3_000)
  await cutOff(page)
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zoya' })).toBeVisible()
  await page.waitForTimeout(1_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Zoya' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'See polaroid' })).toHaveCount(0)
})

test('the list says when the code to compare heights did not come, and fetches it at the next press', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await page.goto('/models?search=Zoya')
  await isTakenOver(page)
  await cutOff(page)
  const compare = page.getByRole('button', { name: 'Compare heights', exact: true }).first()
  await compare.click()
  await expect(page.getByRole('alert')).toHaveText(
    'No response from the server. Check your connection and try again.',
  )
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Models' })).toBeVisible()
  await expect(compare).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/assets/*.js')
  await compare.click()
  await page.getByRole('button', { name: 'Mark Zoya' }).click()
  await expect(page.getByRole('region', { name: 'Line-up' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** No file of code comes before what this returns is called. */
async function withLateCode(page: Page) {
  let come = () => {}
  const isComing = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isComing
    await route.continue().catch(() => {})
  })
  return come
}

/** Of a model of the demo: those that other journeys make have no pictures. */
const profileAddress = async (page: Page) => {
  const { data } = await (await page.request.get('/public/models?search=naina&limit=1')).json()
  return `/models/${data.models[0].slug}`
}

const PRESSES: {
  on: string
  name: string
  shows: (page: Page) => Locator
}[] = [
  {
    on: '/',
    name: 'Pause the slideshow',
    shows: (page) => page.getByRole('button', { name: 'Play the slideshow' }),
  },
  {
    on: '/models',
    name: 'Compare heights',
    shows: (page) => page.getByRole('button', { name: 'Compare heights', pressed: true }),
  },
  { on: 'a profile', name: 'Full screen', shows: (page) => page.locator('dialog[open]') },
]

for (const { on, name, shows } of PRESSES)
  test(`${on}: a press before the code came says that it waits, and is done once`, {
    tag: ['@phone', '@slow'],
  }, async ({ page }) => {
    const come = await withLateCode(page)
    await page.goto(on === 'a profile' ? await profileAddress(page) : on, { waitUntil: 'commit' })
    const button = page.getByRole('button', { name, exact: true }).first()
    await button.tap()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    come()
    await expect(shows(page)).toBeVisible()
    await expect(page.locator('button[aria-busy]')).toHaveCount(0)
  })

test('a form that is filled in and sent before the code came is sent once, when it is there', {
  tag: '@slow',
}, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('newsletter'))
      sent.push(request.postData() ?? '')
  })
  const come = await withLateCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox').focus()
  const email = `late-${Date.now()}@kori.example`
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await expect(subscribe).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(subscribe).toHaveAttribute('aria-busy', 'true')
  come()
  await expect(page.getByText('Subscribed!')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain(email)
})

test('files that are chosen before the code came are taken when it is there', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  const come = await withLateCode(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('Portfolio Files').setInputFiles([
    { name: 'book.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ])
  come()
  await expect(
    page.getByText('Invalid file type: run.exe. Only images, videos, and PDFs are allowed.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove book.pdf' })).toBeVisible()
})

test('a password that is sent before the code came is tried when it is there, and is never in the address', {
  tag: '@slow',
}, async ({ page }) => {
  const come = await withLateCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('nobody@kori.example')
  await page.getByLabel('Password', { exact: true }).fill('contact-sheet-7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true')
  come()
  await expect(notices(page)).toContainText('Login Failed')
  expect(page.url()).not.toContain('contact-sheet')
  // What was typed before is kept as what is typed after it; a password never is.
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@kori.example')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('what was typed before the code came is still there after a reload', { tag: '@slow' }, async ({
  page,
}) => {
  for (const [path, label] of [
    ['/', 'Email'],
    ['/contact', 'Email'],
    ['/signup', 'Email'],
    ['/forgot-password', 'Email'],
    ['/reset-password/a-link', 'Username'],
  ] as const)
    await test.step(path, async () => {
      const come = await withLateCode(page)
      await page.goto(path, { waitUntil: 'commit' })
      const field = page.getByRole('main').getByLabel(label)
      await field.fill('devika@kori.example')
      come()
      await isTakenOver(page)
      await page.reload({ waitUntil: 'commit' })
      await expect(field).toHaveValue('devika@kori.example')
      await page.unrouteAll()
    })
})

test('before the code came, menu and filters open and a field keeps its text and the focus', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  const come = await withLateCode(page)
  await page.goto('/models', { waitUntil: 'commit' })
  await page.locator('summary[aria-label="Menu"]').tap()
  await expect(page.getByRole('link', { name: 'Contact', exact: true }).first()).toBeVisible()
  come()
  await isTakenOver(page)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact', exact: true })).toBeVisible()
  await page.unrouteAll()
  const comeAgain = await withLateCode(page)
  await page.goto('/book-model', { waitUntil: 'commit' })
  const name = page.getByLabel('Your Name')
  await name.focus()
  await page.keyboard.type('Devika')
  comeAgain()
  await isTakenOver(page)
  await page.keyboard.type(' Rao')
  await expect(name).toHaveValue('Devika Rao')
})

test('a page that nobody touches fetches its code by itself, after its pictures', { tag: '@slow' }, async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await isTakenOver(page)
  const firstCode = asked.findIndex((path) => path.endsWith('.js'))
  const firstPicture = asked.findIndex((path) => path.endsWith('.avif'))
  expect(firstPicture).toBeGreaterThan(0)
  expect(firstCode).toBeGreaterThan(firstPicture)
})

test('a phone that is never idle gets the code of a page after five seconds', { tag: '@slow' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) => (timeout ? window.setTimeout(run, timeout) : 0)
  })
  await page.goto('/contact')
  await isTakenOver(page)
})
