import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../drizzle/schema'
import { findSession } from '../../server/accounts/service'
import { anAccount } from '../../server/demo/builders/accounts'
import { keepAdminSession } from '../helpers/atTheDesk'
import { renderScreen } from '../helpers/renderScreen'
import { type Account, type TestApp, testApp } from '../helpers/testApp'

function desk(t: TestApp, address: string, account: Account) {
  keepAdminSession(t, account)
  return renderScreen(t, address, { account })
}
const house = () =>
  [...(document.querySelector('nav[aria-label="The house"]')?.querySelectorAll('a') ?? [])].map(
    (item) => item.textContent,
  )

describe('the house’s own group', () => {
  it('shows a superadmin Team, Audit, Newsletter, Retention and My account, an admin only what is not a superadmin’s', async () => {
    const t = testApp()
    desk(t, '/admin/account', t.superadmin())
    await waitFor(() => expect(house()).toEqual(['Team', 'Audit', 'Newsletter', 'Retention', 'My account']))
  })

  it('tells an admin who comes by an address that this is not theirs', async () => {
    const t = testApp()
    desk(t, '/admin/team', t.admin())
    expect(await screen.findByText('Only a superadmin sees this page')).toBeTruthy()
    expect(house()).toEqual(['Newsletter', 'Retention', 'My account'])
  })
})

describe('/admin/team', () => {
  it('invites, changes roles, closes and opens again', async () => {
    const t = testApp()
    anAccount(t, { role: 'admin', name: 'Ravi Menon', email: 'ravi@house.example' })
    const { user } = desk(t, '/admin/team', anAccount(t, { role: 'superadmin', name: 'Meera Iyer' }))
    await screen.findByText('Ravi Menon')
    await user.type(screen.getByLabelText(/^Name/), 'Tara')
    await user.type(screen.getByLabelText(/^Email/), 'tara@house.example')
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(
      await screen.findByRole('button', { name: 'Withdraw the invitation of tara@house.example' }),
    ).toBeTruthy()
    expect(t.mails()).toMatchObject([{ recipient: 'tara@house.example' }])

    // By keyboard a closed list changes at each arrow, so nothing is done before somebody says yes.
    await user.selectOptions(screen.getByLabelText('Role of Ravi Menon'), 'Superadmin')
    expect(screen.getByText(/Make Ravi Menon a superadmin\?/)).toBeTruthy()
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText<HTMLSelectElement>('Role of Ravi Menon').value).toBe('admin')
    expect(t.db.select().from(accounts).where(eq(accounts.name, 'Ravi Menon')).get()?.role).toBe('admin')

    await user.selectOptions(screen.getByLabelText('Role of Ravi Menon'), 'Superadmin')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Change role' }))
    await waitFor(() =>
      expect(
        t.db
          .select()
          .from(accounts)
          .all()
          .every(({ role }) => role === 'superadmin'),
      ).toBe(true),
    )
    await user.click(await screen.findByRole('button', { name: 'Close account of Ravi Menon' }))
    expect(screen.getByText(/Are you sure you want to close the account of Ravi Menon\?/)).toBeTruthy()
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close account' }))
    expect(await screen.findByRole('button', { name: 'Open again: Ravi Menon' })).toBeTruthy()
  })

  it('says at the address that it has an account already', async () => {
    const t = testApp()
    const { email } = anAccount(t, { role: 'model', email: 'asha@sheet.example' })
    const { user } = desk(t, '/admin/team', t.superadmin())
    await user.type(await screen.findByLabelText(/^Name/), 'Asha')
    const address = screen.getByLabelText(/^Email/)
    await user.type(address, email ?? '')
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    await screen.findByText('There is already an account with this email')
    expect(document.activeElement).toBe(address)
  })

  it('refuses to lose the last superadmin, in words', async () => {
    const t = testApp()
    const { user } = desk(t, '/admin/team', anAccount(t, { role: 'superadmin', name: 'Meera Iyer' }))
    await user.click(await screen.findByRole('button', { name: 'Close account of Meera Iyer' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close account' }))
    expect(await screen.findByText(/The last superadmin cannot be removed/)).toBeTruthy()
  })
})

describe('/admin/welcome', () => {
  it('says when an invitation has ended', async () => {
    renderScreen(testApp(), '/admin/welcome?invite=nothing')
    expect(await screen.findByText('This invitation has ended')).toBeTruthy()
  })

  it('makes the account and goes to the admin panel', async () => {
    const t = testApp()
    await t.as(t.superadmin()).admin.team.invite({ name: 'Tara', email: 'tara@house.example' })
    const token = /invite=([\w-]+)/.exec(t.mails()[0]?.text ?? '')?.[1]
    const { user } = renderScreen(t, `/admin/welcome?invite=${token}`)
    await user.type(await screen.findByLabelText(/^Your name/), 'Tara Sen')
    await user.type(screen.getByLabelText(/^Password/), 'short')
    await user.click(screen.getByRole('button', { name: 'Set up my account' }))
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Password/), ' but longer now')
    await user.click(screen.getByRole('button', { name: 'Set up my account' }))
    await waitFor(() => expect(localStorage.getItem('userName')).toBe('Tara Sen'))
    expect(JSON.parse(localStorage.getItem('userRoles') ?? '')).toEqual(['admin'])
  })
})

describe('/admin/account', () => {
  it('shows where one is signed in, ends the others, and changes the password', async () => {
    const t = testApp()
    const ravi = anAccount(t, { role: 'admin', passwordHash: await t.passwords.hash('correct horse') })
    const elsewhere = t.tokenFor(ravi)
    const { user } = desk(t, '/admin/account', ravi)
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
    expect((await screen.findAllByText('Signed out there')).length).toBeGreaterThan(0)
    expect(findSession(t, elsewhere)).toBeNull()
    const fill = async (current: string, next: string, again: string) => {
      for (const [label, text] of [
        [/^Current password/, current],
        [/^New password/, next],
        [/^Confirm new password/, again],
      ] as const) {
        await user.clear(screen.getByLabelText(label))
        await user.type(screen.getByLabelText(label), text)
      }
      await user.click(screen.getByRole('button', { name: 'Change password' }))
    }
    await fill('correct horse', 'battery staple', 'battery')
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    await fill('wrong', 'battery staple', 'battery staple')
    expect((await screen.findAllByText('This is not your current password')).length).toBeGreaterThan(0)
    const before = localStorage.getItem('authToken')
    await fill('correct horse', 'battery staple', 'battery staple')
    await waitFor(() => expect(localStorage.getItem('authToken')).not.toBe(before))
    expect(await screen.findByText('Password changed')).toBeTruthy()
    // What was said of the attempt before would contradict it.
    expect(screen.queryByText('This is not your current password')).toBeNull()
  })
})
