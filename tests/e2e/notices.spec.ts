import { expect, type Locator, type Page, test } from '@playwright/test'
import { atOwnDashboard, freshPerson, notices, signUp } from '../helpers/people/newTalent'
import { signIn, unlike } from './adminPages'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const toast = (page: Page) => notices(page).locator('[data-tone]')

type BoundingBox = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Asked again while a notice is just being replaced by the next. */
async function boxOf(part: Locator): Promise<BoundingBox> {
  const boxes: BoundingBox[] = []
  await expect(async () => {
    const box = await part.boundingBox()
    if (!box) throw new Error('Nothing to measure')
    boxes.push(box)
  }).toPass()
  return boxes[0] as BoundingBox
}

/** The notice that says this, measured at once: what went well goes by itself, and a busy machine is slow. */
async function saying(page: Page, words: string) {
  await expect(notices(page)).toContainText(words)
  return boxOf(toast(page))
}

/** Nothing else is over it, which would swallow a press. */
const isUppermost = (button: Locator) =>
  expect
    .poll(() =>
      button.evaluate((it) => {
        const { x, y, width, height } = it.getBoundingClientRect()
        return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    .toBe(true)

/** Apart from the notice, and with nothing else over it. */
async function isFree(button: Locator, notice: BoundingBox) {
  await button.scrollIntoViewIfNeeded()
  const box = await boxOf(button)
  const isBeside = notice.x + notice.width <= box.x || box.x + box.width <= notice.x
  const isAboveOrBelow = notice.y + notice.height <= box.y || box.y + box.height <= notice.y
  expect(isBeside || isAboveOrBelow).toBe(true)
  await isUppermost(button)
}

test("no notice covers the onboarding's Next, after a success and after failures", {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signUp(page, freshPerson())
  await isFree(next(page), await saying(page, 'Account Created!'))
  await next(page).click()
  await isFree(next(page), await saying(page, 'Missing Information'))
  await page.getByLabel('Stage name').fill('Asha')
  await page.getByLabel('Date of birth').fill('2015-01-01')
  await page.getByLabel('Gender').selectOption('female')
  await page.getByLabel('Location').fill('Mumbai')
  await next(page).click()
  await isFree(next(page), await saying(page, 'Save Failed'))
  await page.getByLabel('Date of birth').fill('2002-01-01')
  await next(page).click()
  await isFree(next(page), await saying(page, 'Step 1 Saved!'))
})

test('no notice covers what a sign-in leads to', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/login')
  await page.getByLabel('Email or Phone').fill('naina@tehkhana.example')
  await page.getByLabel('Password').fill('contact-sheet')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const notice = await saying(page, 'Welcome back!')
  for (const name of ['Opportunities', 'Portfolio', 'Projects'])
    await isFree(page.getByRole('tab', { name, exact: true }), notice)
  await isFree(page.getByRole('button', { name: 'Logout' }), notice)
})

test('no notice covers the field that is to be filled in next, nor its label, on a phone', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signUp(page, freshPerson())
  await page.getByLabel('Stage name').fill('Asha')
  await page.getByLabel('Date of birth').fill('2002-01-01')
  const field = page.getByLabel('Gender')
  // Half behind where the notice will stand.
  await field.evaluate((it) => scrollBy(0, it.getBoundingClientRect().top - 100))
  await next(page).evaluate((button: HTMLButtonElement) => button.click())
  const notice = await saying(page, 'Missing Information')
  await expect(field).toBeFocused()
  const label = await boxOf(page.locator('label', { hasText: 'Gender' }))
  expect(label.y).toBeGreaterThanOrEqual(notice.y + notice.height)
})

for (const [width, lane] of [
  [768, '@slow'],
  [900, '@release'],
] as const)
  test(`no notice covers a field of the sign-up that was sent empty, at a width of ${width}`, {
    tag: lane,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Create Account' }).click()
    const notice = await saying(page, 'Missing Information')
    await expect(page.getByLabel('Full name')).toBeFocused()
    for (const name of ['Contact phone', 'Full name', 'Email']) {
      const field = await boxOf(page.getByLabel(name))
      expect(field.y).toBeGreaterThanOrEqual(notice.y + notice.height)
    }
  })

for (const [width, lane] of [
  [768, '@release'],
  [1280, '@slow'],
] as const)
  test(`no notice covers a button of the profile that is scrolled to its top, at a width of ${width}`, {
    tag: lane,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await atOwnDashboard(page, 'profile')
    for (const name of ['Update Basic Info', 'Update Physical Details', 'Update Social Media']) {
      const button = page.getByRole('button', { name })
      await button.evaluate((it) => it.scrollIntoView({ block: 'start' }))
      await button.evaluate((it: HTMLButtonElement) => it.click())
      await isFree(button, await boxOf(toast(page)))
    }
  })

for (const [viewport, lane] of [
  [{ width: 1280, height: 900 }, '@release'],
  [{ width: 375, height: 667 }, '@slow'],
] as const)
  test(`the notice with Undo covers no other row's buttons nor the search at ${viewport.width}, and goes by itself`, {
    tag: lane,
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    const name = `Undo${freshPerson().phone}`
    for (const suffix of ['A', 'B', 'C', 'D']) {
      const sent = await page.request.post('/api/v1/agency/external/model-signup-request', {
        data: { name: `${name}${suffix}`, email: `${name}${suffix}@example.in`, contact: '9820054321' },
      })
      expect(sent.status()).toBe(200)
    }
    await signIn(page, `/admin/artist-requests?search=${name}`)
    await page.getByRole('button', { name: `Reject ${name}D` }).click()
    const undo = notices(page).getByRole('button', { name: 'Undo', exact: true })
    await expect(undo).toBeVisible()
    const notice = await boxOf(toast(page))
    const search = page.getByRole('searchbox')
    const buttons = ['A', 'B', 'C'].map((suffix) =>
      page.getByRole('button', { name: `Approve ${name}${suffix}` }),
    )
    for (const control of [...buttons, search]) {
      await control.evaluate((it) => it.scrollIntoView({ block: 'center' }))
      const box = await boxOf(control)
      const isClear =
        box.y >= notice.y + notice.height ||
        box.y + box.height <= notice.y ||
        box.x >= notice.x + notice.width ||
        box.x + box.width <= notice.x
      expect(isClear).toBe(true)
    }
    await expect(undo).toBeHidden()
    await expect(page.getByRole('button', { name: `Undo the decision about ${name}D` })).toBeVisible()
  })

test('no notice covers the way on to the page that was wanted @slow', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/model-dashboard?tab=portfolio')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email or Phone').fill('naina@tehkhana.example')
  await page.getByLabel('Password').fill('contact-sheet')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const notice = await saying(page, 'Welcome back!')
  await isFree(page.getByRole('link', { name: 'Continue to Portfolio' }), notice)
})

