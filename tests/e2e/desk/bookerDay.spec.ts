import { expect, type Locator, type Page } from '@playwright/test'
import { axe, unlike } from '../adminPages'
import { withServerOfFile } from '../ownServer'
import { signInAsBooker } from './booker'

// A booker's usual way: from the newest booking request to a confirmed job. A confirmation takes the day from everybody
// who stood in line for this talent, so the two options behind it are two other talents, held in case she falls out.

/** A server of its own: a request of another journey would be the newest. */
const test = withServerOfFile({ DEMO_DATA: 'true', DEMO_PICTURES: 'few', RATE_LIMIT: 'off' })

const PRESSES_MAX = 20
const MINUTES_MAX = 3

/** The newest booking request: by a client of its own, for a model of the demo, on a day of its own. */
async function newestRequest(page: Page) {
  const clientName = unlike()
  const { models } = (await (await page.request.get('/public/models?limit=50')).json()).data
  // Those of other journeys have no face.
  const model = models.find(({ images }: { images: unknown[] }) => images.length > 0)
  const two = (most: number) => String(1 + Math.floor(Math.random() * most)).padStart(2, '0')
  const answer = await page.request.post('/bookings', {
    data: {
      clientName,
      company: `${clientName} Mills`,
      email: `${clientName}@mills.example`,
      phone: '+91 98100 12345',
      workType: 'Editorial',
      budgetRange: '$1,000-$2,500',
      details: 'Eight pages in daylight.',
      dateRequired: `2097-${two(12)}-${two(28)}`,
      modelId: model._id,
    },
  })
  expect(answer.status()).toBe(200)
  await signInAsBooker(page)
  return clientName
}

/** A face that is shown where the booker looks: in the dialog on top, else on the page. */
async function faceInView(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const top = document.querySelector('dialog[open]') ?? document.querySelector('main')
        return [...(top?.querySelectorAll('img') ?? [])].some((face) => {
          const { top: above, bottom, width } = face.getBoundingClientRect()
          return width > 0 && bottom > 0 && above < innerHeight
        })
      }),
    )
    .toBe(true)
}

type Hand = { press: (control: Locator) => Promise<void>; presses: () => number }

/** Presses by mouse or finger, and counts. */
function byPointer(page: Page, isTouch: boolean): Hand {
  let count = 0
  return {
    presses: () => count,
    async press(control) {
      await expect(control).toBeVisible()
      if (isTouch) await control.tap()
      else await control.click()
      count++
      await page.waitForTimeout(50)
      await faceInView(page)
    },
  }
}

/** In how many rows the buttons and links of a part stand. */
const rowsOf = (part: Locator) =>
  part.locator('button, a').evaluateAll((all) => {
    const middles = all.map((each) => each.getBoundingClientRect()).map(({ y, height }) => y + height / 2)
    return new Set(middles.map(Math.round)).size
  })

/** From the desk to a confirmed talent and two others on option. */
async function confirmNewest(page: Page, client: string, { press }: Hand) {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const tab = page.getByRole('tab', { name: /^New/ })
  await expect(page.getByRole('heading', { level: 2, name: /^(Mine|New)/ }).first()).toBeVisible()
  // A narrow screen shows one column at a time.
  if (await tab.isVisible()) await press(tab)
  await press(button(new RegExp(`^${client}`)))
  await expect(button('Make a job')).toBeVisible()
  expect(await rowsOf(button('Make a job').locator('xpath=..'))).toBeLessThanOrEqual(2)
  await press(button('Make a job'))
  await expect(page).toHaveURL(/\/admin\/jobs\/J-/)
  const cards = page.getByRole('region', { name: 'Talents' }).getByRole('heading', { level: 3 })
  await press(button(/^Place option: /))
  await expect(page.getByText(/^\d\w\w option$/)).toHaveCount(1)
  await press(page.getByLabel(/^More: /))
  await press(button(/^Record a yes: /))
  await expect(button(/^Record a yes: /)).toHaveCount(0)
  await press(button(/^Confirm: /))
  await press(button('Confirm anyway'))
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await press(button('Add talents'))
  const dialog = page.getByRole('dialog', { name: 'Add talents' })
  const free = dialog.getByRole('region', { name: 'Free' }).getByRole('listitem')
  for (const count of [1, 2]) {
    await press(free.nth(count))
    await expect(dialog.getByText(`${count} marked`)).toBeVisible()
  }
  await press(dialog.getByRole('button', { name: 'Option' }))
  await expect(dialog).toBeHidden()
  await expect(cards).toHaveCount(3)
  await expect(page.getByText(/^\d\w\w option$/)).toHaveCount(2)
}

/** Few presses, no long waits, and what the server kept. */
async function withinBounds(page: Page, began: number, { presses }: Pick<Hand, 'presses'>) {
  expect(presses()).toBeLessThanOrEqual(PRESSES_MAX)
  expect((Date.now() - began) / 60_000).toBeLessThan(MINUTES_MAX)
  test.info().annotations.push({ type: 'presses', description: String(presses()) })
  await page.reload()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByText(/^\d\w\w option$/)).toHaveCount(2)
  await axe(page)
}

test('the newest request becomes a confirmed job with two options behind it, by mouse', {
  tag: '@release',
}, async ({ page }) => {
  const client = await newestRequest(page)
  const hand = byPointer(page, false)
  const began = Date.now()
  await confirmNewest(page, client, hand)
  await withinBounds(page, began, hand)
})

test('the newest request becomes a confirmed job with two options behind it, by keyboard alone (D56)', {
  tag: '@slow',
}, async ({ page }) => {
  const client = await newestRequest(page)
  let presses = 0
  /** Every key counts, and none of them is Tab. */
  const press = async (key: string, then: Locator) => {
    await page.keyboard.press(key)
    presses++
    await expect(then).toBeVisible()
    await faceInView(page)
  }
  const row = (at: number) => page.getByRole('region', { name: 'Talents' }).locator('[data-claim]').nth(at)
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const began = Date.now()
  await expect(page.getByRole('button', { name: new RegExp(`^${client}`) }).first()).toBeAttached()
  await press('i', dialog('Booking request').getByText(client, { exact: false }).first())
  await press('Enter', row(0).getByText('Proposed', { exact: true }))
  await press('o', row(0).getByText(/^1st option$/))
  await press('y', row(0).getByText('Said yes', { exact: true }))
  await press('c', dialog('Confirm').getByLabel(/^Fee in rupees/))
  await press('Enter', row(0).getByText('Confirmed', { exact: true }))
  await press('/', dialog('Add talents').getByRole('checkbox').first())
  await press('ArrowDown', dialog('Add talents').locator('[data-choice]:focus'))
  await press('Space', dialog('Add talents').getByText('1 marked'))
  await press('ArrowRight', dialog('Add talents').locator('[data-choice]:focus:not(:checked)'))
  await press('Space', dialog('Add talents').getByText('2 marked'))
  await press('o', row(2))
  await withinBounds(page, began, { presses: () => presses })
  // A dialog from a row's menu leads back to the menu.
  const more = page.getByLabel(/^More: /).last()
  await more.press('Enter')
  await page
    .getByRole('button', { name: /^Fee: / })
    .last()
    .press('Enter')
  await expect(dialog('Fee of')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('the newest request becomes a confirmed job with two options behind it, on a phone @phone', async ({
  page,
  hasTouch,
}) => {
  const client = await newestRequest(page)
  const hand = byPointer(page, hasTouch)
  const began = Date.now()
  await confirmNewest(page, client, hand)
  await withinBounds(page, began, hand)
})
