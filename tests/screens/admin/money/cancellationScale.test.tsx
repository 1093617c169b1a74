import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterThisTest } from '../../../helpers/cleanUp'
import { withConfirmed, withMoney } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

it('what is owed when a client cancels is read first, and edited row by row', async () => {
  const { t, owner, asOwner } = await withMoney()
  const { user } = renderAdmin(t, '/admin/money-settings', { account: owner })
  const papers = within(await screen.findByRole('region', { name: 'Papers' }))
  expect(papers.getByText('Owed when a client cancels').nextElementSibling?.textContent).toBe('–')
  expect(papers.queryByRole('textbox')).toBeNull()
  await user.click(papers.getByRole('button', { name: 'Edit: Papers' }))
  for (const [at, hours, percent] of [
    [1, '24', '100'],
    [2, '48', '50'],
  ] as const) {
    await user.click(papers.getByRole('button', { name: 'Add a row' }))
    const row = within(papers.getByRole('group', { name: `Row ${at}` }))
    await user.type(row.getByLabelText('Within, hours'), hours)
    await user.type(row.getByLabelText('Of the fee, %'), percent)
  }
  await user.click(papers.getByRole('button', { name: 'Save' }))
  expect(await papers.findByText('Cancelled within 48 h: 50 %. Within 24 h: 100 %.')).toBeTruthy()
  await user.click(papers.getByRole('button', { name: 'Edit: Papers' }))
  const second = within(papers.getByRole('group', { name: 'Row 2' })).getByLabelText('Within, hours')
  await user.clear(second)
  await user.type(second, '48')
  await user.click(papers.getByRole('button', { name: 'Save' }))
  expect(await papers.findByText('This is there already')).toBeTruthy()
  await user.click(papers.getByRole('button', { name: 'Remove row 2' }))
  await user.click(papers.getByRole('button', { name: 'Save' }))
  expect(await papers.findByText('Cancelled within 48 h: 50 %.')).toBeTruthy()
  expect((await asOwner.admin.moneySettings.get()).settings.cancellation).toEqual([
    { hours: 48, percent: 50 },
  ])
})

it('a cancelled date is offered the percent of the scale, and what it comes to is asked for after a look', async () => {
  const { t, noor, job, asOwner } = await withConfirmed()
  const { settings } = await asOwner.admin.moneySettings.get()
  const cancellation = [{ hours: 48, percent: 50 }]
  await asOwner.admin.moneySettings.save({ ...settings, cancellation })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-18T12:00:00+05:30') })
  afterThisTest(() => vi.useRealTimers())
  const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Edit: Dates' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel this date: 20 Mar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 20 Mar?' }))
  const field = dialog.getByLabelText('Fee still due for 20 Mar, in percent')
  expect(await dialog.findByText(/The money settings say 50 %/)).toBeTruthy()
  expect(field).toHaveProperty('value', '50')
  await user.clear(field)
  await user.type(field, '40')
  await user.click(dialog.getByRole('button', { name: 'Cancel this date' }))
  const value = within(await screen.findByRole('region', { name: 'Value' }))
  expect(await value.findByText(/Zoya was cancelled, 20 Mar: 40 % of the fee is ₹18,000.00/)).toBeTruthy()
  expect(value.queryByText('18,000.00')).toBeNull()
  await user.click(value.getByRole('button', { name: 'Ask for 40 % of the fee of Zoya' }))
  const adding = within(await screen.findByRole('dialog', { name: 'Add a line' }))
  const price = adding.getByLabelText('Price of one, ₹')
  expect(price).toHaveProperty('value', '18000.00')
  await user.clear(price)
  await user.type(price, '15,000')
  await user.click(adding.getByRole('button', { name: 'Add line' }))
  expect(await value.findByText('15,000.00')).toBeTruthy()
  expect(value.getByText('Zoya, cancelled 20 Mar, 40 % of the fee')).toBeTruthy()
  expect(value.queryByText(/was cancelled/)).toBeNull()
})
