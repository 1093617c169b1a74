import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk } from '../../../helpers/desk/desk'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

async function aJobWithAsha() {
  const at = atDesk()
  const asha = aModel(at.t, {
    ...{ stageName: 'Asha', name: 'Asha Rao', email: null, phone: '+919810012345', city: 'Pune' },
    ...{ height: '5ft 7in', dailyRate: 25_000 },
  })
  return { ...at, asha, job: await at.optioned('Neel', undefined, undefined, asha.id) }
}

it('gives a booker the number of a talent to call or to write to, with height and usual rate', async () => {
  const { t, noor, job } = await aJobWithAsha()
  renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  const card = within(await screen.findByRole('region', { name: 'Asha' }))
  expect(card.getByRole('link', { name: '+91 98100 12345' })).toHaveProperty('href', 'tel:+919810012345')
  expect(card.getByRole('button', { name: 'WhatsApp: Asha' })).toBeTruthy()
  expect(card.getByText('170 cm / 5ft 7in')).toBeTruthy()
  expect(card.getByText('usually ₹25,000 a day')).toBeTruthy()
})

it('leads a booker from the job to the talent’s card', async () => {
  const { t, noor, asha, job } = await aJobWithAsha()
  renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  expect(await screen.findByRole('link', { name: 'Asha' })).toHaveProperty(
    'href',
    expect.stringContaining(`/admin/talents/${asha.id}`),
  )
})

it('starts the fee at the usual rate, and reads 30k', async () => {
  const { t, noor, job, again } = await aJobWithAsha()
  const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Fee: Asha' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fee of Asha' }))
  const amount = dialog.getByLabelText(/^Fee in rupees/)
  expect(amount).toHaveProperty('value', '25000')
  await user.clear(amount)
  await user.type(amount, '30k')
  await user.click(dialog.getByRole('button', { name: 'Save the fee' }))
  expect(await screen.findByText('₹30,000 for a day')).toBeTruthy()
  expect((await again(job)).claims[0]?.feePaise).toBe(30_000_00)
})
