import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withConfirmed } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

it('a part payment keeps the sum that was typed when the code of the tax withheld is chosen after it', async () => {
  const { t, admin, invoice } = await withConfirmed()
  const { id } = await invoice()
  const { user } = renderAdmin(t, `/admin/money/${id}`, { account: admin })
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }))
  const sum = await dialog.findByLabelText('Sum, ₹')
  await user.clear(sum)
  await user.type(sum, '50000')
  const code = dialog.getByLabelText('Code of the tax withheld')
  await user.selectOptions(code, '194J, 10 %, Professional services')
  expect(dialog.getByLabelText('Tax withheld, ₹')).toHaveProperty('value', '10800.00')
  expect(sum).toHaveProperty('value', '50000')
})
