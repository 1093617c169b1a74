import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk } from '../../../helpers/desk/desk'
import { renderDesk } from '../../../helpers/screens/deskScreens'

async function withClients() {
  const d = atDesk()
  const kori = await d.desk.clients.create({ name: 'Kori Mills' })
  await d.desk.clients.create({ name: 'Saheli' })
  await d.desk.clients.change({ id: kori.id, version: 1, ownerId: d.kabir.id })
  return { ...d, kori }
}
const rows = async () =>
  (await within(await screen.findByRole('table', { name: 'Clients' })).findAllByRole('row'))
    .slice(1)
    .map(({ textContent }) => textContent)

it('marked clients get another owner, and the list is filtered by mine', async () => {
  const { t, noor } = await withClients()
  const { user } = renderDesk(t, '/admin/clients', { account: noor })
  expect((await rows())[0]).toMatch(/Kori Mills.*Kabir/)
  await user.click(screen.getByRole('checkbox', { name: 'Mark Saheli' }))
  const bar = within(await screen.findByRole('region', { name: '1 marked' }))
  await user.click(bar.getByRole('button', { name: 'Change owner' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Owner of 1 client' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Choose a colleague')).toBeTruthy()
  await dialog.findByRole('option', { name: 'Noor (me)' })
  await user.selectOptions(dialog.getByLabelText('Owner'), 'Noor (me)')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('1 client changed')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Owner'), 'Mine')
  expect(await screen.findByText('1 found')).toBeTruthy()
  expect(await rows()).toHaveLength(1)
  expect((await rows())[0]).toMatch(/Saheli.*Noor/)
})

it('the page of a client shows its owner, who is changed with the facts', async () => {
  const { t, noor, kori } = await withClients()
  const { user } = renderDesk(t, `/admin/clients/${kori.id}`, { account: noor })
  expect(await screen.findByText('Brand · Owner: Kabir')).toBeTruthy()
  await screen.findByRole('option', { name: 'Noor (me)' })
  await user.selectOptions(screen.getByLabelText('Owner'), 'Noor (me)')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Brand · Owner: Noor')).toBeTruthy()
})
