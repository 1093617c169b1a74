import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

async function fromACall() {
  const d = atDesk()
  const { id } = await d.desk.clients.create({ name: 'Kori Mills' })
  await d.desk.contacts.create({
    clientId: id,
    name: 'Devika',
    email: 'devika@kori.example',
    phone: '+91 98100 12345',
  })
  const { job } = await d.desk.jobs.create({ title: 'Lookbook', day: '2026-03-20' })
  const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
  return { ...d, job, user }
}

it('a job from a call gets its client and contact', async () => {
  const { user } = await fromACall()
  const section = within(await screen.findByRole('region', { name: 'Client' }))
  expect(section.getByText('No client yet')).toBeTruthy()
  await user.click(section.getByRole('button', { name: 'Edit: Client' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Client of this job' }))
  await dialog.findByRole('option', { name: 'Kori Mills' })
  await user.selectOptions(dialog.getByLabelText('Client'), 'Kori Mills')
  await dialog.findByRole('option', { name: 'Devika, devika@kori.example' })
  await user.selectOptions(dialog.getByLabelText(/^Contact/), 'Devika, devika@kori.example')
  await user.click(dialog.getByRole('button', { name: 'Save client' }))
  expect(await section.findByRole('link', { name: 'Kori Mills' })).toBeTruthy()
  const addressOf = (name: string | RegExp) => section.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('devika@kori.example')).toBe('mailto:devika@kori.example')
  expect(addressOf('+91 98100 12345')).toBe('tel:+919810012345')
  expect(addressOf(/^WhatsApp/)).toBe('https://wa.me/919810012345')
})

it('a job gets another booker, a brand and a budget with its facts', async () => {
  const { kabir, job, user, again } = await fromACall()
  const facts = within(await screen.findByRole('region', { name: 'Brief and usage' }))
  const save = async () => user.click(facts.getByRole('button', { name: 'Save' }))
  await user.click(facts.getByRole('button', { name: 'Edit: Booker' }))
  await facts.findByRole('option', { name: 'Kabir' })
  await user.selectOptions(facts.getByRole('combobox', { name: 'Booker' }), 'Kabir')
  await save()
  // The list of the form that is being sent has the name as well.
  expect(await facts.findByText('Kabir', { selector: 'p' })).toBeTruthy()
  await user.click(facts.getByRole('button', { name: 'Edit: About' }))
  await user.type(await facts.findByLabelText('Brand'), 'Kori')
  await save()
  expect(await facts.findByText('Kori')).toBeTruthy()
  await user.click(facts.getByRole('button', { name: 'Add: Budget' }))
  await user.type(await facts.findByLabelText('Budget in rupees'), 'a lot')
  await save()
  expect(await facts.findByText('Enter an amount, for example 45000')).toBeTruthy()
  await user.clear(facts.getByLabelText('Budget in rupees'))
  await user.type(facts.getByLabelText('Budget in rupees'), '1,20,000')
  await save()
  expect(await facts.findByText('₹1,20,000')).toBeTruthy()
  expect(await again(job)).toMatchObject({
    booker: { id: kabir.id },
    brand: 'Kori',
    budgetPaise: 12_000_000,
  })
})

it('a contact whose number was typed without its country is written to by WhatsApp all the same', async () => {
  const d = atDesk()
  const { id } = await d.desk.clients.create({ name: 'Kori Mills' })
  await d.desk.contacts.create({ clientId: id, name: 'Devika', email: '', phone: '098100-12345' })
  renderDesk(d.t, `/admin/clients/${id}`, { account: d.noor })
  const section = within(await screen.findByRole('region', { name: 'Contacts' }))
  expect((await section.findByRole('link', { name: /^WhatsApp/ })).getAttribute('href')).toBe(
    'https://wa.me/919810012345',
  )
})
