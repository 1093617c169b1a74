import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { atOwnPage } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

const PHONE = '(hover: none) and (pointer: coarse)'
const STANDALONE = '(display-mode: standalone)'
const CARD = { name: /^Put .* on your home screen$/ }

/** The jobs page in a browser for which these media queries match. */
async function on(matching: string[], userAgent: string) {
  localStorage.removeItem('homeScreenCard')
  vi.restoreAllMocks()
  const usual = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...usual(query),
    matches: matching.includes(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const page = atOwnPage(testApp(), '/model-dashboard/jobs', { model: { stageName: 'Asha' } })
  await screen.findByText('Nothing to answer.')
  return page
}

it('an iPhone is told how, and not again once it was declined', async () => {
  const { user, unmount } = await on([PHONE], 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1)')
  expect((await screen.findByRole('region', CARD)).textContent).toContain(
    'Press Share, then Add to Home Screen.',
  )
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('region', CARD)).toBeNull()
  unmount()
  expect(localStorage.getItem('homeScreenCard')).toBe('dismissed')
})

it('an Android phone asks by its browser’s own dialog, where the browser offers it', async () => {
  const { user } = await on([PHONE], 'Mozilla/5.0 (Linux; Android 15; Pixel 9)')
  expect((await screen.findByRole('region', CARD)).textContent).toContain(
    'In the menu of your browser, choose Add to Home screen.',
  )
  const prompt = vi.fn(async () => {})
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(offer))
  expect(offer.defaultPrevented).toBe(true)
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('region', CARD)).toBeNull())
})

it('nothing is said on the home screen, on a computer, or after the page was added', async () => {
  const there = await on([PHONE, STANDALONE], 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1)')
  expect(screen.queryByRole('region', CARD)).toBeNull()
  there.unmount()
  const computer = await on([], 'Mozilla/5.0 (X11; Linux x86_64)')
  expect(screen.queryByRole('region', CARD)).toBeNull()
  computer.unmount()
  await on([PHONE], 'Mozilla/5.0 (Linux; Android 15; Pixel 9)')
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  await waitFor(() => expect(screen.queryByRole('region', CARD)).toBeNull())
})
