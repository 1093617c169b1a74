import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { paperFiles } from '../../../drizzle/schema'
import { carryOut } from '../../../server/features/operations/retention/service'
import { bytes } from '../../helpers/files/bodies'
import { unzip } from '../../helpers/installed/backups'
import { withConfirmed, withMoney } from '../../helpers/money/money'
import { withStatements } from '../../helpers/money/statements'

// Money as an attacker uses it, or somebody who is in two windows at once.

const TODAY = '2026-03-02'
const REASON = 'The amount is wrong' as const

/** What each of some calls, sent at once, said: that it is done, or why it is refused. */
const atOnce = async (...calls: (() => Promise<unknown>)[]) =>
  (await Promise.allSettled(calls.map((call) => call()))).map((said) =>
    said.status === 'fulfilled' ? 'done' : (said.reason as Error).message,
  )

describe('a line of a job', () => {
  const line = { kind: 'usage', words: 'Cover', quantity: '1', price: '100' } as const
  it.each([
    ['a quantity of 0', { quantity: '0' }],
    ['a quantity below 0', { quantity: '-1' }],
    ['a quantity of four decimals', { quantity: '1.0001' }],
    ['a quantity in powers of ten', { quantity: '1e3' }],
    ['a price of 0', { price: '0' }],
    ['a price below 0', { price: '-1' }],
    ['a price of three decimals', { price: '1.001' }],
    ['a price that is no number', { price: 'NaN' }],
    ['a discount of 0', { kind: 'discount', price: '0' }],
    ['a price above ₹10 crore', { price: '10,00,00,000.01' }],
    ['a sum above ₹10 crore', { quantity: '2', price: '5,00,00,000.01' }],
  ] as const)('is refused with %s', async (_, facts) => {
    const { desk, job, value } = await withMoney()
    await expect(desk.money.addLine({ ...line, ...facts, jobId: job.id })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect((await value()).valuePaise).toBe(1_08_000_00)
  })
})

describe('an invoice', () => {
  it('is refused where the client moved to another state since it was shown, at the same total', async () => {
    const { asAdmin, desk, job, bill, value } = await withConfirmed()
    const shown = (await value()).shown ?? ''
    await bill({ gstin: '27AAPFU0939F1ZV', version: 1 })
    const issue = (seen: string) =>
      asAdmin.issueInvoice({ jobId: job.id, totalPaise: 1_27_440_00, shown: seen })
    await expect(issue(shown)).rejects.toThrow('Something on it is different now. Look at it again.')
    expect((await desk.money.list({})).total).toBe(0)
    expect(await issue((await value()).shown ?? '')).toMatchObject({ supply: 'other_state' })
  })

  it('is refused where the day in Delhi became another one since it was shown', async () => {
    const { t, desk, aJob, bill, value } = await withMoney()
    const job = await aJob('Kori Cotton')
    await bill({}, job.client?.id)
    await desk.money.addLine({ jobId: job.id, kind: 'usage', words: 'India', quantity: '1', price: '90000' })
    t.later(Date.parse('2026-03-31T18:29:00Z') - t.clock().getTime())
    const make = async (shown: string) =>
      (await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00, shown })).number
    const before = (await value(job.number)).shown ?? ''
    t.later(2 * 60_000)
    await expect(make(before)).rejects.toThrow('Something on it is different now. Look at it again.')
    expect(await make((await value(job.number)).shown ?? '')).toBe('TKP/26-27/0001')
  })

  it('is issued once where two sessions issue it at once, and takes an advance off once', async () => {
    const { desk, job, asAdmin, invoice } = await withConfirmed()
    const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    await asAdmin.recordPayment({ paperId: id, receivedOn: TODAY, amount: '59,000', way: 'UPI' })
    const refused = 'This job has an invoice already. A mistake in it is mended by a credit note.'
    expect(await atOnce(invoice, invoice)).toEqual(['done', refused])
    const back = () => asAdmin.refund({ paperId: id, paidOn: TODAY, amount: '59,000', way: 'UPI' })
    expect(await atOnce(back)).toEqual(['An invoice counts this advance: credit that first.'])
    const [first] = (await desk.money.list({ kind: 'invoice' })).items
    const keep = () =>
      asAdmin.refund({ paperId: first?.id ?? '', paidOn: TODAY, amount: '59,000', way: 'kept' })
    await asAdmin.credit({ id: first?.id ?? '', reason: REASON })
    expect(await atOnce(keep, keep)).toEqual(['done', 'There is nothing to give back on this paper.'])
    const second = await invoice()
    expect(second.advancesPaise).toBe(59_000_00)
    await asAdmin.credit({ id: second.id, reason: REASON })
    expect((await invoice()).advancesPaise).toBe(0)
  })

  it('stands, with its file, after its job and its client are deleted once their time is over', async () => {
    const { t, desk, invoice } = await withConfirmed()
    const { id } = await invoice()
    const before = t.db.select().from(paperFiles).all()
    t.later(Date.parse('2034-04-01T00:00:00Z') - t.clock().getTime())
    expect((await carryOut(t)).removed).toMatchObject({ agreedJobs: 1, clients: 1 })
    expect(await desk.money.get({ id })).toMatchObject({
      number: 'TK/25-26/0001',
      buyerName: 'Pinjra Studio LLP',
    })
    expect(before).toHaveLength(1)
    expect(t.db.select().from(paperFiles).all()).toEqual(before)
  })
})

