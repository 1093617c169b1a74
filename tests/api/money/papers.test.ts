import { describe, expect, it } from 'vitest'
import { paperPlan } from '../../../server/features/money/papers/plan.rules'
import { findPaper } from '../../../server/features/money/papers/repository'
import { amountWords } from '../../../shared/money/rupees'
import { auditLines } from '../../helpers/auditLines'
import { claimOf } from '../../helpers/desk/desk'
import { UNREGISTERED, withMoney } from '../../helpers/money/money'

/** The head of the PDF of a paper. */
function titleOf({ db }: Awaited<ReturnType<typeof withMoney>>['t'], id: string) {
  const paper = findPaper(db, id)
  return (
    paper && paperPlan(paper, { agency: { name: '' }, outstandingPaise: 0, refersTo: null } as never).title
  )
}

describe('the value of a job', () => {
  it('is there from the first fee on, before anybody set up money, without a word of tax', async () => {
    const { value } = await withMoney(null)
    const worth = await value()
    expect(amountWords(worth.valuePaise)).toBe('90,000.00')
    expect(worth).toMatchObject({ isSetUp: false, isRegistered: false, preview: null, next: null })
    expect(worth.lines.map(({ sac, rateBp }) => [sac, rateBp])).toEqual([[null, 0]])
    expect(worth.problems.proforma).toEqual(['settings'])
  })

  it('has the fees of talents, the agency’s charge and what was added by hand', async () => {
    const { desk, job, value } = await withMoney()
    expect(
      (await value()).lines.map(({ words, more, amountPaise }) => [words, more, amountWords(amountPaise)]),
    ).toEqual([
      ['Zoya, day fee', '20–21 Mar', '90,000.00'],
      ['Agency service charge', '20 % of the fees', '18,000.00'],
    ])
    const added = await desk.money.addLine({
      jobId: job.id,
      kind: 'usage',
      words: 'India, print, one year',
      quantity: '1',
      price: '20,000',
    })
    expect(amountWords(added.valuePaise)).toBe('1,32,000.00')
    const line = added.lines.find(({ kind }) => kind === 'usage')
    const without = await desk.money.removeLine({ id: line?.id ?? '' })
    expect(amountWords(without.valuePaise)).toBe('1,08,000.00')
  })

  it('counts a half day as half of the fee for a day, and as one fee for a half day', async () => {
    const { desk, optioned, again, value } = await withMoney()
    const job = await optioned('Half', ['2026-04-02'], 'am')
    const fee = async (feePaise: number, feeUnit: 'day' | 'half') => {
      await desk.claims.setFee({ ...claimOf(await again(job)), feePaise, feeUnit })
      const [line] = (await value(job.number)).lines
      return [line?.quantityMilli, line?.unit, amountWords(line?.amountPaise ?? 0)]
    }
    expect(await fee(45_000_00, 'day')).toEqual([500, 'day', '22,500.00'])
    expect(await fee(25_000_00, 'half')).toEqual([1000, 'half day', '25,000.00'])
  })

  it('names talents without a fee, and takes a discount off', async () => {
    const { desk, proposed, value } = await withMoney()
    const job = await proposed('No fee', ['2026-04-02'])
    expect(await value(job.number)).toMatchObject({ withoutFee: ['Zoya'], valuePaise: 0 })
    const discount = {
      jobId: job.id,
      kind: 'discount',
      words: 'Friends',
      quantity: '1',
      price: '500',
    } as const
    expect((await desk.money.addLine(discount)).valuePaise).toBe(-500_00)
  })
})

describe('a proforma', () => {
  it('asks for the state of the client first, and then stands as the first worked example', async () => {
    const { desk, job, value, bill } = await withMoney()
    expect((await value()).problems.proforma).toEqual(['state'])
    await expect(desk.money.makeProforma({ jobId: job.id, totalPaise: 0 })).rejects.toThrow(
      'Enter the GSTIN or the state of the client first.',
    )
    await bill()
    const { preview, next } = await value()
    expect(next).toEqual({ quote: 'TKQ/25-26/0001', proforma: 'TKP/25-26/0001', invoice: 'TK/25-26/0001' })
    const paper = await desk.money.makeProforma({ jobId: job.id, totalPaise: preview?.totalPaise ?? 0 })
    expect(paper).toMatchObject({
      kind: 'proforma',
      number: 'TKP/25-26/0001',
      issuedOn: '2026-03-02',
      dueOn: '2026-03-17',
      supply: 'within',
      placeName: 'Delhi (07)',
      placeWhy: 'your address is there',
      standing: 'open',
    })
    const { taxablePaise, cgst, sgst, igst, totalPaise, askedPaise } = paper
    expect([taxablePaise, cgst, sgst, igst, totalPaise, askedPaise].map(amountWords)).toEqual([
      ...['1,08,000.00', '9,720.00', '9,720.00', '0.00', '1,27,440.00', '63,720.00'],
    ])
  })

  it('is refused where the total is another one than was shown', async () => {
    const { desk, job, bill } = await withMoney()
    await bill()
    await expect(desk.money.makeProforma({ jobId: job.id, totalPaise: 1 })).rejects.toThrow(
      'The total is another one now. Look at it again.',
    )
  })

  it('is made once for one press that is sent twice', async () => {
    const { desk, job, bill } = await withMoney()
    await bill()
    const press = { jobId: job.id, totalPaise: 1_27_440_00, decisionKey: 'one-press' }
    const [first, second] = [await desk.money.makeProforma(press), await desk.money.makeProforma(press)]
    expect(second.number).toBe(first.number)
  })

  it('is withdrawn once, and nothing is owed on it then', async () => {
    const { t, desk, job, bill } = await withMoney()
    await bill()
    const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    expect(await desk.money.withdraw({ id })).toMatchObject({ standing: 'withdrawn', outstandingPaise: 0 })
    await expect(desk.money.withdraw({ id })).rejects.toThrow('Only a proforma that still stands')
    expect(auditLines(t, 'proforma withdrawn')).toMatchObject([
      [expect.anything(), 'Noor', id, 'TKP/25-26/0001'],
    ])
  })
})

