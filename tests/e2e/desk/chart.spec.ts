import { expect, type Page, test } from '@playwright/test'
import { axe, signIn, unlike } from '../adminPages'
import { fitsLargeText, fitsNarrowScreen } from '../pageAssertions'
import { proceduresOf } from '../procedures'

/** A fortnight in which nothing else happens, by the day on which the chart begins. */
const FROM = '2098-04-06'

/** A model on the roster and a job without dates; the chart shows this model alone. */
async function modelAndJob(page: Page) {
  const call = await proceduresOf(page)
  const name = unlike()
  const title = unlike()
  const { id } = await call('admin.models.create', { stageName: name, name, gender: 'female' })
  await call('admin.models.setStatus', { id, status: 'active' })
  const { job } = await call('desk.jobs.create', { title })
  return { name, title, number: job.number, address: `/admin/chart?from=${FROM}&days=14&search=${name}` }
}

test('days are held on the chart by keyboard, and booked out by dragging', async ({ page }) => {
  const { name, title, number, address } = await modelAndJob(page)
  await signIn(page, address)
  const grid = page.getByRole('grid', { name: 'Talents by days' })
  await expect(grid.getByRole('rowheader', { name })).toBeVisible()
  await axe(page)

  await grid.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `${name}, 7 Apr 2098` })
  await dialog.getByRole('combobox', { name: /^Job/ }).fill(title)
  await expect(dialog.getByRole('option', { name: title })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await axe(page)
  await dialog.getByRole('button', { name: 'Place option' }).press('Enter')
  const option = grid.getByRole('button', {
    name: new RegExp(`^7 Apr 2098: 1st option, ${title}, ${number}`),
  })
  await expect(option).toBeVisible()

  const track = grid.locator('[data-row="0"]')
  const box = await track.boundingBox()
  if (!box) throw new Error('the chart has no row')
  const half = box.width / 28
  await page.mouse.move(box.x + half * 8.5, box.y + 6)
  await page.mouse.down()
  await page.mouse.move(box.x + half * 11.5, box.y + 6, { steps: 4 })
  await page.mouse.up()
  const away = page.getByRole('dialog', { name: `${name}, 10 Apr 2098 to 11 Apr 2098` })
  await away.getByRole('combobox', { name: 'What' }).selectOption('Bookout')
  await away.getByRole('button', { name: 'Book out' }).click()
  await expect(grid.getByRole('button', { name: '10 Apr 2098 to 11 Apr 2098: booked out' })).toBeVisible()

  await option.click()
  const queue = page.getByRole('dialog', { name: `${name}, 7 Apr 2098, morning` })
  await expect(queue.getByRole('link', { name: title })).toBeVisible()
  await axe(page)
})

test('who is free from the 28th to the 30th is seen in one look, dragged over and held as first option', {
  tag: '@slow',
}, async ({ page }) => {
  const { name, title, number } = await modelAndJob(page)
  const free = 'show=free&freeFrom=2098-04-28&freeTo=2098-04-30'
  await signIn(page, `/admin/chart?from=2098-04-27&days=14&search=${name}&${free}`)
  const grid = page.getByRole('grid', { name: 'Talents by days' })
  await expect(grid.getByRole('rowheader', { name })).toBeVisible()
  const box = await grid.locator('[data-row="0"]').boundingBox()
  if (!box) throw new Error('the chart has no row')
  const half = box.width / 28
  await page.mouse.move(box.x + half * 2.5, box.y + 6)
  await page.mouse.down()
  await page.mouse.move(box.x + half * 7.5, box.y + 6, { steps: 4 })
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: `${name}, 28 Apr 2098 to 30 Apr 2098` })
  await dialog.getByRole('combobox', { name: /^Job/ }).fill(title)
  await dialog.getByRole('option', { name: title }).click()
  await expect(dialog.getByText(`${name}: 1st option`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Place option' }).click()
  await expect(page.getByText('Nobody matches')).toBeVisible()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Everyone')
  const held = `^28 Apr 2098 to 30 Apr 2098: 1st option, ${title}, ${number}`
  await expect(grid.getByRole('button', { name: new RegExp(held) })).toBeVisible()
})

test('a week on a phone: who is free is booked out, and is free again', { tag: ['@phone', '@slow'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const { name, address } = await modelAndJob(page)
  await signIn(page, address)
  // A press on the name opens the first day.
  const row = page.getByRole('button', { name: new RegExp(`^${name}: `) })
  await row.click({ position: { x: 60, y: 20 } })
  await page.getByRole('button', { name: 'Hold or book out' }).click()
  await page.getByRole('combobox', { name: 'What' }).selectOption('Bookout')
  await axe(page)
  await page.getByRole('button', { name: 'Book out' }).click()
  await expect(row).toHaveAccessibleName(new RegExp(`^${name}: 6 Apr 2098, booked out`))
  await row.click({ position: { x: 60, y: 20 } })
  await page.getByRole('button', { name: 'End this bookout' }).click()
  await expect(row).toHaveAccessibleName(`${name}: free on all these days`)
  await axe(page)
  await fitsNarrowScreen(page)
  await fitsLargeText(page)
})
