import { expect, type Page, test } from '@playwright/test'
import { axeIsContent, isTakenOver, keepsWordsWhole } from '../pageAssertions'

const model = (page: Page) => page.getByRole('combobox', { name: /^Model/ })
const send = (page: Page) => page.getByRole('button', { name: 'Send booking request' })

async function fillIn(page: Page) {
  await page.getByLabel('Type of work').selectOption('Editorial')
  await page.getByLabel('Budget range').selectOption('$1,000-$2,500')
  await page.getByLabel('Date required').fill('2099-01-05')
  await page.getByLabel('Project details').fill('A day in the studio, four looks.')
  await page.getByLabel('Your name').fill('Devika Rao')
  await page.getByLabel('Email').fill('devika@kori.example')
  await page.getByLabel('Phone').fill('+91 98100 12345')
}

test('from a face to a booking', { tag: '@also-desktop' }, async ({ page }) => {
  const { data } = await (await page.request.get('/public/models?limit=1000')).json()
  const free = data.models.find(
    (each: { availability_status: string }) => each.availability_status === 'available',
  )
  await page.goto(`/models/${free._id}`)
  await page.getByRole('button', { name: 'Book this model' }).click()
  await expect(model(page)).toHaveValue(free._id)
  await fillIn(page)
  await axeIsContent(page)
  const asked = page.waitForRequest((request) => request.url().includes('site.bookings.request'))
  await send(page).click()
  expect((await asked).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  const title = page.getByRole('heading', { level: 1, name: 'Request Sent Successfully' })
  await expect(title).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: '24-48 hours' })).toBeVisible()
  await axeIsContent(page)
  await page.getByRole('link', { name: 'Browse More Models' }).click()
  await expect(page).toHaveURL('/models')
  await page.goto('/book-model')
  await expect(page.getByLabel('Project details')).toHaveValue('')
})

test('the chosen model’s name stays in one piece with text twice as large', { tag: '@slow' }, async ({
  page,
}) => {
  const { data } = await (await page.request.get('/public/models?limit=1')).json()
  await page.goto(`/book-model?model=${data.models[0]._id}`)
  const chosen = page.getByText('You are asking for').locator('xpath=following-sibling::p[1]')
  await expect(chosen).toHaveText(data.models[0].stage_name)
  await isTakenOver(page)
  await chosen.evaluate((name) => (name.textContent = 'Chakravarthy'))
  await keepsWordsWhole(page)
})

test('a model is chosen by name, and what is missing is said beside it', async ({ page }) => {
  const { data } = await (await page.request.get('/public/models?limit=1')).json()
  const name: string = data.models[0].stage_name
  await page.goto('/book-model')
  await send(page).click()
  await expect(model(page)).toBeFocused()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(8)
  await axeIsContent(page)
  await model(page).selectOption({ label: name })
  await expect(model(page)).toHaveValue(data.models[0]._id)
  await expect(page.getByText('You are asking for')).toBeVisible()
})

test('nothing typed is lost when the connection fails, or after a reload', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  const { data } = await (await page.request.get('/public/models?limit=1')).json()
  await page.goto(`/book-model?model=${data.models[0]._id}`)
  await expect(model(page)).toHaveValue(data.models[0]._id)
  await fillIn(page)
  await isTakenOver(page)
  await context.setOffline(true)
  await send(page).click()
  const banner = page
    .getByRole('alert')
    .filter({ hasText: 'Failed to submit your booking request. Please try again.' })
  await expect(banner).toBeFocused()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Project details')).toHaveValue('A day in the studio, four looks.')
  await expect(page.getByLabel('Type of work')).toHaveValue('Editorial')
  await expect(model(page)).toHaveValue(data.models[0]._id)
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Request Sent Successfully' })).toBeVisible()
})
