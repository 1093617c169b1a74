import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { findSession } from '../../../../server/features/access/accounts/service'
import { keepAdminSession } from '../../../helpers/screens/adminScreens'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { aLine } from '../../../helpers/screens/talentScreens'
import { type Account, type TestApp, testApp } from '../../../helpers/testApp'

function admin(t: TestApp, address: string, account: Account) {
  keepAdminSession(t, account)
  return renderScreen(t, address, { account })
}
const app = () =>
  [...(document.querySelector('nav[aria-label="Settings"]')?.querySelectorAll('a') ?? [])].map(
    (item) => item.textContent,
  )

describe('the settings group of the navigation', () => {
  it('shows an admin the pages for both roles, and a superadmin Agency, Team, Audit, Integrations and System below them', async () => {
    // Without a mail server or a media folder, the system page needs attention.
    const t = testApp({ SMTP_URL: 'smtp://mail.house.example' })
    await t.ready
    admin(t, '/admin/account', t.superadmin())
    await waitFor(() =>
      expect(app()).toEqual([
        'Newsletter',
        'Data removal',
        'Retention',
        'Desk settings',
        'Message texts',
        'My account',
        'Agency',
        'Team',
        'Audit',
        'Integrations',
        'System',
      ]),
    )
  })

  it('shows an admin who opens the address that the page is for superadmins', async () => {
    const t = testApp()
    admin(t, '/admin/team', t.admin())
    expect(await screen.findByText('Only superadmins can see this page')).toBeTruthy()
    expect(app()).toEqual([
      'Newsletter',
      'Data removal',
      'Retention',
      'Desk settings',
      'Message texts',
      'My account',
    ])
  })
})

describe('/admin/team', () => {
  it('invites members, changes roles, deactivates and reactivates accounts', async () => {
    const t = testApp()
    anAccount(t, { role: 'admin', name: 'Ravi Menon', email: 'ravi@house.example' })
    const { user } = admin(t, '/admin/team', anAccount(t, { role: 'superadmin', name: 'Meera Iyer' }))
    await screen.findByText('Ravi Menon')
    await user.type(screen.getByLabelText(/^Name/), 'Tara')
    await user.type(screen.getByLabelText(/^Email/), 'tara@house.example')
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(
      await screen.findByRole('button', { name: 'Withdraw the invitation to tara@house.example' }),
    ).toBeTruthy()
    expect(t.mails()).toMatchObject([{ recipient: 'tara@house.example' }])

    // By keyboard a closed select changes with each arrow key, so the change waits for a confirmation.
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
    await user.click(await screen.findByRole('button', { name: 'Deactivate Ravi Menon' }))
    expect(screen.getByText(/Are you sure you want to deactivate Ravi Menon’s account\?/)).toBeTruthy()
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByRole('button', { name: 'Reactivate Ravi Menon' })).toBeTruthy()
  })

  it('shows the link of a pending invitation once, and sends it again', async () => {
    const t = testApp()
    const meera = anAccount(t, { role: 'superadmin', name: 'Meera Iyer' })
    await t.as(meera).admin.team.invite({ name: 'Tara', email: 'tara@house.example' })
    const { user } = admin(t, '/admin/team', meera)
    await user.click(
      await screen.findByRole('button', { name: 'Copy the invitation link for tara@house.example' }),
    )
    const field = await screen.findByLabelText<HTMLInputElement>('Link')
    expect(field.value).toMatch(/^http:\/\/localhost:3000\/admin\/welcome\?invite=[\w-]+$/)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(field.value)
    expect(t.mails()).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(
      await screen.findByRole('button', { name: 'Send the invitation to tara@house.example again' }),
    )
    await waitFor(() => expect(t.mails()).toMatchObject([{ recipient: 'tara@house.example' }]))
  })

  it('shows an error at the email field when the address already has an account', async () => {
    const t = testApp()
    const { email } = anAccount(t, { role: 'model', email: 'asha@sheet.example' })
    const { user } = admin(t, '/admin/team', t.superadmin())
    await user.type(await screen.findByLabelText(/^Name/), 'Asha')
    const address = screen.getByLabelText(/^Email/)
    await user.type(address, email ?? '')
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    await screen.findByText('There is already an account with this email')
    expect(document.activeElement).toBe(address)
  })

  it('refuses to remove the last superadmin, with an error message', async () => {
    const t = testApp()
    const { user } = admin(t, '/admin/team', anAccount(t, { role: 'superadmin', name: 'Meera Iyer' }))
    await user.click(await screen.findByRole('button', { name: 'Deactivate Meera Iyer' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }))
    expect(await screen.findByText(/There must be one superadmin/)).toBeTruthy()
  })
})

describe('/admin/welcome', () => {
  it('says when an invitation has expired', async () => {
    renderScreen(testApp(), '/admin/welcome?invite=nothing')
    expect(await screen.findByText('This invitation is no longer valid')).toBeTruthy()
  })

  it('does not call an invitation expired when there is no connection, and offers to try again', async () => {
    const t = testApp()
    await t.as(t.superadmin()).admin.team.invite({ name: 'Tara', email: 'tara@house.example' })
    const token = /invite=([\w-]+)/.exec(t.mails()[0]?.text ?? '')?.[1]
    const line = aLine()
    line.cut()
    const { user } = renderScreen(t, `/admin/welcome?invite=${token}`, { before: [line.link] })
    await screen.findByText('We could not open your invitation.')
    expect(screen.queryByText('This invitation is no longer valid')).toBeNull()
    line.mend()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByLabelText(/^Your name/)
  })

  it('creates the account and goes to the admin panel', async () => {
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
  it('lists the sessions, ends the others, and changes the password', async () => {
    const t = testApp()
    const ravi = anAccount(t, { role: 'admin', passwordHash: await t.passwords.hash('correct horse') })
    const elsewhere = t.tokenFor(ravi)
    const { user } = admin(t, '/admin/account', ravi)
    await user.click(await screen.findByRole('button', { name: 'Sign out of all other devices' }))
    expect((await screen.findAllByText('Signed out')).length).toBeGreaterThan(0)
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
    expect((await screen.findAllByText('Your current password is wrong')).length).toBeGreaterThan(0)
    const before = localStorage.getItem('authToken')
    await fill('correct horse', 'battery staple', 'battery staple')
    await waitFor(() => expect(localStorage.getItem('authToken')).not.toBe(before))
    expect(await screen.findByText('Password changed')).toBeTruthy()
    // The message about the previous attempt would contradict the new one.
    expect(screen.queryByText('Your current password is wrong')).toBeNull()
  })
})
