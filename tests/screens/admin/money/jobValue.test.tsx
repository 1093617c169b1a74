import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { withMoney } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

it('the value of a job follows a fee that is decided on its page', async () => {
  const { t, noor, job } = await withMoney()
  const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByText('₹1,08,000.00')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Fee: Zoya' }))
  const fee = within(await screen.findByRole('dialog'))
  const field = fee.getByLabelText('Fee in rupees')
  await user.clear(field)
  await user.type(field, '50000')
  await user.click(fee.getByRole('button', { name: 'Save the fee' }))
  expect(await screen.findByText('₹1,20,000.00')).toBeTruthy()
})

it('the value of a job says what it is, and has no sum while no fee is agreed', async () => {
  const { t, noor, job, proposed } = await withMoney()
  const priced = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByText('to the client, before tax')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Talent fees' })).toBeTruthy()
  priced.unmount()
  const open = await proposed('Kori', ['2026-03-25'])
  renderAdmin(t, `/admin/jobs/${open.number}`, { account: noor })
  expect(await screen.findByText('No fee agreed yet: Zoya.')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Value' })).queryByText(/₹/)).toBeNull()
})

it('the value of a job counts the talents without a fee after the first two', async () => {
  const { t, desk, noor, proposed } = await withMoney()
  let job = await proposed('Kori', ['2026-03-25'])
  for (const name of ['Gul', 'Leima', 'Mizo', 'Rudra'])
    job = (await desk.claims.propose({ jobId: job.id, modelId: aModel(t, { stageName: name, name }).id })).job
  renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByText('No fee agreed yet: Zoya, Gul and 3 more.')).toBeTruthy()
})
