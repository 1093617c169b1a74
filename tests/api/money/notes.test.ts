import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobs } from '../../../drizzle/schema'
import { paperPlan } from '../../../server/features/money/papers/plan.rules'
import { findPaper } from '../../../server/features/money/papers/repository'
import { amountWords } from '../../../shared/money/rupees'
import { auditLines } from '../../helpers/auditLines'
import { withConfirmed, withMoney } from '../../helpers/money/money'

const TODAY = '2026-03-02'

/** An invoice over the first worked example: ₹1,27,440.00. */
async function invoiced() {
  const here = await withConfirmed()
  const invoice = await here.invoice()
  const { asAdmin } = here
  const credit = (...amounts: string[]) =>
    asAdmin.credit({
      id: invoice.id,
      reason: 'The amount is wrong',
      lines: amounts.flatMap((amount, at) => (amount ? [{ at, amount }] : [])),
    })
  const pay = (amount: string, facts: object = {}) =>
    asAdmin.recordPayment({ paperId: invoice.id, receivedOn: TODAY, amount, way: 'bank', ...facts })
  const now = () => here.desk.money.get({ id: invoice.id })
  return { ...here, id: invoice.id, credit, pay, now }
}

describe('a credit note over a part', () => {
  it('is the fifth worked example, paid to nothing with tax withheld', async () => {
    const { credit, pay, now } = await invoiced()
    expect((await now()).withholding).toMatchObject({ basePaise: 1_08_000_00, last: null })
    const note = await credit('22,500', '4,500')
    expect(note).toMatchObject({ number: 'TKC/25-26/0001', kind: 'credit note', dueOn: null })
    const { taxablePaise, cgst, sgst, roundOffPaise, totalPaise } = note
    expect([taxablePaise, cgst, sgst, roundOffPaise, totalPaise].map(amountWords)).toEqual([
      ...['27,000.00', '2,430.00', '2,430.00', '0.00', '31,860.00'],
    ])
    expect(note.lines.map(({ words, amountPaise }) => [words, amountWords(amountPaise)])).toEqual([
      ['Zoya, day fee', '22,500.00'],
      ['Agency service charge', '4,500.00'],
    ])
    const left = await now()
    expect(left).toMatchObject({ standing: 'open', outstandingPaise: 95_580_00 })
    expect(left.leftOfLines.map(amountWords)).toEqual(['67,500.00', '13,500.00'])
    expect(left.withholding.codes.find(({ code }) => code === '194J')?.expectedPaise).toBe(8_100_00)
    const part = await pay('50,000', { withheld: '8,100', withheldCode: '194J' })
    expect(part).toMatchObject({ standing: 'part paid', outstandingPaise: 37_480_00 })
    expect(part.payments[0]).toMatchObject({ withheldPaise: 8_100_00, withheldCode: '194J' })
    expect(part.withholding.last).toBe('194J')
    expect(part.withholding.codes.find(({ code }) => code === '194J')?.expectedPaise).toBe(0)
    expect(await pay('37,480')).toMatchObject({ standing: 'paid', outstandingPaise: 0, overpaidPaise: 0 })
  })

  it('takes no more than is left of a line, and the last one takes the rest to the paisa (M12)', async () => {
    const { credit, asAdmin, id, now, invoice } = await invoiced()
    await credit('33,333.33')
    await expect(credit('56,666.68')).rejects.toThrow('At most ₹56,666.67 is left of this line')
    await expect(credit('0', '0')).rejects.toThrow('Enter an amount above 0')
    await expect(credit('-1')).rejects.toThrow()
    await expect(credit('1', '1', '1')).rejects.toThrow('There is no such line')
    await credit('', '100')
    const rest = await asAdmin.credit({ id, reason: 'The amount is wrong' })
    expect(rest.number).toBe('TKC/25-26/0003')
    const { credits, standing, outstandingPaise, leftOfLines } = await now()
    expect(credits.reduce((sum, { totalPaise }) => sum + totalPaise, 0)).toBe(1_27_440_00)
    expect({ standing, outstandingPaise, leftOfLines }).toEqual({
      ...{ standing: 'credited', outstandingPaise: 0, leftOfLines: [0, 0] },
    })
    expect((await invoice()).number).toBe('TK/25-26/0002')
  })

  it('after the payment leaves a sum that goes back', async () => {
    const { t, asAdmin, credit, pay, now, id } = await invoiced()
    await pay('1,27,440')
    await credit('22,500', '4,500')
    expect(await now()).toMatchObject({ standing: 'overpaid', overpaidPaise: 31_860_00 })
    const give = (amount: string, way: 'bank' | 'kept' = 'bank') =>
      asAdmin.refund({ paperId: id, paidOn: TODAY, amount, way, reference: 'UTR 9' })
    await expect(give('31,860.01')).rejects.toThrow('At most ₹31,860.00 can go back')
    expect(await give('31,860')).toMatchObject({ standing: 'paid', overpaidPaise: 0, outstandingPaise: 0 })
    await expect(give('1')).rejects.toThrow('There is nothing to give back on this paper.')
    await expect(asAdmin.removePayment({ id: (await now()).payments[0]?.id ?? '' })).rejects.toThrow(
      'Money went back on this paper, so its payments stand.',
    )
    expect(auditLines(t, 'refund recorded')).toEqual([
      [expect.anything(), 'Dev', id, 'TK/25-26/0001: 31860.00'],
    ])
  })

  it('after the payment leaves an advance for the client’s next invoice, with a receipt voucher', async () => {
    const { t, job, desk, asAdmin, credit, pay, id, aPricedJob, settle, again, value } = await invoiced()
    await pay('1,27,440')
    await credit('22,500', '4,500')
    await asAdmin.refund({ paperId: id, paidOn: TODAY, amount: '31,860', way: 'kept' })
    const [voucher] = (await desk.money.list({ kind: 'receipt voucher' })).items
    expect(voucher).toMatchObject({ number: 'TKR/25-26/0001', totalPaise: 31_860_00 })
    const next = await aPricedJob('Second', 10_000_00, ['2026-03-24'])
    settle(next)
    t.db.update(jobs).set({ clientId: job.client?.id }).where(eq(jobs.id, next.id)).run()
    const claim = async () => {
      const [first] = (await again(next)).claims
      return { claimId: first?.id ?? '', version: first?.version ?? 0 }
    }
    await desk.claims.setFee({ ...(await claim()), feePaise: 10_000_00, feeUnit: 'day' })
    await desk.claims.recordAnswer({ ...(await claim()), answer: 'yes' })
    await desk.claims.confirm(await claim())
    const { preview } = await value(next.number)
    const second = await asAdmin.issueInvoice({ jobId: next.id, totalPaise: preview?.totalPaise ?? 0 })
    expect(second).toMatchObject({ totalPaise: 14_160_00, advancesPaise: 14_160_00, standing: 'paid' })
  })

  it('is for admins alone', async () => {
    const { t, noor, id } = await invoiced()
    const asBooker = t.as(noor).admin.money
    const refused = { code: 'FORBIDDEN' }
    await expect(asBooker.credit({ id, reason: 'The tax is wrong' })).rejects.toMatchObject(refused)
    await expect(asBooker.debit({ id, at: 0, words: 'More', amount: '1' })).rejects.toMatchObject(refused)
    await expect(
      asBooker.refund({ paperId: id, paidOn: TODAY, amount: '1', way: 'cash' }),
    ).rejects.toMatchObject(refused)
  })
})

