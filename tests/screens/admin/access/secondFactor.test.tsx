import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aColleague, appCode, PASSWORD, turnOn } from '../../../helpers/people/secondFactor'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { aLine } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

const EMAIL = 'noor@agency.example'
const DAY = 86_400_000

describe('two-step sign-in under /admin/account', () => {
  it('is turned on by password, QR code and a first code, then shows ten recovery codes', async () => {
    const t = testApp()
    const account = await aColleague(t, 'booker', EMAIL)
    const { user } = renderAdmin(t, '/admin/account', { account })
    await user.click(await screen.findByRole('button', { name: 'Turn on' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Your password/), 'wrong horse')
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await dialog.findByText('Your current password is wrong')).toBeTruthy()
    await user.clear(dialog.getByLabelText(/^Your password/))
    await user.type(dialog.getByLabelText(/^Your password/), `${PASSWORD}{Enter}`)
    expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    const secret = dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent.replaceAll(' ', '')
    const code = dialog.getByLabelText(/^Code that the app shows/)
    await user.type(code, '12345x')
    await user.click(dialog.getByRole('button', { name: 'Turn on' }))
    expect(await dialog.findByText(/^This code is wrong/)).toBeTruthy()
    expect(code).toHaveProperty('value', '12345x')
    await user.clear(code)
    await user.type(code, appCode(t, secret))
    await user.click(dialog.getByRole('button', { name: 'Turn on' }))
    const list = await screen.findByRole('list', { name: 'Recovery codes' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    const codes = within(screen.getByRole('dialog', { name: 'Your recovery codes' }))
    await user.click(codes.getByRole('button', { name: 'Dismiss' }))
    const question = within(screen.getByRole('alertdialog'))
    question.getByText('Have you downloaded or printed them? They are not shown again.')
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await user.click(codes.getByRole('button', { name: 'I have stored them' }))
    expect(await screen.findByText(/10 recovery codes left/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Turn off' })).toBeTruthy()
  })

  it('says in the dialog that there is no connection, and goes on when it is back', async () => {
    const t = testApp()
    const line = aLine()
    const account = await aColleague(t, 'booker', EMAIL)
    const { user } = renderAdmin(t, '/admin/account', { account, before: [line.link] })
    await user.click(await screen.findByRole('button', { name: 'Turn on' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Your password/), PASSWORD)
    const pressOffline = async (name: string) => {
      line.cut()
      await user.click(dialog.getByRole('button', { name }))
      await dialog.findByText('No response from the server. Check your connection and try again.')
      line.mend()
    }
    await pressOffline('Continue')
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    await user.type(await dialog.findByLabelText(/^Code that the app shows/), '123456')
    await pressOffline('Turn on')
  })

  it('is turned off with the password', async () => {
    const t = testApp()
    const account = await aColleague(t, 'admin', EMAIL)
    await turnOn(t, account)
    const { user } = renderAdmin(t, '/admin/account', { account })
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Your password/), `${PASSWORD}{Enter}`)
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy()
  })

  it('leads a colleague who must turn it on to the page, wherever they go', async () => {
    const t = testApp()
    const account = await aColleague(t, 'admin', EMAIL)
    await t.as(t.superadmin()).admin.team.requireSecondFactor({ who: 'everybody' })
    const { go, path } = renderAdmin(t, '/admin/models', { account })
    expect(await screen.findByText('Your agency requires two-step sign-in from Mar 9, 2026 on.')).toBeTruthy()
    expect(path()).toBe('/admin/models')
    t.later(7 * DAY)
    const later = renderAdmin(t, '/admin/models', { account })
    await waitFor(() => expect(later.path()).toBe('/admin/account'))
    expect(
      (await screen.findAllByText('Your agency requires two-step sign-in. Turn it on to continue working.'))
        .length,
    ).toBeGreaterThan(0)
    go('/admin/account')
  })
})

describe('/admin/login with two-step sign-in', () => {
  it('asks for the code after the password, keeps a wrong one, and signs in', async () => {
    const t = testApp()
    const account = await aColleague(t, 'admin', EMAIL)
    const { secret } = await turnOn(t, account)
    const { user, path } = renderScreen(t, '/admin/login', { account })
    await user.type(await screen.findByLabelText(/^Email/), EMAIL)
    await user.type(screen.getByLabelText(/^Password/), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    const code = await screen.findByLabelText(/^Code from your authenticator app/)
    expect(document.activeElement).toBe(code)
    expect(localStorage.getItem('authToken')).toBeNull()
    await user.type(code, '12345x{Enter}')
    expect(await screen.findByText(/^This code is wrong/)).toBeTruthy()
    expect(code).toHaveProperty('value', '12345x')
    await user.clear(code)
    await user.type(code, `${appCode(t, secret)}{Enter}`)
    await waitFor(() => expect(path()).toBe('/admin'))
    expect(localStorage.getItem('authToken')).toBeTruthy()
  })
})

describe('two-step sign-in under /admin/team', () => {
  it('shows who uses it, resets a colleague’s, and says who must', async () => {
    const t = testApp()
    await turnOn(t, await aColleague(t, 'admin', EMAIL))
    const { user } = renderAdmin(t, '/admin/team', { account: t.superadmin() })
    await user.click(await screen.findByRole('button', { name: 'Reset two-step sign-in of Noor Khan' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reset' }))
    expect(await screen.findByText('Nobody has turned it on yet.')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Who must use it'), 'Superadmins')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Required from Mar 9, 2026 on/)).toBeTruthy()
  })
})
