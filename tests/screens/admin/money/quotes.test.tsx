import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { localDay } from '../../../../shared/format'
import { dayAfter } from '../../../../shared/time/days'
import { claimOf } from '../../../helpers/desk/desk'
import { withMoney } from '../../../helpers/money/money'
import { quoted } from '../../../helpers/money/quotes'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

describe('a quote', () => {
  it('is made from a job in three presses, and once accepted becomes a proforma with nothing typed again', async () => {
    const { t, noor, job, bill, desk } = await withMoney()
    await bill()
    const { unmount } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Quote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a quote' }))
    expect(dialog.getByLabelText('Valid until')).toHaveProperty('value', dayAfter(localDay(new Date()), 14))
    const day = dialog.getByLabelText('Valid until')
    await user.clear(day)
    await user.type(day, '2026-03-12')
    await user.type(dialog.getByLabelText('Their order number, if any'), 'PO 7')
    await user.click(dialog.getByRole('button', { name: 'Make TKQ/25-26/0001' }))
    const sent = within(await screen.findByRole('dialog', { name: 'Send' }))
    const link = await sent.findByRole('link', { name: /WhatsApp/ })
    const token = /\/q\/([\w-]+)/.exec(decodeURIComponent(link.getAttribute('href') ?? ''))?.[1] ?? ''
    await t.as(null).site.quotes.accept({ token, name: 'Anita Rao' })
    unmount()
    renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
    expect(await screen.findByText('Quote TKQ/25-26/0001 accepted by Anita Rao, 2 Mar')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'TKQ/25-26/0001' }))
    await user.click(await screen.findByRole('button', { name: 'Make the proforma' }))
    const next = within(await screen.findByRole('dialog', { name: 'Make a proforma' }))
    expect(next.getByText('TKQ/25-26/0001')).toBeTruthy()
    await user.click(next.getByRole('button', { name: 'Make TKP/25-26/0001' }))
    await screen.findByRole('dialog', { name: 'Send' })
    const [made] = (await desk.money.value({ number: job.number })).papers.filter(
      ({ kind }) => kind === 'proforma',
    )
    expect(await desk.money.get({ id: made?.id ?? '' })).toMatchObject({
      ...{ poNumber: 'PO 7', refersTo: { number: 'TKQ/25-26/0001' } },
    })
  })

  it('that the job differs from says so on the job, and an accepted one is in Mine', async () => {
    const { t, noor, job, again, desk, path } = await quoted()
    await t.as(null).site.quotes.accept({ token: path.slice(3), name: 'Anita Rao' })
    await desk.claims.setFee({ ...claimOf(await again(job)), feePaise: 50_000_00, feeUnit: 'day' })
    const { unmount } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
    expect(
      await screen.findByText('TKQ/25-26/0001 no longer says what the job does: it changed since.'),
    ).toBeTruthy()
    unmount()
    renderAdmin(t, '/admin/desk', { account: noor })
    const mine = within(await screen.findByRole('region', { name: 'Accepted quotes' }))
    expect(mine.getByText('Anita Rao, ₹1,27,440.00')).toBeTruthy()
  })
})
