import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DAY } from '../../../helpers/desk/desk'
import { withConfirmed, withMoney } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

it('a usage is added on its job, keeps what was typed where it is refused, and is in the value', async () => {
  const { t, noor, job, desk } = await withMoney()
  const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Add a usage' }))
  const form = within(await screen.findByRole('form', { name: 'Usage rights' }))
  await user.selectOptions(form.getByLabelText('Of'), 'Zoya')
  await user.click(form.getByLabelText('Online'))
  await user.type(form.getByLabelText(/^From/), '2026-04-01')
  await user.type(form.getByLabelText(/^Until/), '2026-03-01')
  await user.type(form.getByLabelText(/^Fee/), '20000')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is before it begins')).toBeTruthy()
  expect(form.getByLabelText(/^Fee/)).toHaveProperty('value', '20000')
  await user.clear(form.getByLabelText(/^Until/))
  await user.type(form.getByLabelText(/^Until/), '2026-06-30')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Usage rights' })).toBeNull())
  expect(await screen.findByText('Zoya, usage')).toBeTruthy()
  expect(await desk.usages.list({ jobId: job.id })).toHaveLength(1)
})

it('a usage that ends is let go of, or renewed, in Mine', async () => {
  const { t, noor, job, desk } = await withMoney()
  await desk.usages.add({
    ...{ jobId: job.id, claimId: job.claims[0]?.id ?? '', media: ['Online'], territory: 'India' },
    ...{ fromDay: '2026-01-01', untilDay: '2026-03-20', fee: '20000' },
  })
  t.later(DAY)
  renderAdmin(t, '/admin/desk', { account: noor })
  const part = within(await screen.findByRole('region', { name: 'Usages that end' }))
  expect(part.getByText('Zoya’s usage for Pinjra, lookbook client')).toBeTruthy()
  await userEvent.setup().click(part.getByRole('button', { name: /^Let it end/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Usages that end' })).toBeNull())
})

it('a usage that is renewed after the invoice leads to that, and no quote or proforma asks for all of it again', async () => {
  const { t, noor, job, desk, invoice } = await withConfirmed()
  const { id, number } = await invoice()
  await desk.usages.add({
    ...{ jobId: job.id, claimId: job.claims[0]?.id ?? '', media: ['Online'], territory: 'India' },
    ...{ fromDay: '2026-04-01', untilDay: '2026-06-30', fee: '20000' },
  })
  renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  const more = await screen.findByText(/₹24,000\.00 of it is on no paper yet\. An admin asks for more on/)
  expect(within(more).getByRole('link', { name: number }).getAttribute('href')).toBe(`/admin/money/${id}`)
  for (const name of ['Quote', 'Proforma', 'Invoice'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
