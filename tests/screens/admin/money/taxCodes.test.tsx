import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withMoney } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

it('the codes of tax say the year of each day on which they begin or end', async () => {
  const { t, owner } = await withMoney()
  renderAdmin(t, '/admin/money-settings', { account: owner })
  const codes = within(await screen.findByRole('region', { name: 'Tax withheld, codes' }))
  expect(codes.getByText('10 %, from 1 Apr 2026')).toBeTruthy()
  expect(codes.getByText('10 %, 1 Apr 2017 to 31 Mar 2026')).toBeTruthy()
})
