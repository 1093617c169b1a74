import { expect, it } from 'vitest'
import { withConfirmed } from '../../../helpers/money/money'

const TODAY = '2026-03-02'

/** The proforma of the first worked example. */
async function withProforma() {
  const here = await withConfirmed()
  const { asAdmin, desk, job } = here
  const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  const pay = (amount: string, withheld: string) =>
    asAdmin.recordPayment({
      ...{ paperId: id, receivedOn: TODAY, way: 'bank', amount, withheld, withheldCode: '194J' },
    })
  const expected = async (paperId: string) => {
    const { withholding } = await desk.money.get({ id: paperId })
    const { expectedPaise } = withholding.codes.find(({ code }) => code === '194J') ?? {}
    return [withholding.basePaise, expectedPaise]
  }
  return { ...here, id, pay, expected }
}

it('from an advance tax is expected on what is asked for now: half of the first example, then the rest (M10)', async () => {
  const { id, pay, expected } = await withProforma()
  expect(await expected(id)).toEqual([54_000_00, 5_400_00])
  await pay('54,000', '5,000')
  // 68,440.00 of 1,27,440.00 are left, which is 58,000.00 without GST.
  expect(await expected(id)).toEqual([58_000_00, 5_800_00])
})

it('the tax that was withheld from an advance is not expected of its invoice once more (M10)', async () => {
  const { pay, expected, invoice } = await withProforma()
  await pay('54,000', '5,000')
  const { id, outstandingPaise } = await invoice()
  expect(outstandingPaise).toBe(68_440_00)
  expect(await expected(id)).toEqual([1_08_000_00, 5_800_00])
})

it('an advance with tax withheld goes back as a whole, with one refund voucher over all of it (M11)', async () => {
  const { id, pay, asAdmin, desk } = await withProforma()
  expect((await pay('54,000', '5,000')).giveBackPaise).toBe(59_000_00)
  await asAdmin.refund({ paperId: id, paidOn: TODAY, amount: '59,000', way: 'bank' })
  const [voucher] = (await desk.money.list({ kind: 'refund voucher' })).items
  expect(voucher?.totalPaise).toBe(59_000_00)
  expect((await desk.money.withdraw({ id })).standing).toBe('withdrawn')
})

it('the text about a paper says what is owed now, and why nothing is', async () => {
  const { id, pay, desk, invoice, asAdmin } = await withProforma()
  const text = async (paperId: string) => (await desk.money.text({ id: paperId })).text
  expect(await text(id)).toContain(': ₹1,27,440.00, of which ₹63,720.00 in advance by 17 Mar. ')
  await pay('54,000', '5,000')
  expect(await text(id)).toContain(
    'here is the proforma TKP/25-26/0001 for Pinjra, lookbook: ₹68,440.00 by 17 Mar. ',
  )
  const { id: invoiceId } = await invoice()
  expect(await text(id)).toContain(': ₹1,27,440.00, invoiced since. ')
  expect(await text(invoiceId)).toContain(': ₹68,440.00 by 17 Mar. ')
  const rest = { paperId: invoiceId, receivedOn: TODAY, way: 'bank', amount: '68,440' } as const
  await asAdmin.recordPayment(rest)
  expect(await text(invoiceId)).toContain(': ₹1,27,440.00, paid. ')
  const note = await asAdmin.credit({ id: invoiceId, reason: 'The client is wrong' })
  expect(await text(note.id)).toContain(
    'here is the credit note TKC/25-26/0001 for Pinjra, lookbook: ₹1,27,440.00. ',
  )
  await asAdmin.refund({ paperId: invoiceId, paidOn: TODAY, amount: '1,27,440', way: 'bank' })
  expect(await text(invoiceId)).toContain(': ₹1,27,440.00, taken back by a credit note. ')
})

it('money that came or went years before its paper is refused: its year was mistyped', async () => {
  const { id, asAdmin, pay } = await withProforma()
  const moved = { paperId: id, amount: '1', way: 'bank' } as const
  const refused = 'This is more than a year before the paper: is the year right?'
  for (const day of ['0026-03-02', '2025-02-28']) {
    await expect(asAdmin.recordPayment({ ...moved, receivedOn: day })).rejects.toThrow(refused)
    await pay('1', '0')
    await expect(asAdmin.refund({ ...moved, paidOn: day })).rejects.toThrow(refused)
  }
  await asAdmin.recordPayment({ ...moved, receivedOn: '2025-03-02' })
})
