import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withConfirmed } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

const flat = (element: HTMLElement) => (element.textContent ?? '').replace(/\s+/g, ' ')

/** Opens the dialog of a kind of paper on the job's page. */
async function dialogOf(
  { t, admin, job }: Awaited<ReturnType<typeof withConfirmed>>,
  press: 'Proforma' | 'Invoice',
) {
  const { user, unmount } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: admin })
  await user.click(await screen.findByRole('button', { name: press }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('₹1,27,440.00')
  return { user, unmount, dialog }
}

it('the dialog of a proforma shows what it asks for in advance, that of an invoice what it takes off', async () => {
  const here = await withConfirmed()
  const proforma = await dialogOf(here, 'Proforma')
  expect(flat(proforma.dialog)).toContain('Asked in advance63,720.00')
  proforma.unmount()
  const plain = await dialogOf(here, 'Invoice')
  expect(flat(plain.dialog)).not.toContain('Less advance')
  plain.unmount()

  // The seventh worked example.
  const { asAdmin, desk, job } = here
  const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  await asAdmin.recordPayment({ paperId: id, receivedOn: '2026-03-02', amount: '59,000', way: 'bank' })
  const { dialog, user } = await dialogOf(here, 'Invoice')
  expect(flat(dialog)).toContain('Less advance−59,000.00')
  expect(flat(dialog)).toContain('To pay₹68,440.00')
  await user.click(within(dialog).getByRole('button', { name: /^Issue TK/ }))
  expect(await screen.findByRole('dialog', { name: 'Send' })).toBeTruthy()
})

it('an invoice is not issued as it was shown where an advance came meanwhile', async () => {
  const { asAdmin, desk, job, value } = await withConfirmed()
  const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  const { shown } = await value()
  await asAdmin.recordPayment({ paperId: id, receivedOn: '2026-03-02', amount: '59,000', way: 'bank' })
  const given = { jobId: job.id, totalPaise: 1_27_440_00, shown: shown ?? '' }
  await expect(asAdmin.issueInvoice(given)).rejects.toThrow('Something on it is different now.')
})

it('the page of a voucher says when its money came, or went back, as its PDF does', async () => {
  const { t, admin, asAdmin, desk, job } = await withConfirmed()
  const { id: paperId } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  await asAdmin.recordPayment({ paperId, receivedOn: '2026-02-27', amount: '59,000', way: 'bank' })
  await asAdmin.refund({ paperId, paidOn: '2026-02-28', amount: '59,000', way: 'bank' })
  for (const [kind, words] of [
    ['receipt voucher', 'Received on27 Feb'],
    ['refund voucher', 'Given back on28 Feb'],
  ] as const) {
    const [voucher] = (await desk.money.list({ kind })).items
    const { unmount } = renderAdmin(t, `/admin/money/${voucher?.id}`, { account: admin })
    await screen.findByRole('heading', { name: voucher?.number })
    expect(flat(document.body)).toContain(words)
    unmount()
  }
})
