import { screen, waitFor, within } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { afterEach, describe, expect, it } from 'vitest'
import { currentNotices, dismiss } from '../../client/src/lib/notify'
import { anApplication } from '../../server/demo/builders/applications'
import { aBooking } from '../../server/demo/builders/bookings'
import { anEnquiry } from '../../server/demo/builders/enquiries'
import type { AppRouter } from '../../server/doors/trpc'
import { renderDesk } from '../helpers/atTheDesk'
import { brokenLine } from '../helpers/renderScreen'
import { type TestApp, testApp } from '../helpers/testApp'

afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id)
})

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const question = () => within(screen.getByRole('alertdialog'))
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

/** No change arrives; what is only read does. */
const deafToChanges: TRPCLink<AppRouter> = (runtime) => (call) =>
  call.op.type === 'mutation' ? brokenLine(runtime)(call) : call.next(call.op)

const lists = [
  {
    path: '/admin/artist-requests',
    branch: 'applications',
    make: (t: TestApp, name: string) => anApplication(t, { stageName: name }),
    details: 'Artist Request Details',
    asks: 'Are you sure you want to delete the request of Zoya? Everything that was sent is removed, with its files. This action cannot be undone.',
    done: 'Request deleted',
    failed: 'The request could not be deleted. Please try again.',
    empty: 'No artist requests found',
  },
  {
    path: '/admin/enquiries',
    branch: 'enquiries',
    make: (t: TestApp, name: string) => anEnquiry(t, { name }),
    details: 'Enquiry Details',
    asks: 'Are you sure you want to delete the enquiry of Zoya? Everything that was sent is removed. This action cannot be undone.',
    done: 'Enquiry deleted',
    failed: 'The enquiry could not be deleted. Please try again.',
    empty: 'No enquiries found',
  },
  {
    path: '/admin/bookings',
    branch: 'bookings',
    make: (t: TestApp, name: string) => aBooking(t, { clientName: name }),
    details: 'Booking Request Details',
    asks: 'Are you sure you want to delete the booking request of Zoya? Everything that was sent is removed. This action cannot be undone.',
    done: 'Booking request deleted',
    failed: 'The booking request could not be deleted. Please try again.',
    empty: 'No booking requests found',
  },
] as const

describe.each(lists)('P1 what was sent is deleted for who asks for it: $path', (list) => {
  /** The list with Zoya's record in it, and others; her details open and the question asked. */
  async function asked(t: TestApp, options: Parameters<typeof renderDesk>[2] = {}) {
    const { id } = list.make(t, 'Zoya')
    const { user } = renderDesk(t, list.path, options)
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    const details = within(screen.getByRole('dialog', { name: list.details }))
    await user.click(details.getByRole('button', { name: 'Delete' }))
    return { id, user, details }
  }
  const left = async (t: TestApp) => (await t.as(t.admin()).admin[list.branch].list({})).total

  it('asks, says so, and the row leaves with its count', async () => {
    const t = testApp()
    list.make(t, 'Tara')
    const { user } = await asked(t)
    expect(question().getByText(list.asks)).toBeTruthy()
    await user.click(question().getByRole('button', { name: 'Delete' }))
    await notices().findByText(list.done)
    notices().getByText('A mail about it may still lie in your mailbox: delete it there too.')
    await isClosed()
    expect(screen.queryByRole('button', { name: 'View Zoya' })).toBeNull()
    screen.getByRole('button', { name: 'View Tara' })
    screen.getByText('1 in total')
    expect(await left(t)).toBe(1)
  })

  it('works by keyboard, and the focus lands in the list, also when nothing is left in it', async () => {
    const t = testApp()
    const { user } = await asked(t)
    expect(document.activeElement).toBe(question().getByRole('button', { name: 'Cancel' }))
    await user.tab()
    await user.keyboard('{Enter}')
    const empty = await screen.findByText(list.empty)
    await isClosed()
    expect(document.activeElement).toBe(empty.closest('[data-landing]'))
    expect(document.activeElement).not.toBe(document.getElementById('content'))
  })

  it('does nothing when it is cancelled, and goes back to the details', async () => {
    const t = testApp()
    const { user, details } = await asked(t)
    await user.click(question().getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(details.getByRole('button', { name: 'Delete' }))
    expect(await left(t)).toBe(1)
    expect(currentNotices()).toEqual([])
  })

  it('says that it failed, and keeps the row and what was open', async () => {
    const t = testApp()
    const { user, details } = await asked(t, { before: [deafToChanges] })
    await user.click(question().getByRole('button', { name: 'Delete' }))
    await notices().findByText(list.failed)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(details.getByRole('button', { name: 'Delete' }))
    screen.getByRole('button', { name: 'View Zoya' })
    expect(await left(t)).toBe(1)
  })

  it('is done as well when somebody else was quicker', async () => {
    const t = testApp()
    const { id, user } = await asked(t)
    await t.as(t.admin()).admin[list.branch].remove({ id })
    await user.click(question().getByRole('button', { name: 'Delete' }))
    await notices().findByText(list.done)
    await isClosed()
    await screen.findByText(list.empty)
    expect(currentNotices()).toHaveLength(1)
  })

  it('deletes once at a double press, and is not told that it failed', async () => {
    const t = testApp()
    const { user } = await asked(t)
    await user.dblClick(question().getByRole('button', { name: 'Delete' }))
    await notices().findByText(list.done)
    await isClosed()
    expect(currentNotices()).toMatchObject([{ title: list.done, tone: 'success' }])
  })
})

describe('a request that is deleted', () => {
  it('is said to leave the account that came of it', async () => {
    const t = testApp()
    anApplication(t, { stageName: 'Zoya', status: 'approved' })
    const { user } = renderDesk(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'with its files and an invitation that was not used. An account that came of it stays.',
    )
  })

  it('has no mail in anybody’s mailbox when a machine sent it', async () => {
    const t = testApp()
    anApplication(t, { stageName: 'Zoya', isSpam: true })
    const { user } = renderDesk(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await user.click(question().getByRole('button', { name: 'Delete' }))
    await notices().findByText('Request deleted')
    expect(notices().queryByText(/mailbox/)).toBeNull()
  })

  it('cannot be decided by who still has it open: that is said, and the row leaves', async () => {
    const t = testApp()
    const { id } = anApplication(t, { stageName: 'Zoya' })
    const { user } = renderDesk(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'Approve Zoya' }))
    await t.as(t.admin()).admin.applications.remove({ id })
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }))
    await notices().findByText('Failed to approved request. Request not found.')
    await screen.findByText('No artist requests found')
    await isClosed()
  })
})

describe('Recent Activity', () => {
  it('says who deleted what and not whose it was, and leads to the list', async () => {
    const t = testApp()
    const desk = t.as(t.admin()).admin
    await desk.applications.remove({ id: anApplication(t).id })
    await desk.enquiries.remove({ id: anEnquiry(t).id })
    await desk.bookings.remove({ id: aBooking(t).id })
    renderDesk(t, '/admin')
    const leadsTo = async (words: string) =>
      (await screen.findByRole('link', { name: words })).getAttribute('href')
    expect(await leadsTo('Meera Iyer deleted an artist request')).toBe('/admin/artist-requests')
    expect(await leadsTo('Meera Iyer deleted an enquiry')).toBe('/admin/enquiries')
    expect(await leadsTo('Meera Iyer deleted a booking request')).toBe('/admin/bookings')
  })
})
