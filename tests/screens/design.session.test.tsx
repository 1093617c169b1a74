import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useIdempotencyKey } from '../../client/src/lib/idempotency'
import { currentNotices, dismiss, notify, notifyFailure, notifySuccess } from '../../client/src/lib/notify'
import {
  currentSession,
  endSession,
  endSessionOf,
  isAdmin,
  isTalent,
  startSession,
  useSession,
} from '../../client/src/lib/session'
import { copyrightYears } from '../../client/src/site/layout/copyrightYears'
import { dashboardPath } from '../../client/src/site/layout/dashboardPath'

const asha = { token: 'abc', roles: ['model'], name: 'Asha', picture: null, userId: '7', agency: null }

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  for (const { id } of currentNotices()) dismiss(id)
})

describe('the session', () => {
  it('lies under the keys of specification section 9', () => {
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

  it('is forgotten whole, and nothing of the one before stays with the next', () => {
    startSession({ ...asha, picture: 'x', agency: { name: 'Tehkhana' } })
    startSession(asha)
    expect(currentSession()).toEqual(asha)
    endSession()
    expect(localStorage.length).toBe(0)
  })

  it('survives rubbish in the storage', () => {
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

  it('does not end because an older token was refused', () => {
    startSession(asha)
    endSessionOf('older')
    expect(currentSession()).not.toBeNull()
    endSessionOf('abc')
    expect(currentSession()).toBeNull()
  })

  it('is not ended by the server without a word, and says it once', () => {
    startSession(asha)
    endSessionOf('older')
    expect(currentNotices()).toEqual([])
    endSessionOf('abc')
    endSessionOf('abc')
    const [said, ...others] = currentNotices()
    expect(said).toMatchObject({
      title: 'Signed out',
      description: 'Your session has ended. Please sign in again.',
      tone: 'destructive',
    })
    expect(others).toEqual([])
  })
})

describe("the footer's Dashboard button", () => {
  it.each([
    [[], '/admin/login'],
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

it('the copyright line keeps its first year', () => {
  expect(copyrightYears(2024, new Date('2024-06-01'))).toBe('2024')
  expect(copyrightYears(2024, new Date('2026-06-01'))).toBe('2024–2026')
})

it('the same content of a form carries the same key until it has been sent', () => {
  const { result } = renderHook(() => useIdempotencyKey())
  const first = result.current.keyFor({ name: 'Asha' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(result.current.keyFor({ name: 'Asha' })).toBe(first)
  expect(result.current.keyFor({ name: 'Zoya' })).not.toBe(first)
  const second = result.current.keyFor({ name: 'Asha' })
  result.current.done()
  expect(result.current.keyFor({ name: 'Asha' })).not.toBe(second)
})

it('a notice goes by itself, a failure waits to be closed', () => {
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

describe('notices that speak of the same', () => {
  const said = () => currentNotices().map(({ title }) => title)
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('stand in for each other: how it came out for its beginning', () => {
    notify('Generating PDF')
    notifySuccess('PDF Ready')
    expect(said()).toEqual(['PDF Ready'])
  })

  it('do not say that all is well beside what is not', () => {
    notifySuccess('Upload Successful')
    vi.advanceTimersByTime(2_000)
    notifyFailure('Missing Information')
    expect(said()).toEqual(['Missing Information'])
    notifySuccess('Upload Successful')
    expect(said()).toEqual(['Missing Information', 'Upload Successful'])
  })

  it('are both said where of two files one came', () => {
    notifySuccess('Upload Successful', 'one.jpg')
    notifyFailure('Upload Failed', 'two.jpg')
    expect(said()).toEqual(['Upload Successful', 'Upload Failed'])
  })
})
