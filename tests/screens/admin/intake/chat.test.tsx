import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { aModel } from '../../../../server/demo/builders/models'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { type TestApp, testApp } from '../../../helpers/testApp'

/** Each dialog with a sender: how it is opened, and for which number. */
const dialogs = [
  {
    address: '/admin/bookings',
    title: 'Booking Request Details',
    open: 'View Devika Rao',
    make: (t: TestApp, phone: string) =>
      aBooking(t, { modelId: aModel(t, { stageName: 'Asha' }).id, clientName: 'Devika Rao', phone }),
  },
  {
    address: '/admin/artist-requests',
    title: 'Artist Request Details',
    open: 'Look at Zoya',
    make: (t: TestApp, contact: string) => aSignupRequest(t, { stageName: 'Zoya', contact }),
  },
]

describe.each(dialogs)('$title', ({ address, title, open, make }) => {
  const opened = async (phone: string) => {
    const t = testApp()
    make(t, phone)
    const { user } = renderAdmin(t, address)
    await user.click(await screen.findByRole('button', { name: open }))
    return within(await screen.findByRole('dialog', { name: title }))
  }

  it('writes by WhatsApp with its first button to a number typed without its country', async () => {
    const dialog = await opened('98200 10034')
    const chat = dialog.getByRole('link', { name: /^WhatsApp/ })
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919820010034\?text=Hello%20[^+ ]+$/)
    const foot = within(chat.parentElement as HTMLElement)
    expect(chat.parentElement?.querySelector('a')).toBe(chat)
    expect(foot.getByRole('link', { name: 'Reply by email' })).toBeTruthy()
    expect(foot.getByRole('button', { name: 'Close' })).toBeTruthy()
    expect(dialog.getByRole('link', { name: '98200 10034' })).toHaveProperty('href', 'tel:9820010034')
  })

  it('offers no WhatsApp for what is no number', async () => {
    const dialog = await opened('1234')
    expect(dialog.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    expect(dialog.getByRole('link', { name: 'Reply by email' })).toBeTruthy()
  })
})
