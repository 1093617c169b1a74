import { expect, it } from 'vitest'
import { claimOf } from '../../../helpers/desk/desk'
import { withConfirmed } from '../../../helpers/money/money'

const TODAY = '2026-03-02'

/** Advances on proformas of the first worked example; then the fee is lowered, and the invoice is one of ₹56,640.00. */
async function withLeft(advances: readonly string[] = ['1,27,440']) {
  const here = await withConfirmed()
  const { desk, asAdmin, job, again } = here
  const ids: string[] = []
  for (const amount of advances) {
    const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    await asAdmin.recordPayment({ paperId: id, receivedOn: TODAY, amount, way: 'bank' })
    ids.push(id)
  }
  await desk.claims.setFee({ ...claimOf(await again(job)), feePaise: 20_000_00, feeUnit: 'day' })
  const issue = () => asAdmin.issueInvoice({ jobId: job.id, totalPaise: 56_640_00 })
  const invoice = await issue()
  const read = (id: string) => desk.money.get({ id })
  const giveBack = (amount: string, way: 'bank' | 'kept' = 'bank', paperId = ids[0] ?? '') =>
    asAdmin.refund({ paperId, paidOn: TODAY, amount, way })
  const left = () => Promise.all(ids.map(async (id) => (await read(id)).giveBackPaise))
  const vouchers = async (kind: 'receipt voucher' | 'refund voucher') =>
    (await desk.money.list({ kind })).items.map(({ totalPaise }) => totalPaise)
  return { ...here, ids, issued: invoice, issue, read, giveBack, left, vouchers }
}

it('what an advance has beyond its invoice goes back with a refund voucher, and no more than that (M11)', async () => {
  const { ids, issued, read, giveBack, left, vouchers } = await withLeft()
  expect(issued).toMatchObject({ advancesPaise: 56_640_00, standing: 'paid', giveBackPaise: 0 })
  expect(await left()).toEqual([70_800_00])
  expect((await read(ids[0] ?? '')).canKeep).toBe(true)
  await expect(giveBack('70,800.01')).rejects.toThrow('At most ₹70,800.00 can go back')
  await giveBack('70,000')
  expect(await left()).toEqual([800_00])
  expect(await giveBack('800')).toMatchObject({ giveBackPaise: 0, outstandingPaise: 0 })
  await expect(giveBack('1')).rejects.toThrow('An invoice counts this advance: credit that first.')
  expect(await vouchers('refund voucher')).toEqual(expect.arrayContaining([70_000_00, 800_00]))
  expect(await read(issued.id)).toMatchObject({ standing: 'paid', overpaidPaise: 0 })
})

it('it can be kept for the client’s next invoice: its receipt voucher of before stands (M11, decision 0152)', async () => {
  const { t, desk, job, giveBack, left, vouchers, aJob, again, value } = await withLeft()
  const next = await aJob('Next', ['2026-05-01'])
  const { version } = await again(next)
  await desk.jobs.change({ id: next.id, version, clientId: job.client?.id ?? '' })
  await desk.money.addLine({ jobId: next.id, kind: 'usage', words: 'India', quantity: '1', price: '90000' })
  const taken = async () => (await value(next.number)).advancesPaise
  expect(await taken()).toBe(0)
  t.later(60_000)
  await giveBack('70,800', 'kept')
  expect(await taken()).toBe(70_800_00)
  expect(await left()).toEqual([0])
  expect(await vouchers('receipt voucher')).toEqual([1_27_440_00])
  expect(await vouchers('refund voucher')).toEqual([])
})

it('of several proformas what is left is given back once, from whichever has it', async () => {
  const { ids, giveBack, left } = await withLeft(['60,000', '10,000'])
  // 70,000.00 − 56,640.00 = 13,360.00, of which the second can give no more than its own.
  expect(await left()).toEqual([13_360_00, 10_000_00])
  await giveBack('10,000', 'bank', ids[1])
  expect(await left()).toEqual([3_360_00, 0])
  await giveBack('3,360')
  expect(await left()).toEqual([0, 0])
})

it('after the invoice is credited whole, its part goes back there and the rest on the proforma', async () => {
  const { issued, read, giveBack, left, asAdmin, issue } = await withLeft()
  await asAdmin.credit({ id: issued.id, reason: 'The amount is wrong' })
  expect([(await read(issued.id)).giveBackPaise, await left()]).toEqual([56_640_00, [70_800_00]])
  await giveBack('56,640', 'bank', issued.id)
  expect((await issue()).advancesPaise).toBe(56_640_00)
  expect(await left()).toEqual([14_160_00])
  await giveBack('14,160')
  expect(await left()).toEqual([0])
})