describe('the PDF of a credit note', () => {
  it('names the invoice with its day, and asks for nothing', async () => {
    const { t, id, credit } = await invoiced()
    const note = findPaper(t.db, (await credit('22,500', '4,500')).id)
    const invoice = findPaper(t.db, id)
    if (!note || !invoice) throw new Error('the papers are not stored')
    const agency = { name: 'Tehkhana', contact: '' }
    const plan = paperPlan(note, { agency, outstandingPaise: 0, refersTo: invoice })
    expect(plan.title).toBe('Credit note')
    expect(plan.facts).toContainEqual(['Refers to', 'TK/25-26/0001'])
    expect(plan.says.slice(2)).toEqual([
      ['Reason', 'The amount is wrong'],
      ['Invoice of', '2 Mar 2026'],
    ])
    expect(plan.pay).toBeNull()
    expect(plan.total).toBe('₹31,860.00')
  })
})

describe('a debit note', () => {
  it('asks for more on an invoice with a number, tax and day of its own, and is paid by itself', async () => {
    const { asAdmin, id, now } = await invoiced()
    const note = await asAdmin.debit({ id, at: 0, words: 'One hour over', amount: '5,625' })
    expect(note).toMatchObject({
      ...{ kind: 'debit note', number: 'TKD/25-26/0001', standing: 'open', dueOn: '2026-03-17' },
      ...{ taxablePaise: 5_625_00, cgst: 506_25, sgst: 506_25, roundOffPaise: 50, totalPaise: 6_638_00 },
      refersTo: { id, number: 'TK/25-26/0001' },
    })
    expect(await now()).toMatchObject({ outstandingPaise: 1_27_440_00, credits: [{ kind: 'debit note' }] })
    const paid = { paperId: note.id, receivedOn: TODAY, amount: '6,638', way: 'UPI' } as const
    expect(await asAdmin.recordPayment(paid)).toMatchObject({ standing: 'paid' })
    await expect(asAdmin.debit({ id: note.id, at: 0, words: 'More', amount: '1' })).rejects.toThrow(
      'Only an invoice that still stands',
    )
  })
})

