import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anEnquiry } from '../../../../../server/demo/builders/enquiries'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

async function withBlocked() {
  const d = atDesk()
  const kori = await d.desk.clients.create({ name: 'Kori Mills' })
  await d.desk.contacts.create({ clientId: kori.id, name: 'Devika', email: 'devika@kori.example' })
  const { job } = await d.desk.jobs.create({ client: 'Kori Mills', title: 'Lookbook' })
  anEnquiry(d.t, { name: 'Devika', email: 'devika@kori.example' })
  const blocked = { standing: 'blocked' as const, standingReason: 'Never paid' }
  await d.desk.clients.change({ id: kori.id, version: 1, ...blocked })
  return { ...d, job }
}

it('a job of a blocked client warns with the reason', async () => {
  const { t, noor, job } = await withBlocked()
  renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByText('This client is blocked')).toBeTruthy()
  expect(screen.getByText('Never paid')).toBeTruthy()
})

it('a request of a blocked client warns in the list, and with the reason when it is opened', async () => {
  const { t, noor } = await withBlocked()
  const { user } = renderDesk(t, '/admin/desk', { account: noor })
  // The columns and the tabs of the phone are both in the page.
  const [line] = await screen.findAllByRole('button', { name: /^Devika.*Blocked/, hidden: true })
  await user.click(line as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Enquiry' }))
  expect(await dialog.findByText('This client is blocked')).toBeTruthy()
  expect(dialog.getByText('Never paid')).toBeTruthy()
})
