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
  const rows = async (table: string, month: string) => (await monthOf(t, admin, month)).rows(table)
  const returned = async (table: string, month: string) =>
    (await rows(`GSTR-1/${table}`, month)).map((row) => row['Advance without tax'])
  return { ...here, drawn, rows, returned }
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

it('what went back is in table 9B of the month in which it did, not in that of its voucher (M11, M17)', async () => {
  const { t, asAdmin, desk, drawn, rows } = await acrossTheYear()
  const [proforma] = (await desk.money.list({ kind: 'proforma' })).items
  const paperId = proforma?.id ?? ''
  await asAdmin.refund({ paperId, paidOn: '2026-03-31', amount: '11,800', way: 'bank' })
  t.later(60_000)
  await asAdmin.refund({ paperId, paidOn: '2026-04-02', amount: '23,600', way: 'bank' })
  const notes = async (month: string) =>
    (await rows('GSTR-1/9B-notes', month)).map((row) => [row.Note, row.Type, row['Taxable value']])
  expect(await notes('2026-03')).toEqual([['TKF/26-27/0001', 'R', '10000.00']])
  expect(await notes('2026-04')).toEqual([['TKF/26-27/0002', 'R', '20000.00']])
  // The documents of a month are those that were issued in it.
  expect(await documents('2026-03')).toEqual([])
  expect(await documents('2026-04')).toEqual([['TKF/26-27/0001', 'TKF/26-27/0002']])
  async function documents(month: string) {
    const all = await rows('GSTR-1/13-documents', month)
    return all
      .filter((row) => row['Nature of document'] === 'Refund voucher')
      .map((row) => [row.From, row.To])
  }
  expect(drawn.filter((says) => says.includes('Given back on'))).toMatchObject([
    expect.stringContaining('Given back on: 31 Mar 2026'),
    expect.stringContaining('Given back on: 2 Apr 2026'),
  ])
})

it('a voucher says on its page when its money came or went back, as its PDF does', async () => {
  const { asAdmin, desk } = await acrossTheYear()
  const [proforma] = (await desk.money.list({ kind: 'proforma' })).items
  await asAdmin.refund({ paperId: proforma?.id ?? '', paidOn: '2026-04-01', amount: '11,800', way: 'bank' })
  const days = async (kind: 'receipt voucher' | 'refund voucher' | 'proforma') => {
    const { items } = await desk.money.list({ kind })
    return Promise.all(items.map(async ({ id }) => (await desk.money.get({ id })).moneyOn))
  }
  expect(await days('receipt voucher')).toEqual(['2026-04-01', '2026-03-31'])
  expect(await days('refund voucher')).toEqual(['2026-04-01'])
  expect(await days('proforma')).toEqual([null])
})
