import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withTwoInvoices } from '../../../helpers/money/transfers'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

/** The dialog on the first of two open invoices, with the same money for both. */
async function onBoth() {
  const here = await withTwoInvoices()
  const { user } = renderAdmin(here.t, `/admin/money/${here.first.id}`, { account: here.admin })
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }))
  const day = await dialog.findByLabelText('Received on')
  await user.clear(day)
  await user.type(day, '2026-03-02')
  const typeInto = async (field: HTMLElement, words: string) => {
    await user.clear(field)
    await user.type(field, words)
  }
  const tick = async () =>
    user.click(await dialog.findByLabelText('It also pays other papers of this client (1 open)'))
  const values = (label: string) =>
    dialog.getAllByLabelText(label).map((field) => (field as HTMLInputElement).value)
  return { ...here, user, dialog, typeInto, tick, values }
}

it('one sum is shared out, this paper first, and one press records it on both', async () => {
  const { user, dialog, typeInto, tick, values, first, second, read } = await onBoth()
  await tick()
  expect(values('Sum of all that came, ₹')).toEqual(['155760.00'])
  expect(values('On this paper, ₹')).toEqual(['127440.00', '28320.00'])
  await user.selectOptions(
    dialog.getByLabelText('Code of the tax withheld'),
    '194J, 10 %, Professional services',
  )
  expect(values('Tax withheld, ₹')).toEqual(['10800.00', '2400.00'])
  expect(values('Sum of all that came, ₹')).toEqual(['142560.00'])
  await typeInto(dialog.getByLabelText('Sum of all that came, ₹'), '1,30,000')
  expect(values('On this paper, ₹')).toEqual(['116640.00', '13360.00'])
  expect(dialog.getByRole('status').textContent).toBe('All of ₹1,30,000.00 is on these papers.')
  await user.click(dialog.getByRole('button', { name: 'Record payment' }))
  expect(await screen.findByText(/^One part of ₹1,30,000\.00, with/)).toBeTruthy()
  expect(screen.getByRole('link', { name: second.number })).toBeTruthy()
  expect(await read(first.id)).toMatchObject({ standing: 'paid' })
  expect(await read(second.id)).toMatchObject({ standing: 'part paid', outstandingPaise: 12_560_00 })
})

it('a sum that was typed before stays, and what is left over is said', async () => {
  const { dialog, typeInto, tick, values, user } = await onBoth()
  const code = dialog.getByLabelText('Code of the tax withheld')
  await typeInto(dialog.getByLabelText('Sum, ₹'), '1,60,000')
  await user.selectOptions(code, '194J, 10 %, Professional services')
  await tick()
  expect(values('On this paper, ₹')).toEqual(['116640.00', '25920.00'])
  await user.selectOptions(code, 'None')
  expect(values('Sum of all that came, ₹')).toEqual(['1,60,000'])
  expect(values('On this paper, ₹')).toEqual(['127440.00', '28320.00'])
  expect(dialog.getByRole('status').textContent).toBe(
    '₹4,240.00 of ₹1,60,000.00 is left over: it is on none of these papers.',
  )
  await user.click(dialog.getByRole('button', { name: 'Record payment' }))
  const onNone = '₹4,240.00 of it is on no paper. Enter only what is for these papers'
  expect(await dialog.findByText(onNone)).toBeTruthy()
  await typeInto(dialog.getByLabelText('Sum of all that came, ₹'), '100')
  const [, other] = dialog.getAllByLabelText('On this paper, ₹')
  if (!other) throw new Error('one paper only')
  await typeInto(other, '50')
  expect(dialog.getByRole('status').textContent).toBe('The papers get ₹50.00 more than came.')
  await user.click(dialog.getByRole('button', { name: 'Record payment' }))
  expect(await dialog.findByText('The papers get more than this')).toBeTruthy()
})

it('a part above what is owed is refused at its own field', async () => {
  const { user, dialog, typeInto, tick } = await onBoth()
  await tick()
  const [, other] = dialog.getAllByLabelText('On this paper, ₹')
  if (!other) throw new Error('one paper only')
  await typeInto(other, '28,320.01')
  await typeInto(dialog.getByLabelText('Sum of all that came, ₹'), '1,55,760.01')
  await user.click(dialog.getByRole('button', { name: 'Record payment' }))
  const field = await dialog.findByText('At most ₹28,320.00 is owed')
  expect(other.getAttribute('aria-describedby')).toContain(field.id)
})

it('taking a part out names the other papers first', async () => {
  const { t, admin, first, second, transfer, read } = await withTwoInvoices()
  await transfer()
  const { user } = renderAdmin(t, `/admin/money/${second.id}`, { account: admin })
  expect((await screen.findByRole('link', { name: first.number })).getAttribute('href')).toBe(
    `/admin/money/${first.id}`,
  )
  await user.click(screen.getByRole('button', { name: 'Take out' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Take this payment out?' }))
  expect(
    dialog.getByText(
      `The same money paid ${first.number}: there it is taken out too. Only if it was recorded by mistake. The audit keeps it.`,
    ),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Take out' }))
  expect(await screen.findByText('Nothing received yet.')).toBeTruthy()
  expect(await read(first.id)).toMatchObject({ standing: 'open', payments: [] })
})
