import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedQr } from '../../../helpers/money/eInvoices'
import { withConfirmed } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

const IRN = 'a5'.repeat(32)

async function withWaiting() {
  const here = await withConfirmed()
  const { asOwner, bill, value } = here
  const { settings } = await asOwner.admin.moneySettings.get()
  await asOwner.admin.moneySettings.save({ ...settings, eInvoiceFrom: '2026-03-01' })
  const { billing } = await value()
  await bill({
    ...{ gstin: '07AAGFF2194N1Z1', address: 'Shahpur Jat, Delhi 110049', version: billing?.version ?? 0 },
  })
  return { ...here, paper: await here.invoice() }
}

describe('a credit note to a registered client', () => {
  it('has the client’s answer on the GST portal: an admin chooses it, a booker reads it (M12)', async () => {
    const { t, admin, noor, asAdmin, invoice } = await withConfirmed()
    const { id } = await asAdmin.credit({ id: (await invoice()).id, reason: 'The amount is wrong' })
    const { user, unmount } = renderAdmin(t, `/admin/money/${id}`, { account: admin })
    const part = within(await screen.findByRole('region', { name: 'Client’s answer' }))
    const choice = part.getByLabelText('On the GST portal')
    expect(choice).toHaveProperty('value', 'unknown')
    await user.selectOptions(choice, 'Rejected')
    expect(await part.findByText(/^The tax of this note is owed again\./)).toBeTruthy()
    unmount()
    renderAdmin(t, `/admin/money/${id}`, { account: noor })
    const read = within(await screen.findByRole('region', { name: 'Client’s answer' }))
    expect(read.getByText('Rejected')).toBeTruthy()
    expect(read.queryByRole('combobox')).toBeNull()
  })
})

describe('an invoice that waits for its IRN', () => {
  it('says that it is not valid, keeps what was typed where it is refused, and shows the IRN then', async () => {
    const { t, admin, paper } = await withWaiting()
    const { user } = renderAdmin(t, `/admin/money/${paper.id}`, { account: admin })
    const part = within(await screen.findByRole('region', { name: 'E-invoice' }))
    expect(part.getByRole('button', { name: 'E-invoice JSON' })).toBeTruthy()
    expect(screen.getByText('Invoice · Pinjra Studio LLP · Not valid yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    await user.click(part.getByRole('button', { name: 'Paste IRN and QR' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste IRN and QR' }))
    const irn = await dialog.findByLabelText('IRN')
    const qr = dialog.getByLabelText('Signed QR text')
    await user.click(irn)
    await user.paste(IRN)
    await user.click(qr)
    await user.paste(signedQr('TK/25-26/0009', IRN))
    await user.click(dialog.getByRole('button', { name: 'Keep' }))
    expect(await dialog.findByText('This QR is of another paper')).toBeTruthy()
    expect(irn).toHaveProperty('value', IRN)
    await user.clear(qr)
    await user.click(qr)
    await user.paste(signedQr(paper.number, IRN))
    await user.click(dialog.getByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(IRN)).toBeTruthy()
    expect(screen.getByText('Invoice · Pinjra Studio LLP · Open')).toBeTruthy()
  })

  it('tells a booker that an admin registers it, and stands in the list as not valid', async () => {
    const { t, noor, paper } = await withWaiting()
    const { unmount } = renderAdmin(t, `/admin/money/${paper.id}`, { account: noor })
    expect(
      await screen.findByText('Not valid yet. An admin registers it at the e-invoice portal.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Paste IRN and QR' })).toBeNull()
    unmount()
    renderAdmin(t, '/admin/money?standing=unregistered', { account: noor })
    const row = within(
      (await screen.findByRole('link', { name: paper.number })).closest('tr') ?? document.body,
    )
    expect(row.getByText('Not valid yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /E-invoice JSON/ })).toBeNull()
  })
})
