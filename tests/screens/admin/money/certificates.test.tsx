import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DAY } from '../../../helpers/desk/desk'
import { withConfirmed } from '../../../helpers/money/money'
import { withTwoInvoices } from '../../../helpers/money/transfers'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

const QUARTER = 'Jan to Mar 2026 (Q4)'
const CLIENT = 'Pinjra, lookbook client'

/** ₹13,200.00 withheld in March 2026, whose certificate is five days overdue. */
async function overdue() {
  const here = await withTwoInvoices()
  await here.transfer()
  here.t.later(110 * DAY)
  return here
}

it('withheld tax without a certificate is asked for first, then marked as seen, and taken back', async () => {
  const { t, admin, first, read } = await overdue()
  const { user } = renderAdmin(t, '/admin/money', { account: admin })
  await user.click(await screen.findByRole('link', { name: 'Certificates (1)' }))
  await screen.findByRole('heading', { level: 1, name: 'Certificates' })
  expect(await screen.findByText('5 days late')).toBeTruthy()
  expect((await screen.findByText('Of it overdue')).nextSibling?.textContent).toBe('₹13,200.00')
  await user.click(screen.getByRole('button', { name: `Ask ${CLIENT}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for the certificate' }))
  const text = dialog.getByLabelText('The text') as HTMLTextAreaElement
  expect(text.value).toContain(
    `certificate (form 16A) for ${QUARTER}, due by 15 Jun. You withheld ₹13,200.00`,
  )
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: `Mark ${QUARTER} of ${CLIENT} as seen` }))
  expect(await screen.findByText('Seen 20 Jun')).toBeTruthy()
  expect(screen.queryByRole('button', { name: `Ask ${CLIENT}` })).toBeNull()
  expect((await read(first.id)).payments[0]?.certificateSeenOn).toBe('2026-06-20')
  await user.click(screen.getByRole('button', { name: `Take back ${QUARTER} of ${CLIENT}` }))
  expect(await screen.findByText('5 days late')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Seen 20 Jun')).toBeTruthy()
})

it('the paper says whether the certificate was seen', async () => {
  const { t, admin, first, read, asAdmin } = await overdue()
  const seen = renderAdmin(t, `/admin/money/${first.id}`, { account: admin })
  const tax = '10,800.00 withheld as tax, code 194J'
  expect(await screen.findByText(`${tax}. Certificate not seen yet`)).toBeTruthy()
  seen.unmount()
  const paymentIds = (await read(first.id)).payments.map(({ id }) => id)
  await asAdmin.markCertificate({ paymentIds, isSeen: true })
  renderAdmin(t, `/admin/money/${first.id}`, { account: admin })
  expect(await screen.findByText(`${tax}. Certificate seen 20 Jun`)).toBeTruthy()
})

it('without withheld tax, and for a booker, nothing leads to certificates', async () => {
  const { t, admin, noor, invoice } = await withConfirmed()
  await invoice()
  const list = renderAdmin(t, '/admin/money', { account: admin })
  await screen.findByText('Talents to pay')
  expect(screen.queryByText(/certificate/i)).toBeNull()
  list.unmount()
  renderAdmin(t, '/admin/money', { account: noor })
  await screen.findByRole('region', { name: 'To be paid, oldest first' })
  expect(screen.queryByText(/certificate/i)).toBeNull()
})