describe('a credit note', () => {
  it('takes no more of the fees than is left after a discount', async () => {
    const { desk, job, asAdmin, value } = await withConfirmed()
    const discount = { kind: 'discount', words: 'For the first job', quantity: '1', price: '60000' } as const
    await desk.money.addLine({ jobId: job.id, ...discount })
    const invoice = await asAdmin.issueInvoice({
      jobId: job.id,
      totalPaise: (await value()).preview?.totalPaise ?? 0,
    })
    // 90,000 − 60,000, and 20 % of that: 36,000 and its tax.
    expect(invoice).toMatchObject({ taxablePaise: 36_000_00, totalPaise: 42_480_00 })
    const credit = (amount: string) =>
      asAdmin.credit({ id: invoice.id, reason: REASON, lines: [{ at: 0, amount }] })
    await expect(credit('90,000')).rejects.toThrow('At most ₹36,000.00 is left after the discount')
    expect(await credit('36,000')).toMatchObject({ taxablePaise: 36_000_00, roundOffPaise: 0 })
    expect(await desk.money.get({ id: invoice.id })).toMatchObject({ outstandingPaise: 0 })
  })

  it('is issued once where three sessions credit the whole at once, and is not credited itself', async () => {
    const { desk, asAdmin, invoice } = await withConfirmed()
    const { id } = await invoice()
    const credit = () => asAdmin.credit({ id, reason: REASON })
    const refused = 'Only an invoice that still stands can be credited or debited.'
    expect(await atOnce(credit, credit, credit)).toEqual(['done', refused, refused])
    const { credits, outstandingPaise } = await desk.money.get({ id })
    expect({ notes: credits.length, outstandingPaise }).toEqual({ notes: 1, outstandingPaise: 0 })
    await expect(asAdmin.credit({ id: credits[0]?.id ?? '', reason: REASON })).rejects.toThrow(refused)
  })
})

describe('a payment', () => {
  it('counts once where two sessions record the whole of it, and goes once where two take it out', async () => {
    const { desk, asAdmin, invoice } = await withConfirmed()
    const { id } = await invoice()
    const pay = () =>
      asAdmin.recordPayment({ paperId: id, receivedOn: TODAY, amount: '1,27,440', way: 'bank' })
    expect(await atOnce(pay, pay)).toEqual(['done', 'Nothing is owed on this paper.'])
    const [payment] = (await desk.money.get({ id })).payments
    const remove = () => asAdmin.removePayment({ id: payment?.id ?? '' })
    expect(await atOnce(remove, remove)).toEqual(['done', 'Payment not found'])
    expect(await desk.money.get({ id })).toMatchObject({ payments: [], outstandingPaise: 1_27_440_00 })
  })

  it('that was an advance goes back once where two sessions give it back, and no invoice takes it off then', async () => {
    const { desk, job, asAdmin, invoice } = await withConfirmed()
    const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    await asAdmin.recordPayment({ paperId: id, receivedOn: TODAY, amount: '59,000', way: 'UPI' })
    const give = () => asAdmin.refund({ paperId: id, paidOn: TODAY, amount: '59,000', way: 'UPI' })
    expect(await atOnce(give, give)).toEqual(['done', 'There is nothing to give back on this paper.'])
    expect((await invoice()).advancesPaise).toBe(0)
  })
})

