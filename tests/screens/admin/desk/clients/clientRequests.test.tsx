import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anEnquiry } from '../../../../../server/demo/builders/enquiries'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

async function atKori() {
  const d = atDesk()
  const kori = await d.desk.clients.create({ name: 'Kori Mills' })
  await d.desk.clients.create({ name: 'Neel & Daughters' })
  await d.desk.contacts.create({ clientId: kori.id, name: 'Devika', email: 'devika@kori.example' })
  anEnquiry(d.t, { name: 'Devika', email: 'devika@kori.example', subject: 'press' })
  const { user } = renderDesk(d.t, `/admin/clients/${kori.id}`, { account: d.noor })
  return { ...d, kori, user }
}

it('the page of a client lists its requests, which open on the desk', async () => {
  const { user } = await atKori()
  const requests = within(await screen.findByRole('region', { name: 'Requests' }))
  await user.click(await requests.findByRole('button', { name: /^Devika.*Press/ }))
  expect(await screen.findByRole('dialog', { name: 'Enquiry' })).toBeTruthy()
})

it('a client is merged with any other, which has to be chosen, and can be separated again', async () => {
  const { user } = await atKori()
  await user.click(await screen.findByRole('button', { name: 'Merge with another client' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge with another client' }))
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await dialog.findByText('Choose a client')).toBeTruthy()
  expect(dialog.queryByRole('option', { name: 'Kori Mills' })).toBeNull()
  const search = dialog.getByLabelText('Search clients by name...')
  await user.type(search, 'nobody')
  expect(await dialog.findByRole('option', { name: 'No client found' })).toBeTruthy()
  await user.clear(search)
  await user.type(search, 'neel')
  expect(await dialog.findByRole('option', { name: '1 client found' })).toBeTruthy()
  const neel = await dialog.findByRole('option', { name: 'Neel & Daughters' })
  await user.selectOptions(dialog.getByLabelText('Show it under'), neel)
  expect(dialog.getByRole('option', { name: '1 client found' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('This client is shown under Neel & Daughters.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Merge with another client' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Separate again' }))
  expect(await screen.findByRole('button', { name: 'Merge with another client' })).toBeTruthy()
})
