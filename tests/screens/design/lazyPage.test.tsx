import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ErrorBoundary } from '../../../client/src/design/feedback/ErrorBoundary'
import { lazyPage, type PageFrame } from '../../../client/src/design/layout/lazyPage'
import { PageHeading } from '../../../client/src/design/layout/PageHeading'
import { Providers } from '../../../client/src/providers'

// Code is fetched, which takes a busy machine seconds.
configure({ asyncUtilTimeout: 60_000 })

const Contact = () => <PageHeading documentTitle="Contact">Contact</PageHeading>
const TitledFrame: PageFrame = ({ isLost, children }) => (
  <section aria-label={isLost ? 'Lost' : 'Loading'}>{children}</section>
)

let isCut = true
beforeEach(() => {
  isCut = true
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (isCut) throw new TypeError('Failed to fetch')
    return new Response('ok')
  })
})

function open(load: () => Promise<{ default: () => React.ReactNode }>) {
  const LatePage = lazyPage(load)
  render(
    <Router hook={memoryLocation({ path: '/contact' }).hook}>
      <Providers>
        <ErrorBoundary>
          <LatePage frame={TitledFrame} />
        </ErrorBoundary>
      </Providers>
    </Router>,
  )
  return userEvent.setup({ delay: null })
}

const overTheLine = async () => {
  if (isCut) throw new TypeError('Failed to fetch dynamically imported module')
  return { default: Contact }
}

it('a page whose code does not come says so in its frame, and comes when it is tried again, with the focus', async () => {
  const user = open(overTheLine)
  await screen.findByRole('heading', { level: 1, name: 'No connection' })
  expect(screen.getByRole('region', { name: 'Lost' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Still no connection.')
  isCut = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const title = await screen.findByRole('heading', { level: 1, name: 'Contact' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.queryByRole('region', { name: 'Lost' })).toBeNull()
})

it('the page comes by itself when the connection is back', async () => {
  open(overTheLine)
  await screen.findByRole('heading', { name: 'No connection' })
  isCut = false
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    screen.getByRole('heading', { name: 'Contact' })
  })
})

it('code that is broken while the server answers is an error of the page', async () => {
  // React logs every caught failure to the console; here that is expected.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  isCut = false
  open(async () => {
    throw new ReferenceError('planted')
  })
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
