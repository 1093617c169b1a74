import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const section = async () => within(await screen.findByRole('region', { name: 'For the agency only' }))

it('the private note and the other numbers are written on the page of a model and shown on every tab', async () => {
  const t = testApp()
  const { id } = aModel(t, { phone: '+919810012345' })
  const { user } = renderAdmin(t, `/admin/models/${id}?tab=ratings`)
  const part = await section()
  expect(part.getByRole('link', { name: '+919810012345' })).toBeTruthy()
  await user.click(part.getByRole('button', { name: 'Edit private notes' }))
  await user.type(part.getByLabelText('Second phone'), '98200 54321')
  await user.type(part.getByLabelText('WhatsApp'), '98300 54321')
  await user.type(part.getByLabelText('Private note'), 'Afraid of horses.')
  await user.click(part.getByRole('button', { name: 'Save changes' }))
  expect(await part.findByText('Afraid of horses.')).toBeTruthy()
  expect(part.getByRole('link', { name: '+919820054321' })).toHaveProperty('href', 'tel:+919820054321')
  expect(part.getByRole('link', { name: /919830054321/ })).toHaveProperty(
    'href',
    'https://wa.me/919830054321',
  )
  await waitFor(() =>
    expect(document.activeElement).toBe(part.getByRole('button', { name: 'Edit private notes' })),
  )
})

it('a note that somebody else changed meanwhile is shown beside the own one, which is kept', async () => {
  const t = testApp()
  const { id } = aModel(t)
  const { user } = renderAdmin(t, `/admin/models/${id}`)
  const part = await section()
  await user.click(part.getByRole('button', { name: 'Edit private notes' }))
  await user.type(part.getByLabelText('Private note'), 'Mine')
  await t.as(t.admin()).admin.models.savePrivate({ id, privateNote: 'Theirs' })
  await user.click(part.getByRole('button', { name: 'Save changes' }))
  expect(await part.findByText('Private note is now “Theirs”.')).toBeTruthy()
  expect(part.getByLabelText('Private note')).toHaveProperty('value', 'Mine')
  await user.click(part.getByRole('button', { name: 'Keep my version' }))
  expect(await part.findByText('Mine')).toBeTruthy()
})
