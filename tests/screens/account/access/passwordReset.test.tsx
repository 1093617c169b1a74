import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentSession } from '../../../../client/src/lib/session'
import { aTalentWithPassword } from '../../../helpers/people/aTalentWithPassword'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const field = (label: RegExp | string) => screen.findByLabelText(label)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = async (label: RegExp, text: string) =>
  fireEvent.change(await field(label), { target: { value: text } })
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))

describe('a forgotten password', () => {
  it('gives the same answer for known and unknown addresses', async () => {
    for (const known of [true, false]) {
      const t = testApp()
      if (known) await aTalentWithPassword(t, true)
      const { unmount } = renderScreen(t, '/forgot-password')
      await type(/^Email/, 'asha@example.in')
      press('Send the link')
      await screen.findByText(
        'If asha@example.in has an account, we have sent a link to set a new password. It works once, for 30 minutes.',
      )
      expect(t.mails()).toHaveLength(known ? 1 : 0)
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your email' })),
      )
      press('Send it again')
      const title = await screen.findByRole('heading', { name: 'Forgot password?' })
      await waitFor(() => expect(document.activeElement).toBe(title))
      unmount()
    }
  })
})

describe('the reset page', () => {
  it('redirects home without a token', async () => {
    const { path } = renderScreen(testApp(), '/reset-password')
    await waitFor(() => expect(path()).toBe('/'))
  })

  it('shows the specified errors, each removed when its field is edited', async () => {
    renderScreen(testApp(), '/reset-password/abc')
    await field(/^Username/)
    press('Reset Password')
    await screen.findByText('Username is required')
    screen.getByText('New password is required')
    screen.getByText('Please confirm your password')
    await type(/^New password/, 'short')
    expect(screen.queryByText('New password is required')).toBeNull()
    screen.getByText('Username is required')
    await type(/^Confirm new password/, 'longer')
    press('Reset Password')
    await screen.findByText('Password must be at least 8 characters long')
    screen.getByText('Passwords do not match')
  })

  it.each([
    ['', ''],
    ['aaa', 'Weak'],
    ['aaaaaaaa', 'Weak'],
    ['aaaaaaaa1', 'Fair'],
    ['aaaaaaaA1', 'Good'],
    ['aaaaaaA1!', 'Strong'],
  ])('measures %o as %o', async (password, word) => {
    renderScreen(testApp(), '/reset-password/abc')
    await type(/^New password/, password)
    const words = ['Weak', 'Fair', 'Good', 'Strong'].filter((each) => screen.queryByText(each))
    expect(words).toEqual(word === '' ? [] : [word])
  })

  it('shows the specified message for an invalid link and offers a new one', async () => {
    renderScreen(testApp(), '/reset-password/abc')
    await type(/^Username/, 'asha@example.in')
    await type(/^New password/, 'another sentence')
    await type(/^Confirm new password/, 'another sentence')
    press('Reset Password')
    await notices().findByText('Reset Failed')
    notices().getByText('Failed to reset password. Please try again or request a new reset link.')
    await screen.findByRole('link', { name: 'Request a new link' })
  })

  it('sets the password, clears the session and shows both next links', async () => {
    const t = testApp()
    await aTalentWithPassword(t, true)
    await t.visitor().auth.requestReset({ email: 'asha@example.in' })
    const token = /reset-password\/([\w-]+)/.exec(t.mails()[0]?.text ?? '')?.[1] ?? ''
    localStorage.setItem('authToken', 'old')
    renderScreen(t, `/reset-password/${token}`)
    await type(/^Username/, 'asha@example.in')
    await type(/^New password/, 'another sentence')
    await type(/^Confirm new password/, 'another sentence')
    press('Reset Password')
    const title = await screen.findByRole('heading', { name: 'Password Reset Successful!' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    notices().getByText('Password Reset Successful')
    expect(currentSession()).toBeNull()
    expect(screen.getByRole('button', { name: 'Go to Login' }).getAttribute('href')).toBe('/admin/login')
    expect(screen.getByRole('button', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('link', { name: 'Back to the site' })).toBeNull()
  })
})