test("no notice covers an administrator's way on to the page that was wanted @slow", async ({ page }) => {
  await page.goto('/admin/bookings')
  await expect(page).toHaveURL('/admin/login')
  await page.getByLabel('Email').fill('admin@tehkhana.example')
  await page.getByLabel('Password').fill('darkroom-lamp')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const notice = await saying(page, 'Login Successful')
  await isFree(page.getByRole('link', { name: 'Continue to Bookings' }), notice)
})

test('on a phone a notice of the back office covers nothing of the page below the header @slow', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill('admin@tehkhana.example')
  await page.getByLabel('Password').fill('darkroom-lamp')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin')
  // It comes below the header of the sign-in, and moves once the bar at the foot is there.
  await expect(async () => {
    const [notice, header] = [await saying(page, 'Login Successful'), await boxOf(page.getByRole('banner'))]
    expect(notice.y + notice.height).toBeLessThanOrEqual(header.y + header.height + 20)
  }).toPass()
  const notice = await saying(page, 'Login Successful')
  await isFree(page.getByRole('heading', { level: 1 }), notice)
})

for (const [width, lane] of [
  [1280, ['@slow']],
  [375, ['@slow', '@phone']],
] as const)
  test(`a notice is over the dialog that is open, and can be dismissed there, at a width of ${width}`, {
    tag: [...lane],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await signIn(page, '/admin/boards')
    const board = unlike()
    await page.getByRole('textbox', { name: 'Name' }).fill(board)
    await page.getByRole('button', { name: 'Add board' }).click()
    await page.getByRole('button', { name: `Rename ${board}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename board' })
    await page.route('**/trpc/admin.boards.change**', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Save' }).click()
    const dismiss = page.getByRole('button', { name: /^Dismiss: / })
    const notice = await saying(page, 'No response from the server')
    await isUppermost(dismiss)
    await isFree(dialog.getByRole('button', { name: 'Save' }), notice)
    await dismiss.click()
    await expect(toast(page)).toBeHidden()
    await expect(dialog).toBeVisible()
  })
