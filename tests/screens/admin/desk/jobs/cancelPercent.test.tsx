import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('a cancelled date says what the client still owes; a wrong percent is named and kept', async () => {
  const { t, noor, desk, agreed } = atDesk()
  const { job } = await desk.claims.confirm(claimOf(await agreed('Neel')))
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Edit: Dates' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel this date: 20 Mar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel 20 Mar?' })
  expect(within(dialog).getByText('Zoya')).toBeTruthy()
  const field = within(dialog).getByLabelText('Fee still due for 20 Mar, in percent')
  await user.type(field, '150')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel this date' }))
  expect(within(dialog).getByText('Enter a whole number from 0 to 100')).toBeTruthy()
  expect(field).toHaveProperty('value', '150')
  await user.clear(field)
  await user.type(field, '50')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel this date' }))
  expect(await screen.findByText('cancelled, 50 % of the fee due')).toBeTruthy()
})

it('cancelling a job keeps the reason when a colleague was faster, and takes a percent for each date', async () => {
  const { t, noor, kabir, desk, agreed } = atDesk()
  const { job } = await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20', '2026-03-21'])))
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Cancel the job' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the job?' })
  // Whom it takes the dates from.
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ZZoya'])
  await user.type(within(dialog).getByLabelText('Reason'), 'No budget')
  await user.type(within(dialog).getByLabelText('Fee still due for 21 Mar, in percent'), '100')
  await t.as(kabir).desk.jobs.change({ id: job.id, version: job.version, brand: 'Neel' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the job' }))
  expect(await within(dialog).findByRole('alert')).toBeTruthy()
  expect(within(dialog).getByLabelText('Reason')).toHaveProperty('value', 'No budget')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the job' }))
  expect(await screen.findByText('cancelled, 100 % of the fee due')).toBeTruthy()
  expect(await screen.findByText('Reason: No budget')).toBeTruthy()
})
