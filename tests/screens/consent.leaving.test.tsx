import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leavesWithThePage } from '../../client/src/site/consent/leavesWithThePage'
import { renderScreen } from '../helpers/renderScreen'
import { testApp } from '../helpers/testApp'

/** Where the document is; and, in words, which loads were asked for. */
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
  vi.unstubAllGlobals()
  at('/')
})

/** As the browser shows a page again that it had put away whole. */
const takenOut = (persisted = true) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent)

describe('a page that is recorded', () => {
  beforeEach(() => {
    at('/model-dashboard')
    end = leavesWithThePage(['/', '/model-dashboard'])
  })

  it('is left by a load, with an entry in the history only where one was asked for', () => {
    history.pushState(null, '', '/models')
    history.replaceState(null, '', '/login')
    expect(loads).toEqual(['assign /models', 'replace /login'])
    expect(place()).toBe('/model-dashboard')
  })

  it('goes on to another such page by itself', () => {
    history.replaceState(null, '', '/')
    expect(place()).toBe('/')
    takenOut()
    expect(loads).toEqual([])
  })

  it('is not taken out again in the place of another', () => {
    at('/signup')
    takenOut()
    expect(loads).toEqual(['replace /signup'])
    // Until the load is there, nothing of the other page is drawn.
    expect(place()).toBe('/model-dashboard')
  })

  it('has nothing to ask of a page that was loaded', () => {
    at('/signup')
    takenOut(false)
    expect(loads).toEqual([])
  })
})

describe('a recorded page that the browser had put away', () => {
  it('is loaded anew without the script when the answer was taken back meanwhile', async () => {
    const meta = document.createElement('meta')
    meta.name = 'clarity-project'
    meta.content = 'abcd1234'
    document.head.append(meta)
    localStorage.setItem('cookieConsent', 'accepted')
    renderScreen(testApp(), '/')
    await waitFor(() => expect(document.scripts).toHaveLength(1))
    // On the cookie page, while this one heard nothing of it.
    localStorage.setItem('cookieConsent', 'refused')
    act(() => void takenOut())
    await waitFor(() => expect(loads).toEqual(['reload']))
    meta.remove()
    for (const script of document.querySelectorAll('script')) script.remove()
  })
})
