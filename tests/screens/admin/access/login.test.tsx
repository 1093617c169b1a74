import { screen, waitFor, within } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { currentNotices } from '../../../../client/src/lib/notify'
import { startSession } from '../../../../client/src/lib/session'
import { anAccount } from '../../../../server/demo/builders/accounts'
import type { AppRouter } from '../../../../server/router'
import { agency, emptyAgency, setAgency } from '../../../../shared/agency'
import { afterThisTest } from '../../../helpers/cleanUp'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { type TestApp, testApp } from '../../../helpers/testApp'

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const anAdmin = async (t: TestApp) =>
  anAccount(t, {
    role: 'admin',
    email: 'noor@agency.example',
    passwordHash: await t.passwords.hash('correct horse'),
  })

async function signIn(user: ReturnType<typeof renderScreen>['user'], email: string, password: string) {
  await user.type(await screen.findByLabelText(/^Email/), email)
  await user.type(screen.getByLabelText(/^Password/), password)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

describe('/admin/login', () => {
  it('has its label, a reset link, and a password that can be shown', async () => {
    const { user } = renderScreen(testApp(), '/admin/login')
    expect(await screen.findByText('LOGIN PORTAL')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
    const password = screen.getByLabelText(/^Password/)
    expect(password).toHaveProperty('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show characters' }))
    expect(password).toHaveProperty('type', 'text')
  })

  it('requires a valid e-mail and a password, and sends nothing', async () => {
    const t = testApp()
    const { user } = renderScreen(t, '/admin/login', { before: [brokenLine] })
    await signIn(user, 'noor', ' ')
    expect(await screen.findByText('Enter a valid email address')).toBeTruthy()
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'noor')
    expect(currentNotices()).toEqual([])
  })

  it('says Login Failed with the reason when the server refuses, and keeps what was typed', async () => {
    const t = testApp()
    await anAdmin(t)
    const { user, path } = renderScreen(t, '/admin/login')
    await signIn(user, 'noor@agency.example', 'wrong horse')
    expect(await notices().findByText('Login Failed')).toBeTruthy()
    expect(notices().getByText('Invalid credentials')).toBeTruthy()
    expect(path()).toBe('/admin/login')
    expect(localStorage.getItem('authToken')).toBeNull()
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'noor@agency.example')
    // On a phone the notice covers the form, so it closes when the user edits a field.
    await user.type(screen.getByLabelText(/^Password/), '!')
    expect(notices().queryByText('Login Failed')).toBeNull()
  })

  it('says Login Error when the server does not answer', async () => {
    const { user } = renderScreen(testApp(), '/admin/login', { before: [brokenLine] })
    await signIn(user, 'noor@agency.example', 'correct horse')
    expect(await notices().findByText('Login Error')).toBeTruthy()
    expect(notices().getByText('Network error. Please try again.')).toBeTruthy()
  })

  it.each([
    [null, /^\/admin\/setup/],
    ['/admin/setup/agency', /^\/admin\/setup/],
    ['/admin/bookings', /^\/admin$/],
  ])('leads a superadmin whose agency has no name, and who asked for %s, to %s', async (asked, opened) => {
    const before = agency
    afterThisTest(() => setAgency(before))
    setAgency(emptyAgency)
    if (asked) sessionStorage.setItem('wantedPage', asked)
    const t = testApp()
    const passwordHash = await t.passwords.hash('correct horse')
    anAccount(t, { role: 'superadmin', email: 'asha@agency.example', passwordHash })
    const { user, path } = renderScreen(t, '/admin/login')
    await signIn(user, 'asha@agency.example', 'correct horse')
    await waitFor(() => expect(path()).toMatch(opened))
  })

  it('stores the session under the specified keys and goes to /admin', async () => {
    const t = testApp()
    const admin = await anAdmin(t)
    const { user, path } = renderScreen(t, '/admin/login', { account: admin })
    await signIn(user, 'noor@agency.example', 'correct horse')
    expect(await notices().findByText('Login Successful')).toBeTruthy()
    expect(notices().getByText('Welcome back, Tehkhana!')).toBeTruthy()
    expect(await screen.findByText('Admin Panel')).toBeTruthy()
    expect(path()).toBe('/admin')
    expect(localStorage.getItem('authToken')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('userRoles') ?? '')).toEqual(['admin'])
    expect(localStorage.getItem('userId')).toBe(admin.id)
    expect(JSON.parse(localStorage.getItem('agencyInfo') ?? '')).toMatchObject({ name: 'Tehkhana' })
  })

  it('stores the role admin for a superadmin too, who still sees the superadmin pages', async () => {
    const t = testApp()
    const passwordHash = await t.passwords.hash('correct horse')
    const account = anAccount(t, { role: 'superadmin', email: 'noor@agency.example', passwordHash })
    const { user } = renderScreen(t, '/admin/login', { account })
    await signIn(user, 'noor@agency.example', 'correct horse')
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeTruthy()
    expect(localStorage.getItem('userRoles')).toBe('["admin"]')
    expect((await screen.findAllByRole('link', { name: 'Audit', hidden: true })).length).toBeGreaterThan(0)
  })

  it('signs in once on a double press', async () => {
    const t = testApp()
    const admin = await anAdmin(t)
    let asked = 0
    const counted: TRPCLink<AppRouter> = () => (call) => {
      if (call.op.path === 'auth.signInAdmin') asked += 1
      return call.next(call.op)
    }
    const { user } = renderScreen(t, '/admin/login', { account: admin, before: [counted] })
    await user.type(await screen.findByLabelText(/^Email/), 'noor@agency.example')
    await user.type(screen.getByLabelText(/^Password/), 'correct horse')
    await user.dblClick(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Admin Panel')).toBeTruthy()
    expect(asked).toBe(1)
    expect(notices().getAllByText('Login Successful')).toHaveLength(1)
  })

  it('tells a signed-in talent which account they use and links to their own pages', async () => {
    startSession({
      token: 'x',
      roles: ['model'],
      name: 'Asha Rao',
      picture: null,
      userId: 'a',
      agency: null,
    })
    renderScreen(testApp(), '/admin/login')
    expect(await screen.findByText('You are signed in as Asha Rao.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe(
      '/model-dashboard',
    )
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
  })
})
