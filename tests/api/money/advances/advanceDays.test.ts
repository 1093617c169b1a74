import { expect, it } from 'vitest'
import { monthOf } from '../../../helpers/money/accountant'
import { withConfirmed } from '../../../helpers/money/money'

/** On 2 April, a payment of 31 March and one of 1 April are recorded on a proforma of March. */
async function acrossTheYear() {
  const here = await withConfirmed()
  const { t, admin, asAdmin, desk, job } = here
  const drawn: string[] = []
  const draw = t.cards.drawPaper.bind(t.cards)
  t.cards.drawPaper = (plan) => {
    drawn.push(plan.says.map((pair) => pair.join(': ')).join('\n'))
    return draw(plan)
  }
  const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  t.later(Date.parse('2026-04-02T06:00:00Z') - t.clock().getTime())
  for (const [receivedOn, amount] of [
    ['2026-03-31', '59,000'],
    ['2026-04-01', '11,800'],
  ] as const) {
    await asAdmin.recordPayment({ paperId: id, receivedOn, amount, way: 'bank' })
    t.later(60_000)
  }
  async function returned(table: string, month: string) {
    const { rows } = await monthOf(t, admin, month)
    return rows(`GSTR-1/${table}`).map((row) => row['Advance without tax'])
  }
  return { ...here, drawn, returned }
}

it('an advance is in table 11A of the month in which it came, not in that of its voucher (M11, M17)', async () => {
  const { desk, drawn, returned, asAdmin, job } = await acrossTheYear()
  const vouchers = (await desk.money.list({ kind: 'receipt voucher' })).items
  expect(vouchers.map(({ number, issuedOn }) => [number, issuedOn])).toEqual([
    ['TKR/26-27/0002', '2026-04-02'],
    ['TKR/26-27/0001', '2026-04-02'],
  ])
  expect(drawn.filter((says) => says.includes('Received on'))).toMatchObject([
    expect.stringContaining('Received on: 31 Mar 2026'),
    expect.stringContaining('Received on: 1 Apr 2026'),
  ])
  expect(await returned('11A-advances-received', '2026-03')).toEqual(['50000.00'])
  expect(await returned('11A-advances-received', '2026-04')).toEqual(['10000.00'])
  await asAdmin.issueInvoice({ jobId: job.id, totalPaise: 1_27_440_00 })
  expect(await returned('11A-advances-received', '2026-03')).toEqual(['50000.00'])
  expect(await returned('11A-advances-received', '2026-04')).toEqual([])
  expect(await returned('11B-advances-adjusted', '2026-04')).toEqual(['50000.00'])
})
