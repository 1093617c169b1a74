import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startSession } from '../../../../client/src/lib/session'
import { models } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { bookingsEmail } from '../../../../shared/agency'
import { withStatements } from '../../../helpers/money/statements'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'

/** Zoya at her own money. */
async function atMoney(before: Parameters<typeof renderScreen>[2] = {}) {
  const here = await withStatements()
  const { t, zoya } = here
  const account = anAccount(t, { role: 'model', name: 'Zoya Khan' })
  t.db.update(models).set({ accountId: account.id }).where(eq(models.id, zoya.id)).run()
  startSession({
    ...{ token: 'x', roles: ['model'], name: account.name, picture: null, userId: zoya.id, agency: null },
  })
  return { ...here, open: () => renderScreen(t, '/model-dashboard/money', { account, ...before }) }
}

describe('a talent’s money', () => {
  it('is empty at first, and says when something appears', async () => {
    const { open } = await atMoney()
    open()
    expect(await screen.findByText('Nothing yet.')).toBeTruthy()
    const more = 'When a client has paid for your work, the statement appears here.'
    expect(screen.getByText(more)).toBeTruthy()
  })

  it('shows the figures of the agency’s statement, and nothing of what the client pays', async () => {
    const { open, paid, issued } = await atMoney()
    await paid()
    await issued()
    open()
    const statement = within(await screen.findByRole('region', { name: 'On its way to you' }))
    for (const words of ['TKS/25-26/0001', '₹64,800.00', '90,000.00', '72,000.00', '64,800.00'])
      expect(statement.getByText(words)).toBeTruthy()
    expect(statement.getByText('Commission, 20 %').closest('div')?.textContent).toContain('18,000.00')
    expect(statement.getByText(/Tax withheld, 10 %/).closest('div')?.textContent).toContain('7,200.00')
    expect(document.body.textContent).not.toMatch(/1,27,440|1,08,000|service charge|Pinjra Studio/i)
  })

  it('has what is coming between the newest statement and those before, each with a way to say what is wrong', async () => {
    const { t, open, paid, issued, statements, aPricedJob } = await atMoney()
    await paid()
    const first = await issued()
    await statements.pay({ id: first.id, paidOn: '2026-03-02', way: 'bank', reference: 'EXAM1' })
    t.later(24 * 60 * 60_000)
    await paid(await aPricedJob('Second', 20_000_00, ['2026-03-24']))
    const second = await issued()
    await statements.pay({ id: second.id, paidOn: '2026-03-03', way: 'UPI' })
    await paid(await aPricedJob('Third', 20_000_00, ['2026-03-26']))
    open()
    await screen.findByText('TKS/25-26/0002')
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(heads.slice(-3)).toEqual(['Paid 3 Mar', 'Coming to you', 'Paid 2 Mar'])
    expect(screen.getByText('Tax, expected 10 %')).toBeTruthy()
    expect(screen.getByText(/^Bank, EXAM1, /)).toBeTruthy()
    const [wrong] = screen.getAllByRole('link', { name: 'Something is wrong' })
    expect(wrong?.getAttribute('href')).toBe(`mailto:${bookingsEmail()}?subject=TKS%2F25-26%2F0002`)
  })

  it('says that it did not load', async () => {
    const { open } = await atMoney({ before: [brokenLine] })
    open()
    expect(await screen.findByText('We could not load your money.')).toBeTruthy()
  })
})
