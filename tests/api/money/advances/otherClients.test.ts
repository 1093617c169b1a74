import { expect, it } from 'vitest'
import { withConfirmed } from '../../../helpers/money/money'

const TODAY = '2026-03-02'

/** Pinjra paid ₹59,000.00, ₹5,000.00 of it as tax, on the proforma of a job that is for Kori since. */
async function withChangedClient() {
  const here = await withConfirmed()
  const { desk, asAdmin, job, again, aJob, bill } = here
  const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  const advance = { paperId: id, receivedOn: TODAY, way: 'bank' } as const
  await asAdmin.recordPayment({ ...advance, amount: '54,000', withheld: '5,000', withheldCode: '194J' })
  const kori = (await aJob('Kori', ['2026-05-01'])).client?.id ?? ''
  await bill({ legalName: 'Kori Films' }, kori)
  const changeTo = async (clientId: string) =>
    desk.jobs.change({ id: job.id, version: (await again(job)).version, clientId })
  await changeTo(kori)
  return { ...here, id, changeTo }
}

it('an invoice to another client takes nothing off, and the advance goes back to who paid it (M11)', async () => {
  const { id, desk, asAdmin, value, invoice } = await withChangedClient()
  expect(await value()).toMatchObject({ clientName: 'Kori client', advancesPaise: 0 })
  const issued = await invoice()
  expect(issued).toMatchObject({ buyer: { name: 'Kori Films' }, advancesPaise: 0 })
  expect(issued.outstandingPaise).toBe(1_27_440_00)
  expect((await desk.money.get({ id })).giveBackPaise).toBe(59_000_00)
  await asAdmin.refund({ paperId: id, paidOn: TODAY, amount: '59,000', way: 'bank' })
  const vouchers = (await desk.money.list({ kind: 'refund voucher' })).items
  expect(vouchers.map(({ buyerName, totalPaise }) => [buyerName, totalPaise])).toEqual([
    ['Pinjra Studio LLP', 59_000_00],
  ])
  expect((await desk.money.withdraw({ id })).standing).toBe('withdrawn')
})

it('tax that one client withheld is expected of the other as a whole (M10)', async () => {
  const { desk, job, asAdmin, invoice } = await withChangedClient()
  const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  await asAdmin.recordPayment({ paperId: id, receivedOn: TODAY, amount: '20,000', way: 'bank' })
  const { advancesPaise, withholding } = await invoice()
  expect(advancesPaise).toBe(20_000_00)
  expect(withholding.codes.find(({ code }) => code === '194J')?.expectedPaise).toBe(10_800_00)
})

it('an advance counts again once the job is for the client who paid it', async () => {
  const { id, desk, job, changeTo, invoice } = await withChangedClient()
  await changeTo(job.client?.id ?? '')
  expect(await invoice()).toMatchObject({ advancesPaise: 59_000_00, outstandingPaise: 68_440_00 })
  expect((await desk.money.get({ id })).standing).toBe('invoiced')
})
