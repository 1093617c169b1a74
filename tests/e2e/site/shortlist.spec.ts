import { expect, test } from '@playwright/test'

test('five faces are shortlisted, opened from their link and asked for in one form', {
  tag: '@also-desktop',
}, async ({ page }) => {
  await page.goto('/models?type_of_work=Editorial')
  const marks = page.getByRole('button', { name: /^Shortlist / })
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

test('faces that were marked before the page’s code came are all on the shortlist, one that was marked twice is not', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue().catch(() => {})
  })
  await page.goto('/models?type_of_work=Editorial', { waitUntil: 'commit' })
  const marks = page.getByRole('button', { name: /^Shortlist / })
  for (const at of [2, 0, 1, 0]) await marks.nth(at).click()
  for (const at of [1, 2]) await expect(marks.nth(at)).toHaveAttribute('aria-busy', 'true')
  await expect(marks.first()).not.toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page.getByRole('region', { name: 'Shortlist' }).getByText('2 on your shortlist')).toBeVisible()
  for (const at of [1, 2]) await expect(marks.nth(at)).toHaveAttribute('aria-pressed', 'true')
  await expect(marks.first()).toHaveAttribute('aria-pressed', 'false')
})
