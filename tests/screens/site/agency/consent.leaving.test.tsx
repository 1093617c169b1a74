import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leavesWithThePage } from '../../../../client/src/site/consent/leavesWithThePage'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

/** The document's location, and a log of the requested page loads. */
const loads: string[] = []
const at = (path: string) => History.prototype.replaceState.call(history, null, '', path)
const place = () => document.location.pathname
const pathOf = (to: string | URL) => new URL(to, document.location.href).pathname
let end = () => {}

beforeEach(() => {
  loads.length = 0
  vi.stubGlobal('location', {
    get href() {
      return document.location.href
    },
    get pathname() {
      return place()
    },
    hostname: 'localhost',
    assign: (to: string | URL) => loads.push(`assign ${pathOf(to)}`),
    replace: (to: string | URL) => loads.push(`replace ${pathOf(to)}`),
    reload: () => loads.push('reload'),
  })
})
afterEach(() => {
  end()
  end = () => {}
  at('/')
})

/** Fires the event with which the browser restores a page from its back/forward cache. */
const takenOut = (persisted = true) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent)

describe('a recorded page', () => {
  beforeEach(() => {
    at('/model-dashboard')
    end = leavesWithThePage(['/', '/model-dashboard'])
  })

  it('is left by a full load, which adds a history entry only where one was requested', () => {
    history.pushState(null, '', '/models')
    history.replaceState(null, '', '/login')
    expect(loads).toEqual(['assign /models', 'replace /login'])
    expect(place()).toBe('/model-dashboard')
  })

  it('navigates to another recorded page without a load', () => {
    history.replaceState(null, '', '/')
    expect(place()).toBe('/')
    takenOut()
    expect(loads).toEqual([])
  })

  it('does not load again when another page replaces it', () => {
    at('/signup')
    takenOut()
    expect(loads).toEqual(['replace /signup'])
    // Nothing of the other page is drawn before the load.
    expect(place()).toBe('/model-dashboard')
  })

  it('is not reloaded after an ordinary load', () => {
    at('/signup')
    takenOut(false)
    expect(loads).toEqual([])
  })
})

describe("a recorded page restored from the browser's cache", () => {
  it('is reloaded without the script when consent was withdrawn in the meantime', async () => {
    const meta = document.createElement('meta')
    meta.name = 'clarity-project'
    meta.content = 'abcd1234'
    document.head.append(meta)
    localStorage.setItem('cookieConsent', 'accepted')
    renderScreen(testApp(), '/')
    await waitFor(() => expect(document.scripts).toHaveLength(1))
    // Withdrawn on the cookie page, while this page was inactive.
    localStorage.setItem('cookieConsent', 'refused')
    act(() => void takenOut())
    await waitFor(() => expect(loads).toEqual(['reload']))
    meta.remove()
  })
})
