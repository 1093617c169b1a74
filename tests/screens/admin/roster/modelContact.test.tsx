import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

it('name and contact of a model without an account are changed in a dialog, which keeps what was typed on an error', async () => {
  const t = testApp()
  anAccount(t, { role: 'model', email: 'mira@example.in' })
  const asha = aModel(t, { name: 'Asha', stageName: null, email: null, phone: null })
  const { user } = renderAdmin(t, `/admin/models/${asha.id}`)
  await user.click(await screen.findByRole('button', { name: 'Name and contact' }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByLabelText(/^Full name/)
  await user.clear(name)
  await user.type(name, 'Asha Rao')
  await user.type(dialog.getByLabelText(/^Email/), 'mira@example.in')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findAllByText(/already/)).length).toBeGreaterThan(0)
  expect(name).toHaveProperty('value', 'Asha Rao')
  await user.clear(dialog.getByLabelText(/^Email/))
  await user.type(dialog.getByLabelText(/^Email/), 'asha@example.in')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeTruthy()
})

it('a model with an account has no such button', async () => {
  const t = testApp()
  const asha = aModel(t, { name: 'Asha', accountId: anAccount(t, { role: 'model' }).id })
  renderAdmin(t, `/admin/models/${asha.id}`)
  expect(await screen.findByText(/^Signs in as/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Name and contact' })).toBeNull()
})
