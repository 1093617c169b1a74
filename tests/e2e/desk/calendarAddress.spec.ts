import { expect, test } from '@playwright/test'
import { axe, signIn } from '../adminPages'

test('a booker’s calendar address is shown once, opens without signing in, and ends when switched off', {
  tag: '@slow',
}, async ({ page, browser }) => {
  await signIn(page, '/admin/desk')
  await page.getByRole('link', { name: 'Calendar' }).click()
  const whole = page.getByRole('region', { name: 'Whole desk' })
  await whole.getByRole('button', { name: 'Get link' }).click()
  const address = await whole.getByLabel('Calendar address').inputValue()
  await axe(page)
  const stranger = await browser.newContext()
  const path = new URL(address).pathname
  const calendar = await stranger.request.get(path)
  expect([calendar.status(), (await calendar.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR'])
  await page.reload()
  await expect(whole.getByText(/^In use since/)).toBeVisible()
  await expect(whole.getByLabel('Calendar address')).toHaveCount(0)
  await whole.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(whole.getByRole('button', { name: 'Get link' })).toBeVisible()
  expect((await stranger.request.get(path)).status()).toBe(404)
  await stranger.close()
})
