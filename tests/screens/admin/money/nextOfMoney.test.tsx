import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DAY } from '../../../helpers/desk/desk'
import { withConfirmed } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

/** The job of the first worked example, whose days are over. */
async function doneJob() {
  const here = await withConfirmed()
  here.t.later(30 * DAY)
  here.minutesLater(0)
  return here
}

const nextPart = async () => within(await screen.findByRole('region', { name: 'Next' }))

it('an admin issues the invoice as the next step of work that is done, and closing by hand is in the menu', async () => {
  const { t, admin, job } = await doneJob()
  const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: admin })
  const next = await nextPart()
  expect(await next.findByText('Issue the invoice.')).toBeTruthy()
  expect(next.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  await user.click(next.getByRole('button', { name: 'Invoice' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('₹1,27,440.00')).toBeTruthy()
})

it('a booker reads that an admin issues the invoice', async () => {
  const { t, noor, job } = await doneJob()
  renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  const next = await nextPart()
  expect(await next.findByText('The invoice comes next.')).toBeTruthy()
  expect(next.queryByRole('button')).toBeNull()
})

it('a billed job says what is owed and until when, and leads to the invoice', async () => {
  const { t, admin, job, invoice } = await doneJob()
  const { id, number } = await invoice()
  renderAdmin(t, `/admin/jobs/${job.number}`, { account: admin })
  const next = await nextPart()
  expect(await next.findByText('₹1,27,440.00 is owed.')).toBeTruthy()
  expect(next.getByText('Due on 16 Apr.', { exact: false })).toBeTruthy()
  expect(next.getByRole('link', { name: `Open ${number}` }).getAttribute('href')).toBe(`/admin/money/${id}`)
})

it('a job that an invoice closed is not opened again by hand', async () => {
  const { t, admin, job, invoice, asAdmin } = await doneJob()
  const { id } = await invoice()
  await asAdmin.recordPayment({
    ...{ paperId: id, amount: '1,27,440', receivedOn: '2026-04-01', way: 'bank' },
  })
  renderAdmin(t, `/admin/jobs/${job.number}`, { account: admin })
  expect(await screen.findByText('Everything is paid.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull()
})

it('a cancelled job leads to its invoice after a line for the cancellation was added', async () => {
  const { t, admin, job, again, desk } = await withConfirmed()
  const { id, version, dates } = await again(job)
  const cancelPercents = dates.map((date) => ({ dateId: date.id, cancelPercent: 50 }))
  await desk.jobs.setStage({ id, version, stage: 'cancelled', reason: 'No budget', cancelPercents })
  const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: admin })
  await user.click(await screen.findByRole('button', { name: 'Ask for 50 % of the fee of Zoya' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add line' }))
  const next = await nextPart()
  expect(await next.findByText('Issue the invoice.')).toBeTruthy()
  expect(next.getByText('The job was cancelled: ₹54,000.', { exact: false })).toBeTruthy()
  expect(next.getByRole('button', { name: 'Invoice' })).toBeTruthy()
})