describe('the day and number of a paper', () => {
  it('begin anew on 1 April in Delhi (M2)', async () => {
    const { t, desk, aJob, bill } = await withMoney()
    const job = await aJob('Kori Cotton')
    await bill({}, job.client?.id)
    const usage = { kind: 'usage', words: 'India, one year', quantity: '1', price: '90000' } as const
    await desk.money.addLine({ jobId: job.id, ...usage })
    const make = () => desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    t.later(Date.parse('2026-03-31T18:20:00Z') - t.clock().getTime())
    expect(await make()).toMatchObject({ number: 'TKP/25-26/0001', issuedOn: '2026-03-31' })
    t.later(20 * 60_000)
    expect(await make()).toMatchObject({ number: 'TKP/26-27/0001', issuedOn: '2026-04-01' })
    expect(await make()).toMatchObject({ number: 'TKP/26-27/0002' })
  })

  it('are consecutive when twenty are issued at once (M1)', async () => {
    const { desk, job, bill } = await withMoney()
    await bill()
    const made = await Promise.all(
      Array.from({ length: 20 }, () => desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })),
    )
    expect(made.map(({ number }) => number).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, at) => `TKP/25-26/${String(at + 1).padStart(4, '0')}`),
    )
  })

  it('are refused where the clock was turned back', async () => {
    const { t, desk, job, bill } = await withMoney()
    await bill()
    const make = () => desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    t.later(3 * 24 * 60 * 60_000)
    await make()
    t.later(-2 * 24 * 60 * 60_000)
    await expect(make()).rejects.toThrow('A later day was issued before: is the clock right?')
  })
})

describe('an agency without registration (M9)', () => {
  it('has papers without a word of tax', async () => {
    const { desk, job, value } = await withMoney(UNREGISTERED)
    const { preview, problems } = await value()
    expect(problems.proforma).toEqual([])
    expect(preview).toMatchObject({
      supply: 'without_gst',
      placeName: null,
      totalPaise: 1_08_000_00,
      cgst: 0,
    })
    const paper = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_08_000_00 })
    expect(JSON.stringify(paper)).not.toMatch(/GST(?!":)|SAC/)
    expect(paper.lines.map(({ sac, rateBp }) => [sac, rateBp])).toEqual([
      [null, 0],
      [null, 0],
    ])
  })

  it('calls its invoices bills of supply where its settings say so, and those before as they were', async () => {
    const { t, asOwner, asAdmin, desk, job, settle, again, bill } = await withMoney(UNREGISTERED)
    settle(job)
    await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
    await desk.claims.confirm(claimOf(await again(job)))
    await bill()
    const issue = () => asAdmin.issueInvoice({ jobId: job.id, totalPaise: 1_08_000_00 })
    const before = await issue()
    await asAdmin.credit({ id: before.id, reason: 'The client is wrong' })
    const { settings } = await asOwner.admin.moneySettings.get()
    await asOwner.admin.moneySettings.save({ ...settings, invoiceName: 'Bill of supply' })
    const after = await issue()
    const saysOf = async ({ id }: { id: string }) => {
      const { text, url } = await desk.money.text({ id })
      const page = await t.http().get(new URL(url).pathname)
      return [/here is the (.+?) TK/.exec(text)?.[1], /<h1[^>]*>([^<]+)/.exec(page.text)?.[1], titleOf(t, id)]
    }
    expect(await saysOf(after)).toEqual(['bill of supply', 'Bill of supply', 'Bill of supply'])
    expect(titleOf(t, before.id)).toBe('Invoice')
    const { settings: saved } = await asOwner.admin.moneySettings.get()
    const registered = { registration: 'regular', gstin: '07AAGFF2194N1Z1', feeSac: '998599' } as const
    await asOwner.admin.moneySettings.save({ ...saved, ...registered, serviceChargeSac: '998599' })
    await asAdmin.credit({ id: after.id, reason: 'The client is wrong' })
    const { preview } = await desk.money.value({ number: job.number })
    const taxed = await asAdmin.issueInvoice({ jobId: job.id, totalPaise: preview?.totalPaise ?? 0 })
    expect(titleOf(t, taxed.id)).toBe('Tax invoice')
  })

  it('is paid on the proforma without a voucher', async () => {
    const { desk, job, asAdmin } = await withMoney(UNREGISTERED)
    const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_08_000_00 })
    const paid = { paperId: id, receivedOn: '2026-03-02', amount: '1,08,000', way: 'UPI' } as const
    expect((await asAdmin.recordPayment(paid)).standing).toBe('paid')
    expect((await desk.money.list({})).items.map(({ kind }) => kind)).toEqual(['proforma'])
  })
})
