import { expect, it } from 'vitest'
import { paperPlan } from '../../../../server/features/money/papers/plan.rules'
import { findPaper } from '../../../../server/features/money/papers/repository'
import { monthOf } from '../../../helpers/money/accountant'
import { withConfirmed } from '../../../helpers/money/money'

const TODAY = '2026-03-02'
const FLIGHT = { kind: 'expense', words: 'Flight to Goa', quantity: '1', price: '8,640' } as const
const PURE_AGENT = ['asked', 'bill', 'cost', 'apart'] as const

/** The first worked example with one more line, and a proforma over all of it. */
async function withExtraLine(line: object) {
  const here = await withConfirmed()
  const { asOwner, desk, job, value, asAdmin } = here
  await asOwner.admin.moneySettings.addTaxCode({
    ...{ sac: '996412', name: 'Cabs', rate: '5', fromDay: '2017-07-01' },
  })
  await desk.money.addLine({ ...FLIGHT, jobId: job.id, ...line })
  const totalPaise = (await value()).preview?.totalPaise ?? 0
  const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise })
  const pay = (amount: string) =>
    asAdmin.recordPayment({ paperId: id, receivedOn: TODAY, amount, way: 'bank' })
  async function voucher(kind: 'receipt voucher' | 'refund voucher' = 'receipt voucher') {
    const { items } = await desk.money.list({ kind })
    return desk.money.get({ id: items[0]?.id ?? '' })
  }
  return { ...here, id, totalPaise, pay, voucher }
}
const CAB = { words: 'Cab to Manesar', price: '2,000', sac: '996412' }

it('an advance for a paper with a pure agent’s expense has no tax on that (M8, M11)', async () => {
  const { t, pay, voucher } = await withExtraLine({ pureAgent: [...PURE_AGENT] })
  await pay('1,36,080')
  const paper = await voucher()
  expect(paper).toMatchObject({
    ...{ taxablePaise: 1_08_000_00, cgst: 9_720_00, sgst: 9_720_00, igst: 0 },
    ...{ untaxedPaise: 8_640_00, roundOffPaise: 0, totalPaise: 1_36_080_00 },
  })
  const plan = paperPlan(findPaper(t.db, paper.id) as never, {
    ...{ agency: { name: 'Tehkhana', contact: '' }, outstandingPaise: 0, refersTo: null },
  })
  expect(plan.sums).toContainEqual(['Paid as pure agent', '8,640.00'])
  expect(plan.lines.map(({ more, sac, rate, amount }) => [more, sac, rate, amount])).toEqual([
    ['TKP/25-26/0001', '999631', '18 %', '1,08,000.00'],
    ['TKP/25-26/0001, what is paid as pure agent', '', '', '8,640.00'],
  ])
})

it('half of it has half of each sum, also where it goes back', async () => {
  const { id, asAdmin, pay, voucher } = await withExtraLine({ pureAgent: [...PURE_AGENT] })
  const half = { taxablePaise: 54_000_00, cgst: 4_860_00, sgst: 4_860_00, untaxedPaise: 4_320_00 }
  await pay('68,040')
  expect(await voucher()).toMatchObject(half)
  await asAdmin.refund({ paperId: id, paidOn: TODAY, amount: '68,040', way: 'bank' })
  expect(await voucher('refund voucher')).toMatchObject(half)
})

it('an advance for lines of two rates is taxed by each, and the invoice takes it off (M11, M17)', async () => {
  const { t, admin, pay, voucher, asAdmin, job, totalPaise } = await withExtraLine(CAB)
  expect(totalPaise).toBe(1_29_540_00)
  await pay('64,770')
  expect(await voucher()).toMatchObject({
    rates: [
      { rateBp: 1800, taxablePaise: 54_000_00, cgst: 4_860_00, sgst: 4_860_00, igst: 0 },
      { rateBp: 500, taxablePaise: 1_000_00, cgst: 25_00, sgst: 25_00, igst: 0 },
    ],
    lines: [
      { sac: '999631', rateBp: 1800, amountPaise: 54_000_00 },
      { sac: '996412', rateBp: 500, amountPaise: 1_000_00 },
    ],
    ...{ taxablePaise: 55_000_00, cgst: 4_885_00, sgst: 4_885_00, totalPaise: 64_770_00 },
  })
  const { rows } = await monthOf(t, admin)
  expect(rows('GSTR-1/11A-advances-received')).toMatchObject([
    { Rate: '18', 'Advance without tax': '54000.00', CGST: '4860.00', 'SGST/UTGST': '4860.00' },
    { Rate: '5', 'Advance without tax': '1000.00', CGST: '25.00', 'SGST/UTGST': '25.00' },
  ])
  expect(await asAdmin.issueInvoice({ jobId: job.id, totalPaise })).toMatchObject({
    ...{ advancesPaise: 64_770_00, outstandingPaise: 64_770_00 },
  })
})

it('whatever comes, the parts add up to the sum', async () => {
  const { pay, voucher } = await withExtraLine(CAB)
  for (const [amount, paise] of [
    ['0.01', 1],
    ['1', 1_00],
    ['33,333.33', 33_333_33],
    ['777.77', 777_77],
  ] as const) {
    await pay(amount)
    const { rates, untaxedPaise, roundOffPaise, totalPaise, lines } = await voucher()
    const parts = rates.map(({ taxablePaise, cgst, sgst }) => taxablePaise + cgst + sgst)
    expect(parts.reduce((sum, part) => sum + part, untaxedPaise + roundOffPaise)).toBe(paise)
    expect(totalPaise).toBe(paise)
    expect(lines.map(({ amountPaise }) => amountPaise)).toEqual(rates.map(({ taxablePaise }) => taxablePaise))
    // An odd paisa of a rate's tax at most.
    expect(roundOffPaise).toBeLessThanOrEqual(2)
  }
})
