import { expect, it } from 'vitest'
import { claimOf } from '../../../helpers/desk/desk'
import { withStatements } from '../../../helpers/money/statements'

it('a fee for a cancellation is due to a talent who was released after her days were moved (M14)', async () => {
  const { desk, job, again, settle, statements, value, asAdmin, pay, zoya } = await withStatements()
  settle(job)
  await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
  await desk.claims.confirm(claimOf(await again(job)))
  for (const day of ['2026-03-27', '2026-03-28']) {
    const { version, dates } = await again(job)
    const dateId = dates.find(({ cancelledAt }) => cancelledAt === null)?.id ?? ''
    await desk.jobs.changeDate({ jobId: job.id, version, dateId, day })
  }
  const claim = claimOf(await again(job))
  await desk.claims.release(claim)
  await desk.money.addLine({
    jobId: job.id,
    claimId: claim.claimId,
    kind: 'cancellation',
    words: 'Zoya, cancelled',
    quantity: '1',
    price: '10,000',
  })
  const totalPaise = (await value()).preview?.totalPaise ?? 0
  await pay(await asAdmin.issueInvoice({ jobId: job.id, totalPaise }))
  expect(await statements.due()).toMatchObject([{ modelId: zoya.id, sharePaise: 8_000_00 }])
})
