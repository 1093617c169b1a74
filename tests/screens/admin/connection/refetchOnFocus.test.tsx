import { act, screen, waitFor } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { anOpportunity } from '../../../../server/demo/builders/opportunities'
import { aProject } from '../../../../server/demo/builders/projects'
import { aSubscriber } from '../../../../server/demo/builders/subscribers'
import type { AppRouter } from '../../../../server/router'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { lookAway, restoreVisibility } from '../../../helpers/screens/pageVisibility'
import { aLine, atDashboard } from '../../../helpers/screens/talentScreens'
import { type TestApp, testApp } from '../../../helpers/testApp'

afterEach(() => {
  restoreVisibility()
})

/** A connection that can be cut, and how many calls have failed on it. */
function aCountedLine() {
  const line = aLine()
  let failed = 0
  const count: TRPCLink<AppRouter> =
    () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          ...observer,
          error(error) {
            failed++
            observer.error(error)
          },
        }),
      )
  return { ...line, links: [count, line.link], failed: () => failed }
}

/** Longer than query results count as fresh. */
const minutesLater = () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })

const admin = [
  {
    path: '/admin/bookings',
    first: (t: TestApp) => void aBooking(t, { clientName: 'Devika Rao' }),
    later: (t: TestApp) => void aBooking(t, { clientName: 'Ira Sen' }),
    there: 'View Devika Rao',
    since: 'View Ira Sen',
  },
  {
    path: '/admin/newsletter',
    first: (t: TestApp) => void aSubscriber(t, { email: 'noor@example.in' }),
    later: (t: TestApp) => void aSubscriber(t, { email: 'ira@example.in' }),
    there: 'Remove noor@example.in from the list',
    since: 'Remove ira@example.in from the list',
  },
  {
    path: '/admin',
    first: (t: TestApp) => void aBooking(t),
    later: (t: TestApp) => void aBooking(t),
    there: /^1 ?Booking/i,
    since: /^2 ?Booking/i,
    role: 'link',
  },
]

describe('an admin list, on return from another tab', { tags: ['slow'] }, () => {
  it.each(admin)('$path is fetched again', async ({ path, first, later, there, since, role = 'button' }) => {
    const t = testApp()
    first(t)
    renderAdmin(t, path)
    await screen.findByRole(role, { name: there })
    later(t)
    act(lookAway)
    await screen.findByRole(role, { name: since })
  })

  it.each(admin)(
    '$path keeps its rows when the fetch fails',
    async ({ path, first, there, role = 'button' }) => {
      const t = testApp()
      const line = aCountedLine()
      first(t)
      renderAdmin(t, path, { before: line.links })
      await screen.findByRole(role, { name: there })
      line.cut()
      act(lookAway)
      await waitFor(() => expect(line.failed()).toBeGreaterThan(0))
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      screen.getByRole(role, { name: there })
    },
  )

  it('is also fetched again when the network is back', async () => {
    const t = testApp()
    renderAdmin(t, '/admin/bookings')
    await screen.findByText('No booking requests found')
    aBooking(t, { clientName: 'Ira Sen' })
    act(() => {
      dispatchEvent(new Event('offline'))
      dispatchEvent(new Event('online'))
    })
    await screen.findByRole('button', { name: 'View Ira Sen' })
  })

  it('shows an error when the fetch fails and nothing was loaded before', async () => {
    const line = aCountedLine()
    renderAdmin(testApp(), '/admin/bookings', { before: line.links })
    await screen.findByText('No booking requests found')
    line.cut()
    act(lookAway)
    await screen.findByText('Error loading booking requests')
  })
})

describe('a talent’s list, on return from another tab', () => {
  it('shows the opportunities created in the meantime', async () => {
    const t = testApp()
    atDashboard(t, { query: '?tab=opportunities' })
    await screen.findByText('No opportunities available at the moment')
    anOpportunity(t, { title: 'Night watch' })
    minutesLater()
    act(lookAway)
    await screen.findByText('Night watch')
  })

  it('shows the projects in which she was cast in the meantime', async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=projects' })
    await screen.findByText(/^No projects found/)
    aProject(t, { title: 'Salt', status: 'shooting', team: [{ name: 'Asha', modelId: model.id }] })
    minutesLater()
    act(lookAway)
    await screen.findByText('Salt')
  })

  it('updates the counts on the first tab', async () => {
    const t = testApp()
    const { model } = atDashboard(t)
    await screen.findByRole('group', { name: 'Figures' })
    aProject(t, { title: 'Salt', status: 'completed', team: [{ name: 'Asha', modelId: model.id }] })
    const done = () => screen.getByText('Completed Projects').parentElement?.textContent
    expect(done()).toContain('0')
    minutesLater()
    act(lookAway)
    await waitFor(() => expect(done()).toContain('1'))
  })
})
