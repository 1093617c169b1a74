import { expect, test } from '@playwright/test'

test('five faces are shortlisted, opened from their link and asked for in one form', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/models?type_of_work=Editorial')
  const marks = page.getByRole('button', { name: /^Shortlist / })
  // Before the page's code is there, one press is kept: the last.
  await marks.first().click()
  await expect(marks.first()).toHaveAttribute('aria-pressed', 'true')
  for (let at = 1; at < 5; at++) await marks.nth(at).click()
  const bar = page.getByRole('region', { name: 'Shortlist' })
  await expect(bar.getByText('5 on your shortlist')).toBeVisible()
  const sent = await bar.getByRole('link', { name: 'Send this shortlist' }).getAttribute('href')
  await bar.getByRole('link', { name: 'Request these' }).click()
  const others = page.getByRole('region', { name: 'Also on your shortlist' }).getByRole('listitem')
  await expect(others).toHaveCount(4)
  await page
    .getByRole('link', { name: /^Take .* away$/ })
    .first()
    .click()
  await expect(others).toHaveCount(3)
  await page.goto(sent ?? '')
  await expect(page.getByRole('list', { name: 'Models' }).getByRole('listitem')).toHaveCount(5)
})
