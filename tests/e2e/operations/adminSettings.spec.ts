import { expect, test } from '@playwright/test'
import { jpeg } from '../../helpers/files/jpeg'
import { axe, confirmIfAsked, signIn, unlike } from '../adminPages'

// Journeys run side by side on one agency: the name of the agency itself is changed in tests/api/agency/agencySettings.
test('a superadmin changes the slogan, and the home page shows it', { tag: '@slow' }, async ({ page }) => {
  await signIn(page)
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('link', { name: 'Agency', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Agency', level: 1 })).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByLabel('Web address').first()).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'All settings' }).click()
  await page.getByRole('link', { name: 'Name and description' }).click()
  await axe(page)
  const slogan = `Faces ${unlike()}`
  const before = await page.getByLabel('Slogan').inputValue()
  await page.getByLabel('Slogan').fill(slogan)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByText(slogan)).toBeVisible()
  await page.goBack()
  await page.getByLabel('Slogan').fill(before)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
})

// Nothing is saved: the journeys beside this one look at the same pages.
test('a superadmin chooses a logo and a colour, and sees both before saving and after a reload @slow', async ({
  page,
}) => {
  await signIn(page, '/admin/settings/look')
  await page.getByLabel('Logo', { exact: true }).setInputFiles(jpeg('logo.jpg'))
  await expect(page.getByRole('img', { name: 'Logo', exact: true })).toBeVisible()
  await page.getByLabel('Colour', { exact: true }).fill('#00ffff')
  await expect(
    page.getByText(/^This colour is too light. White text on a button: contrast 1.2 to 1/),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Use #/ }).click()
  await expect(page.getByRole('group', { name: 'How it looks' })).toBeVisible()
  await axe(page)
  await page.getByLabel('Icon', { exact: true }).setInputFiles({
    name: 'icon.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await expect(page.getByText('Only images are allowed')).toBeVisible()
  // The server gives the upload to nobody yet: the draft has a copy of its own.
  await page.reload()
  await expect(page.getByText('We restored what you typed here but did not save.')).toBeVisible()
  const logo = page.getByRole('img', { name: 'Logo', exact: true })
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await logo.getAttribute('src')).toMatch(/^data:image\//)
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(logo).toHaveCount(0)
})

// Nothing is saved here either: the other journeys read their mails in files.
test('a superadmin names a mail server that does not answer, and is told so before it is saved @slow', async ({
  page,
}) => {
  await signIn(page, '/admin/settings/mailServer')
  await page.getByLabel('Provider').selectOption('Amazon SES (Mumbai)')
  await expect(page.getByLabel('Server', { exact: true })).toHaveValue('email-smtp.ap-south-1.amazonaws.com')
  await page.getByLabel('Provider').selectOption('Another server')
  await expect(page.getByLabel('Server', { exact: true })).toBeFocused()
  await page.keyboard.type('localhost')
  await page.getByLabel('Port').fill('9')
  await page.getByLabel('Security').selectOption('None, only on your own network')
  await page.getByLabel('User').fill('bookings@kori.example')
  await page.getByLabel('Password', { exact: true }).fill('a password')
  await page.getByLabel('Address of the sender').fill('bookings@kori.example')
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText(/^Not sent to .+ The mail server answered:/)).toBeVisible()
  await expect(page.getByText(/ECONNREFUSED/)).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const anyway = page.getByRole('button', { name: 'Save anyway' })
  await confirmIfAsked(page, anyway)
  await expect(anyway).toBeVisible()
  await axe(page)
  await page.reload()
  await expect(page.getByLabel('Server', { exact: true })).toHaveValue('')
})

test('the settings of sign-in and privacy have no barrier @slow', async ({ page }) => {
  await signIn(page, '/admin/settings/socialSignIn')
  await expect(page.getByLabel('Redirect address', { exact: true })).toHaveValue(/\/login$/)
  await axe(page)
  await page.goto('/admin/settings/privacy')
  await expect(page.getByLabel('Enquiries, in months')).toHaveValue('12')
  await axe(page)
})
