import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../server/demo/builders/accounts'
import { keepAdminSession, renderDesk } from '../helpers/atTheDesk'
import { brokenLine, renderScreen } from '../helpers/renderScreen'
import { testApp } from '../helpers/testApp'

// jsdom knows no screen width: the wide screen's navigation counts as hidden there, the phone's as closed.
const items = () => [
  ...(document.querySelector('nav[aria-label="Admin"]')?.querySelectorAll<HTMLAnchorElement>('a') ?? []),
]

describe('the admin shell', () => {
  it.each(['/admin', '/admin/bookings', '/admin/enquiries', '/admin/artist-requests', '/admin/nowhere'])(
    'sends who is not signed in from %s to /admin/login',
    async (address) => {
      const { path } = renderScreen(testApp(), address)
      expect(await screen.findByText('LOGIN PORTAL')).toBeTruthy()
      expect(path()).toBe('/admin/login')
    },
  )

  it('sends a talent away, even when the browser claims to be an administrator', async () => {
    const t = testApp()
    const talent = anAccount(t, { role: 'model' })
    keepAdminSession(t, talent)
    const { path } = renderScreen(t, '/admin/bookings', { account: talent })
    expect(await screen.findByText('LOGIN PORTAL')).toBeTruthy()
    expect(path()).toBe('/admin/login')
  })

  it('has logo, title and the specification’s navigation in its order, Opportunities after Projects, the open page marked', async () => {
    renderDesk(testApp(), '/admin/enquiries')
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

  it('leads an unknown admin path to the dashboard', async () => {
    const { path } = renderDesk(testApp(), '/admin/nowhere/at/all')
    expect(await screen.findByRole('heading', { name: 'Recent Activity' })).toBeTruthy()
    expect(path()).toBe('/admin')
  })

  it('asks before logging out, and stays when the answer is no', async () => {
    const { user } = renderDesk(testApp(), '/admin')
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(screen.getByText('Are you sure you want to logout?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText('Are you sure you want to logout?')).toBeNull()
    expect(localStorage.getItem('authToken')).toBeTruthy()
  })

  it('ends the session at the server, clears every key and goes to /login', async () => {
    const t = testApp()
    const { user, path } = renderDesk(t, '/admin')
    const token = localStorage.getItem('authToken') ?? ''
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(path()).toBe('/login'))
    for (const key of ['authToken', 'userRoles', 'userName', 'userProfilePic', 'userId', 'agencyInfo'])
      expect(localStorage.getItem(key)).toBeNull()
    expect(token).not.toBe('')
  })

  it('lets go even when the server cannot be reached', async () => {
    const { user, path } = renderDesk(testApp(), '/admin', { before: [brokenLine] })
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(path()).toBe('/login'))
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('shows the four cards, each leading to its list, and what waits', async () => {
    renderDesk(testApp(), '/admin')
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
    expect(screen.getByText('Nothing has happened yet')).toBeTruthy()
  })

  it('says so when the dashboard cannot be loaded', async () => {
    renderDesk(testApp(), '/admin', { before: [brokenLine] })
    expect(await screen.findByText('Error loading dashboard')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
