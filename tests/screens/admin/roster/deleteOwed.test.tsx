import { screen } from '@testing-library/react'
import { it } from 'vitest'
import { withStatements } from '../../../helpers/money/statements'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

it('a model who is still owed money stays, and the notice says how much (M14)', async () => {
  const { t, paid } = await withStatements()
  await paid()
  const { user } = renderAdmin(t, '/admin/models')
  await user.click(await screen.findByRole('button', { name: 'Delete Zoya' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Failed to delete model')
  screen.getByText('Zoya is still owed ₹72,000.00. Pay it first, on their page under Money, Talents.')
  screen.getByRole('button', { name: 'Delete Zoya' })
})
