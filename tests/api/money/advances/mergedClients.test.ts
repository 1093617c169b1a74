import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { clients } from '../../../../drizzle/schema'
import { claimOf, DAY } from '../../../helpers/desk/desk'
import { monthOf } from '../../../helpers/money/accountant'
import { withConfirmed } from '../../../helpers/money/money'

const TODAY = '2026-03-02'

/** The first worked example, a proforma of another client, and then the first client is merged into the other. */
async function withMerged() {
  const here = await withConfirmed()
  const { t, desk, job, invoice, aPricedJob, value, bill } = here
  const first = await invoice()
  const next = await aPricedJob('Second', 10_000_00, ['2026-03-24'])
  const id = job.client?.id ?? ''
  const intoId = next.client?.id ?? ''
  await bill({}, intoId)
  const merge = () => {
    const version = t.db.select().from(clients).where(eq(clients.id, id)).get()?.version ?? 0
    return desk.clients.merge({ id, version, intoId })
  }
  const proforma = async () =>
    desk.money.makeProforma({
      jobId: next.id,
      totalPaise: (await value(next.number)).preview?.totalPaise ?? 0,
    })
  return { ...here, first, next, merge, proforma }
}

it('what is kept at a merged client is taken off the next invoice of the client it was merged into (M11, decision 0152)', async () => {
  const { asAdmin, first, next, merge, value } = await withMerged()
  await asAdmin.recordPayment({ paperId: first.id, receivedOn: TODAY, amount: '1,27,440', way: 'bank' })
  const lines = [
    { at: 0, amount: '22,500' },
    { at: 1, amount: '4,500' },
  ]
  await asAdmin.credit({ id: first.id, reason: 'The amount is wrong', lines })
  await asAdmin.refund({ paperId: first.id, paidOn: TODAY, amount: '31,860', way: 'kept' })
  expect((await value(next.number)).advancesPaise).toBe(0)
  await merge()
  // 12,000.00 with GST is 14,160.00, and no more than that is taken off.
  expect((await value(next.number)).advancesPaise).toBe(14_160_00)
})

it('table 11A counts what an invoice of either took off what is kept at the other (M17)', async () => {
  const { t, admin, desk, asAdmin, first, next, merge, again, settle } = await withMerged()
  await asAdmin.recordPayment({ paperId: first.id, receivedOn: TODAY, amount: '1,27,440', way: 'bank' })
  const lines = [
    { at: 0, amount: '22,500' },
    { at: 1, amount: '4,500' },
  ]
  await asAdmin.credit({ id: first.id, reason: 'The amount is wrong', lines })
  await asAdmin.refund({ paperId: first.id, paidOn: TODAY, amount: '31,860', way: 'kept' })
  await merge()
  settle(next)
  await desk.claims.setFee({ ...claimOf(await again(next)), feePaise: 10_000_00, feeUnit: 'day' })
  await desk.claims.recordAnswer({ ...claimOf(await again(next)), answer: 'yes' })
  await desk.claims.confirm(claimOf(await again(next)))
  const issued = await asAdmin.issueInvoice({ jobId: next.id, totalPaise: 14_160_00 })
  expect(issued.advancesPaise).toBe(14_160_00)
  // 17,700.00 of 31,860.00 are left, which is 15,000.00 without GST.
  const { rows } = await monthOf(t, admin)
  expect(rows('GSTR-1/11A-advances-received').map((row) => row['Advance without tax'])).toEqual(['15000.00'])
})

it('who was reminded today of a paper of one is not reminded of a paper of the other', async () => {
  const { t, desk, first, merge, proforma } = await withMerged()
  const second = await proforma()
  t.later(20 * DAY)
  const { linkId } = await desk.money.text({ id: first.id })
  await desk.money.noteHanded({ linkId, went: true })
  const next = async () => (await desk.money.toRemind()).map(({ id }) => id)
  expect(await next()).toEqual([second.id])
  await merge()
  expect(await next()).toEqual([])
})

it('the certificate of a quarter is asked of both as of one client', async () => {
  const { asAdmin, first, merge, proforma } = await withMerged()
  const second = await proforma()
  const paid = {
    receivedOn: TODAY,
    way: 'bank',
    amount: '1,000',
    withheld: '100',
    withheldCode: '194J',
  } as const
  await asAdmin.recordPayment({ ...paid, paperId: first.id })
  await asAdmin.recordPayment({ ...paid, paperId: second.id })
  const listed = async () =>
    (await asAdmin.certificates({})).items.map(({ client, withheldPaise }) => [client, withheldPaise])
  expect(await listed()).toEqual([
    ['Pinjra, lookbook client', 100_00],
    ['Second client', 100_00],
  ])
  await merge()
  expect(await listed()).toEqual([['Second client', 200_00]])
})

