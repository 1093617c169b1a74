import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { claims, jobs } from '../../../drizzle/schema'
import { runDeskClock } from '../../../server/features/desk/notices/mails.service'
import { amountWords } from '../../../shared/money/rupees'
import { auditLines } from '../../helpers/auditLines'
import { UNREGISTERED, withConfirmed, withMoney } from '../../helpers/money/money'

describe('an invoice', () => {
  it('waits until somebody is confirmed', async () => {
    const { asAdmin, job, bill } = await withMoney()
    await bill()
    await expect(asAdmin.issueInvoice({ jobId: job.id, totalPaise: 1_27_440_00 })).rejects.toThrow(
      'Nobody is confirmed on this job yet. Send a proforma.',
    )
  })

  it('from ₹50,000 on needs the address of a buyer without registration, and below it does not (M7)', async () => {
    const { t, asAdmin, job, bill, value } = await withConfirmed()
    await bill({ address: '', gstin: '', version: 1 })
    await expect(asAdmin.issueInvoice({ jobId: job.id, totalPaise: 1_27_440_00 })).rejects.toThrow(
      'From ₹50,000 on, an invoice needs the address and the state of the client.',
    )
    const withFee = async (feePaise: number) => {
      t.db.update(claims).set({ feePaise }).run()
      return (await value()).problems.invoice
    }
    // Two days, a fifth for the agency and 18 % come to ₹49,999.98, rounded ₹50,000, and to ₹49,999.
    expect(await withFee(17_655_36)).toEqual(['address'])
    expect(await withFee(17_655_00)).toEqual([])
  })

  it('is issued once a job, by an admin and not by a booker', async () => {
    const { t, noor, job, admin, invoice } = await withConfirmed()
    await expect(
      t.as(noor).admin.money.issueInvoice({ jobId: job.id, totalPaise: 1_27_440_00 }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const paper = await invoice()
    expect(paper).toMatchObject({ number: 'TK/25-26/0001', placeWhy: 'your GSTIN is there', issuedBy: 'Dev' })
    await expect(invoice()).rejects.toThrow('This job has an invoice already.')
    expect(auditLines(t, 'paper issued')).toEqual([[admin.id, 'Dev', paper.id, 'TK/25-26/0001']])
  })

  it('is never changed and never deleted, by whatever is tried (M3)', async () => {
    const { t, zoya, invoice, desk } = await withConfirmed()
    const { id } = await invoice()
    const before = await desk.money.get({ id })
    const columns = t.db.all<{ name: string }>(sql`select name from pragma_table_info('papers')`)
    expect(columns.length).toBeGreaterThan(30)
    for (const { name } of columns)
      expect(() => t.db.$client.exec(`update papers set "${name}" = "${name}"`)).toThrow(
        'an issued paper is never changed',
      )
    for (const removed of ['delete from papers', 'insert or replace into papers select * from papers'])
      expect(() => t.db.$client.exec(removed)).toThrow('an issued paper is never deleted')
    expect(() => t.db.$client.exec('delete from paper_files')).toThrow('the file of a paper is never deleted')
    await t.as(t.superadmin()).admin.models.remove({ id: zoya.id })
    expect(await desk.money.get({ id })).toEqual(before)
  })

  it('takes off what was received on the proforma, with a receipt voucher for it (M11)', async () => {
    const { desk, job, asAdmin, invoice } = await withConfirmed()
    const proforma = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    const paid = { paperId: proforma.id, receivedOn: '2026-03-02', amount: '59,000', way: 'UPI' } as const
    expect(await asAdmin.recordPayment(paid)).toMatchObject({
      standing: 'part paid',
      outstandingPaise: 68_440_00,
    })
    const [voucher] = (await desk.money.list({ kind: 'receipt voucher' })).items
    const { taxablePaise, cgst, sgst, ...receipt } = await desk.money.get({ id: voucher?.id ?? '' })
    expect(receipt).toMatchObject({ number: 'TKR/25-26/0001', standing: 'receipt', totalPaise: 59_000_00 })
    expect([taxablePaise, cgst, sgst].map(amountWords)).toEqual(['50,000.00', '4,500.00', '4,500.00'])
    const issued = await invoice()
    expect(issued).toMatchObject({ advancesPaise: 59_000_00, outstandingPaise: 68_440_00 })
    expect((await desk.money.get({ id: proforma.id })).standing).toBe('invoiced')
    const rest = {
      paperId: issued.id,
      receivedOn: '2026-03-02',
      amount: '57640',
      withheld: '10800',
      way: 'bank',
    } as const
    expect(await asAdmin.recordPayment(rest)).toMatchObject({ standing: 'paid', outstandingPaise: 0 })
  })

  it('refuses a payment above what is owed, and one of tomorrow (M11)', async () => {
    const { asAdmin, invoice } = await withConfirmed()
    const { id } = await invoice()
    const pay = (facts: object) =>
      asAdmin.recordPayment({ paperId: id, receivedOn: '2026-03-02', amount: '1', way: 'cash', ...facts })
    await expect(pay({ amount: '1,27,440.01' })).rejects.toThrow('At most ₹1,27,440.00 is owed')
    await expect(pay({ amount: '1,20,000', withheld: '8,000' })).rejects.toThrow(
      'At most ₹1,27,440.00 is owed',
    )
    await expect(pay({ receivedOn: '2026-03-03' })).rejects.toThrow('Choose a day that is not after today')
    await expect(pay({ amount: '0' })).rejects.toThrow('Enter an amount above 0')
  })

  it('stands open again when a payment was recorded by mistake', async () => {
    const { t, asAdmin, invoice } = await withConfirmed()
    const { id } = await invoice()
    const pay = { paperId: id, receivedOn: '2026-03-02', amount: '1000', way: 'cash' } as const
    const { payments } = await asAdmin.recordPayment(pay)
    expect(await asAdmin.removePayment({ id: payments[0]?.id ?? '' })).toMatchObject({ standing: 'open' })
    expect(auditLines(t, 'payment recorded')).toHaveLength(1)
    expect(auditLines(t, 'payment taken out')).toMatchObject([
      [expect.anything(), 'Dev', id, 'TK/25-26/0001: 1000.00'],
    ])
  })

  it('is overdue from the day after its last one on', async () => {
    const { t, desk, invoice } = await withConfirmed()
    const { id } = await invoice()
    t.later(15 * 24 * 60 * 60_000)
    expect(await desk.money.get({ id })).toMatchObject({ standing: 'open', daysLate: 0 })
    t.later(24 * 60 * 60_000)
    expect(await desk.money.get({ id })).toMatchObject({ standing: 'overdue', daysLate: 1 })
    expect(await desk.money.sums()).toEqual({
      ...{ open: 1, outstandingPaise: 1_27_440_00, notDuePaise: 0, late15Paise: 1_27_440_00 },
      ...{ late30Paise: 0, olderPaise: 0, unregistered: 0, unbilledJobs: 0 },
    })
    const numbers = async (standing: string) =>
      (await desk.money.list({ standing })).items.map(({ number }) => number)
    expect(await numbers('overdue')).toEqual(['TK/25-26/0001'])
    expect(await numbers('paid')).toEqual([])
    expect((await desk.money.list({ search: 'pinjra' })).total).toBe(1)
  })
})

describe('a credit note', () => {
  it('takes a whole invoice back, says why, and lets the job be invoiced again', async () => {
    const { desk, asAdmin, invoice } = await withConfirmed()
    const { id, number } = await invoice()
    const note = await asAdmin.credit({ id, reason: 'The client is wrong' })
    expect(note).toMatchObject({
      kind: 'credit note',
      number: 'TKC/25-26/0001',
      reason: 'The client is wrong',
      refersTo: { id, number },
      dueOn: null,
      outstandingPaise: 0,
    })
    const { taxablePaise, cgst, sgst, totalPaise } = note
    expect([taxablePaise, cgst, sgst, totalPaise].map(amountWords)).toEqual([
      ...['1,08,000.00', '9,720.00', '9,720.00', '1,27,440.00'],
    ])
    expect(await desk.money.get({ id })).toMatchObject({
      standing: 'credited',
      outstandingPaise: 0,
      credits: [{ number: 'TKC/25-26/0001', kind: 'credit note', totalPaise: 1_27_440_00 }],
    })
    expect(await invoice()).toMatchObject({ number: 'TK/25-26/0002' })
  })

  it('is issued once, by an admin, and for an invoice alone', async () => {
    const { t, noor, desk, asAdmin, job, invoice } = await withConfirmed()
    const proforma = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    const reason = 'The amount is wrong' as const
    await expect(asAdmin.credit({ id: proforma.id, reason })).rejects.toThrow(
      'Only an invoice that still stands can be credited or debited.',
    )
    const { id } = await invoice()
    await expect(t.as(noor).admin.money.credit({ id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { id: noteId } = await asAdmin.credit({ id, reason, decisionKey: 'a'.repeat(32) })
    expect((await asAdmin.credit({ id, reason, decisionKey: 'a'.repeat(32) })).id).toBe(noteId)
    await expect(asAdmin.credit({ id, reason })).rejects.toThrow(
      'Only an invoice that still stands can be credited or debited.',
    )
    expect(auditLines(t, 'paper issued').map((line) => line.at(-1))).toEqual([
      ...['TKP/25-26/0001', 'TK/25-26/0001', 'TKC/25-26/0001'],
    ])
  })
})

describe('overdue papers', () => {
  it('are shown to the booker of their job, not to another one, and to all where a job has no booker (M19)', async () => {
    const { t, desk, noor, kabir, job, invoice } = await withConfirmed()
    await invoice()
    const numbers = async (account: typeof noor) =>
      (await t.as(account).desk.money.overdue()).map(({ number, daysLate }) => [number, daysLate])
    t.later(20 * 24 * 60 * 60_000)
    t.db.update(jobs).set({ bookerId: noor.id }).where(eq(jobs.id, job.id)).run()
    expect(await numbers(noor)).toEqual([['TK/25-26/0001', 5]])
    expect(await numbers(kabir)).toEqual([])
    t.db.update(jobs).set({ bookerId: null }).where(eq(jobs.id, job.id)).run()
    expect(await numbers(kabir)).toEqual([['TK/25-26/0001', 5]])
    expect((await desk.money.list({ standing: 'overdue' })).total).toBe(1)
  })
})

describe('work without an invoice (M7)', () => {
  const DAY = 24 * 60 * 60_000

  it('is told a week before thirty days are over, to the booker of the job, until an invoice stands', async () => {
    const { t, noor, kabir, job, invoice, asAdmin } = await withConfirmed()
    const told = (account = noor) => t.as(account).desk.money.notInvoiced()
    // Its last day is 21 March 2026.
    t.later(Date.parse('2026-04-12T12:00:00.000Z') - t.clock().getTime())
    expect(await told()).toEqual([])
    t.later(DAY)
    expect(await told()).toEqual([
      {
        number: job.number,
        title: 'Pinjra, lookbook',
        client: 'Pinjra, lookbook client',
        workedOn: '2026-03-21',
        invoiceBy: '2026-04-20',
      },
    ])
    expect(await told(kabir)).toHaveLength(0)
    // The desk's clock notes that the days are done.
    runDeskClock(t)
    expect(await told()).toHaveLength(1)
    t.db.update(jobs).set({ bookerId: null }).where(eq(jobs.id, job.id)).run()
    expect(await told(kabir)).toHaveLength(1)
    const { id } = await invoice()
    expect(await told()).toEqual([])
    await asAdmin.credit({ id, reason: 'The client is wrong' })
    expect(await told()).toHaveLength(1)
    t.later(120 * DAY)
    expect(await told()).toEqual([])
  })

  it('is not told of a job without a fee, of one that was lost, and to an agency without registration', async () => {
    const { t, noor, job, asOwner } = await withConfirmed()
    const told = () => t.as(noor).desk.money.notInvoiced()
    t.later(60 * DAY)
    expect(await told()).toHaveLength(1)
    t.db.update(claims).set({ feePaise: null }).run()
    expect(await told()).toEqual([])
    t.db.update(claims).set({ feePaise: 45_000_00 }).run()
    t.db.update(jobs).set({ stage: 'cancelled' }).where(eq(jobs.id, job.id)).run()
    expect(await told()).toEqual([])
    t.db.update(jobs).set({ stage: 'done' }).where(eq(jobs.id, job.id)).run()
    await asOwner.admin.moneySettings.save({ ...UNREGISTERED, version: 1 })
    expect(await told()).toEqual([])
  })
})
