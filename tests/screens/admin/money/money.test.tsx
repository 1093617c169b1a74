import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { localDay } from '../../../../shared/format'
import { claimOf } from '../../../helpers/desk/desk'
import { UNREGISTERED, withConfirmed, withMoney } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

describe('the value of a job', () => {
  it('becomes a proforma, and a text for WhatsApp, in three presses', async () => {
    const { t, noor, job, bill } = await withMoney()
    await bill()
    const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
    await user.click(await screen.findByRole('button', { name: 'Proforma' }))
    const dialog = await screen.findByRole('dialog', { name: 'Make a proforma' })
    const read = ['TKP/25-26/0001', 'Pinjra Studio LLP', 'Delhi (07)', 'CGST 9 %', '₹1,27,440.00']
    for (const words of [...read, 'the client’s address is there'])
      expect(within(dialog).getAllByText(words, { exact: false }).length).toBeGreaterThan(0)
    await user.click(within(dialog).getByRole('button', { name: 'Make TKP/25-26/0001' }))
    const sent = within(await screen.findByRole('dialog', { name: 'Send' }))
    const link = await sent.findByRole('link', { name: /WhatsApp/ })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      'here is the proforma TKP/25-26/0001 for Pinjra, lookbook: ₹1,27,440.00',
    )
  })

  it('says what is missing, and keeps what was typed where it is refused', async () => {
    const { t, noor, job } = await withMoney()
    const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
    await user.click(await screen.findByRole('button', { name: 'Proforma' }))
    expect(await screen.findByText('Enter the GSTIN or the state of the client first.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    const gstin = await screen.findByLabelText('GSTIN, if registered')
    await user.type(gstin, '29AABCT1332L1Z5')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The last character of this GSTIN is wrong: please check it')).toBeTruthy()
    expect(gstin).toHaveProperty('value', '29AABCT1332L1Z5')
  })

  it('has an expense without tax only when all four ticks of a pure agent are set', async () => {
    const { t, noor, job } = await withMoney()
    const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
    await user.click(await screen.findByRole('button', { name: 'Add a line' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a line' }))
    await user.type(dialog.getByLabelText('Words on the paper'), 'Flight to Goa')
    await user.type(dialog.getByLabelText('Price of one, ₹'), '8,640')
    await user.click(dialog.getByLabelText('The client asked us to pay it'))
    await user.click(dialog.getByRole('button', { name: 'Add line' }))
    expect(await dialog.findByText('Tick all four, or none: then it is taxed')).toBeTruthy()
    for (const tick of [
      'The supplier’s bill is attached',
      'It is the exact cost',
      'It stands apart on the paper',
    ])
      await user.click(dialog.getByLabelText(tick))
    await user.click(dialog.getByRole('button', { name: 'Add line' }))
    expect(await screen.findByText('paid for you as pure agent, at cost')).toBeTruthy()
  })

  it('has no word of tax where nobody set up money', async () => {
    const { t, noor, job } = await withMoney(null)
    renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
    await screen.findByText('₹90,000.00')
    const value = screen.getByRole('region', { name: 'Value' })
    expect(value.textContent).not.toMatch(/GST|tax|SAC/i)
    expect(within(value).queryByRole('button', { name: 'Proforma' })).toBeNull()
  })
})

describe('the papers', () => {
  it('are empty at first, and say where to begin', async () => {
    const { t, noor } = await withMoney()
    renderAdmin(t, '/admin/money', { account: noor })
    expect(await screen.findByText('No papers found')).toBeTruthy()
    expect(screen.getByText('Open a job and press Quote or Proforma.')).toBeTruthy()
  })

  it('are paid by an admin on the paper’s page', async () => {
    const { t, admin, desk, job } = await withMoney(UNREGISTERED)
    const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_08_000_00 })
    const { user } = renderAdmin(t, `/admin/money/${id}`, { account: admin })
    await user.click(await screen.findByRole('button', { name: 'Record payment' }))
    const dialog = await screen.findByRole('dialog', { name: 'Record payment' })
    const sum = await within(dialog).findByLabelText('Sum, ₹')
    expect(sum).toHaveProperty('value', '54000.00')
    const day = within(dialog).getByLabelText('Received on')
    await user.clear(day)
    await user.type(day, '2026-03-02')
    await user.clear(sum)
    await user.type(sum, '2,00,000')
    await user.click(within(dialog).getByRole('button', { name: 'Record payment' }))
    expect(await within(dialog).findByText('At most ₹1,08,000.00 is owed')).toBeTruthy()
    await user.clear(sum)
    await user.type(sum, '108000')
    await user.click(within(dialog).getByRole('button', { name: 'Record payment' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await desk.money.get({ id })).standing).toBe('paid')
  })
})

describe('an invoice', () => {
  it('that is missing weeks after the work is in Mine of its booker, with the last day for it (M7)', async () => {
    const { t, noor, job } = await withConfirmed()
    t.later(50 * 24 * 60 * 60_000)
    renderAdmin(t, '/admin/desk', { account: noor })
    const mine = within(await screen.findByRole('region', { name: 'Work without an invoice' }))
    expect(mine.getByRole('link', { name: /^Pinjra, lookbook/ }).getAttribute('href')).toBe(
      `/admin/jobs/${job.number}`,
    )
    expect(mine.getByText(/^invoice by 20 Apr/)).toBeTruthy()
  })

  it('is paid with the tax that its client is expected to withhold, and credited in part', async () => {
    const { t, admin, desk, invoice } = await withConfirmed()
    const { id } = await invoice()
    const { user } = renderAdmin(t, `/admin/money/${id}`, { account: admin })
    await user.click(await screen.findByRole('button', { name: 'Record payment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }))
    const day = await dialog.findByLabelText('Received on')
    await user.clear(day)
    await user.type(day, '2026-03-02')
    await user.selectOptions(
      dialog.getByLabelText('Code of the tax withheld'),
      '194J, 10 %, Professional services',
    )
    expect(dialog.getByText('Expected: 10 % of 1,08,000.00 = 10,800.00.', { exact: false })).toBeTruthy()
    expect(dialog.getByLabelText('Tax withheld, ₹')).toHaveProperty('value', '10800.00')
    expect(dialog.getByLabelText('Sum, ₹')).toHaveProperty('value', '116640.00')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Credit' }))
    const credit = within(await screen.findByRole('dialog', { name: 'Credit this invoice?' }))
    await user.selectOptions(await credit.findByLabelText('How much'), 'A part')
    const fee = credit.getByLabelText('Zoya, day fee')
    await user.clear(fee)
    await user.type(fee, '90,001')
    await user.click(credit.getByRole('button', { name: 'Issue the credit note' }))
    expect(await credit.findByText('At most ₹90,000.00 is left of this line')).toBeTruthy()
    await user.clear(fee)
    await user.type(fee, '22,500')
    expect(credit.getByText('₹26,550.00')).toBeTruthy()
    const tax = credit.getByLabelText('Leave the tax as it is (commercial note, without GST)')
    await user.click(tax)
    expect(credit.getByText('₹22,500.00', { exact: true })).toBeTruthy()
    await user.click(tax)
    await user.click(credit.getByRole('button', { name: 'Issue the credit note' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await desk.money.get({ id })).toMatchObject({ outstandingPaise: 1_00_890_00 })
  })
})

describe('the money settings', () => {
  const partOf = (name: string) => within(screen.getByRole('region', { name }))

  it('are one form where nothing is stored yet, that shows what is wrong at each field and stores all', async () => {
    const { t, owner } = await withMoney(null)
    const { user } = renderAdmin(t, '/admin/money-settings', { account: owner })
    const upi = await screen.findByLabelText('UPI ID')
    await user.type(upi, 'nobody')
    const save = screen.getByRole('button', { name: 'Save' })
    await user.click(save)
    expect(await screen.findByText('A UPI ID reads like name@bank')).toBeTruthy()
    expect(screen.getByText('One to three letters or digits')).toBeTruthy()
    await user.type(screen.getByLabelText('Address on papers'), 'Shahpur Jat, New Delhi')
    await user.type(screen.getByLabelText('Letters before numbers'), 'TK')
    await user.type(upi, '@bank')
    await user.click(save)
    expect(await screen.findByText('nobody@bank')).toBeTruthy()
    expect(partOf('How to pay').getByText('nobody@bank')).toBeTruthy()
    expect(partOf('The agency').getByText('Shahpur Jat, New Delhi')).toBeTruthy()
    expect(partOf('Papers').getByText('TK')).toBeTruthy()
  })

  it('are read first, and two parts that are edited at once save each its own', async () => {
    const { t, owner } = await withMoney()
    const { user } = renderAdmin(t, '/admin/money-settings', { account: owner })
    await user.click(await screen.findByRole('button', { name: 'Edit: How to pay' }))
    await user.click(screen.getByRole('button', { name: 'Edit: Papers' }))
    const upi = screen.getByLabelText('UPI ID')
    await user.clear(upi)
    await user.type(upi, 'papers@bank')
    const days = screen.getByLabelText('Days to pay')
    await user.clear(days)
    await user.type(days, '21')
    await user.click(partOf('How to pay').getByRole('button', { name: 'Save' }))
    expect(await partOf('How to pay').findByText('papers@bank')).toBeTruthy()
    expect(days).toHaveProperty('value', '21')
    await user.click(partOf('Papers').getByRole('button', { name: 'Save' }))
    expect(await partOf('Papers').findByText('21')).toBeTruthy()
    expect(partOf('How to pay').getByText('1,00,000.00')).toBeTruthy()
    expect(screen.queryByLabelText('UPI ID')).toBeNull()
  })

  it('ask what invoices are called only where the agency is not registered (M9)', async () => {
    const { t, owner } = await withMoney(UNREGISTERED)
    const { user } = renderAdmin(t, '/admin/money-settings', { account: owner })
    await user.click(await screen.findByRole('button', { name: 'Edit: Tax' }))
    const name = screen.getByLabelText('Invoices are called')
    await user.selectOptions(screen.getByLabelText('Registered for GST'), 'Yes, regular')
    expect(screen.queryByLabelText('Invoices are called')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Registered for GST'), 'No')
    expect(name).toHaveProperty('value', 'Invoice')
    await user.selectOptions(screen.getByLabelText('Invoices are called'), 'Bill of supply')
    await user.click(partOf('Tax').getByRole('button', { name: 'Save' }))
    expect(await partOf('Tax').findByText('Bill of supply')).toBeTruthy()
  })
})

describe('an invoice with a mistake', () => {
  it('is credited by an admin with a reason, and the note names it', async () => {
    const { t, admin, desk, job, settle, again, bill, asAdmin } = await withMoney()
    settle(job)
    await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
    await desk.claims.confirm(claimOf(await again(job)))
    await bill()
    const { id } = await asAdmin.issueInvoice({ jobId: job.id, totalPaise: 1_27_440_00 })
    const { user } = renderAdmin(t, `/admin/money/${id}`, { account: admin })
    await user.click(await screen.findByRole('button', { name: 'Credit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Credit this invoice?' }))
    await user.selectOptions(await dialog.findByLabelText('Why'), 'The client is wrong')
    await user.click(dialog.getByRole('button', { name: 'Issue the credit note' }))
    expect(await screen.findByRole('heading', { name: 'TKC/25-26/0001' })).toBeTruthy()
    expect(screen.getByText('TK/25-26/0001')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Credit' })).toBeNull()
  })
})

describe('the files for the accountant', () => {
  it('are saved for the month before by an admin, who chooses; a booker has no such button', async () => {
    const { t, admin, noor } = await withMoney()
    const asked = vi.spyOn(globalThis, 'fetch')
    const { unmount } = renderAdmin(t, '/admin/money', { account: noor })
    await screen.findByRole('heading', { name: 'Money' })
    await screen.findByText('No papers found')
    expect(screen.queryByRole('button', { name: 'Files for the accountant' })).toBeNull()
    unmount()
    const { user } = renderAdmin(t, '/admin/money', { account: admin })
    await user.click(await screen.findByRole('button', { name: 'Files for the accountant' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Files for the accountant' }))
    const month = dialog.getByLabelText('Month')
    await user.selectOptions(month, dialog.getAllByRole('option')[1] as HTMLElement)
    asked.mockResolvedValueOnce(Response.json({ message: 'Too many at once' }, { status: 429 }))
    await user.click(dialog.getByRole('button', { name: 'Save ZIP' }))
    expect(await screen.findByText(/The ZIP was not saved/)).toBeTruthy()
    expect(asked).toHaveBeenLastCalledWith(
      '/exports/accountant.zip',
      expect.objectContaining({ body: JSON.stringify({ month: localDay(new Date()).slice(0, 7) }) }),
    )
    expect(month).toHaveProperty('value', localDay(new Date()).slice(0, 7))
    asked.mockRestore()
  })
})
