import { expect, type Page, test } from '@playwright/test'
import { axe, signIn, unlike } from '../adminPages'
import { proceduresOf } from '../procedures'
import { asAgency } from '../site/badInput'

/** A fortnight in which nothing else happens, by the day on which the chart begins. */
const FROM = '2098-05-05'

/** Two talents with one first name, the first of them on option for a job on the second day. */
async function twoTalents(page: Page) {
  const call = await proceduresOf(page)
  const name = unlike()
  const title = unlike()
  const names = [`${name} Asha`, `${name} Bela`] as const
  const ids: string[] = []
  for (const each of names) {
    const { id } = await call('admin.models.create', { stageName: each, name: each, gender: 'female' })
    await call('admin.models.setStatus', { id, status: 'active' })
    ids.push(id)
  }
  const { job } = await call('desk.jobs.create', { title })
  const halves = (['am', 'pm'] as const).map((half) => ({ day: '2098-05-06', half }))
  await call('desk.chart.hold', { modelId: ids[0], jobNumber: job.number, halves })
  return {
    ids,
    names,
    title,
    number: job.number,
    address: `/admin/chart?from=${FROM}&days=14&search=${name}`,
  }
}

test("a bar's end and a bar are dragged: more days, and another talent @slow", async ({ page }) => {
  const { names, title, number, address } = await twoTalents(page)
  await signIn(page, address)
  const grid = page.getByRole('grid', { name: 'Talents by days' })
  const bar = grid.getByRole('button', { name: new RegExp(`^6 May 2098: 1st option, ${title}, ${number}`) })
  const at = await bar.boundingBox()
  if (!at) throw new Error('the bar is not drawn')
  const half = at.width / 2
  const y = at.y + at.height / 2

  // Esc lets go, and nothing has changed.
  await page.mouse.move(at.x + at.width - 2, y)
  await page.mouse.down()
  await page.mouse.move(at.x + at.width + half * 2, y, { steps: 5 })
  await expect(page.getByText(`${title}: ${names[0]}, 6 May 2098 to 7 May 2098`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.mouse.move(at.x + at.width - 2, y)
  await page.mouse.down()
  await page.mouse.move(at.x + at.width + half * 2 - 4, y, { steps: 5 })
  await page.mouse.up()
  const days = page.getByRole('dialog', { name: `${names[0]}, days for ${title}` })
  await expect(days.getByText(`${names[0]}, 7 May 2098: 1st option`)).toBeVisible()
  await axe(page)
  await days.getByRole('button', { name: 'Change days' }).click()
  const longer = grid.getByRole('button', { name: /^6 May 2098 to 7 May 2098: 1st option/ })
  await expect(longer).toBeVisible()
  const now = await longer.boundingBox()
  if (!now) throw new Error('the longer bar is not drawn')
  const middle = { x: now.x + half, y: now.y + now.height / 2 }

  const other = await grid.locator('[data-row="1"]').boundingBox()
  if (!other) throw new Error('the second row is not drawn')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x, other.y + other.height / 2, { steps: 5 })
  await page.mouse.up()
  const pass = page.getByRole('dialog', { name: `${title}, 6 May 2098 to 7 May 2098: another talent` })
  await pass.getByLabel('Place an option at once').check()
  await expect(pass.getByText(`${names[1]}, 7 May 2098: 1st option`)).toBeVisible()
  await axe(page)
  await pass.getByRole('button', { name: 'Place option' }).click()
  await expect(longer).toHaveCount(2)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(longer).toHaveCount(1)
})

test("a bookout's end is dragged, and it stays in its row @slow", async ({ page }) => {
  const { ids, names, address } = await twoTalents(page)
  const headers = await asAgency(page)
  const data = { modelId: ids[1], fromDay: '2098-05-07', toDay: '2098-05-08' }
  await page.request.post('/trpc/desk.bookouts.add', { headers, data })
  await signIn(page, address)
  const grid = page.getByRole('grid', { name: 'Talents by days' })
  const bar = grid.getByRole('button', { name: '7 May 2098 to 8 May 2098: booked out' })
  // Over the bar once it stands still: on a busy machine the page is still moving when the bar is there.
  const place = async () => {
    await bar.hover()
    const at = await bar.boundingBox()
    if (!at) throw new Error('the bookout is not drawn')
    return { ...at, y: at.y + at.height / 2 }
  }
  const before = await place()
  await page.mouse.down()
  await page.mouse.move(before.x + before.width / 2, before.y - 60, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const at = await place()
  const { y } = at
  await page.mouse.move(at.x + at.width - 2, y)
  await page.mouse.down()
  await page.mouse.move(at.x + at.width + at.width / 2 - 4, y, { steps: 5 })
  await page.mouse.up()
  const days = page.getByRole('dialog', { name: `${names[1]}, days booked out` })
  await expect(days.getByLabel('Last day')).toHaveValue('2098-05-09')
  await axe(page)
  await days.getByRole('button', { name: 'Change days' }).click()
  await expect(grid.getByRole('button', { name: '7 May 2098 to 9 May 2098: booked out' })).toBeVisible()
})

test('a bar is moved by keyboard alone', { tag: '@slow' }, async ({ page }) => {
  const { names, title, address } = await twoTalents(page)
  await signIn(page, address)
  const grid = page.getByRole('grid', { name: 'Talents by days' })
  await expect(grid.getByRole('rowheader', { name: names[1] })).toBeVisible()
  await grid.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'm', 'ArrowRight', 'ArrowRight', 'Shift+ArrowLeft'])
    await page.keyboard.press(key)
  await expect(page.getByText(`${title}: ${names[0]}, 5 May 2098, afternoon to 7 May 2098`)).toBeVisible()
  await page.keyboard.press('Enter')
  const days = page.getByRole('dialog', { name: `${names[0]}, days for ${title}` })
  await expect(days.getByText(`${names[0]}, 5 May 2098, afternoon: 1st option`)).toBeVisible()
  await days.getByRole('button', { name: 'Change days' }).press('Enter')
  await expect(days).toHaveCount(0)
  await expect(
    grid.getByRole('button', { name: /^5 May 2098, afternoon to 7 May 2098: 1st option/ }),
  ).toBeVisible()
  await expect(grid).toBeFocused()

  for (const key of ['m', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  const pass = page.getByRole('dialog', { name: /another talent$/ })
  await expect(pass.getByText(`${names[1]}, 7 May 2098: proposed`)).toBeVisible()
  await pass.getByRole('button', { name: 'Propose' }).press('Enter')
  await expect(page.getByText(`${names[1]} is on ${title}`)).toBeVisible()
})
