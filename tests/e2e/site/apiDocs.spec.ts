import { expect, test } from '@playwright/test'
import { watchOutside } from '../../helpers/people/newTalent'
import { axeIsContent } from '../pageAssertions'

test('S30 the document of the API is read at /docs under the strict policy', { tag: '@slow' }, async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  const noneOutside = watchOutside(page)
  await page.goto('/docs')
  await expect(page.getByRole('heading', { name: /the agency's API/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Server and sign-in' })).toBeVisible()
  await axeIsContent(page)
  await page.getByRole('heading', { name: 'Forms' }).click()
  await page.getByText('Send a booking request').click()
  await expect(page.getByText('Idempotency-Key').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  noneOutside()
  expect(complaints).toEqual([])
})
