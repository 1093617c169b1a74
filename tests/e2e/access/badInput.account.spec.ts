import { expect, type Page, test } from '@playwright/test'
import { mailsTo, mailTo } from '../../helpers/installed/outboxFolder'
import { freshPerson, notices, signUp } from '../../helpers/people/newTalent'
import { LONG_EMAIL, LONG_NAME, tooLong, tryBadly } from '../site/badInput'

const PASSWORD = 'a long sentence'
/** 37 characters that people count, 74 bytes. */
const LONG_PASSWORD = 'ß'.repeat(37)
const secret = /^Password/
const said = (page: Page) => notices(page).locator('[data-tone=destructive]')
const LINK = /^Set a new password/
const CHANGED = / was changed$/
const LATER = 'Too many attempts. Please try again in 12 minutes.'
const BROKEN = 'Something went wrong. Please try again.'

/** A phone that nobody else has, if nobody else has the email. */
const phoneOf = (email: string) => `+91 9${email.replace(/\D/g, '').slice(-9)}`

/** Signs up with this address and signs out again. */
async function known(page: Page, email: string) {
  const data = { name: 'Asha Rao', email, contact: phoneOf(email), password: PASSWORD }
  expect((await page.request.post('/api/v1/agency/models/register', { data })).status()).toBe(200)
}

/** The server's answer about the account that is signed in here now. */
async function inside(page: Page) {
  const name = await page.evaluate(() => localStorage.getItem('userName'))
  return name === null ? [] : [{ name }]
}

/** Led on, and nothing left to read of an attempt that failed. */
async function isOnboarding(page: Page) {
  await expect(page).toHaveURL('/onboarding')
  await expect(said(page)).toHaveCount(0)
}

tryBadly('signing up', {
  open: '/signup',
  button: 'Create Account',
  call: 'auth.register',
  filled: (email) => [
    ['Contact phone', phoneOf(email)],
    ['Full name', 'Asha Rao'],
    ['Email', email],
    [secret, PASSWORD],
  ],
  blank: [
    ['Full name', 'Enter your full name'],
    ['Email', 'Enter your email address'],
    [secret, 'Enter a password'],
  ],
  tooMuch: [
    ['Contact phone', '1'.repeat(41), tooLong('40')],
    ['Full name', LONG_NAME, tooLong('120')],
    ['Email', LONG_EMAIL, tooLong('254')],
    [
      secret,
      LONG_PASSWORD,
      'This password is too long. Use up to 72 characters, fewer with accents or non-Latin letters.',
    ],
  ],
  writing: ['Full name'],
  said,
  words: {
    'no network': ['Signup Failed', 'An error occurred during signup'],
    'too many': ['Signup Failed', LATER],
    'a broken server': ['Signup Failed', BROKEN],
  },
  secrets: [secret],
  isSent: isOnboarding,
  kept: inside,
})

tryBadly('signing in', {
  async open(page, email) {
    if (email) await known(page, email)
    await page.goto('/login')
  },
  button: 'Sign In',
  call: 'auth.signInTalent',
  filled: (email) => [
    ['Email or Phone', email],
    [secret, PASSWORD],
  ],
  blank: [
    ['Email or Phone', 'Enter your email or phone number'],
    [secret, 'Enter your password'],
  ],
  tooMuch: [
    ['Email or Phone', LONG_EMAIL, tooLong('254')],
    [secret, LONG_PASSWORD, 'Invalid credentials'],
  ],
  writing: [],
  said,
  words: {
    'no network': ['Login Failed', 'An error occurred during login'],
    'too many': ['Login Failed', LATER],
    'a broken server': ['Login Failed', BROKEN],
  },
  secrets: [secret],
  isRepeated: true,
  isSent: isOnboarding,
  kept: inside,
})

tryBadly('a forgotten password', {
  async open(page, email) {
    if (email) await known(page, email)
    await page.goto('/forgot-password')
  },
  button: 'Send the link',
  call: 'auth.requestReset',
  filled: (email) => [['Email', email]],
  blank: [['Email', 'Enter a valid email address']],
  tooMuch: [['Email', LONG_EMAIL, tooLong('254')]],
  writing: [],
  said,
  words: {
    'no network': ['Error', 'We could not send the link. Please try again.'],
    'too many': ['Error', LATER],
    'a broken server': ['Error', BROKEN],
  },
  async isSent(page, email) {
    await expect(page.getByText('It works once, for 30 minutes.')).toBeVisible()
    await mailTo(email, LINK)
  },
  kept: (_page, email) => mailsTo(email),
})

const passwords = [/^New password/, /^Confirm new password/] as const

tryBadly('a new password', {
  async open(page, email) {
    if (!email) return page.goto('/reset-password/a-link')
    await known(page, email)
    expect((await page.request.post('/auth/password-reset-request', { data: { email } })).status()).toBe(200)
    const [, path = ''] = /(\/reset-password\/\S+)/.exec(await mailTo(email, LINK)) ?? []
    return page.goto(path)
  },
  button: 'Reset Password',
  call: 'auth.resetPassword',
  filled: (email) => [
    ['Username', email],
    [passwords[0], 'another sentence'],
    [passwords[1], 'another sentence'],
  ],
  blank: [
    ['Username', 'Username is required'],
    [passwords[0], 'New password is required'],
    [passwords[1], 'Please confirm your password'],
  ],
  tooMuch: [
    ['Username', LONG_EMAIL, tooLong('254')],
    [
      passwords[0],
      LONG_PASSWORD,
      'This password is too long. Use up to 72 characters, fewer with accents or non-Latin letters.',
    ],
    [passwords[1], 'ß', 'Passwords do not match'],
  ],
  writing: [],
  said,
  words: {
    'no network': ['Error', 'An error occurred. Please try again or request a new reset link.'],
    'too many': ['Reset Failed', LATER],
    'a broken server': ['Reset Failed', BROKEN],
  },
  secrets: [...passwords],
  async isSent(page, email) {
    await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible()
    await expect(said(page)).toHaveCount(0)
    await mailTo(email, CHANGED)
  },
  kept: async (_page, email) => (await mailsTo(email)).filter(({ subject = '' }) => CHANGED.test(subject)),
})

test('signing up: the answer is lost, and the second press says who is there already', {
  tag: '@slow',
}, async ({ page }) => {
  const person = freshPerson()
  const isCall = (url: URL) => url.href.includes('auth.register')
  await page.route(isCall, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await signUp(page, person)
  await expect(said(page)).toContainText('An error occurred during signup')
  await page.unroute(isCall)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(said(page).last()).toContainText('There is already an account with this email')
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
})
