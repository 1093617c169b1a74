import { screen, within } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { describe, expect, it } from 'vitest'
import type { AppRouter } from '../../../../server/router'
import { UNREGISTERED, withMoney } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'

const DAY = 24 * 60 * 60_000
const owed = async () => within(await screen.findByRole('region', { name: 'To be paid, oldest first' }))

/** A proforma of ₹1,08,000 that is due in fifteen days, and has to be here for so many days. */
async function withProforma(days: number) {
  const here = await withMoney(UNREGISTERED)
  const paper = await here.desk.money.makeProforma({ jobId: here.job.id, totalPaise: 1_08_000_00 })
  here.t.later(days * DAY)
  return { ...here, paper }
}

describe('the list of papers', () => {
  it('begins with who is late the longest, and writes to them in one press', async () => {
    const { t, noor, paper } = await withProforma(20)
    const { user } = renderAdmin(t, '/admin/money', { account: noor })
    const next = within(await screen.findByRole('region', { name: 'Next' }))
    expect(next.getByText('Pinjra, lookbook client owes ₹1,08,000.00, 5 days late.')).toBeTruthy()
    expect((await owed()).getByText('5 days late')).toBeTruthy()
    await user.click(next.getByRole('button', { name: 'Remind Pinjra, lookbook client' }))
    const sent = within(await screen.findByRole('dialog', { name: 'Remind' }))
    const link = await sent.findByRole('link', { name: /WhatsApp/ })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(paper.number)
  })

  it('names nobody who was reminded today as the next to remind, and says it on row and paper', async () => {
    const { t, noor, paper } = await withProforma(20)
    const { user } = renderAdmin(t, '/admin/money', { account: noor })
    const next = within(await screen.findByRole('region', { name: 'Next' }))
    await user.click(next.getByRole('button', { name: /^Remind/ }))
    const sent = within(await screen.findByRole('dialog', { name: 'Remind' }))
    await user.click(await sent.findByRole('link', { name: /WhatsApp/ }))
    expect(await sent.findByText('Noted as sent.')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(await next.findByText('Everybody who is late was reminded today.')).toBeTruthy()
    expect(next.queryByRole('button')).toBeNull()
    expect((await owed()).getByText('reminded today')).toBeTruthy()
    await user.click((await owed()).getByRole('link', { name: paper.number }))
    expect(await screen.findByText(/ by Noor$/)).toBeTruthy()
  })

  it('is on the desk at once that it was reminded of', async () => {
    const { t, noor, paper } = await withProforma(20)
    let isSilent = false
    const desk: TRPCLink<AppRouter> = () => (call) =>
      isSilent && call.op.path === 'desk.money.overdue' ? observable(() => {}) : call.next(call.op)
    const { user, go } = renderAdmin(t, '/admin/desk', { account: noor, before: [desk] })
    await screen.findByRole('link', { name: /client, ₹1,08,000.00/ })
    go(`/admin/money/${paper.id}`)
    await user.click((await screen.findAllByRole('button', { name: /^(Send|Remind)$/ }))[0] as HTMLElement)
    const sent = within(await screen.findByRole('dialog', { name: 'Remind' }))
    await user.click(await sent.findByRole('link', { name: /WhatsApp/ }))
    expect(await sent.findByText('Noted as sent.')).toBeTruthy()
    await user.keyboard('{Escape}')
    isSilent = true
    go('/admin/desk')
    const row = await screen.findByRole('link', { name: /client, ₹1,08,000.00/ })
    expect(row.closest('li, article, div')?.textContent).toContain('reminded today')
    expect(row.closest('li, article, div')?.textContent).toContain(paper.number)
  })

  it('takes a reminder back that did not go', async () => {
    const { t, noor } = await withProforma(20)
    const { user } = renderAdmin(t, '/admin/money', { account: noor })
    const next = within(await screen.findByRole('region', { name: 'Next' }))
    await user.click(next.getByRole('button', { name: /^Remind/ }))
    const sent = within(await screen.findByRole('dialog', { name: 'Remind' }))
    await user.click(await sent.findByRole('button', { name: 'Copy' }))
    await user.click(await sent.findByRole('button', { name: 'It did not go' }))
    expect(await sent.findByText('Not noted as sent.')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(await next.findByRole('button', { name: /^Remind/ })).toBeTruthy()
    expect((await owed()).queryByText('reminded today')).toBeNull()
  })

  it('says in Next how often who is late was reminded before', async () => {
    const { t, noor, desk, paper } = await withProforma(20)
    const { linkId } = await desk.money.text({ id: paper.id })
    await desk.money.noteHanded({ linkId, went: true })
    t.later(3 * DAY)
    renderAdmin(t, '/admin/money', { account: noor })
    const next = within(await screen.findByRole('region', { name: 'Next' }))
    expect(next.getByText('Reminded once, 22 Mar.')).toBeTruthy()
    expect((await owed()).getByText('reminded 3 days ago')).toBeTruthy()
  })

  it('is said on the desk of its booker, with when they were reminded', async () => {
    const { t, noor, desk, paper } = await withProforma(20)
    const { linkId } = await desk.money.text({ id: paper.id })
    await desk.money.noteHanded({ linkId, went: true })
    t.later(DAY)
    renderAdmin(t, '/admin/desk', { account: noor })
    const heading = await screen.findByRole('heading', { name: /^Overdue papers/ })
    expect(heading.parentElement?.textContent).toContain('reminded yesterday')
  })

  it('receives the money on a row, by an admin', async () => {
    const { t, admin, paper } = await withProforma(3)
    const { user } = renderAdmin(t, '/admin/money', { account: admin })
    const button = (await owed()).getByRole('button', {
      name: new RegExp(`^Record payment on ${paper.number}`),
    })
    expect(screen.queryByRole('region', { name: 'Next' })).toBeNull()
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }))
    expect(await dialog.findByLabelText('Sum, ₹')).toHaveProperty('value', '54000.00')
    const day = dialog.getByLabelText('Received on')
    await user.clear(day)
    await user.type(day, '2026-03-04')
    await user.click(dialog.getByRole('button', { name: 'Record payment' }))
    expect(await (await owed()).findByText('Part paid')).toBeTruthy()
  })

  it('lets a booker send what is not late yet, and receive nothing', async () => {
    const { t, noor, paper } = await withProforma(3)
    renderAdmin(t, '/admin/money', { account: noor })
    const rows = await owed()
    expect(rows.getByRole('button', { name: new RegExp(`^Send ${paper.number}`) })).toBeTruthy()
    expect(rows.queryByRole('button', { name: /^Receive/ })).toBeNull()
  })

  it('is there without what did not load, and says so', async () => {
    const { t, admin, paper } = await withProforma(20)
    const isBroken = (path: string, input: unknown) =>
      path === 'admin.me' || JSON.stringify(input ?? '').includes('"outstanding"')
    const broken: TRPCLink<AppRouter> = (runtime) => (call) =>
      isBroken(call.op.path, call.op.input) ? brokenLine(runtime)(call) : call.next(call.op)
    renderAdmin(t, '/admin/money', { account: admin, before: [broken] })
    expect(await screen.findByText('What is to be paid did not load.')).toBeTruthy()
    expect(screen.getByRole('link', { name: paper.number })).toBeTruthy()
  })

  it('shows what is owed once where a filter is set', async () => {
    const { t, noor } = await withProforma(20)
    renderAdmin(t, '/admin/money?standing=outstanding', { account: noor })
    expect(await screen.findByRole('button', { name: /^Remind/ })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'To be paid, oldest first' })).toBeNull()
  })
})
