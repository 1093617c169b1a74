import { expect } from '@playwright/test'
import { withOwnServer } from '../ownServer'
import { isTakenOver } from '../pageAssertions'

const test = withOwnServer({ DEMO_DATA: 'true', DEMO_PICTURES: 'few' })
// The browser is neither where the agency is nor in India.
test.use({ timezoneId: 'America/Los_Angeles' })

test('an agency elsewhere chooses its region by keyboard, and its pages are taken over as they were sent', {
  tag: '@slow',
}, async ({ page, site }) => {
  const complaints: string[] = []
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${site}/admin/login`)
  await page.getByLabel('Email').fill('admin@tehkhana.example')
  await page.getByLabel('Password', { exact: true }).fill('darkroom-lamp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goto(`${site}/admin/settings/region`)
  for (const [name, typed, chosen] of [
    ['Country', 'united arab', 'United Arab Emirates'],
    ['Time zone', 'dubai', 'Asia/Dubai'],
    ['Currency', 'aed', 'United Arab Emirates Dirham'],
  ] as const) {
    const box = page.getByRole('combobox', { name })
    await box.focus()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue(chosen)
  }
  await page.getByLabel('Measurements').selectOption('Inches first: 34" / 86 cm')
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page.getByText('Settings saved')).toBeVisible()

  const { data } = await (await page.request.get(`${site}/public/models?limit=1`)).json()
  const profile = `/models/${data.models[0].slug}`
  for (const path of ['/', '/models', profile, '/projects', '/book-model', '/terms']) {
    await page.goto(site + path)
    await isTakenOver(page)
    expect(complaints, path).toEqual([])
  }
  await page.goto(site + profile)
  await expect(page.getByText(/^\d+(\.5)?" \/ \d+ cm$/).first()).toBeVisible()
})
