import { expect, it } from 'vitest'
import { auditLines } from '../../helpers/auditLines'
import { withConfirmed } from '../../helpers/money/money'

const REASON = 'The amount is wrong'

it('what the buyer said of a credit note on the GST portal is kept, changes, and leaves the note as it is (M12)', async () => {
  const { t, noor, asAdmin, desk, invoice } = await withConfirmed()
  const { id: invoiceId } = await invoice()
  const note = await asAdmin.credit({ id: invoiceId, reason: REASON, lines: [{ at: 0, amount: '22,500' }] })
  expect(note.buyerAnswer).toBe('unknown')
  for (const answer of ['pending', 'rejected', 'accepted'] as const)
    expect(await asAdmin.answerCredit({ id: note.id, answer })).toEqual({ ...note, buyerAnswer: answer })
  expect((await desk.money.get({ id: note.id })).buyerAnswer).toBe('accepted')
  expect(auditLines(t, 'credit note answered').map((line) => line.at(-1))).toEqual([
    ...['TKC/25-26/0001 pending', 'TKC/25-26/0001 rejected', 'TKC/25-26/0001 accepted'],
  ])
  await expect(t.as(noor).admin.money.answerCredit({ id: note.id, answer: 'pending' })).rejects.toMatchObject(
    { code: 'FORBIDDEN' },
  )
})

it('the portal asks about nothing else: an invoice, a note without tax, a buyer without GSTIN (M12)', async () => {
  const { asAdmin, invoice } = await withConfirmed()
  const paper = await invoice()
  const withoutTax = await asAdmin.credit({
    ...{
      id: paper.id,
      reason: 'A discount agreed later',
      withoutTax: true,
      lines: [{ at: 0, amount: '100' }],
    },
  })
  const other = await withConfirmed()
  await other.bill({ gstin: '', version: 1 })
  const { id } = await other.invoice()
  const toNobody = await other.asAdmin.credit({ id, reason: REASON })
  for (const [admin, one] of [
    [asAdmin, paper],
    [asAdmin, withoutTax],
    [other.asAdmin, toNobody],
  ] as const) {
    expect(one.buyerAnswer).toBeNull()
    await expect(admin.answerCredit({ id: one.id, answer: 'accepted' })).rejects.toThrow(
      'The GST portal asks only for a credit note with tax to a registered client.',
    )
  }
})
