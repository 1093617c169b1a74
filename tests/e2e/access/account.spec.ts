import { expect, test } from '@playwright/test'
import { freshPerson, notices, signUp, watchOutside } from '../../helpers/people/newTalent'
import { keepsItsPlace } from '../pageAssertions'

test.describe('sign-up and sign-in', () => {
  test('marks missing fields, and keeps what was typed through a reload', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/signup')
    await keepsItsPlace(page)
    await page.getByLabel('Full name').fill('Asha Rao')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(notices(page)).toContainText('Missing Information')
    await expect(notices(page)).toContainText('Please fill in all fields')
    await page.reload()
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao')

    await page.goto('/login')
    await keepsItsPlace(page)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(notices(page)).toContainText('Please fill in all fields')
  })

  test('leads from the form to the onboarding, and back in by e-mail or phone', {
    tag: '@also-phone',
  }, async ({ page }) => {
    const person = freshPerson()
    await signUp(page, person)
    await expect(page).toHaveURL('/onboarding')
    await expect(notices(page)).toContainText('Account Created!')
    const keys = await page.evaluate(() => Object.keys(localStorage).sort())
    expect(keys).toEqual(expect.arrayContaining(['authToken', 'userId', 'userName', 'userRoles']))

    await page.goto('/login')
    await expect(page).toHaveURL('/model-dashboard')

    for (const identification of [person.email.toUpperCase(), `+91 ${person.phone}`]) {
      await page.evaluate(() => localStorage.clear())
      await page.goto('/onboarding')
      await expect(page).toHaveURL('/login')
      await page.getByLabel('Email or Phone').fill(identification)
      await page.getByLabel(/^Password/).fill(person.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL('/onboarding')
      await expect(notices(page)).toContainText('Welcome back!')
    }
  })

  test("shows the server's error for a wrong password and for an address in use", { tag: '@slow' }, async ({
    page,
  }) => {
    const person = freshPerson()
    await signUp(page, person)
    await expect(page).toHaveURL('/onboarding')
    await page.evaluate(() => localStorage.clear())

    await page.goto('/login')
    await page.getByLabel('Email or Phone').fill(person.email)
    await page.getByLabel(/^Password/).fill('a wrong sentence')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(notices(page)).toContainText('Login Failed')
    await expect(notices(page)).toContainText('Invalid credentials')
    await expect(page.getByLabel('Email or Phone')).toHaveValue(person.email)

    await signUp(page, person)
    await expect(notices(page)).toContainText('Signup Failed')
    await expect(notices(page)).toContainText('There is already an account with this email')
  })

  test('shows an error when a social provider is not configured', { tag: '@slow' }, async ({ page }) => {
    const nothingOutside = watchOutside(page)
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(notices(page)).toContainText('Social login failed')
    await expect(notices(page)).toContainText('Social sign-in is not set up on this site')
    nothingOutside()
  })
})
