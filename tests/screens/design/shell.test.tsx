import { ChakraProvider } from '@chakra-ui/react'
import {
  act,
  configure,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { App } from '../../../client/src/app'
import { ErrorBoundary } from '../../../client/src/design/feedback/ErrorBoundary'
import { system } from '../../../client/src/design/theme/theme'
import { useListQuery } from '../../../client/src/lib/useListQuery'
import { Providers } from '../../../client/src/providers'

// Code is fetched, which takes a busy machine seconds.
configure({ asyncUtilTimeout: 60_000 })

function openAt(path: string) {
  const place = memoryLocation({ path, record: true })
  render(
    <Router hook={place.hook} searchHook={place.searchHook}>
      <Providers>
        <App />
      </Providers>
    </Router>,
  )
  return place
}

describe('an unknown path', () => {
  it("shows '404 Oops! Page not found' with a link to home, and sets the window title", async () => {
    openAt('/nowhere')
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toBe('404 Oops! Page not found')
    // The title follows the heading, in the effects after it.
    await waitFor(() => expect(document.title).toContain('404 Oops! Page not found'))
    expect(within(screen.getByRole('main')).getByRole('link').getAttribute('href')).toBe('/')
  })

  it('focuses its heading after a navigation, but not on the first page', async () => {
    const place = openAt('/nowhere')
    await screen.findByRole('heading', { level: 1 })
    expect(document.activeElement).toBe(document.body)
    act(() => place.navigate('/nowhere/else'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })
})

describe('a link to the current page', () => {
  it('scrolls to its top, also when the address has a search', async () => {
    const place = openAt('/nowhere')
    await screen.findByRole('heading', { level: 1 })
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    for (const to of ['/about', '/about?from=mail']) {
      act(() => place.navigate(to))
      // The page's code is loaded first, which takes seconds on a busy machine.
      const title = await screen.findByRole('heading', { level: 1, name: 'About' })
      scrolled.mockClear()
      fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About' }))
      expect(scrolled).toHaveBeenCalledWith(0, 0)
      expect(document.activeElement).toBe(title)
    }
  })
})

describe('the public navigation and footer', () => {
  it('have the specified labels and links', async () => {
    openAt('/nowhere')
    await screen.findByRole('heading', { level: 1 })
    // Hidden here: a jsdom window is as narrow as a phone.
    const main = document.querySelector<HTMLElement>('header nav[aria-label=Main]')
    if (!main) throw new Error('no navigation')
    const linksOf = (place: HTMLElement) =>
      within(place)
        .getAllByRole('link', { hidden: true })
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    expect(linksOf(main)).toEqual([
      'Home /',
      'Models /models',
      'Projects /projects',
      'About /about',
      'Contact /contact',
      'Join Agency /signup',
      'Book Model /book-model',
    ])
    const footer = screen.getByRole('contentinfo')
    const places = within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    for (const path of [
      '/',
      '/models',
      '/projects',
      '/about',
      '/contact',
      '/book-model',
      '/signup',
      '/terms',
      '/privacy-policy',
      '/cookie-policy',
    ])
      expect(places).toContain(path)
    expect(within(footer).getByRole('button', { name: 'Dashboard' }).getAttribute('href')).toBe(
      '/admin/login',
    )
  })

  it('cover the whole screen on a phone when opened, with the same labels', async () => {
    openAt('/nowhere')
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
    const menu = screen.getByRole('dialog', { name: 'Menu' })
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.lastChild?.textContent),
    ).toEqual([
      'Home',
      'Models',
      'Projects',
      'About',
      'Contact',
      'Join Agency',
      'Book Model',
      '+91 11 5550 0142',
    ])
    const navigation = within(within(menu).getByRole('navigation'))
    expect(navigation.getByRole('link', { name: 'Book Model' }).getAttribute('href')).toBe('/book-model')
    await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it("a page that fails to render says 'Unexpected Application Error!', and the next page is rendered", () => {
  // React logs every caught failure to the console; here that is expected.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  function Failing(): ReactNode {
    throw new Error('planted')
  }
  const at = (place: string, page: ReactNode) => (
    <ChakraProvider value={system}>
      <ErrorBoundary place={place}>{page}</ErrorBoundary>
    </ChakraProvider>
  )
  const { rerender } = render(at('/a', <Failing />))
  expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!')
  rerender(at('/b', <p>well</p>))
  expect(screen.getByText('well')).toBeTruthy()
  quiet.mockRestore()
})

describe("a list's filters and page", () => {
  const none = { search: '', gender: 'all' }
  function listAt(path: string) {
    const place = memoryLocation({ path, record: true })
    const view = renderHook(() => useListQuery(none), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <Router hook={place.hook} searchHook={place.searchHook}>
          {children}
        </Router>
      ),
    })
    return { list: () => view.result.current, history: () => place.history ?? [] }
  }

  it('are read from the address, and an invalid page is page 1', () => {
    expect(listAt('/models?gender=Male&page=3').list()).toMatchObject({
      filters: { search: '', gender: 'Male' },
      page: 3,
      isFiltered: true,
    })
    expect(listAt('/models?page=-2').list()).toMatchObject({ page: 1, isFiltered: false })
  })

  it('return to page 1 when a filter changes, without adding history entries', () => {
    const { list, history } = listAt('/models?page=3')
    act(() => list().setFilters({ search: 'asha' }))
    expect(list()).toMatchObject({ page: 1, filters: { search: 'asha', gender: 'all' } })
    expect(history()).toHaveLength(1)
  })

  it('keep the filters when the page changes, and Back returns to the previous page', () => {
    const { list, history } = listAt('/models?gender=Male')
    act(() => list().setPage(2))
    expect(list()).toMatchObject({ page: 2, filters: { gender: 'Male' } })
    expect(history()).toHaveLength(2)
    act(() => list().clear())
    expect(list()).toMatchObject({ page: 1, isFiltered: false })
  })
})