describe('a receipt voucher', () => {
  it.each([
    [
      'the client of another state',
      { gstin: '27AAPFU0939F1ZV' },
      '59,000',
      ['50,000.00', '0.00', '0.00', '9,000.00', '0.00'],
    ],
    [
      'the client of another state, at the odd paisa',
      { gstin: '27AAPFU0939F1ZV' },
      '100',
      ['84.75', '0.00', '0.00', '15.25', '0.00'],
    ],
    // Both halves are equal; what is left over is the round off.
    ['the client of Delhi, at the odd paisa', {}, '100', ['84.75', '7.62', '7.62', '0.00', '0.01']],
  ])('has the tax of %s inside (M11)', async (_, billing, amount, expected) => {
    const { desk, job, bill, asAdmin } = await withMoney()
    await bill(billing)
    const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    await asAdmin.recordPayment({ paperId: id, receivedOn: TODAY, amount, way: 'UPI' })
    const [voucher] = (await desk.money.list({ kind: 'receipt voucher' })).items
    const paper = await desk.money.get({ id: voucher?.id ?? '' })
    const { taxablePaise, cgst, sgst, igst, roundOffPaise } = paper
    expect([taxablePaise, cgst, sgst, igst, roundOffPaise].map(amountWords)).toEqual(expected)
    expect(paper.rates).toEqual([{ rateBp: 1800, taxablePaise, cgst, sgst, igst }])
    expect(paper.terms).toBeNull()
  })
})

describe('a refund voucher', () => {
  it('is issued when an advance goes back without an invoice, and the proforma can then be withdrawn (M11)', async () => {
    const { desk, job, bill, asAdmin } = await withMoney()
    await bill()
    const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    await asAdmin.recordPayment({ paperId: id, receivedOn: TODAY, amount: '59,000', way: 'UPI' })
    const give = (amount: string, way: 'UPI' | 'kept' = 'UPI') =>
      asAdmin.refund({ paperId: id, paidOn: TODAY, amount, way })
    await expect(give('59,000.01')).rejects.toThrow('At most ₹59,000.00 can go back')
    await expect(give('59,000', 'kept')).rejects.toThrow('Only what was paid too much on an invoice')
    await give('59,000')
    const [voucher] = (await desk.money.list({ kind: 'refund voucher' })).items
    const { taxablePaise, cgst, sgst, lines, ...paper } = await desk.money.get({ id: voucher?.id ?? '' })
    expect(paper).toMatchObject({ number: 'TKF/25-26/0001', standing: 'receipt', totalPaise: 59_000_00 })
    expect([taxablePaise, cgst, sgst].map(amountWords)).toEqual(['50,000.00', '4,500.00', '4,500.00'])
    expect(lines[0]?.words).toBe('Advance given back for Pinjra, lookbook')
    expect((await desk.money.withdraw({ id })).standing).toBe('withdrawn')
  })
})

describe('an amount', () => {
  const TOO_LARGE = 'At most ₹10,00,00,000.00'

  it('above ₹10 crore is refused on papers, and of a credit above its line, in the field it was typed in', async () => {
    const { asAdmin, desk, job, invoice } = await withConfirmed()
    const { id } = await invoice()
    const amount = '9999999999.99'
    await expect(asAdmin.debit({ id, at: 0, words: 'More', amount })).rejects.toThrow(TOO_LARGE)
    await expect(
      asAdmin.credit({ id, reason: 'The amount is wrong', lines: [{ at: 0, amount }] }),
    ).rejects.toThrow('At most ₹90,000.00 is left of this line')
    await expect(
      desk.money.addLine({ jobId: job.id, kind: 'usage', words: 'Cover', quantity: '1', price: amount }),
    ).rejects.toThrow(TOO_LARGE)
    expect(await desk.money.get({ id })).toMatchObject({ outstandingPaise: 1_27_440_00, credits: [] })
  })

  it('of ₹10 crore is the last that fits', async () => {
    const { asAdmin, invoice } = await withConfirmed()
    const { id } = await invoice()
    const note = await asAdmin.debit({ id, at: 0, words: 'More', amount: '10,00,00,000' })
    expect(note.totalPaise).toBe(11_80_00_000_00)
  })
})
