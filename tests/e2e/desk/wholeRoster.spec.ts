import { expect, type Page } from '@playwright/test'
import { visit } from '../../helpers/visit'
import { axe, unlike } from '../adminPages'
import { withServerOfFile } from '../ownServer'
import { proceduresOf } from '../procedures'
import { signInAsBooker } from './booker'

// What a booker does with many talents: finds three of them, measures twenty, asks forty, and makes a job of a message.

/** A roster of their own: seventy more faces on the site would be in the way of other journeys. */
const test = withServerOfFile({ DEMO_DATA: 'true', DEMO_PICTURES: 'few', RATE_LIMIT: 'off' })

const DAY_MS = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const LAST_SPRING = inDays(-220)
const SHOW = 40
const MEASURED = 20
const SIZES = ['178', '82', '61', '89', '80', 'UK 7']
const BRIEF = "Need 2F 1M 5'7+ for Ambar lookbook, 12–13 Dec Mumbai, 25k/day, 1 yr digital"
const PRESSES_OF_A_BRIEF_MAX = 10

type Call = Awaited<ReturnType<typeof proceduresOf>>

/** A talent of the roster with a number. */
async function aTalent(call: Call, stageName: string, phone: string): Promise<string> {
  const given = { stageName, name: `${stageName} Rao`, gender: 'female', city: 'Mumbai', phone }
  const { id } = await call('admin.models.create', given)
  await call('admin.models.setStatus', { id, status: 'active' })
  return id
}

/** Presses keys and counts them; what is typed as a text is one press. */
function byKeyboard(page: Page) {
  let count = 0
  return {
    presses: () => count,
    async press(key: string) {
      await page.keyboard.press(key)
      count++
    },
  }
}

test('a booker finds three faces by size, days and board, and reads everything about one', {
  tag: '@slow',
}, async ({ page }) => {
  await signInAsBooker(page)
  const call = await proceduresOf(page)
  const word = unlike()
  const boards = await call('admin.boards.add', { name: word })
  const boardId = boards.find(({ name }: { name: string }) => name === word).id
  const day = inDays(400)
  for (const [name, height] of Object.entries({ Asha: 172, Banu: 175, Chand: 178, Devi: 165, Ela: 176 })) {
    const id = await aTalent(call, `${word} ${name}`, '+91 98200 00001')
    await call('desk.talents.setBoard', { modelId: id, boardId, isOn: true })
    const rest = { bust: '82', chest: '', waist: '61', hips: '89', inseam: '80', shoe: 'UK 7' }
    await call('desk.measuring.save', { modelId: id, day: LAST_SPRING, height: String(height), ...rest })
    if (name === 'Ela')
      await call('desk.bookouts.add', {
        ...{ modelId: id, fromDay: day, toDay: day, kind: 'exams', note: '', decisionKey: unlike() },
      })
  }

  await visit(page, '/admin/talents')
  await page.getByLabel('Board').selectOption(word)
  await page.getByText('More filters').click()
  await page.getByLabel('Height from, cm').fill('170')
  await page.getByLabel('Waist to, cm').fill('62')
  await page.getByLabel('Free from').fill(day)
  await expect(page.getByText('3 talents')).toBeVisible()
  const faces = page.getByRole('main').getByRole('link', { name: new RegExp(`^${word}`) })
  await expect(faces).toHaveText([`${word} Asha`, `${word} Banu`, `${word} Chand`])

  await faces.first().click()
  await expect(page.getByRole('heading', { level: 1, name: `${word} Asha` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    /wa\.me\/9198200/,
  )
  await expect(page.locator('a[href^="tel:+9198200"]').first()).toBeVisible()
  const sizes = page.getByRole('region', { name: 'Sizes' })
  await expect(sizes.getByText('172', { exact: true })).toBeVisible()
  await expect(sizes.getByText(/^measured .* by /)).toBeVisible()
  for (const part of ['Digitals', 'Next days', 'Past jobs', 'Boards', 'Note'])
    await expect(page.getByRole('region', { name: part })).toBeVisible()
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JPEG' }).click(),
  ])
  expect(card.suggestedFilename()).toBe(`${word.toLowerCase()}-asha-comp-card.jpg`)
  await axe(page)
})

