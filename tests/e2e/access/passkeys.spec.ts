import { expect, type Page, test } from '@playwright/test'
import { mailTo } from '../../helpers/installed/outboxFolder'
import { axe, confirmIfAsked, signIn, unlike } from '../adminPages'

const PORT = process.env.E2E_PORT ?? '4310'
const PASSWORD = 'correct horse'

// A bare IP address has no passkeys: the same server by its name.
test.use({ baseURL: `http://localhost:${PORT}` })

/** A device with a fingerprint reader, whose owner always agrees. */
async function aDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return {
    agree: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** A colleague of their own: what a passkey changes would end the sessions of other journeys. */
async function joinTeam(page: Page, email: string) {
  await signIn(page, '/admin/team')
  await page.getByLabel('Name', { exact: false }).first().fill('Tara')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const withdraw = page.getByRole('button', { name: `Withdraw the invitation to ${email}` })
  await confirmIfAsked(page, withdraw)
  await expect(withdraw).toBeVisible()
  const mail = await mailTo(email, /invitation to the .* admin panel/)
  await page.evaluate(() => localStorage.clear())
  await page.goto(/\/admin\/welcome\?invite=[\w-]+/.exec(mail)?.[0] ?? '')
  await page.getByLabel('Your name').fill('Tara')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

async function givePassword(page: Page, email: string) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

test('a passkey is added, signs in alone and after the password, and is deleted', {
  tag: '@slow',
}, async ({ page }) => {
  const device = await aDevice(page)
  const isIn = () => expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
  const signOut = async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/admin/login')
    await expect(page.getByText('LOGIN PORTAL')).toBeVisible()
  }
  const email = `${unlike()}@house.example`.toLowerCase()
  await joinTeam(page, email)
  await isIn()
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I have stored them' }).click()
  await expect(page.getByText(/not used yet/)).toBeVisible()
  await axe(page)

  await signOut()
  await axe(page)
  await device.agree(false)
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await expect(page.getByText('No passkey was used: you cancelled, it took too long')).toBeVisible()
  await device.agree(true)
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await isIn()

  await signOut()
  await givePassword(page, email)
  const step = page.getByRole('button', { name: 'Use your passkey' })
  await expect(step).toBeFocused()
  await axe(page)
  await page.keyboard.press('Enter')
  await isIn()

  await page.goto('/admin/account')
  await expect(page.getByText(/last used/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete My phone' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()

  await signOut()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('This passkey was not accepted.')).toBeVisible()
  await givePassword(page, email)
  await isIn()
})
