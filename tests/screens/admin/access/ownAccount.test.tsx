import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aColleague, PASSWORD } from '../../../helpers/people/secondFactor'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

it('a booker changes name and email under /admin/account, with the password, and keeps what was typed on an error', async () => {
  const t = testApp()
  const account = await aColleague(t, 'booker', 'noor@agency.example')
  const { user } = renderAdmin(t, '/admin/account', { account })
  const name = await screen.findByLabelText(/^Your name/)
  await user.clear(name)
  await user.type(name, 'Noor Khan')
  await user.clear(screen.getByLabelText(/^Your email/))
  await user.type(screen.getByLabelText(/^Your email/), 'noor.khan@agency.example')
  await user.type(screen.getByLabelText(/^Password, to confirm/), 'wrong horse')
  await user.click(screen.getByRole('button', { name: 'Save name and email' }))
  // The form's own field says it, and the notice.
  expect((await screen.findAllByText('Your current password is wrong')).length).toBeGreaterThan(0)
  expect(name).toHaveProperty('value', 'Noor Khan')
  await user.clear(screen.getByLabelText(/^Password, to confirm/))
  await user.type(screen.getByLabelText(/^Password, to confirm/), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Save name and email' }))
  expect(await screen.findByText('Account changed')).toBeTruthy()
  expect(screen.getByLabelText(/^Password, to confirm/)).toHaveProperty('value', '')
  expect(t.mails().map(({ recipient }) => recipient)).toEqual(['noor@agency.example'])
})
