import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { loadAgency } from '../../../../server/features/agency/settings/service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

it('one press fills in ranges in rupees, and the booking form offers them once they are saved', async () => {
  const t = testApp()
  loadAgency(t)
  aModel(t)
  const { user, unmount } = renderAdmin(t, '/admin/settings/money', { account: t.superadmin() })
  await user.click(await screen.findByRole('button', { name: 'Use ranges in rupees' }))
  expect(screen.getByLabelText('Range 1')).toHaveProperty('value', 'Under ₹25,000')
  await user.click(screen.getByRole('button', { name: 'Remove range 6' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  unmount()
  renderScreen(t, '/book-model')
  const choices = within(await screen.findByLabelText(/^Budget range/)).getAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Choose a budget range',
    'Under ₹25,000',
    '₹25,000-₹50,000',
    '₹50,000-₹1,00,000',
    '₹1,00,000-₹2,50,000',
    '₹2,50,000-₹5,00,000',
    'TBD (To Be Discussed)',
  ])
})
