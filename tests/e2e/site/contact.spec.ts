import { expect, type Page, test } from '@playwright/test'
import { mailTo } from '../../helpers/installed/outboxFolder'
import { axeIsContent, isTakenOver } from '../pageAssertions'

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

test('a message is thanked for, confirmed by mail, and the form is empty again', {
  tag: '@also-phone',
}, async ({ page }) => {
  await page.goto('/contact')
  await isTakenOver(page)
  await axeIsContent(page)
  const address = `devika-${Date.now()}@kori.example`
  await page.getByLabel('Name').fill('देविका राव')
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Subject').selectOption('casting')
  await page.getByLabel('Message').fill('We are casting in April. 🖤')
  const asked = page.waitForRequest((request) => request.url().includes('site.enquiries.send'))
  await send(page).dblclick()
  expect((await asked).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  await expect(page.getByRole('status')).toHaveText(
    "Thank you for your message! We'll get back to you within 24-48 hours.",
  )
  await expect(page.getByLabel('Message')).toHaveValue('')
  await axeIsContent(page)
  expect(await mailTo(address, /We have your message/)).toContain('24-48 hours')
})

test('nothing typed is lost when the connection fails, or after a reload', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  // What has no code yet cannot say that its connection failed.
  await isTakenOver(page)
  await page.getByLabel('Name').fill('Devika Rao')
  await page.getByLabel('Email').fill('devika@kori.example')
  await page.getByLabel('Subject').selectOption('press')
  await page.getByLabel('Message').fill('May we print two of your pictures?')
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'Failed to send your message. Please try again or contact us directly.',
  )
  await axeIsContent(page)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('May we print two of your pictures?')
  await send(page).click()
  await expect(page.getByRole('status')).toContainText('Thank you for your message!')
})

test('what is missing is said beside it, and the first field has the focus', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/contact')
  await send(page).click()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
  await expect(page.getByLabel('Name')).toBeFocused()
  await axeIsContent(page)
})
