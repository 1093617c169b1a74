import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bookings, enquiries } from '../../../../drizzle/schema'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { aSubscriber } from '../../../../server/demo/builders/subscribers'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'
import { type TestApp, testApp } from '../../../helpers/testApp'

const ZOYA = 'zoya@example.in'
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))

async function searched(t: TestApp, contact: string, options: Parameters<typeof renderAdmin>[2] = {}) {
  const { user } = renderAdmin(t, '/admin/data-requests', options)
  await user.type(await screen.findByLabelText('Email or phone'), `${contact}{Enter}`)
  return user
}

describe('/admin/data-requests', () => {
  it('is linked in the navigation', async () => {
    const { user, path } = renderAdmin(testApp(), '/admin')
    // Only a wide screen shows the navigation, and jsdom has no width.
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    // The link is both in the sidebar and in the phone's menu.
    const links = screen.getAllByRole('link', { name: 'Data removal', hidden: true })
    await user.click(links[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: 'Data removal' })).toBeTruthy()
    expect(path()).toBe('/admin/data-requests')
  })

  it('lists what a person sent, and deletes each record after a question, by keyboard', async () => {
    const t = testApp()
    aBooking(t, { clientName: 'Zoya', email: ZOYA })
    anEnquiry(t, { name: 'Zoya', email: ZOYA })
    aSignupRequest(t, { stageName: 'Zoya', email: ZOYA })
    aSubscriber(t, { email: ZOYA })
    const user = await searched(t, ZOYA)
    expect(await screen.findByText('4 records')).toBeTruthy()
    const remove = screen.getByRole('button', { name: 'Delete booking request of Zoya' })
    screen.getByRole('button', { name: 'Delete enquiry of Zoya' })
    screen.getByRole('button', { name: 'Delete artist request of Zoya' })
    screen.getByRole('button', { name: `Delete newsletter address of ${ZOYA}` })
    remove.focus()
    await user.keyboard('{Enter}')
    const question = within(screen.getByRole('alertdialog', { name: 'Delete booking request' }))
    expect(t.db.select().from(bookings).all()).toHaveLength(1)
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await notices().findByText('Booking request deleted')).toBeTruthy()
    expect(await screen.findByText('3 records')).toBeTruthy()
    expect(t.db.select().from(bookings).all()).toEqual([])
    await waitFor(() => expect(document.activeElement?.closest('[data-landing]')).toBeTruthy())
  })

  it('removes an address from the newsletter', async () => {
    const t = testApp()
    aSubscriber(t, { email: ZOYA })
    const user = await searched(t, ZOYA)
    await user.click(await screen.findByRole('button', { name: `Delete newsletter address of ${ZOYA}` }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await notices().findByText('Removed from the list')).toBeTruthy()
    expect(await screen.findByText('Nothing found')).toBeTruthy()
  })

  it('shows an error at the field for an invalid address or number, and a message when nothing is found', async () => {
    const user = await searched(testApp(), 'zoya')
    expect(await screen.findByText('Enter a full email address or phone number')).toBeTruthy()
    await user.type(screen.getByLabelText('Email or phone'), '@example.in{Enter}')
    expect(await screen.findByText('Nothing found')).toBeTruthy()
    expect(screen.queryByText('Enter a full email address or phone number')).toBeNull()
  })

  it('says that the search failed, and offers to try again', async () => {
    const broken =
      (runtime: Parameters<typeof brokenLine>[0]) => (call: Parameters<ReturnType<typeof brokenLine>>[0]) =>
        call.op.path === 'admin.dataRequests.find' ? brokenLine(runtime)(call) : call.next(call.op)
    await searched(testApp(), ZOYA, { before: [broken] })
    expect(await screen.findByText('The search failed.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

describe('the details of a booking request and of an enquiry', () => {
  it.each([
    ['/admin/bookings', 'Booking Request Details'],
    ['/admin/enquiries', 'Enquiry Details'],
  ])('are read-only: %s', async (path, title) => {
    const t = testApp()
    aBooking(t, { clientName: 'Zoya' })
    anEnquiry(t, { name: 'Zoya' })
    const { user } = renderAdmin(t, path)
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    const details = within(screen.getByRole('dialog', { name: title }))
    expect(details.queryByRole('button', { name: /delete/i })).toBeNull()
    expect(details.queryByRole('textbox')).toBeNull()
    expect(details.getByRole('button', { name: 'Close' })).toBeTruthy()
    expect(t.db.select().from(enquiries).all()).toHaveLength(1)
  })
})
