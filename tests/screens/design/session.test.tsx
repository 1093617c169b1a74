import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useIdempotencyKey } from '../../../client/src/lib/forms/idempotency'
import { currentNotices, dismiss, notify, notifyFailure, notifySuccess } from '../../../client/src/lib/notify'
import {
  currentSession,
  endSession,
  endSessionOf,
  isAdmin,
  isTalent,
  startSession,
  useSession,
} from '../../../client/src/lib/session'
import { copyrightYears } from '../../../client/src/site/layout/copyrightYears'
import { dashboardPath } from '../../../client/src/site/layout/dashboardPath'

const asha = { token: 'abc', roles: ['model'], name: 'Asha', picture: null, userId: '7', agency: null }

beforeEach(() => localStorage.clear())

describe('the session', () => {
  it('is stored under the specified keys', () => {
    startSession({ ...asha, picture: '/media/1/320.webp', agency: { name: 'Tehkhana' } })
    expect({ ...localStorage }).toEqual({
      authToken: 'abc',
      userRoles: '["model"]',
      userName: 'Asha',
      userProfilePic: '/media/1/320.webp',
      userId: '7',
      agencyInfo: '{"name":"Tehkhana"}',
    })
  })

  it('is removed completely, and the next session inherits nothing', () => {
    startSession({ ...asha, picture: 'x', agency: { name: 'Tehkhana' } })
    startSession(asha)
    expect(currentSession()).toEqual(asha)
    expect(localStorage.getItem('userProfilePic')).toBe('')
    endSession()
    expect(localStorage.length).toBe(0)
  })

  it('survives invalid data in the storage', () => {
    localStorage.setItem('authToken', 'abc')
    localStorage.setItem('userRoles', '{not json')
    localStorage.setItem('agencyInfo', '"text"')
    expect(currentSession()).toMatchObject({ roles: [], agency: null })
  })

  it('ends in this tab when another tab signs out', () => {
    startSession(asha)
    const { result } = renderHook(() => useSession())
    expect(result.current?.name).toBe('Asha')
    act(() => {
      localStorage.clear()
      dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
    })
    expect(result.current).toBeNull()
  })

  it('does not end when an older token was refused', () => {
    startSession(asha)
    endSessionOf('older')
    expect(currentSession()).not.toBeNull()
    endSessionOf('abc')
    expect(currentSession()).toBeNull()
  })

  it('shows a message, once, when the server ends it', () => {
    startSession(asha)
    endSessionOf('older')
    expect(currentNotices()).toEqual([])
    endSessionOf('abc')
    endSessionOf('abc')
    const [said, ...others] = currentNotices()
    expect(said).toMatchObject({
      title: 'Signed out',
      description: 'You have been signed out. Please sign in again.',
      tone: 'destructive',
    })
    expect(others).toEqual([])
  })
})

describe("the footer's Dashboard button", () => {
  it.each([
    [[], '/admin/login'],
    [['booker'], '/admin'],
    [['admin'], '/admin'],
    [['superadmin'], '/admin'],
    [['model'], '/model-dashboard'],
    [['visitor'], '/admin/login'],
  ])('leads %s to %s', (roles, path) => {
    expect(dashboardPath({ ...asha, roles })).toBe(path)
  })

  it('leads a visitor to /admin/login', () => {
    expect(dashboardPath(null)).toBe('/admin/login')
    expect(isAdmin(null) || isTalent(null)).toBe(false)
  })
})

it('the copyright line shows a fixed first year', () => {
  expect(copyrightYears(2024, new Date('2024-06-01'))).toBe('2024')
  expect(copyrightYears(2024, new Date('2026-06-01'))).toBe('2024–2026')
  expect(copyrightYears(2026, new Date('2026-06-01'))).toBe('2026')
  expect(copyrightYears(2027, new Date('2026-06-01'))).toBe('2026')
  expect(copyrightYears(null, new Date('2026-06-01'))).toBe('2026')
})

it('the same form content has the same key until it has been sent', () => {
  const { result } = renderHook(() => useIdempotencyKey())
  const first = result.current.keyFor({ name: 'Asha' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(result.current.keyFor({ name: 'Asha' })).toBe(first)
  expect(result.current.keyFor({ name: 'Zoya' })).not.toBe(first)
  const second = result.current.keyFor({ name: 'Asha' })
  result.current.done()
  expect(result.current.keyFor({ name: 'Asha' })).not.toBe(second)
})

it('a success notice disappears by itself, a failure stays until it is closed', () => {
  vi.useFakeTimers()
  notify('PDF Ready')
  notifyFailure('Login Failed', 'Invalid credentials')
  vi.advanceTimersByTime(60_000)
  const [left, ...others] = currentNotices()
  expect(left).toMatchObject({
    title: 'Login Failed',
    description: 'Invalid credentials',
    tone: 'destructive',
  })
  expect(others).toEqual([])
  dismiss(left?.id ?? 0)
  expect(currentNotices()).toEqual([])
  vi.useRealTimers()
})

describe('a new notice', () => {
  const said = () => currentNotices().map(({ title }) => title)
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('replaces the previous one immediately, whatever their kinds', () => {
    notify('Generating PDF')
    notifySuccess('PDF Ready')
    expect(said()).toEqual(['PDF Ready'])
    notifyFailure('Missing Information')
    expect(said()).toEqual(['Missing Information'])
    notifyFailure('Save Failed')
    expect(said()).toEqual(['Save Failed'])
    vi.advanceTimersByTime(2_000)
    notifySuccess('Step 1 Saved!')
    expect(said()).toEqual(['Step 1 Saved!'])
  })

  it('about a second failure does not hide the one before it, unless it says the same', () => {
    notifyFailure('Error', 'Failed to approved request', 'Request not found')
    vi.advanceTimersByTime(3_000)
    notifyFailure('Error', 'Failed to fetch artist requests')
    expect(currentNotices()).toMatchObject([
      {
        description: 'Failed to fetch artist requests',
        also: { title: 'Error', description: 'Failed to approved request', reason: 'Request not found' },
      },
    ])
    notifyFailure('Error', 'Failed to fetch artist requests')
    expect(currentNotices()).toMatchObject([{ also: { description: 'Failed to approved request' } }])
  })

  it('does not disappear with the timer of the previous one', () => {
    notifySuccess('Step 1 Saved!')
    vi.advanceTimersByTime(4_000)
    notifySuccess('Step 2 Saved!')
    vi.advanceTimersByTime(4_000)
    expect(said()).toEqual(['Step 2 Saved!'])
    vi.advanceTimersByTime(4_000)
    expect(said()).toEqual([])
  })

  it('about a success does not hide a failure of the same second: one of two files arrived', () => {
    notifyFailure('Upload Failed', 'one.jpg')
    notifySuccess('Upload Successful', 'two.jpg')
    expect(said()).toEqual(['Upload Failed'])
    expect(currentNotices()[0]?.also).toEqual({ title: 'Upload Successful', description: 'two.jpg' })
  })
})
