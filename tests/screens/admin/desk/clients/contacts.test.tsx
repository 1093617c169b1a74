import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contacts } from '../../../../../drizzle/schema'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

async function withContact() {
  const d = atDesk()
  const client = await d.desk.clients.create({ name: 'Kori Mills' })
  await d.desk.contacts.create({ clientId: client.id, name: 'Devika Rao', email: 'devika@kori.exmaple' })
  const { user } = renderDesk(d.t, `/admin/clients/${client.id}`, { account: d.noor })
  await user.click(await screen.findByRole('button', { name: 'Edit Devika Rao' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Devika Rao' }))
  const row = () => d.t.db.select().from(contacts).get()
  return { ...d, client, user, dialog, row }
}

it('corrects an email, and marks who gets the bills and who has left', async () => {
  const { user, dialog, row } = await withContact()
  const email = dialog.getByLabelText('Email')
  await user.clear(email)
  await user.type(email, 'devika@kori.example')
  await user.click(dialog.getByLabelText('Gets the bills'))
  await user.click(dialog.getByLabelText('Has left'))
  await user.click(dialog.getByRole('button', { name: 'Save contact' }))
  expect(await screen.findByText('devika@kori.example')).toBeTruthy()
  expect(screen.getByText(/^Gets the bills · Left on /)).toBeTruthy()
  expect(row()).toMatchObject({ email: 'devika@kori.example', isBilling: true, version: 2 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says at its field that an email is not one, and keeps it', async () => {
  const { user, dialog, row } = await withContact()
  const email = dialog.getByLabelText('Email')
  await user.clear(email)
  await user.type(email, 'devika at kori')
  await user.click(dialog.getByRole('button', { name: 'Save contact' }))
  expect(await dialog.findByText('Enter a valid email address')).toBeTruthy()
  expect(email).toHaveProperty('value', 'devika at kori')
  expect(row()).toMatchObject({ email: 'devika@kori.exmaple', version: 1 })
})

it('keeps what was typed when a colleague was faster, and saves it when it is sent again', async () => {
  const { t, kabir, user, dialog, row } = await withContact()
  const email = dialog.getByLabelText('Email')
  await user.clear(email)
  await user.type(email, 'devika@kori.example')
  await t.as(kabir).desk.contacts.change({ id: row()?.id ?? '', version: 1, phone: '+91 98200 12345' })
  await user.click(dialog.getByRole('button', { name: 'Save contact' }))
  expect(await dialog.findByText('This contact was changed in the meantime.')).toBeTruthy()
  expect(email).toHaveProperty('value', 'devika@kori.example')
  const phone = await screen.findByRole('link', { name: '+91 98200 12345' })
  expect(phone.getAttribute('href')).toBe('tel:+919820012345')
  expect(screen.getByRole('link', { name: 'devika@kori.exmaple' }).getAttribute('href')).toBe(
    'mailto:devika@kori.exmaple',
  )
  await user.click(dialog.getByRole('button', { name: 'Save contact' }))
  expect(await screen.findByRole('link', { name: 'devika@kori.example' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '+91 98200 12345' })).toBeTruthy()
})

it('says at the field who has the email already', async () => {
  const { t, noor, client, user, dialog } = await withContact()
  const arjun = { clientId: client.id, name: 'Arjun', email: 'arjun@kori.example' }
  await t.as(noor).desk.contacts.create(arjun)
  const email = dialog.getByLabelText('Email')
  await user.clear(email)
  await user.type(email, 'arjun@kori.example')
  await user.click(dialog.getByRole('button', { name: 'Save contact' }))
  expect(await dialog.findByText('Arjun of Kori Mills has this email already')).toBeTruthy()
})

it('is written to by WhatsApp first, also where the number was typed without its country', async () => {
  const { t, desk, noor } = atDesk()
  const client = await desk.clients.create({ name: 'Kori Mills' })
  await desk.contacts.create({ clientId: client.id, name: 'Devika Rao', phone: '98100 12345' })
  renderDesk(t, `/admin/clients/${client.id}`, { account: noor })
  const chat = await screen.findByRole('link', { name: /^WhatsApp Devika Rao/ })
  expect(chat.getAttribute('href')).toBe('https://wa.me/919810012345')
  const edit = screen.getByRole('button', { name: 'Edit Devika Rao' })
  expect(chat.compareDocumentPosition(edit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getAllByRole('link', { name: /^WhatsApp/ })).toHaveLength(1)
})