test('twenty talents are measured on one page by keyboard alone, and last spring’s figures are still there', {
  tag: '@slow',
}, async ({ page }) => {
  await signInAsBooker(page)
  const call = await proceduresOf(page)
  const word = unlike()
  const ids: string[] = []
  for (let at = 0; at < MEASURED; at++) {
    const id = await aTalent(call, `${word} ${String.fromCharCode(65 + at)}`, '+91 98200 00001')
    const before = {
      height: '178',
      bust: '81',
      chest: '',
      waist: '60',
      hips: '88',
      inseam: '79',
      shoe: 'UK 7',
    }
    await call('desk.measuring.save', { modelId: id, day: LAST_SPRING, ...before })
    ids.push(id)
  }
  await visit(page, `/admin/measuring?search=${word}`)
  await expect(page.getByText(`${MEASURED} talents, those due first`)).toBeVisible()
  const fields = page.getByRole('main').getByRole('textbox', { name: / of Zz/ })
  await expect(fields).toHaveCount(MEASURED * SIZES.length)

  const hand = byKeyboard(page)
  const isThere = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.includes(' of Zz'))
  while (!(await isThere())) await hand.press('Tab')
  const before = hand.presses()
  for (let row = 0; row < MEASURED; row++) {
    for (const [at, size] of SIZES.entries()) {
      if (at > 0) await hand.press('Tab')
      await expect(fields.nth(row * SIZES.length + at)).toBeFocused()
      await page.keyboard.type(size)
    }
    await hand.press('Enter')
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(row + 1)
  }
  // Five times Tab and once Enter a talent; the way into the first field leads past the menu and the filters.
  expect(hand.presses() - before).toBe(MEASURED * SIZES.length)
  expect(before).toBeLessThanOrEqual(30)

  await visit(page, `/admin/talents/${ids.at(-1)}`)
  await page.getByText('2 readings').click()
  const readings = page.getByRole('region', { name: 'Sizes' }).getByRole('listitem')
  await expect(readings).toHaveText([/Bust 82\s· Waist 61\s· Hips 89/, /Bust 81\s· Waist 60\s· Hips 88/])
})

test('a show with forty talents is asked by WhatsApp in one walk, by Enter alone', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await signInAsBooker(page)
  const call = await proceduresOf(page)
  const title = unlike()
  let { job } = await call('desk.jobs.create', { title, client: `${title} client`, day: '2098-12-08' })
  const phones: string[] = []
  for (let at = 0; at < SHOW; at++) {
    const phone = `+91 98200 ${String(10_000 + at)}`
    phones.push(phone.replaceAll(/\D/g, ''))
    const modelId = await aTalent(call, `${title} ${at}`, phone)
    ;({ job } = await call('desk.claims.propose', { jobId: job.id, modelId }))
  }
  const opened: string[] = []
  await context.route('https://wa.me/**', async (route) => {
    opened.push(route.request().url())
    await route.fulfill({ body: '' })
  })
  const close = (chat: Page) =>
    chat
      .waitForLoadState()
      .then(() => chat.close())
      .catch(() => undefined)
  context.on('page', close)

  await visit(page, `/admin/jobs/${job.number}/messages/ask`)
  await expect(page.getByText(`1 of ${SHOW} · Can you do this job?`)).toBeVisible()
  // The language that was chosen looks chosen while the mouse is still on it.
  const language = (name: string) => page.getByRole('button', { name, exact: true })
  const chosen = await language('English').evaluate((it) => getComputedStyle(it).backgroundColor)
  await language('Hindi').click()
  await expect(language('Hindi')).toHaveCSS('background-color', chosen)
  await language('English').click()
  await expect(language('English')).toHaveCSS('background-color', chosen)
  await page.reload()

  const hand = byKeyboard(page)
  for (let at = 0; at < SHOW; at++) {
    await expect(page.getByRole('link', { name: /^Open WhatsApp/ })).toBeFocused()
    await hand.press('Enter')
    await expect(page.getByRole('button', { name: at < SHOW - 1 ? /^Next: / : 'Finish' })).toBeFocused()
    await hand.press('Enter')
  }
  await expect(page.getByText(`${SHOW} done.`)).toBeVisible()
  expect(hand.presses()).toBe(2 * SHOW)
  await expect.poll(() => opened.length).toBe(SHOW)
  // axe opens pages of its own.
  context.off('page', close)
  expect(opened.map((url) => /^https:\/\/wa\.me\/(\d+)\?text=[^+ ]+$/.exec(url)?.[1])).toEqual(phones)
  await axe(page)

  // A reload keeps it, and on a phone nothing is wider than the screen.
  await page.setViewportSize({ width: 375, height: 760 })
  await page.reload()
  await expect(page.getByText(`${SHOW} done.`)).toBeVisible()
  await axe(page)
})

test('a pasted message becomes a job in at most ten presses', { tag: '@slow' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsBooker(page)
  await expect(page.getByRole('heading', { level: 2, name: /^New/ })).toBeVisible()
  await page.evaluate((text) => navigator.clipboard.writeText(text), BRIEF)
  const hand = byKeyboard(page)
  await hand.press('n')
  const form = page.getByRole('dialog', { name: 'New job' })
  await expect(form.getByLabel('Client')).toBeFocused()
  await hand.press('Shift+Tab')
  await expect(form.getByRole('button', { name: 'Paste a message' })).toBeFocused()
  await hand.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'A message becomes a job' })
  await expect(dialog.getByLabel('What was written')).toBeFocused()
  await hand.press('ControlOrMeta+v')
  await expect(dialog.getByLabel('City')).toHaveValue('Mumbai')
  await expect(dialog.getByRole('button', { name: 'Create job' })).toBeVisible()
  await hand.press('Enter')
  await expect(page).toHaveURL(/\/admin\/jobs\/J-/)
  await expect(page.getByRole('dialog', { name: /^Add talent/ })).toBeVisible()
  expect(hand.presses()).toBeLessThanOrEqual(PRESSES_OF_A_BRIEF_MAX)
})