describe('a statement', () => {
  it('is made, issued and paid once where two sessions do each at once, also when the client’s payment was taken out', async () => {
    const { paid, draft, statements, asAdmin, desk } = await withStatements()
    const invoice = await paid()
    expect(await atOnce(draft, draft)).toEqual(['done', 'This talent has a draft already.'])
    const [made] = (await statements.list({})).items
    const { id, netPaise } = await statements.get({ id: made?.id ?? '' })
    const issue = () => statements.issue({ id, netPaise })
    expect(await atOnce(issue, issue)).toEqual(['done', 'This statement is issued, so it stands as it is.'])
    const pay = () => statements.pay({ id, paidOn: TODAY, way: 'bank' })
    expect(await atOnce(pay, pay)).toEqual(['done', 'This statement is paid already.'])
    const [payment] = (await desk.money.get({ id: invoice.id })).payments
    await asAdmin.removePayment({ id: payment?.id ?? '' })
    expect(await statements.due()).toEqual([])
    await asAdmin.recordPayment({ paperId: invoice.id, receivedOn: TODAY, amount: '1,27,440', way: 'bank' })
    expect(await statements.due()).toEqual([])
    expect((await statements.get({ id })).standing).toBe('paid')
  })

  it('with a commission of 100 % leaves nothing to pay, and is not issued', async () => {
    const { paid, draft, statements } = await withStatements({ percent: '100' })
    await paid()
    const { id, netPaise, problems } = await draft()
    expect({ netPaise, problems }).toEqual({ netPaise: 0, problems: ['nothing'] })
    await expect(statements.issue({ id, netPaise })).rejects.toThrow('Nothing is left to pay')
  })
})

describe('the prefix of numbers', () => {
  it.each(['TKC', 'TKS', 'TKP'])(
    'is not changed to %s, which begins numbers of another kind',
    async (prefix) => {
      const { asOwner, asAdmin, desk, job, paid, issued } = await withStatements()
      await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
      const { id } = await paid()
      await issued()
      await asAdmin.credit({ id, reason: REASON, lines: [{ at: 0, amount: '100' }] })
      const { settings } = await asOwner.admin.moneySettings.get()
      await expect(asOwner.admin.moneySettings.save({ ...settings, prefix })).rejects.toThrow(
        'Numbers of another kind begin like this: choose another prefix',
      )
      await asOwner.admin.moneySettings.save({ ...settings, prefix: 'TKX' })
    },
  )
})

describe('a name with a formula, markup and a path in it', () => {
  const NAME = '=cmd|"/C calc"!A0'
  const MARKUP = '../../<script>alert(1)</script>'
  it('is a text in each table of the month, and in no name of a file', async () => {
    const { t, admin, desk, job, bill, invoice } = await withConfirmed()
    await bill({ gstin: '07AAGFF2194N1Z1', legalName: NAME, address: MARKUP, version: 1 })
    await desk.money.addLine({
      jobId: job.id,
      kind: 'expense',
      words: '@SUM(A1)',
      quantity: '1',
      unit: '+1',
      price: '0.01',
    })
    await invoice()
    const { body } = await t
      .http()
      .post('/exports/accountant.zip')
      .auth(t.tokenFor(admin), { type: 'bearer' })
      .send({ month: '2026-03' })
      .buffer()
      .parse(bytes)
    const files = unzip(body)
    for (const name of files.keys()) expect(name).toMatch(/^([A-Z][\w ()-]*\/)?[\w., ()-]+\.(csv|pdf|txt)$/)
    const tables = [...files].filter(([name]) => name.endsWith('.csv'))
    const cells = tables.flatMap(([, text]) => (parse(text, { bom: true }) as string[][]).flat())
    expect(cells.filter((cell) => /^\s*[=+@-]/.test(cell) && !/^-\d+\.\d\d$/.test(cell))).toEqual([])
    expect(cells).toEqual(expect.arrayContaining([`'${NAME}`, MARKUP, "'@SUM(A1)", "'+1"]))
  })
})