it('a quote to the merged client still says what its job does, which is for the other now', async () => {
  const { t, desk, aPricedJob, again, value, bill } = await withConfirmed()
  const job = await aPricedJob('Third', 10_000_00, ['2026-03-26'])
  const other = await aPricedJob('Fourth', 10_000_00, ['2026-03-28'])
  const [id, intoId] = [job.client?.id ?? '', other.client?.id ?? '']
  await bill({}, id)
  await bill({}, intoId)
  const facts = { jobId: job.id, totalPaise: (await value(job.number)).preview?.totalPaise ?? 0 }
  const quote = await desk.money.makeQuote({ ...facts, validUntil: '2026-03-12' })
  await desk.jobs.change({ id: job.id, version: (await again(job)).version, clientId: intoId })
  expect((await value(job.number)).differing).toEqual([quote.id])
  const version = t.db.select().from(clients).where(eq(clients.id, id)).get()?.version ?? 0
  await desk.clients.merge({ id, version, intoId })
  expect((await value(job.number)).differing).toEqual([])
})

it('one transfer pays the papers of both, whichever of them is named first', async () => {
  const { asAdmin, first, merge, proforma } = await withMerged()
  const second = await proforma()
  const numbers = async (id: string) => (await asAdmin.openBeside({ id })).map(({ number }) => number)
  expect(await numbers(first.id)).toEqual([])
  await merge()
  expect(await numbers(first.id)).toEqual([second.number])
  expect(await numbers(second.id)).toEqual([first.number])
  const pay = (paperId: string, other: string) =>
    asAdmin.recordPayment({
      ...{ paperId, receivedOn: TODAY, amount: '1,000', way: 'bank' },
      others: [{ paperId: other, amount: '1,000' }],
    })
  expect((await pay(first.id, second.id)).outstandingPaise).toBe(1_26_440_00)
  expect((await pay(second.id, first.id)).outstandingPaise).toBe(12_160_00)
})

it('what both were billed counts towards the threshold of the year, with the code of either (M10)', async () => {
  const { t, desk, asAdmin, first, merge, proforma } = await withMerged()
  await asAdmin.recordPayment({
    ...{ paperId: first.id, receivedOn: TODAY, way: 'bank' },
    ...{ amount: '1,16,640', withheld: '10,800', withheldCode: '194J' },
  })
  t.later(60_000)
  const { id } = await proforma()
  const expected = async () => {
    const { withholding } = await desk.money.get({ id })
    return [withholding.last, withholding.codes.find(({ code }) => code === '194J')?.expectedPaise]
  }
  expect(await expected()).toEqual([null, 0])
  await merge()
  // 10 % of half of 12,000.00: the advance of 7,080.00 is 6,000.00 without GST.
  expect(await expected()).toEqual(['194J', 600_00])
})

it('an advance of the merged client is in the invoice of its job, which is for the other now', async () => {
  const { t, desk, asAdmin, aPricedJob, again, settle, value, bill } = await withConfirmed()
  const job = await aPricedJob('Third', 10_000_00, ['2026-03-26'])
  const other = await aPricedJob('Fourth', 10_000_00, ['2026-03-28'])
  const [id, intoId] = [job.client?.id ?? '', other.client?.id ?? '']
  await bill({}, id)
  await bill({}, intoId)
  const total = async () => (await value(job.number)).preview?.totalPaise ?? 0
  const proforma = await desk.money.makeProforma({ jobId: job.id, totalPaise: await total() })
  await asAdmin.recordPayment({ paperId: proforma.id, receivedOn: TODAY, amount: '5,000', way: 'bank' })
  const version = t.db.select().from(clients).where(eq(clients.id, id)).get()?.version ?? 0
  await desk.clients.merge({ id, version, intoId })
  await desk.jobs.change({ id: job.id, version: (await again(job)).version, clientId: intoId })
  settle(job)
  const { claims } = await again(job)
  const claim = { claimId: claims[0]?.id ?? '', version: claims[0]?.version ?? 0 }
  await desk.claims.recordAnswer({ ...claim, answer: 'yes' })
  const agreed = (await again(job)).claims[0]
  await desk.claims.confirm({ claimId: agreed?.id ?? '', version: agreed?.version ?? 0 })
  const issued = await asAdmin.issueInvoice({ jobId: job.id, totalPaise: await total() })
  expect(issued.advancesPaise).toBe(5_000_00)
  expect(await desk.money.get({ id: proforma.id })).toMatchObject({ standing: 'invoiced', giveBackPaise: 0 })
})
