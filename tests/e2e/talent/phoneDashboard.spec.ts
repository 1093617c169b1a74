import { expect, test } from '@playwright/test'
import { notices } from '../../helpers/people/newTalent'
import { signInAsTalent, tab } from './talentPages'

test('a tab that is pressed shows its beginning, and above it no more than who one is', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await signInAsTalent(page)
  const overview = page.getByRole('region', { name: 'Profile Overview' })
  await expect(overview.getByText('naina@tehkhana.example')).toBeVisible()
  const row = page.getByRole('tablist').first()
  const top = async () => (await row.boundingBox())?.y ?? Number.NaN
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await top()).toBeGreaterThan(812 / 2)
  for (const name of ['Portfolio', 'Profile', 'Dashboard']) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect.poll(top).toBeLessThan(812 / 2)
    expect(await top()).toBeGreaterThanOrEqual(0)
    await expect(overview.getByText('naina@tehkhana.example')).toBeVisible({ visible: name === 'Dashboard' })
  }
})

test('a new notice takes the place of the one before', { tag: ['@phone', '@slow'] }, async ({ page }) => {
  await signInAsTalent(page, '/model-dashboard?tab=portfolio')
  const file = { name: 'front.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await page.getByRole('button', { name: 'Front', exact: true }).setInputFiles(file)
  await expect(notices(page)).toContainText('Upload Failed')
  await page.getByRole('button', { name: 'Download as PDF' }).click()
  await expect(notices(page).getByText('PDF Ready')).toBeVisible()
  await expect(notices(page).getByText('Upload Failed')).toHaveCount(0)
  await notices(page).getByRole('button', { name: 'Dismiss: PDF Ready' }).click()
  await expect(notices(page).locator('[data-tone]')).toHaveCount(0)
})

test('a tab whose code is lost on the way leaves the page, with what was typed, and can be tried again', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await signInAsTalent(page, '/model-dashboard?tab=profile')
  await page.getByLabel('City').fill('Pune')
  await page.route('**/assets/**', (route) => route.abort())
  await tab(page, 'Portfolio').click()
  // Parts of the page that wait for lost code as well are hidden.
  const lost = page.getByText('No response from the server.').filter({ visible: true })
  await expect(lost).toBeVisible()
  await page.unroute('**/assets/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio Gallery' })).toBeVisible()
  await tab(page, 'Profile').click()
  await expect(page.getByLabel('City')).toHaveValue('Pune')
})

test('the notice of a profile that could not be loaded leaves its sentence and Retry to be read', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await signInAsTalent(page)
  await page.route('**/trpc/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  const notice = notices(page).locator('[data-tone=destructive]')
  await expect(notice).toContainText('Failed to load profile data')
  const sentence = page.locator('main').getByText('Failed to load profile data')
  const [above, below] = [await notice.boundingBox(), await sentence.boundingBox()]
  if (!above || !below) throw new Error('Nothing to compare')
  expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  await page.unroute('**/trpc/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'Profile Overview' })).toBeVisible()
})
