import { screen, within } from '@testing-library/react'
import { it } from 'vitest'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const ADDRESS = '192.0.2.1'
const password = 'a long sentence'

it.each([
  [
    '/login',
    'signInAddress',
    { 'Email or Phone': 'asha@example.in', Password: password },
    'Sign In',
    'Login Failed',
    'Too many attempts from this connection. Please try again in 15 minutes.',
  ],
  [
    '/login',
    'signInAccount',
    { 'Email or Phone': 'asha@example.in', Password: password },
    'Sign In',
    'Login Failed',
    'Too many attempts. Please try again in 15 minutes.',
  ],
  [
    '/signup',
    'signUp',
    { 'Full name': 'Asha Rao', Email: 'asha@example.in', Password: password },
    'Create Account',
    'Signup Failed',
    'Too many sign-ups from this connection. Please try again in an hour.',
  ],
  [
    '/forgot-password',
    'reset',
    { Email: 'asha@example.in' },
    'Send the link',
    'Error',
    'Too many attempts from this connection. Please try again in an hour.',
  ],
  [
    '/reset-password/abc',
    'reset',
    { Username: 'asha@example.in', 'New password': password, 'Confirm new password': password },
    'Reset Password',
    'Reset Failed',
    'Too many attempts from this connection. Please try again in an hour.',
  ],
] as const)(
  '%s over the limit %s says how long to wait',
  async (path, limit, typed, button, title, words) => {
    const t = testApp({ RATE_LIMIT: 'on' })
    const key = limit === 'signInAccount' ? 'asha@example.in' : ADDRESS
    for (let count = 0; count < 30; count++) await t.limits.allows(limit, key)
    const { user } = renderScreen(t, path)
    for (const [label, text] of Object.entries(typed))
      await user.type(await screen.findByLabelText(new RegExp(`^${label}`)), text)
    await user.click(screen.getByRole('button', { name: button }))
    const notices = within(screen.getByRole('region', { name: 'Notices' }))
    await notices.findByText(title)
    notices.getByText(words)
  },
)
