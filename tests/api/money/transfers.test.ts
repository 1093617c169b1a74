import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobs, payments } from '../../../drizzle/schema'
import { moveInvoicedJobs } from '../../../server/features/money/papers/stages.service'
import { auditLines } from '../../helpers/auditLines'
import { DAY } from '../../helpers/desk/desk'
import { monthOf } from '../../helpers/money/accountant'
import { withTwoInvoices } from '../../helpers/money/transfers'

it('one transfer settles two papers, each to the paisa, and both name the other (issue 48)', async () => {
  const { t, first, second, transfer, read } = await withTwoInvoices()
  const paid = await transfer()
  expect(paid).toMatchObject({ standing: 'paid', outstandingPaise: 0 })
  expect(paid.payments).toMatchObject([
    {
      ...{ amountPaise: 1_16_640_00, withheldPaise: 10_800_00, reference: 'EXAM26030200093' },
      transfer: { amountPaise: 1_42_560_00, others: [{ id: second.id, number: second.number }] },
    },
  ])
  const other = await read(second.id)
  expect(other).toMatchObject({ standing: 'paid', outstandingPaise: 0 })
  expect(other.payments).toMatchObject([
    {
      ...{ amountPaise: 25_920_00, withheldPaise: 2_400_00, withheldCode: '194J' },
      transfer: { amountPaise: 1_42_560_00, others: [{ id: first.id, number: first.number }] },
    },
  ])
  expect(auditLines(t, 'payment recorded').map((line) => line.at(-1))).toEqual([
    `${first.number}: 116640.00`,
    `${second.number}: 25920.00`,
  ])
})

it('a part above what is owed on its paper takes all others back (M11)', async () => {
  const { t, second, transfer } = await withTwoInvoices()
  const others = [{ paperId: second.id, amount: '25,920.01', withheld: '2,400' }]
  await expect(transfer({ others })).rejects.toThrow('At most ₹28,320.00 is owed, with what was kept back')
  expect(t.db.select().from(payments).all()).toEqual([])
})

it('the parts are papers of one client, each named once', async () => {
  const { first, second, transfer } = await withTwoInvoices()
  const named = (paperId: string) => ({ paperId, amount: '1' })
  const twice = 'This paper is named twice'
  await expect(transfer({ others: [named(second.id), named(second.id)] })).rejects.toThrow(twice)
  await expect(transfer({ others: [named(first.id)] })).rejects.toThrow(twice)
  const strange = 'Choose a paper of the same client'
  await expect(transfer({ others: [named('unknown')] })).rejects.toThrow(strange)
})

it('taking one part out takes out the whole transfer, and the papers are open again', async () => {
  const { t, second, transfer, read, asAdmin } = await withTwoInvoices()
  const { payments: parts } = await transfer()
  const opened = await asAdmin.removePayment({ id: parts[0]?.id ?? '' })
  expect(opened).toMatchObject({ standing: 'open', outstandingPaise: 1_27_440_00, payments: [] })
  expect(await read(second.id)).toMatchObject({ standing: 'open', outstandingPaise: 28_320_00 })
  expect(auditLines(t, 'payment taken out')).toHaveLength(2)
})

it('an invoice and an advance come in one transfer: the advance gets its voucher, and then all of it stands', async () => {
  const { first, desk, job: firstJob, asAdmin, aPricedJob, t } = await withTwoInvoices()
  const job = await aPricedJob('Pinjra, next season', 45_000_00, ['2026-04-20'])
  t.db.update(jobs).set({ clientId: firstJob.client?.id }).where(eq(jobs.id, job.id)).run()
  const value = await desk.money.value({ number: job.number })
  const proforma = await desk.money.makeProforma({
    jobId: job.id,
    totalPaise: value.preview?.totalPaise ?? 0,
  })
  const beside = await asAdmin.openBeside({ id: first.id })
  expect(beside.map(({ number, nowPaise }) => [number, nowPaise])).toEqual([
    ['TK/25-26/0002', 28_320_00],
    [proforma.number, proforma.nowPaise],
  ])
  const paid = await asAdmin.recordPayment({
    ...{ paperId: first.id, receivedOn: '2026-03-02', way: 'bank', amount: '1,27,440' },
    others: [{ paperId: proforma.id, amount: '10,000' }],
  })
  const { items } = await desk.money.list({ kind: 'receipt voucher' })
  expect(items.map(({ totalPaise }) => totalPaise)).toEqual([10_000_00])
  expect(paid.payments.map(({ stands }) => stands)).toEqual([true])
  await expect(asAdmin.removePayment({ id: paid.payments[0]?.id ?? '' })).rejects.toThrow(
    `${proforma.number}: A receipt voucher or an invoice counts this payment, so it stands.`,
  )
  expect(t.db.select().from(payments).all()).toHaveLength(2)
})

it('both jobs follow their papers, there and back (decision 0219)', async () => {
  const { t, job, secondJob, again, minutesLater, transfer, asAdmin } = await withTwoInvoices()
  t.later(30 * DAY)
  minutesLater(0)
  moveInvoicedJobs(t)
  const stages = async () => [(await again(job)).stage, (await again(secondJob)).stage]
  expect(await stages()).toEqual(['billed', 'billed'])
  const { payments: parts } = await transfer({ receivedOn: '2026-04-01' })
  expect(await stages()).toEqual(['closed', 'closed'])
  await asAdmin.removePayment({ id: parts[0]?.id ?? '' })
  expect(await stages()).toEqual(['billed', 'billed'])
})

it('the accountant reads the parts, the line of the bank, and what became of the certificates', async () => {
  const { t, admin, transfer, asAdmin } = await withTwoInvoices()
  const { payments: parts } = await transfer()
  await asAdmin.markCertificate({ paymentIds: parts.map(({ id }) => id), isSeen: true })
  const { rows } = await monthOf(t, admin)
  expect(rows('payments').map((row) => [row.Paper, row.Received, row['One part of']])).toEqual([
    ['TK/25-26/0001', '116640.00', '142560.00'],
    ['TK/25-26/0002', '25920.00', '142560.00'],
  ])
  expect(
    rows('withheld-by-clients').map((row) => [row.Withheld, row['Certificate due'], row['Certificate seen']]),
  ).toEqual([
    ['10800.00', '2026-06-15', '2026-03-02'],
    ['2400.00', '2026-06-15', ''],
  ])
})

it('another with nothing is left out, and what is left is an ordinary payment', async () => {
  const { second, transfer, read } = await withTwoInvoices()
  const paid = await transfer({ others: [{ paperId: second.id, amount: '0' }] })
  expect(paid.payments.map(({ transfer }) => transfer)).toEqual([null])
  expect((await read(second.id)).payments).toEqual([])
})

it('a paper of another client is refused', async () => {
  const { desk, job, aPricedJob, transfer } = await withTwoInvoices()
  const other = await aPricedJob('Kori, first light', 45_000_00, ['2026-04-20'])
  expect(other.client?.id).not.toBe(job.client?.id)
  await desk.money.saveBilling({
    ...{ clientId: other.client?.id ?? '', legalName: 'Kori', address: 'Pune', stateCode: '07', version: 0 },
  })
  const { preview } = await desk.money.value({ number: other.number })
  const { id } = await desk.money.makeProforma({ jobId: other.id, totalPaise: preview?.totalPaise ?? 0 })
  const others = [{ paperId: id, amount: '1' }]
  await expect(transfer({ others })).rejects.toThrow('Choose a paper of the same client')
})
