import { expect, type Locator, type Page } from '@playwright/test'
import { visit } from '../../helpers/visit'
import { axe } from '../adminPages'
import { withServerOfFile } from '../ownServer'
import { signInAsBooker } from './booker'

// A talent's card beside the work, as a booker opens it: from a job, from the desk and from the chart.

const test = withServerOfFile({ DEMO_DATA: 'true', DEMO_PICTURES: 'few', RATE_LIMIT: 'off' })

const faces = (page: Page) => page.getByRole('main').locator('[data-card]:visible')

/** The card is read beside the work, and Escape leads back to where it was opened. */
async function readAndClose(page: Page, back: Locator) {
  const address = page.url()
  const panel = page.locator('dialog[open]').last()
  for (const part of ['Sizes', 'Next days', 'Past jobs', 'Note'])
    await expect(panel.getByRole('region', { name: part })).toBeAttached()
  await expect(panel.getByRole('link', { name: 'Open page' })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('link', { name: 'Open page' })).toHaveCount(0)
  await expect(back).toBeFocused()
  expect(page.url()).toBe(address)
}

/** Opens a job of the desk on which there is a talent. */
async function openJob(page: Page) {
  const job = page.getByRole('main').locator('a[href^="/admin/jobs/J-"]').first()
  await visit(page, (await job.getAttribute('href')) ?? '')
  await expect(faces(page).first()).toBeVisible()
}

/** The card from the face of a job, and from one of the desk. */
async function pressFaces(page: Page) {
  await openJob(page)
  await faces(page).first().click()
  await readAndClose(page, faces(page).first())
  await visit(page, '/admin/desk')
  await faces(page).first().click()
  await readAndClose(page, faces(page).first())
}

const tag = '@slow'

test('a booker opens the card of a talent from job, desk and chart by mouse', { tag: '@release' }, async ({
  page,
}) => {
  await signInAsBooker(page)
  await pressFaces(page)
  await visit(page, '/admin/chart')
  const name = page.getByRole('button', { name: /^Open the card of / }).first()
  await name.click()
  await readAndClose(page, name)
})

test('a booker opens the card from job, desk and chart by keyboard, from the first key on', {
  tag,
}, async ({ page }) => {
  await signInAsBooker(page)
  await openJob(page)
  await page.keyboard.press('v')
  await readAndClose(page, page.locator('[data-claim]').first())
  await page.goto('/admin/desk')
  await expect(faces(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('v')
  await readAndClose(page, page.locator('[data-row]:focus'))
  await page.goto('/admin/chart')
  const grid = page.getByRole('grid', { name: 'Talents by days' })
  await expect(grid).toBeVisible()
  await page.keyboard.press('v')
  await readAndClose(page, grid)
  await page.goto('/admin/chart')
  await expect(grid).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(grid).toBeFocused()
  await page.keyboard.press('v')
  await readAndClose(page, grid)
})

test('a booker opens the card from job, desk and chart on a phone', { tag }, async ({ page }) => {
  await signInAsBooker(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await pressFaces(page)
  await visit(page, '/admin/chart')
  await page.getByRole('main').getByRole('button', { name: /: / }).first().click()
  const link = page.getByRole('link', { name: 'Open the card' })
  await link.click()
  await readAndClose(page, link)
})
