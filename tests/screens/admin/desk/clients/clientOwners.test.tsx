import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

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

it('the page of a client is read first, and its owner is changed in place', async () => {
  const { t, noor, kori } = await withClients()
  const { user } = renderDesk(t, `/admin/clients/${kori.id}`, { account: noor })
  const facts = within(await screen.findByRole('region', { name: 'Facts' }))
  const fact = (name: string) => within(facts.getByRole('region', { name }))
  expect(fact('About').getByText('Brand')).toBeTruthy()
  expect(fact('Standing').getByText('Good')).toBeTruthy()
  expect(fact('Owner').getByText('Kabir')).toBeTruthy()
  // Once, and above what happened with the client: so it is on a phone, too.
  expect(screen.getAllByText(/Kabir/)).toHaveLength(1)
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Contacts', 'Facts', 'Jobs', 'Requests'])
  for (const role of ['textbox', 'combobox'] as const) expect(screen.queryByRole(role)).toBeNull()
  await user.click(facts.getByRole('button', { name: 'Edit: Owner' }))
  await facts.findByRole('option', { name: 'Noor (me)' })
  await user.selectOptions(facts.getByRole('combobox', { name: 'Owner' }), 'Noor (me)')
  await user.click(facts.getByRole('button', { name: 'Save' }))
  expect(await fact('Owner').findByText('Noor')).toBeTruthy()
  expect(document.activeElement).toBe(facts.getByRole('region', { name: 'Owner' }))
  expect(facts.queryByRole('combobox')).toBeNull()
})

it('keeps what was typed of a client while a colleague was faster, beside what is stored now', async () => {
  const { t, noor, kabir, kori, desk } = await withClients()
  const { user } = renderDesk(t, `/admin/clients/${kori.id}`, { account: noor })
  const facts = within(await screen.findByRole('region', { name: 'Facts' }))
  await user.click(facts.getByRole('button', { name: 'Add: Notes' }))
  await user.type(await facts.findByRole('textbox', { name: 'Notes' }), 'Pays late')
  await t.as(kabir).desk.clients.change({ id: kori.id, version: 2, notes: 'Pays on time' })
  await user.click(facts.getByRole('button', { name: 'Save' }))
  expect(await facts.findByText('A colleague wrote: “Pays on time”')).toBeTruthy()
  expect(facts.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Pays late')
  expect(screen.getByText('This client was changed in the meantime.')).toBeTruthy()
  await user.click(facts.getByRole('button', { name: 'Save' }))
  expect(await facts.findByRole('button', { name: 'Edit: Notes' })).toBeTruthy()
  expect(await desk.clients.get({ id: kori.id })).toMatchObject({ notes: 'Pays late' })
  expect(screen.queryByText('This client was changed in the meantime.')).toBeNull()
})
