import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { describe, expect, it, vi } from 'vitest'
import { currentSession, endSessionOf, type Session, startSession } from '../../../../client/src/lib/session'
import { refusedCall } from '../../../../client/src/lib/trpc'
import { aModel } from '../../../../server/demo/builders/models'
import type { AppRouter } from '../../../../server/router'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { atDashboard, atOwnPage } from '../../../helpers/screens/talentScreens'
import { NOW, testApp } from '../../../helpers/testApp'

const KEPT = /^You have been signed out\. What you typed is still here/
const comment = () => screen.findByLabelText<HTMLTextAreaElement>('Comment')

/** Opens a model page with a half-typed review. */
async function half() {
  const t = testApp()
  const { user, path } = renderAdmin(t, `/admin/models/${aModel(t).id}?tab=ratings`)
  const session = currentSession() as Session
  const type = async () => user.type(await comment(), 'Came early, left last.')
  const refuse = () => act(() => endSessionOf(session.token))
  const signInElsewhere = (who: Partial<Session>) =>
    act(() => startSession({ ...session, token: 'new', ...who }))
  await comment()
  return { path, session, type, refuse, signInElsewhere }
}

describe('a session that the server refuses', () => {
  it('keeps half-typed text on the page until the same user has signed in again in another tab', async () => {
    const { path, type, refuse, signInElsewhere } = await half()
    await type()
    refuse()
    expect(screen.getByText(KEPT)).toBeTruthy()
    const login = screen.getByRole('link', { name: /^Sign in again/ })
    expect([login.getAttribute('href'), login.getAttribute('target')]).toEqual(['/admin/login', '_blank'])
    expect((await comment()).value).toBe('Came early, left last.')
    expect(path()).toContain('/admin/models/')
    signInElsewhere({})
    expect(screen.queryByText(KEPT)).toBeNull()
    expect((await comment()).value).toBe('Came early, left last.')
  })

  it("is not mistaken for another user's while the storage keys of the next session arrive one by one", async () => {
    const { session, type, refuse } = await half()
    await type()
    refuse()
    const keys = vi.spyOn(Storage.prototype, 'setItem')
    const arrive = () => dispatchEvent(new StorageEvent('storage'))
    keys.mockImplementation(function (this: Storage, key, value) {
      this[key] = value
      act(arrive)
    })
    startSession({ ...session, token: 'new' })
    keys.mockRestore()
    expect(screen.queryByText(KEPT)).toBeNull()
    expect((await comment()).value).toBe('Came early, left last.')
  })

  it('leaves the page usable: it shows what is saved after the same user has signed in again', async () => {
    atDashboard(testApp(), { query: '?tab=profile' })
    const session = currentSession() as Session
    const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)
    fireEvent.input(await field(/^Why should clients hire you/), { target: { value: 'On time.' } })
    act(() => endSessionOf(session.token))
    act(() => startSession({ ...session, token: 'new' }))
    fireEvent.input(await field(/^City/), { target: { value: 'Goa' } })
    fireEvent.click(screen.getByRole('button', { name: 'Update Basic Info' }))
    await within(screen.getByRole('region', { name: 'Profile Overview' })).findByText('Goa')
    expect((await field(/^Why should clients hire you/)).value).toBe('On time.')
  })

  it('is what the onboarding says, instead of a failed step, and the typed step is there after signing in', async () => {
    const ended: TRPCLink<AppRouter> =
      () =>
      ({ op, next }) =>
        op.path === 'talent.onboarding.saveSocial'
          ? observable((observer) => {
              endSessionOf('x')
              observer.error(refusedCall(401, 'Please sign in'))
            })
          : next(op)
    const model = { isActive: false, onboardedAt: null, step1At: NOW, step2At: NOW }
    const { user, path, go } = atOwnPage(testApp(), '/onboarding', { model, before: [ended] })
    const session = currentSession() as Session
    await user.type(await screen.findByLabelText(/^Instagram/), '@asha')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(path()).toBe('/login'))
    const notices = within(screen.getByRole('region', { name: 'Notices' }))
    notices.getByText('You have been signed out. Please sign in again.')
    expect(notices.queryByText('Save Failed')).toBeNull()
    act(() => startSession(session))
    act(() => go('/onboarding'))
    expect(await screen.findByLabelText(/^Instagram/)).toHaveProperty('value', '@asha')
  })

  it('keeps nothing when another user signs in', async () => {
    const { type, refuse, signInElsewhere } = await half()
    await type()
    refuse()
    signInElsewhere({ userId: 'somebody-else' })
    expect((await comment()).value).toBe('')
  })

  it('redirects to the sign-in page when nothing would be lost', async () => {
    const { path, refuse } = await half()
    refuse()
    await waitFor(() => expect(path()).toBe('/admin/login'))
  })
})

it('signing out in one tab signs out all tabs, even with half-typed text', async () => {
  const { path, type } = await half()
  await type()
  act(() => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
  })
  await waitFor(() => expect(path()).toBe('/admin/login'))
})
