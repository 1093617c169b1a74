import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentNotices, dismiss, notifySuccess } from '../../../../client/src/lib/notify'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const dismissAll = () => {
  for (const { id } of currentNotices()) dismiss(id)
}
const tags = () => [...document.querySelectorAll('script')].map(({ src }) => src)

/** The page's head as the server writes it when the agency has configured session replay. */
beforeEach(() => {
  // The document is one that was loaded for the home page; another file's may still stand in the shared window.
  history.replaceState(null, '', '/')
  const meta = document.createElement('meta')
  meta.name = 'clarity-project'
  meta.content = 'abcd1234'
  document.head.append(meta)
})
afterEach(() => {
  document.querySelector('meta[name=clarity-project]')?.remove()
  for (const script of document.querySelectorAll('script')) script.remove()
})

describe('P5 the question about session replay', () => {
  it('is asked on the home page, with two equal answers, and nothing is loaded before', async () => {
    const screen = renderScreen(testApp(), '/')
    const refuse = await screen.findByRole('button', { name: 'Refuse' })
    const accept = screen.getByRole('button', { name: 'Accept' })
    expect(refuse.className).toBe(accept.className)
    expect(tags()).toEqual([])
    await screen.user.click(refuse)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull())
    expect(tags()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it("loads the project's tag after consent, with all texts masked", async () => {
    const screen = renderScreen(testApp(), '/')
    await screen.user.click(await screen.findByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(tags()).toEqual(['https://www.clarity.ms/tag/abcd1234']))
    expect(document.documentElement.dataset.clarityMask).toBe('true')
  })

  it('reloads a page that was reached from another one, whose policy forbids the tag, and keeps the toast', async () => {
    localStorage.setItem('cookieConsent', 'accepted')
    const entry = { name: 'http://localhost/login' } as PerformanceEntry
    const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
    const reload = vi.fn()
    const { href, origin, pathname, search, hash, hostname } = location
    vi.stubGlobal('location', { href, origin, pathname, search, hash, hostname, reload })
    notifySuccess('Welcome back!')
    const first = renderScreen(testApp(), '/')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(tags()).toEqual([])
    first.unmount()
    dismissAll()
    entries.mockReturnValue([{ ...entry, name: 'http://localhost/' }])
    const again = renderScreen(testApp(), '/')
    await waitFor(() => expect(tags()).toEqual(['https://www.clarity.ms/tag/abcd1234']))
    expect(await again.findByText('Welcome back!')).toBeDefined()
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each(['/contact', '/login', '/admin/login', '/reset-password/x'])(
    'neither asks nor loads anything at %s, whatever was chosen',
    async (path) => {
      localStorage.setItem('cookieConsent', 'accepted')
      const screen = renderScreen(testApp(), path)
      await screen.findByRole('heading', { level: 1 })
      await new Promise((done) => setTimeout(done, 200))
      expect(tags()).toEqual([])
      expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull()
    },
  )

  it('is not asked when no project is configured', async () => {
    document.querySelector('meta[name=clarity-project]')?.remove()
    const screen = renderScreen(testApp(), '/')
    await screen.findByRole('heading', { level: 1 })
    await new Promise((done) => setTimeout(done, 200))
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('can be answered differently on the cookie page', async () => {
    localStorage.setItem('cookieConsent', 'accepted')
    // biome-ignore lint/suspicious/noDocumentCookie: what the tag left behind
    document.cookie = '_clck=1; path=/'
    const screen = renderScreen(testApp(), '/cookie-policy')
    expect(await screen.findByText('You accepted session replay.')).toBeDefined()
    const refuse = screen.getByRole('button', { name: 'Refuse session replay', pressed: false })
    await screen.user.click(refuse)
    expect(screen.getByText('You refused session replay.')).toBeDefined()
    expect(refuse.getAttribute('aria-pressed')).toBe('true')
    expect(document.activeElement).toBe(refuse)
    expect(localStorage.getItem('cookieConsent')).toBe('refused')
    expect(document.cookie).not.toContain('_clck')
  })
})
