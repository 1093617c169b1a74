import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { clients } from '../../../../drizzle/schema'
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
