import { screen } from '@testing-library/react'
import { it } from 'vitest'
import { withStatements } from '../../../helpers/money/statements'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

it('the question before a model is deleted says what it is still owed, and the next press deletes it (M14)', async () => {
  const { t, paid } = await withStatements()
  await paid()
  const { user } = renderAdmin(t, '/admin/models')
  await user.click(await screen.findByRole('button', { name: 'Delete Zoya' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Zoya is still owed ₹72,000.00, which Money no longer lists after this.')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('No models found')
})
