import { expect, test } from '@playwright/test'
import { signIn } from '../adminPages'

test('why a press far down on a job failed is said in sight @phone', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/jobs')
  await page.locator('tbody a').first().click()
  const facts = page.getByRole('region', { name: 'Brief and usage' })
  await facts.getByRole('button', { name: /: Brief$/ }).click()
  const brief = facts.getByRole('textbox', { name: 'Brief' })
  await brief.fill('Two looks, barefoot')
  await context.setOffline(true)
  await facts.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(brief).toHaveValue('Two looks, barefoot')
})

test('why the next step at the top of a job failed is said in sight @phone', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/jobs/J-2627-0044')
  const next = page.getByRole('region', { name: 'Next' }).getByRole('button').first()
  await expect(next).toBeInViewport()
  await context.setOffline(true)
  await next.click()
  // A part of the page that was still loading says the same, with Retry.
  const refused = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) })
  await expect(refused).toContainText('No response')
  await expect(refused).toBeInViewport({ ratio: 1 })
})
