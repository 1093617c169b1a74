import { expect, it } from 'vitest'
import { withConfirmed } from '../../helpers/money/money'

it('an advance, a part payment with tax withheld and a credit end at 0.00', async () => {
  const { desk, job, asAdmin, invoice } = await withConfirmed()
  const received = (paperId: string, amount: string, withheld = '') =>
    asAdmin.recordPayment({
      ...{ paperId, amount, receivedOn: '2026-03-02', way: 'bank' },
      ...(withheld && { withheld, withheldCode: '1027' }),
    })
  // The seventh worked example, then the fifth.
  const proforma = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  await received(proforma.id, '59,000')
  const { id } = await invoice()
  const owed = async () => (await desk.money.get({ id })).outstandingPaise
  expect(await owed()).toBe(68_440_00)
  const lines = [
    { at: 0, amount: '22,500' },
    { at: 1, amount: '4,500' },
  ]
  const note = await asAdmin.credit({ id, reason: 'The amount is wrong', lines })
  expect([note.totalPaise, await owed()]).toEqual([31_860_00, 36_580_00])
  await received(id, '20,000', '8,100')
  expect(await owed()).toBe(8_480_00)
  await received(id, '8,480')
  expect(await desk.money.get({ id })).toMatchObject({ outstandingPaise: 0, standing: 'paid' })
  await expect(received(id, '1')).rejects.toThrow()
  const vouchers = (await desk.money.list({ kind: 'receipt voucher' })).items
  expect(vouchers.map(({ number, totalPaise }) => [number, totalPaise])).toEqual([
    ['TKR/25-26/0001', 59_000_00],
  ])
})
