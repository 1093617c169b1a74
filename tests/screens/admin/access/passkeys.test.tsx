import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { browserWithPasskeys } from '../../../helpers/people/browserPasskeys'
import { addPasskey } from '../../../helpers/people/passkeys'
import { aColleague, PASSWORD } from '../../../helpers/people/secondFactor'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { oneSessionLink } from '../../../helpers/servers/localLink'
import { type TestApp, testApp } from '../../../helpers/testApp'

const EMAIL = 'noor@agency.example'
const CANCELLED = 'You cancelled, or it took too long. Nothing has changed. Please try again.'

async function givePassword(t: TestApp) {
  const account = await aColleague(t, 'booker', EMAIL)
  const shown = renderAdmin(t, '/admin/account', { account, before: [oneSessionLink(t, account)] })
  await shown.user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const dialog = within(screen.getByRole('dialog'))
  await shown.user.clear(dialog.getByLabelText(/^Name/))
  await shown.user.type(dialog.getByLabelText(/^Name/), 'Work laptop')
  return { ...shown, dialog }
}

describe('passkeys under /admin/account', () => {
  const browser = browserWithPasskeys()

  it('are added with name and password, renamed and deleted, and show the recovery codes once', async () => {
    const { user, dialog } = await givePassword(testApp())
    await user.type(dialog.getByLabelText(/^Your password/), 'wrong horse{Enter}')
    expect(await dialog.findByText('Your current password is wrong')).toBeTruthy()
    expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Work laptop')
    await user.clear(dialog.getByLabelText(/^Your password/))
    await user.type(dialog.getByLabelText(/^Your password/), `${PASSWORD}{Enter}`)
    const codes = await screen.findByRole('list', { name: 'Recovery codes' })
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'I have stored them' }))
    expect(await screen.findByText('added Mar 2, 2026, not used yet')).toBeTruthy()
    expect(screen.getByText('with your passkeys, 10 recovery codes left')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Rename Work laptop' }))
    const name = within(screen.getByRole('dialog')).getByLabelText(/^Name/)
    await user.clear(name)
    await user.type(name, 'Old laptop{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Delete Old laptop' }))
    const removal = within(screen.getByRole('dialog'))
    expect(removal.getByText(/^Delete Old laptop\? It no longer signs you in/)).toBeTruthy()
    await user.type(removal.getByLabelText(/^Your password/), `${PASSWORD}{Enter}`)
    expect(await screen.findByText('You have no passkey yet.')).toBeTruthy()
  })

  it('say plainly that the person cancelled, keep what was typed, and can be tried again', async () => {
    browser.isCancelled = true
    const { user, dialog } = await givePassword(testApp())
    await user.type(dialog.getByLabelText(/^Your password/), `${PASSWORD}{Enter}`)
    expect(await dialog.findByText(CANCELLED)).toBeTruthy()
    expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Work laptop')
    browser.isCancelled = false
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeTruthy()
  })
})

describe('/admin/login with a passkey', () => {
  const browser = browserWithPasskeys()

  async function noorsBrowser() {
    const t = testApp()
    const account = await aColleague(t, 'admin', EMAIL)
    browser.authenticator = (await addPasskey(t, account)).authenticator
    return { t, ...renderScreen(t, '/admin/login') }
  }

  it('signs in with it alone, and says plainly when the person cancels', async () => {
    const { user, path } = await noorsBrowser()
    browser.isCancelled = true
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    expect(
      await screen.findByText(
        'No passkey was used: you cancelled, it took too long, or this device has none for this site.',
      ),
    ).toBeTruthy()
    expect(localStorage.getItem('authToken')).toBeNull()
    browser.isCancelled = false
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
    await waitFor(() => expect(path()).toBe('/admin'))
    expect(localStorage.getItem('authToken')).toBeTruthy()
  })

  it('asks for it after the password, or for a recovery code', async () => {
    const { user, path } = await noorsBrowser()
    await user.type(await screen.findByLabelText(/^Email/), EMAIL)
    await user.type(screen.getByLabelText(/^Password/), `${PASSWORD}{Enter}`)
    const button = await screen.findByRole('button', { name: 'Use your passkey' })
    expect(document.activeElement).toBe(button)
    expect(screen.getByLabelText(/^Recovery code/)).toBeTruthy()
    await user.click(button)
    await waitFor(() => expect(path()).toBe('/admin'))
  })

  it('says plainly that a passkey is unknown here', async () => {
    renderScreen(testApp(), '/admin/login').user.click(
      await screen.findByRole('button', { name: 'Use a passkey' }),
    )
    expect(
      await screen.findByText(
        'This passkey was not accepted. Please try again, or sign in with your password.',
      ),
    ).toBeTruthy()
  })
})

describe('a browser without passkeys', () => {
  it('is told so at the sign-in and under /admin/account', async () => {
    const t = testApp()
    const { user } = renderScreen(t, '/admin/login')
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    expect(await screen.findByText('This browser has no passkeys. Sign in with your password.')).toBeTruthy()
    renderAdmin(t, '/admin/account', { account: await aColleague(t, 'booker', EMAIL) })
    expect(await screen.findByText(/^This browser has no passkeys\. Open this page/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })
})
