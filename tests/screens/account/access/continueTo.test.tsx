import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  isAtReturnTo,
  keepReturnTo,
  nameOfPage,
  reachReturnTo,
  returnToIn,
} from '../../../../client/src/lib/navigation/returnTo'
import { endSession } from '../../../../client/src/lib/session'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { NOW, testApp } from '../../../helpers/testApp'

async function anAdmin() {
  const t = testApp()
  const passwordHash = await t.passwords.hash('correct horse')
  return { t, account: anAccount(t, { role: 'admin', email: 'noor@agency.example', passwordHash }) }
}

async function signIn({ user }: ReturnType<typeof renderScreen>, label: string, name: string) {
  await user.type(await screen.findByLabelText(label), name)
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

describe('a back office page requested without a session', () => {
  it('leads to /admin/login, then to /admin, which offers the requested page until it is used', async () => {
    const { t, account } = await anAdmin()
    const here = renderScreen(t, '/admin/artist-requests?search=asha', { account })
    await screen.findByText('LOGIN PORTAL')
    expect(here.path()).toBe('/admin/login')
    await signIn(here, 'Email', 'noor@agency.example')
    const link = await screen.findByRole('link', { name: 'Continue to Artist Requests' })
    expect(here.path()).toBe('/admin')
    await here.user.click(link)
    expect(here.path()).toBe('/admin/artist-requests?search=asha')
    here.go('/admin')
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    expect(screen.queryByRole('link', { name: /^Continue to/ })).toBeNull()
  })

  it('is not offered again after it was dismissed', async () => {
    const { t, account } = await anAdmin()
    const here = renderScreen(t, '/admin/enquiries', { account })
    await signIn(here, 'Email', 'noor@agency.example')
    await here.user.click(await screen.findByRole('button', { name: 'Dismiss: Continue to Enquiries' }))
    expect(screen.queryByRole('link', { name: /^Continue to/ })).toBeNull()
    expect(sessionStorage.getItem('wantedPage')).toBeNull()
  })
})

it('a dashboard tab requested without a session is offered after /login', async () => {
  const t = testApp()
  const passwordHash = await t.passwords.hash('correct horse')
  const account = anAccount(t, { role: 'model', email: 'asha@example.in', passwordHash })
  const steps = { step1At: NOW, step2At: NOW, step3At: NOW, step4At: NOW, step5At: NOW }
  aModel(t, { accountId: account.id, ...steps, onboardedAt: NOW })
  const here = renderScreen(t, '/model-dashboard?tab=opportunities', { account })
  await screen.findByLabelText('Email or Phone')
  expect(here.path()).toBe('/login')
  await signIn(here, 'Email or Phone', 'asha@example.in')
  const link = await screen.findByRole('link', { name: 'Continue to Opportunities' })
  expect(here.path()).toBe('/model-dashboard')
  await here.user.click(link)
  await waitFor(() => expect(here.path()).toBe('/model-dashboard?tab=opportunities'))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Continue to/ })).toBeNull())
})

describe('the requested page', () => {
  it.each([
    ['/model-dashboard?tab=portfolio', true],
    ['/model-dashboard?tab=portfolio&opportunities=mine', true],
    ['/model-dashboard?tab=profile', false],
    ['/model-dashboard', false],
    ['/admin?tab=portfolio', false],
  ])('at %s: the target reached is %s', (address, isReached) => {
    expect(isAtReturnTo('/model-dashboard?tab=portfolio', address)).toBe(isReached)
    keepReturnTo('/model-dashboard?tab=portfolio')
    reachReturnTo(address)
    expect(returnToIn('/model-dashboard') === null).toBe(isReached)
  })
})

describe('the stored target', () => {
  it('is removed when the session ends', () => {
    keepReturnTo('/admin/models/7')
    expect(returnToIn('/admin')).toBe('/admin/models/7')
    endSession()
    expect(returnToIn('/admin')).toBeNull()
  })

  it.each([
    '//evil.example',
    'https://evil.example/admin',
    '/admin.evil.example',
    '/administrator',
    '/admin',
    '/models/asha',
    'javascript:alert(1)',
  ])('is never %s: another site, a page without sign-in, or the default page', (address) => {
    keepReturnTo(address)
    expect(sessionStorage.getItem('wantedPage')).toBeNull()
    sessionStorage.setItem('wantedPage', `/${address}`)
    expect([returnToIn('/admin'), returnToIn('/model-dashboard')]).toEqual([null, null])
  })

  it.each([
    ['/admin/bookings', 'Bookings'],
    ['/admin/artist-requests?page=2', 'Artist Requests'],
    ['/admin/models/0a1b', "the model's page"],
    ['/admin/opportunities/0a1b', "the opportunity's page"],
    ['/admin/projects/new', 'New Project'],
    ['/model-dashboard?tab=portfolio', 'Portfolio'],
  ])('is called at %s by its name', (address, name) => {
    expect(nameOfPage(address)).toBe(name)
  })
})
