import { eq } from 'drizzle-orm'
import { jobs } from '../../../drizzle/schema'
import { claimOf } from '../desk/desk'
import { withConfirmed } from './money'

const TODAY = '2026-03-02'

/** Two open invoices of one client: the first worked example, and one day of ₹20,000 with the charge, ₹28,320 with tax. */
export async function withTwoInvoices() {
  const here = await withConfirmed()
  const { t, desk, aPricedJob, settle, again, asAdmin, invoice } = here
  const first = await invoice()
  const job = await aPricedJob('Pinjra, window', 20_000_00, ['2026-03-24'])
  t.db.update(jobs).set({ clientId: here.job.client?.id }).where(eq(jobs.id, job.id)).run()
  settle(job)
  await desk.claims.setFee({ ...claimOf(await again(job)), feePaise: 20_000_00, feeUnit: 'day' })
  await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
  await desk.claims.confirm(claimOf(await again(job)))
  // Which of them was billed before decides about the threshold of the year.
  t.later(60_000)
  const second = await asAdmin.issueInvoice({ jobId: job.id, totalPaise: 28_320_00 })
  /** One transfer of ₹1,44,960.00 over both, with 10 % of each withheld. */
  const transfer = (facts: object = {}) =>
    asAdmin.recordPayment({
      ...{ paperId: first.id, receivedOn: TODAY, way: 'bank', reference: 'EXAM26030200093' },
      ...{ amount: '1,16,640', withheld: '10,800', withheldCode: '194J' },
      others: [{ paperId: second.id, amount: '25,920', withheld: '2,400', withheldCode: '194J' }],
      ...facts,
    })
  const read = (id: string) => desk.money.get({ id })
  return { ...here, t, first, second, secondJob: job, transfer, read }
}
