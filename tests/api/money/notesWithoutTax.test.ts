import { describe, expect, it } from 'vitest'
import { paperPlan } from '../../../server/features/money/papers/plan.rules'
import { findPaper } from '../../../server/features/money/papers/repository'
import { claimOf } from '../../helpers/desk/desk'
import { UNREGISTERED, withConfirmed, withMoney } from '../../helpers/money/money'

/** An invoice over the first worked example: ₹1,27,440.00. */
async function invoiced() {
  const here = await withConfirmed()
  const { id } = await here.invoice()
  return { ...here, id, now: () => here.desk.money.get({ id }) }
}

describe('a credit note without tax', () => {
  it('lets the client pay less, says so on its PDF, and leaves the tax of the invoice as it is', async () => {
    const { t, asAdmin, id, now } = await invoiced()
    const discount = { id, reason: 'A discount agreed later', withoutTax: true } as const
    const note = await asAdmin.credit({ ...discount, lines: [{ at: 0, amount: '22,500' }] })
    expect(note).toMatchObject({
      ...{ number: 'TKC/25-26/0001', totalPaise: 22_500_00, taxablePaise: 0, untaxedPaise: 22_500_00 },
      ...{ cgst: 0, sgst: 0, igst: 0, rates: [], reason: 'A discount agreed later' },
      lines: [{ amountPaise: 22_500_00, sac: null, rateBp: 0, isTaxable: false }],
    })
    expect(await now()).toMatchObject({
      ...{ outstandingPaise: 1_04_940_00, leftOfLines: [67_500_00, 18_000_00], isTaxLeft: true },
    })
    const plan = paperPlan(findPaper(t.db, note.id) as never, {
      agency: { name: 'Tehkhana', contact: '' },
      ...{ outstandingPaise: 0, refersTo: { number: 'TK/25-26/0001', issuedOn: '2026-03-02' } },
    })
    expect(plan).toMatchObject({
      ...{ title: 'Credit note', note: 'Without GST: the tax of the invoice stays as it is', hasTax: false },
      sums: [['Sum', '22,500.00']],
      byRate: [],
      total: '₹22,500.00',
      says: [
        ['Reason', 'A discount agreed later'],
        ['Invoice of', '2 Mar 2026'],
      ],
    })
    expect(plan.lines[0]).toMatchObject({ sac: '', rate: '' })
  })

  it('may be followed by one with tax: what it left of the tax is then still owed', async () => {
    const { asAdmin, id, now } = await invoiced()
    const reason = 'A discount agreed later'
    await asAdmin.credit({ id, reason, withoutTax: true, lines: [{ at: 0, amount: '22,500' }] })
    const rest = await asAdmin.credit({ id, reason: 'The work did not take place' })
    // 85,500 and 18 % of it; the tax of 22,500 stays.
    expect(rest).toMatchObject({ taxablePaise: 85_500_00, cgst: 7_695_00, sgst: 7_695_00 })
    expect(await now()).toMatchObject({ outstandingPaise: 4_050_00, leftOfLines: [0, 0] })
    await expect(asAdmin.credit({ id, reason })).rejects.toThrow('Enter an amount above 0')
  })

  it('of an agency without registration is a note like any other', async () => {
    const { asAdmin, desk, job, settle, again, bill } = await withMoney(UNREGISTERED)
    settle(job)
    await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
    await desk.claims.confirm(claimOf(await again(job)))
    await bill()
    const { id } = await asAdmin.issueInvoice({ jobId: job.id, totalPaise: 1_08_000_00 })
    const note = await asAdmin.credit({ id, reason: 'A discount agreed later', withoutTax: true })
    expect(note).toMatchObject({ totalPaise: 1_08_000_00, isTaxLeft: false })
    expect(note.lines.every(({ isTaxable }) => isTaxable)).toBe(true)
  })
})
