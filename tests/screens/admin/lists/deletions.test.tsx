// @module-tag slow
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentNotices } from '../../../../client/src/lib/notify'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenChanges } from '../../../helpers/screens/renderScreen'
import { type TestApp, testApp } from '../../../helpers/testApp'

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const question = () => within(screen.getByRole('alertdialog'))
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

const lists = [
  {
    path: '/admin/artist-requests',
    branch: 'signupRequests',
    make: (t: TestApp, name: string) => aSignupRequest(t, { stageName: name }),
    details: 'Artist Request Details',
    asks: 'Are you sure you want to delete Zoya’s request? It will be deleted with its files. This action cannot be undone.',
    done: 'Request deleted',
    failed:
      'We could not delete the request. No response from the server. Check your connection and try again.',
    empty: 'No artist requests found',
  },
] as const

describe.each(lists)("P1 deletes a person's record on request: $path", (list) => {
  /** Opens the list with Zoya's record and others, her details, and the question. */
  async function asked(t: TestApp, options: Parameters<typeof renderAdmin>[2] = {}) {
    const { id } = list.make(t, 'Zoya')
    const { user } = renderAdmin(t, list.path, options)
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    const details = within(screen.getByRole('dialog', { name: list.details }))
    await user.click(details.getByRole('button', { name: 'Delete' }))
    return { id, user, details }
  }
  const left = async (t: TestApp) => (await t.as(t.admin()).admin[list.branch].list({})).total

  it('asks, confirms with a notice, and updates the list and its count', async () => {
    const t = testApp()
    list.make(t, 'Tara')
    const { user } = await asked(t)
    expect(question().getByText(list.asks)).toBeTruthy()
    await user.click(question().getByRole('button', { name: 'Delete' }))
    await notices().findByText(list.done)
    notices().getByText('Remember to delete related emails from your inbox.')
    await isClosed()
    expect(screen.queryByRole('button', { name: 'View Zoya' })).toBeNull()
    screen.getByRole('button', { name: 'View Tara' })
    screen.getByText('1 in total')
    expect(await left(t)).toBe(1)
  })

  it('works by keyboard, and moves the focus to the list, also when the list is empty', async () => {
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

  it('does nothing on Cancel, and returns to the details', async () => {
    const t = testApp()
    const { user, details } = await asked(t)
    await user.click(question().getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(details.getByRole('button', { name: 'Delete' }))
    expect(await left(t)).toBe(1)
    expect(currentNotices()).toEqual([])
  })

  it('shows an error on failure, and keeps the row and the open details', async () => {
    const t = testApp()
    const { user, details } = await asked(t, { before: [brokenChanges] })
    await user.click(question().getByRole('button', { name: 'Delete' }))
    await notices().findByText(list.failed)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(details.getByRole('button', { name: 'Delete' }))
    screen.getByRole('button', { name: 'View Zoya' })
    expect(await left(t)).toBe(1)
  })

  it('succeeds when another user has already deleted the record', async () => {
    const t = testApp()
    const { id, user } = await asked(t)
    await t.as(t.admin()).admin[list.branch].remove({ id })
    await user.click(question().getByRole('button', { name: 'Delete' }))
    await notices().findByText(list.done)
    await isClosed()
    await screen.findByText(list.empty)
    expect(currentNotices()).toHaveLength(1)
  })

  it('deletes once on a double press, without an error', async () => {
    const t = testApp()
    const { user } = await asked(t)
    await user.dblClick(question().getByRole('button', { name: 'Delete' }))
    await notices().findByText(list.done)
    await isClosed()
    expect(currentNotices()).toMatchObject([{ title: list.done, tone: 'success' }])
  })
})

describe('a deleted sign-up request', () => {
  it('is said to leave the account created from it', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya', status: 'approved' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'with its files and any unused invitation. If they already have an account, the account stays.',
    )
  })

  it('mentions no mailbox when the request was spam', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya', isSpam: true })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await user.click(question().getByRole('button', { name: 'Delete' }))
    await notices().findByText('Request deleted')
    expect(notices().queryByText(/from your inbox/)).toBeNull()
  })

  it('cannot be decided by a user who still has it open: shows an error and removes the row', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    const details = within(screen.getByRole('dialog'))
    await t.as(t.admin()).admin.signupRequests.remove({ id })
    await user.click(details.getByRole('button', { name: 'Approve' }))
    await notices().findByText('Failed to approved request')
    notices().getByText('Request not found')
    await screen.findByText('No artist requests found')
    await isClosed()
  })
})

describe('Recent Activity', () => {
  it('shows the three newest entries, and the others behind a button', async () => {
    const t = testApp()
    for (let count = 0; count < 5; count++) {
      anEnquiry(t)
      t.later(60_000)
    }
    const { user } = renderAdmin(t, '/admin')
    const list = within(await screen.findByRole('region', { name: 'Recent Activity' }))
    expect(list.getAllByRole('listitem')).toHaveLength(3)
    await user.click(list.getByRole('button', { name: 'Show more' }))
    expect(list.getAllByRole('listitem')).toHaveLength(5)
    await user.click(list.getByRole('button', { name: 'Show less' }))
    expect(list.getAllByRole('listitem')).toHaveLength(3)
  })

  it('names who deleted what, but not whose record it was, and links to the list', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin
    await admin.signupRequests.remove({ id: aSignupRequest(t).id })
    await admin.enquiries.remove({ id: anEnquiry(t).id })
    await admin.bookings.remove({ id: aBooking(t).id })
    renderAdmin(t, '/admin')
    const leadsTo = async (words: string) =>
      (await screen.findByRole('link', { name: words })).getAttribute('href')
    expect(await leadsTo('Meera Iyer deleted an artist request')).toBe('/admin/artist-requests')
    expect(await leadsTo('Meera Iyer deleted an enquiry')).toBe('/admin/enquiries')
    expect(await leadsTo('Meera Iyer deleted a booking request')).toBe('/admin/bookings')
  })
})
