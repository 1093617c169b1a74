import { expect, test } from '@playwright/test'
import { mailTo } from '../../helpers/installed/outboxFolder'
import { freshPerson, notices, signUp } from '../../helpers/people/newTalent'

test('a forgotten password is replaced through the mailed link', { tag: '@slow' }, async ({ page }) => {
  const person = freshPerson()
  await signUp(page, person)
  await expect(page).toHaveURL('/onboarding')
  await page.evaluate(() => localStorage.clear())

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('works once, for 30 minutes')).toBeVisible()

  const mail = await mailTo(person.email, /^Set a new password/)
  const link = new URL(/https?:\S+\/reset-password\/\S+/.exec(mail)?.[0] ?? '')
  await page.goto(link.pathname)

  await page.getByRole('button', { name: 'Reset Password' }).click()
  for (const words of ['Username is required', 'New password is required', 'Please confirm your password'])
    await expect(page.getByText(words)).toBeVisible()
  await page.getByLabel('Username').fill(person.email)
  await expect(page.getByText('Username is required')).toBeHidden()

  const password = page.getByLabel(/^New password/)
  for (const [typed, word] of [
    ['aaa', 'Weak'],
    ['aaaaaaaa1', 'Fair'],
    ['aaaaaaaA1', 'Good'],
    ['aaaaaaA1!', 'Strong'],
  ] as const) {
    await password.fill(typed)
    await expect(page.getByRole('status').filter({ hasText: word })).toBeVisible()
  }
  await page.getByLabel(/^Confirm new password/).fill('aaaaaaA1?')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel(/^Confirm new password/).fill('aaaaaaA1!')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to Login' })).toHaveAttribute('href', '/admin/login')
  await expect(page.getByRole('main').getByRole('button', { name: 'Back to Home' })).toHaveAttribute(
    'href',
    '/',
  )

  await page.getByRole('link', { name: 'Sign in here' }).click()
  await page.getByLabel('Email or Phone').fill(person.email)
  await page.getByLabel(/^Password/).fill('aaaaaaA1!')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/onboarding')

  // The link is used up.
  await page.goto(link.pathname)
  await page.getByLabel('Username').fill(person.email)
  await page.getByLabel(/^New password/).fill('another sentence')
  await page.getByLabel(/^Confirm new password/).fill('another sentence')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(notices(page)).toContainText('Reset Failed')
  await expect(notices(page)).toContainText(
    'Failed to reset password. Please try again or request a new reset link.',
  )
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
})

test('a reset page without a token goes home', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page).toHaveURL('/')
})
