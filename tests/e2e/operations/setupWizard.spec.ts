import { expect, type Page } from '@playwright/test'
import { axe } from '../adminPages'
import { withOwnServer } from '../ownServer'

/** An agency that starts empty. */
const test = withOwnServer({ DEMO_DATA: 'false', ADMIN_PASSWORD: 'printed at the start' })

const at = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const isUnlisted = async (page: Page, site: string) =>
  (await (await page.request.get(site, { headers: { accept: 'text/html' } })).text()).includes('noindex')

async function signIn(page: Page, site: string) {
  await page.goto(`${site}/admin/setup`)
  await page.getByLabel('Email').fill('admin@agency.local')
  await page.getByLabel('Password', { exact: true }).fill('printed at the start')
  await page.keyboard.press('Enter')
  await at(page, 'You')
}

async function sayWho(page: Page) {
  await page.getByLabel('Your name').fill('Asha Rao')
  await page.getByLabel('Your email address').fill('asha@kori.example')
  await page.getByLabel('Current password').fill('printed at the start')
  await page.getByLabel('New password', { exact: true }).fill('only Asha knows')
  await page.getByLabel('New password again').fill('only Asha knows')
  await press(page, 'Save and continue')
  await at(page, 'Your agency')
}

test('a new agency is set up in seven steps', { tag: '@slow' }, async ({ page, site }) => {
  await signIn(page, site)
  await axe(page)
  await sayWho(page)
  await axe(page)
  await page.getByLabel('Name of the agency').fill('Kori')
  await page.getByLabel('Email address', { exact: true }).fill('hello@kori.example')
  await press(page, 'Save and continue')
  await at(page, 'Logo and colour')
  await expect(page.getByRole('img', { name: 'done', exact: true })).toHaveCount(2)
  await press(page, 'Teal')
  await press(page, 'Show preview')
  const shown = page.frameLocator('iframe').last()
  const accent = () =>
    shown
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--agency-colors-accent'))
  await expect.poll(accent).toBe('#0f6466')
  await axe(page)
  await press(page, 'Save and continue')
  await at(page, 'Email')
  // The fields arrive above the buttons and move them: an earlier press may miss.
  await expect(page.getByLabel('Address of the sender')).toBeVisible()
  await press(page, 'Later')
  await at(page, 'Models')
  await axe(page)
  await press(page, 'Later')
  await at(page, 'Legal pages')
  expect(await isUnlisted(page, site)).toBe(true)
  await page.getByLabel('City of the courts').fill('Pune')
  await press(page, 'Save and continue')
  await at(page, 'Colleagues and backups')
  expect(await isUnlisted(page, site)).toBe(false)
  await page.getByLabel('Name').fill('Ravi')
  await page.getByLabel('Email').fill('ravi@kori.example')
  await press(page, 'Send invitation')
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(asked.getByLabel(/^Your password/)).toBeFocused()
  await axe(page)
  await page.keyboard.type('only Asha knows')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'ravi@kori.example' })).toBeVisible()
  await axe(page)
  await press(page, 'Finish')
  await at(page, 'Dashboard')
  await expect(page.getByText('5 of 12 done')).toBeVisible()
  await page.goto(site)
  await expect(page).toHaveTitle('Kori')
})

test('two steps of the setup on a phone, left and taken up again @phone @slow', async ({ page, site }) => {
  await signIn(page, site)
  await sayWho(page)
  await press(page, 'Save and continue')
  await expect(page.getByText('Enter the name')).toBeVisible()
  await page.getByLabel('Name of the agency').fill('Kori')
  await press(page, 'Save and continue')
  await at(page, 'Logo and colour')
  await page.goto(`${site}/admin`)
  await page.getByRole('link', { name: 'Continue the setup' }).click()
  await expect(page.getByText('Step 3 of 7')).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Name of the agency')).toHaveValue('Kori')
})
