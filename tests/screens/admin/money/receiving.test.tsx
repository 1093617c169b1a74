import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withConfirmed } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

type User = ReturnType<typeof renderAdmin>['user']
/** The dialog knows the codes of the day on which the money came; the agency's clock stands in March. */
async function on(user: User, day = '2026-03-02') {
  const field = await screen.findByLabelText('Received on')
  await user.clear(field)
  await user.type(field, day)
}

it('a part payment keeps the sum that was typed when the code of the tax withheld is chosen after it', async () => {
  const { t, admin, invoice } = await withConfirmed()
  const { id } = await invoice()
  const { user } = renderAdmin(t, `/admin/money/${id}`, { account: admin })
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }))
  await on(user)
  const sum = await dialog.findByLabelText('Sum, ₹')
  await user.clear(sum)
  await user.type(sum, '50000')
  const code = dialog.getByLabelText('Code of the tax withheld')
  await user.selectOptions(code, '194J, 10 %, Professional services')
  expect(dialog.getByLabelText('Tax withheld, ₹')).toHaveProperty('value', '10800.00')
  expect(sum).toHaveProperty('value', '50000')
})

/** The dialog of a payment on the proforma of the first worked example, of which half is asked for in advance. */
async function onProforma() {
  const here = await withConfirmed()
  const { id } = await here.desk.money.makeProforma({ jobId: here.job.id, totalPaise: 1_27_440_00 })
  const { user } = renderAdmin(here.t, `/admin/money/${id}`, { account: here.admin })
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }))
  await on(user)
  return { user, dialog }
}

it('an advance stands as it is asked for, with the tax of what is asked for', async () => {
  const { user, dialog } = await onProforma()
  expect(dialog.getByText(/is owed on TKP\/25-26\/0001\. ₹63,720\.00 is asked for now\./)).toBeTruthy()
  expect(dialog.getByLabelText('Sum, ₹')).toHaveProperty('value', '63720.00')
  const code = dialog.getByLabelText('Code of the tax withheld')
  await user.selectOptions(code, '194J, 10 %, Professional services')
  expect(dialog.getByLabelText('Tax withheld, ₹')).toHaveProperty('value', '5400.00')
  expect(dialog.getByLabelText('Sum, ₹')).toHaveProperty('value', '58320.00')
})

it('the tax that was typed is kept when its code is chosen after it', async () => {
  const { user, dialog } = await onProforma()
  const withheld = dialog.getByLabelText('Tax withheld, ₹')
  await user.clear(withheld)
  await user.type(withheld, '5000')
  const code = dialog.getByLabelText('Code of the tax withheld')
  await user.selectOptions(code, '194J, 10 %, Professional services')
  expect(withheld).toHaveProperty('value', '5000')
})

it('the codes are those of the day on which it was received (M10 of two eras)', async () => {
  const { t, admin, invoice, asAdmin } = await withConfirmed()
  const { id } = await invoice()
  await asAdmin.recordPayment({ paperId: id, receivedOn: '2026-03-02', amount: '50,000', way: 'bank' })
  const { user } = renderAdmin(t, `/admin/money/${id}`, { account: admin })
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }))
  const codes = async (day: string) => {
    await on(user, day)
    const options = within(dialog.getByLabelText('Code of the tax withheld')).getAllByRole('option')
    return options.map(({ textContent }) => textContent?.split(',')[0])
  }
  expect(await codes('2026-04-01')).toEqual(['None', '1006', '1023', '1024', '1026', '1027'])
  expect(await codes('2026-03-31')).toEqual(['None', '194C', '194C', '194J'])
})

it('what was withheld before is told where nothing more is expected', async () => {
  const { t, admin, invoice, asAdmin } = await withConfirmed()
  const { id } = await invoice()
  await asAdmin.recordPayment({
    ...{ paperId: id, receivedOn: '2026-03-02', way: 'bank' },
    ...{ amount: '50,000', withheld: '10,800', withheldCode: '194J' },
  })
  const { user } = renderAdmin(t, `/admin/money/${id}`, { account: admin })
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }))
  await on(user)
  const code = dialog.getByLabelText('Code of the tax withheld')
  await user.selectOptions(code, '194J, 10 %, Professional services')
  expect(dialog.getByText('Expected: nothing more, it was withheld before.')).toBeTruthy()
  const sum = dialog.getByLabelText('Sum, ₹')
  await user.clear(sum)
  await user.type(sum, '66,640')
  const withheld = dialog.getByLabelText('Tax withheld, ₹')
  await user.clear(withheld)
  await user.type(withheld, '0.01')
  await user.click(dialog.getByRole('button', { name: 'Record payment' }))
  expect(await dialog.findByText('At most ₹66,640.00 is owed, with what was kept back')).toBeTruthy()
})

it('a credit note leads back to its invoice, where giving back is the main step once too much was paid', async () => {
  const { t, admin, invoice, asAdmin } = await withConfirmed()
  const { id } = await invoice()
  await asAdmin.recordPayment({ paperId: id, receivedOn: '2026-03-02', amount: '1,27,440', way: 'bank' })
  const note = await asAdmin.credit({ id, reason: 'The client is wrong' })
  const { user } = renderAdmin(t, `/admin/money/${note.id}`, { account: admin })
  expect(await screen.findByText(/^Credit note · Pinjra Studio LLP · Issued$/)).toBeTruthy()
  expect(screen.queryByText('Owed')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'TK/25-26/0001' }))
  await screen.findByRole('heading', { level: 1, name: 'TK/25-26/0001' })
  expect(screen.getAllByRole('button', { name: 'Give back' })).toHaveLength(1)
  expect(screen.getByText('To give back', { selector: 'dt' })).toBeTruthy()
})

it('more is asked for with the total as the note will say it, and whose fee it is', async () => {
  const { t, admin, invoice } = await withConfirmed()
  const { id } = await invoice()
  const { user } = renderAdmin(t, `/admin/money/${id}`, { account: admin })
  await user.click(await screen.findByRole('button', { name: 'Ask for more' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for more' }))
  await user.type(await dialog.findByLabelText(/^Amount before tax/), '5,625')
  expect(dialog.getByText('₹6,638.00')).toBeTruthy()
  const talents = 'It is part of this talent’s fee, less the commission.'
  expect(dialog.getByText(talents)).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Taxed as'), 'Agency service charge')
  expect(dialog.queryByText(talents)).toBeNull()
})

it('an advance that a receipt voucher counts is given back and not taken out, and is no longer asked for', async () => {
  const { t, admin, desk, job, asAdmin } = await withConfirmed()
  const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  const asked = renderAdmin(t, `/admin/money/${id}`, { account: admin })
  expect((await screen.findByText('Asked in advance')).nextSibling?.textContent).toBe('₹63,720.00')
  asked.unmount()
  await asAdmin.recordPayment({ paperId: id, receivedOn: '2026-03-02', amount: '63,720', way: 'bank' })
  renderAdmin(t, `/admin/money/${id}`, { account: admin })
  expect(await screen.findByRole('button', { name: 'Give back' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take out' })).toBeNull()
  expect(screen.queryByText('Asked in advance')).toBeNull()
})
