import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { menuOf } from '../../../client/src/admin/pages'
import { anAccount } from '../../../server/demo/builders/accounts'
import { keepAdminSession, renderAdmin } from '../../helpers/screens/adminScreens'
import { brokenLine, renderScreen } from '../../helpers/screens/renderScreen'
import { testApp } from '../../helpers/testApp'

// jsdom has no screen width: the wide screen's navigation counts as hidden, the phone's as closed.
const items = () => [
  ...(document.querySelector('nav[aria-label="Admin"]')?.querySelectorAll<HTMLAnchorElement>('a') ?? []),
]

describe('the admin shell', () => {
  it.each(['/admin', '/admin/bookings', '/admin/enquiries', '/admin/artist-requests', '/admin/nowhere'])(
    'redirects a visitor from %s to /admin/login',
    async (address) => {
      const { path } = renderScreen(testApp(), address)
      expect(await screen.findByText('LOGIN PORTAL')).toBeTruthy()
      expect(path()).toBe('/admin/login')
    },
  )

  it('redirects a talent, even when the browser claims to be an administrator', async () => {
    const t = testApp()
    const talent = anAccount(t, { role: 'model' })
    keepAdminSession(t, talent)
    const { path } = renderScreen(t, '/admin/bookings', { account: talent })
    expect(await screen.findByText('LOGIN PORTAL')).toBeTruthy()
    expect(path()).toBe('/admin/login')
  })

  it('has logo, title and the specified navigation in order, Opportunities after Projects, the open page marked', async () => {
    renderAdmin(testApp(), '/admin/enquiries')
    expect(await screen.findByText('Admin Panel')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tehkhana' })).toBeTruthy()
    expect(items().map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Dashboard', '/admin'],
      ['Artist Requests', '/admin/artist-requests'],
      ['Models', '/admin/models'],
      ['Projects', '/admin/projects'],
      ['Opportunities', '/admin/opportunities'],
      ['Enquiries', '/admin/enquiries'],
      ['Bookings', '/admin/bookings'],
    ])
    const current = items().filter((item) => item.getAttribute('aria-current') === 'page')
    expect(current.map((item) => item.textContent)).toEqual(['Enquiries'])
  })

  it('ends with what only a superadmin sees, so that nothing moves when the role arrives', () => {
    const forSuperadmin = menuOf('settings', false).map(({ isForSuperadmin }) => isForSuperadmin)
    expect(forSuperadmin.filter(Boolean)).toHaveLength(5)
    expect(forSuperadmin.slice(-5)).toEqual([true, true, true, true, true])
  })

  it('redirects an unknown admin path to the dashboard', async () => {
    const { path } = renderAdmin(testApp(), '/admin/nowhere/at/all')
    expect(await screen.findByRole('heading', { name: 'Recent Activity' })).toBeTruthy()
    expect(path()).toBe('/admin')
  })

  it('asks before logging out, and stays on Cancel', async () => {
    const { user } = renderAdmin(testApp(), '/admin')
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(screen.getByText('Are you sure you want to logout?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText('Are you sure you want to logout?')).toBeNull()
    expect(localStorage.getItem('authToken')).toBeTruthy()
  })

  it('ends the session on the server, clears every key and goes to /login', async () => {
    const t = testApp()
    const { user, path } = renderAdmin(t, '/admin')
    const token = localStorage.getItem('authToken') ?? ''
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(path()).toBe('/login'))
    for (const key of ['authToken', 'userRoles', 'userName', 'userProfilePic', 'userId', 'agencyInfo'])
      expect(localStorage.getItem(key)).toBeNull()
    expect(token).not.toBe('')
  })

  it('signs out even when the server cannot be reached', async () => {
    const { user, path } = renderAdmin(testApp(), '/admin', { before: [brokenLine] })
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(path()).toBe('/login'))
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('shows the four cards with links to their lists, and the pending items', async () => {
    renderAdmin(testApp(), '/admin')
    const lists = {
      'Active Projects': '/admin/projects',
      'Total Models': '/admin/models',
      'Upcoming Shoots': '/admin/projects',
      'Gallery Items': '/admin/models',
    }
    for (const [label, to] of Object.entries(lists)) {
      const card = (await screen.findByText(label)).closest('a')
      expect(card?.getAttribute('href')).toBe(to)
      expect(card?.textContent).toBe(`0${label}`)
    }
    expect(screen.getByText('No activity yet')).toBeTruthy()
  })

  it('shows an error when the dashboard cannot be loaded', async () => {
    renderAdmin(testApp(), '/admin', { before: [brokenLine] })
    expect(await screen.findByText('Error loading dashboard')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
