import { describe, expect, it } from 'vitest'
import { activities, quoteAcceptances } from '../../../drizzle/schema'
import { auditLines } from '../../helpers/auditLines'
import { claimOf, DAY } from '../../helpers/desk/desk'
import { quoted } from '../../helpers/money/quotes'

describe('a quote', () => {
  it('has a number of its own series, holds until its day, and asks for no money', async () => {
    const { desk, asAdmin, quote } = await quoted()
    expect(quote).toMatchObject({
      ...{ kind: 'quote', number: 'TKQ/25-26/0001', dueOn: '2026-03-12', totalPaise: 1_27_440_00 },
      ...{ standing: 'open', outstandingPaise: 0, poNumber: 'PO 7', acceptedBy: null, made: [] },
    })
    expect((await desk.money.sums()).open).toBe(0)
    const payment = { paperId: quote.id, receivedOn: '2026-03-02', amount: '100', way: 'UPI' as const }
    await expect(asAdmin.recordPayment(payment)).rejects.toThrow('Nothing is owed on this paper.')
  })

  it('is refused for a day that is over, and for a total that is another one now', async () => {
    const { desk, job } = await quoted()
    const given = { jobId: job.id, totalPaise: 1_27_440_00, validUntil: '2026-03-01' }
    await expect(desk.money.makeQuote(given)).rejects.toThrow('Choose today or a later day')
    const other = { ...given, validUntil: '2026-03-12', totalPaise: 1 }
    await expect(desk.money.makeQuote(other)).rejects.toThrow('The total is another one now')
  })

  it('becomes a proforma that refers to it, with nothing typed again', async () => {
    const { desk, job, quote } = await quoted()
    const given = { jobId: job.id, totalPaise: 1_27_440_00, poNumber: 'PO 7', quoteId: quote.id }
    const made = await desk.money.makeProforma(given)
    expect(made).toMatchObject({
      number: 'TKP/25-26/0001',
      refersTo: { id: quote.id, number: 'TKQ/25-26/0001' },
      poNumber: 'PO 7',
    })
    expect((await desk.money.get({ id: quote.id })).made).toEqual([
      { id: made.id, number: 'TKP/25-26/0001', kind: 'proforma' },
    ])
    await expect(desk.money.makeProforma({ ...given, quoteId: made.id })).rejects.toThrow(
      'Choose a quote of this job',
    )
  })

  it('becomes an invoice, and is invoiced then', async () => {
    const { desk, asAdmin, job, quote, settle, again } = await quoted()
    settle(job)
    await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
    await desk.claims.confirm(claimOf(await again(job)))
    const invoice = await asAdmin.issueInvoice({
      ...{ jobId: job.id, totalPaise: 1_27_440_00, quoteId: quote.id },
    })
    expect(invoice).toMatchObject({ standing: 'open', refersTo: { number: 'TKQ/25-26/0001' } })
    expect((await desk.money.get({ id: quote.id })).standing).toBe('invoiced')
  })

  it('can be withdrawn, which the audit keeps, and then neither accepted nor followed', async () => {
    const { t, desk, job, quote, accept } = await quoted()
    expect(await desk.money.withdrawQuote({ id: quote.id })).toMatchObject({
      ...{ standing: 'withdrawn', hasLink: false },
    })
    expect(auditLines(t, 'quote withdrawn')).toMatchObject([
      [expect.anything(), 'Noor', quote.id, 'TKQ/25-26/0001'],
    ])
    await expect(desk.money.withdrawQuote({ id: quote.id })).rejects.toThrow(
      'Only a quote that still stands can be withdrawn.',
    )
    await expect(desk.money.text({ id: quote.id })).rejects.toThrow('This quote was withdrawn.')
    expect((await accept('Anita Rao')).status).toBe(404)
    expect(t.db.select().from(quoteAcceptances).all()).toEqual([])
    const given = { jobId: job.id, totalPaise: 1_27_440_00, quoteId: quote.id }
    await expect(desk.money.makeProforma(given)).rejects.toThrow('Choose a quote of this job')
  })

  it('is not withdrawn as a proforma, nor a proforma as a quote', async () => {
    const { desk, job, quote } = await quoted()
    await expect(desk.money.withdraw({ id: quote.id })).rejects.toThrow('Only a proforma')
    const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    await expect(desk.money.withdrawQuote({ id })).rejects.toThrow('Only a quote')
  })

  it('that the job differs from is shown until both say the same', async () => {
    const { desk, job, quote, value, again } = await quoted()
    expect((await value()).differing).toEqual([])
    const fee = { ...claimOf(await again(job)), feeUnit: 'day' as const }
    await desk.claims.setFee({ ...fee, feePaise: 50_000_00 })
    expect((await value()).differing).toEqual([quote.id])
    await desk.claims.setFee({ ...claimOf(await again(job)), feeUnit: 'day', feePaise: 45_000_00 })
    expect((await value()).differing).toEqual([])
  })
})

describe('an accepted quote', () => {
  it('is told to the booker by one mail, to the job, and to Mine until something is made of it', async () => {
    const { t, noor, desk, job, quote, accept, value } = await quoted()
    const before = t.mails().length
    await accept('Anita Rao')
    await accept('Anita Rao')
    const [mail, ...more] = t.mails().slice(before)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: noor.email,
      subject: 'Quote TKQ/25-26/0001 accepted by Anita Rao',
    })
    expect(mail?.text).toContain(
      'Anita Rao has accepted the quote TKQ/25-26/0001 for Pinjra, lookbook: ₹1,27,440.00.',
    )
    const told = t.db
      .select()
      .from(activities)
      .all()
      .filter(({ kind }) => kind === 'quote accepted')
    expect(told).toMatchObject([{ jobId: job.id, actorName: 'Anita Rao', actorId: null, words: null }])
    expect((await value()).papers).toMatchObject([{ acceptedBy: 'Anita Rao', standing: 'accepted' }])
    expect(await desk.money.acceptedQuotes()).toMatchObject([{ id: quote.id }])
    await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00, quoteId: quote.id })
    expect(await desk.money.acceptedQuotes()).toEqual([])
  })

  it('is in Mine of its booker alone', async () => {
    const { t, kabir, accept } = await quoted()
    await accept('Anita Rao')
    expect(await t.as(kabir).desk.money.acceptedQuotes()).toEqual([])
  })

  it('stays accepted after its day, which refuses the first acceptance', async () => {
    const { t, desk, quote, accept } = await quoted()
    await accept('Anita Rao')
    t.later(30 * DAY)
    expect((await desk.money.get({ id: quote.id })).standing).toBe('accepted')
    const late = await quoted()
    late.t.later(30 * DAY)
    expect((await late.accept('Anita Rao')).status).toBe(409)
    expect((await late.desk.money.get({ id: late.quote.id })).standing).toBe('expired')
    await expect(late.desk.money.text({ id: late.quote.id })).rejects.toThrow('This quote no longer holds.')
  })

  it('is never changed or deleted, nor is the quote', async () => {
    const { t, accept } = await quoted()
    await accept('Anita Rao')
    const run = (sql: string) => () => t.db.$client.exec(sql)
    expect(run("update quote_acceptances set name = 'x'")).toThrow('an acceptance is never changed')
    expect(run('delete from quote_acceptances')).toThrow('an acceptance is never deleted')
    expect(run('update papers set total_paise = 1')).toThrow('an issued paper is never changed')
    expect(run('delete from papers')).toThrow('an issued paper is never deleted')
  })
})
