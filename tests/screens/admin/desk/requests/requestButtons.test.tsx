import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deskItems } from '../../../../../drizzle/schema'
import { aBooking } from '../../../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../../../server/demo/builders/enquiries'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('the buttons of a request do what they are called', async () => {
  const { t, noor } = atDesk()
  anEnquiry(t, { name: 'Asha' })
  const stored = () => t.db.select().from(deskItems).get()
  const { user } = renderDesk(t, '/admin/desk', { account: noor })
  const lines = await screen.findAllByRole('button', { name: /^Asha/, hidden: true })
  await user.click(lines[0] as HTMLElement)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('Take it')
  await waitFor(() => expect(stored()?.ownerId).toBe(noor.id))
  await press('Give back')
  await waitFor(() => expect(stored()?.ownerId).toBeNull())
  await screen.findByRole('button', { name: 'Take it' })
  await press('Close it')
  await user.selectOptions(await screen.findByLabelText('Close as'), 'Duplicate')
  await press('Close it')
  await waitFor(() => expect(stored()).toMatchObject({ state: 'closed', closedReason: 'duplicate' }))
})

it('the key i opens the newest request, and says when there is none', async () => {
  const { t, noor } = atDesk()
  const { user, unmount } = renderDesk(t, '/admin/desk', { account: noor })
  await screen.findByRole('heading', { level: 1, name: 'Desk' })
  await screen.findAllByRole('heading', { level: 2 })
  await user.keyboard('i')
  expect(await screen.findByText('There is no new request.')).toBeTruthy()
  unmount()
  anEnquiry(t, { name: 'Asha' })
  t.later(60_000)
  anEnquiry(t, { name: 'Devika' })
  const full = renderDesk(t, '/admin/desk', { account: noor })
  await screen.findAllByRole('button', { name: /^Devika/, hidden: true })
  await full.user.keyboard('i')
  const dialog = within(await screen.findByRole('dialog', { name: 'Enquiry' }))
  expect(await dialog.findByText('Devika')).toBeTruthy()
})

it('closing a request focuses its line again', async () => {
  const { t, noor } = atDesk()
  anEnquiry(t, { name: 'Asha' })
  const { user } = renderDesk(t, '/admin/desk', { account: noor })
  const [line] = await screen.findAllByRole('button', { name: /^Asha/, hidden: true })
  await user.click(line as HTMLElement)
  // The dialog that said that it was loading has made way for this one.
  const dialog = within(await screen.findByRole('dialog', { name: 'Enquiry' }))
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  expect(line).toBe(document.activeElement)
})

it('a sender with a number is written to by WhatsApp first, which counts as an answer', async () => {
  const { t, noor } = atDesk()
  // As most senders write it: WhatsApp needs the country before it.
  aBooking(t, { clientName: 'Rohan', phone: '98200 10034' })
  const stored = () => t.db.select().from(deskItems).get()
  const { user } = renderDesk(t, '/admin/desk', { account: noor })
  const [line] = await screen.findAllByRole('button', { name: /^Rohan/, hidden: true })
  await user.click(line as HTMLElement)
  const chat = await screen.findByRole('link', { name: /^WhatsApp/ })
  const dialog = within(screen.getByRole('dialog', { name: 'Booking request' }))
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919820010034\?text=Hello%20Rohan[^+ ]+$/)
  const mail = dialog.getByRole('link', { name: 'Reply by email' })
  expect(chat.compareDocumentPosition(mail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(dialog.getByRole('link', { name: '98200 10034' })).toHaveProperty('href', 'tel:9820010034')
  await user.click(chat)
  await waitFor(() => expect(stored()?.state).toBe('answered'))
})
