import { expect, it } from 'vitest'
import { moveInvoicedJobs } from '../../../server/features/money/papers/stages.service'
import { localDay } from '../../../shared/format'
import { DAY } from '../../helpers/desk/desk'
import { withConfirmed } from '../../helpers/money/money'

/** The job of the first worked example; `overDays` later its days are over. */
async function atWork() {
  const here = await withConfirmed()
  const { job, again, t, minutesLater, asAdmin } = here
  const now = () => again(job)
  return {
    ...here,
    now,
    stage: async () => (await now()).stage,
    workIsOver: () => {
      t.later(30 * DAY)
      minutesLater(0)
    },
    receive: (paperId: string, amount: string) =>
      asAdmin.recordPayment({ paperId, amount, receivedOn: localDay(t.clock()), way: 'bank' }),
  }
}

it('a job whose work is done is billed by its invoice, and closed when nothing is owed', async () => {
  const { stage, workIsOver, invoice, receive, now } = await atWork()
  workIsOver()
  expect(await stage()).toBe('done')
  const { id } = await invoice()
  expect(await stage()).toBe('billed')
  await receive(id, '1,00,000')
  expect(await stage()).toBe('billed')
  await receive(id, '27,440')
  expect(await stage()).toBe('closed')
  const said = (await now()).activities.slice(0, 2).map(({ words, note }) => [words, note])
  expect(said).toEqual([
    ['Closed the job', 'Everything is paid.'],
    ['Billed the job', null],
  ])
})

it('an advance alone changes nothing, and one that covers all closes the job with its invoice', async () => {
  const { stage, workIsOver, desk, job, invoice, receive } = await atWork()
  const proforma = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  workIsOver()
  await receive(proforma.id, '1,27,440')
  expect(await stage()).toBe('done')
  await invoice()
  expect(await stage()).toBe('closed')
})

it('a job that is invoiced before its work is done is billed once that is done', async () => {
  const { t, stage, workIsOver, invoice } = await atWork()
  await invoice()
  expect(await stage()).toBe('agreed')
  workIsOver()
  expect([moveInvoicedJobs(t), await stage()]).toEqual([1, 'billed'])
  expect(moveInvoicedJobs(t)).toBe(0)
})

it('a payment that is taken out, or more that is asked for, opens a closed job; a credit of all leaves it done', async () => {
  const { stage, workIsOver, invoice, receive, asAdmin } = await atWork()
  workIsOver()
  const { id } = await invoice()
  const { payments } = await receive(id, '1,27,440')
  await asAdmin.removePayment({ id: payments[0]?.id ?? '' })
  expect(await stage()).toBe('billed')
  await receive(id, '1,27,440')
  const debit = await asAdmin.debit({ id, at: 0, words: 'A late wrap', amount: '1,000' })
  expect(await stage()).toBe('billed')
  await receive(debit.id, '1,180')
  expect(await stage()).toBe('closed')
  await asAdmin.credit({ id, reason: 'The work did not take place' })
  expect(await stage()).toBe('done')
})

it('a closed job takes no more work: a new job where its invoice stands, else it is opened again', async () => {
  const { workIsOver, invoice, receive, now, desk, asAdmin } = await atWork()
  workIsOver()
  const { id } = await invoice()
  await receive(id, '1,27,440')
  const day = async () => {
    const { id: jobId, version, dates } = await now()
    return desk.jobs.cancelDate({ jobId, version, dateId: dates[0]?.id ?? '' })
  }
  await expect(day()).rejects.toMatchObject({
    message: 'This job is closed. Make a new job for more work.',
  })
  await asAdmin.credit({ id, reason: 'The work did not take place' })
  await expect(day()).rejects.toMatchObject({ message: 'This job is done. Open it again to go on.' })
})

it('a job whose invoice stands is opened again by a credit, not by hand', async () => {
  const { stage, workIsOver, invoice, receive, now, desk, asAdmin } = await atWork()
  workIsOver()
  const { id } = await invoice()
  await receive(id, '1,27,440')
  const job = await now()
  expect(job.isInvoiced).toBe(true)
  await expect(desk.jobs.setStage({ id: job.id, version: job.version, stage: 'done' })).rejects.toMatchObject(
    { message: 'This job is invoiced. It opens again when its invoice is credited.' },
  )
  await asAdmin.credit({ id, reason: 'The work did not take place' })
  const open = await now()
  expect([open.stage, open.isInvoiced]).toEqual(['done', false])
  await desk.jobs.setStage({ id: job.id, version: open.version, stage: 'closed' })
  expect(await stage()).toBe('closed')
})

it('the list of what is to be billed, and its count, have jobs whose work is done, until their invoice', async () => {
  const { desk, job, workIsOver, invoice } = await atWork()
  const unbilled = async () => {
    const numbers = (await desk.jobs.list({ view: 'unbilled' })).items.map(({ number }) => number)
    expect((await desk.money.sums()).unbilledJobs).toBe(numbers.length)
    return numbers
  }
  expect(await unbilled()).toEqual([])
  workIsOver()
  expect(await unbilled()).toEqual([job.number])
  await invoice()
  expect(await unbilled()).toEqual([])
})

/** The same job, cancelled with what its client owes for each of its dates. */
async function cancelled(cancelPercent: number) {
  const here = await atWork()
  const { id, version, dates } = await here.now()
  const cancelPercents = dates.map((date) => ({ dateId: date.id, cancelPercent }))
  await here.desk.jobs.setStage({ id, version, stage: 'cancelled', reason: 'No budget', cancelPercents })
  const isUnbilled = async () => {
    const { items } = await here.desk.jobs.list({ view: 'unbilled' })
    expect((await here.desk.money.sums()).unbilledJobs).toBe(items.length)
    return items.length === 1
  }
  const ask = (claimId: string, price: string) =>
    here.desk.money.addLine({
      jobId: id,
      claimId,
      kind: 'cancellation',
      words: 'Cancelled',
      quantity: '1',
      price,
    })
  return { ...here, isUnbilled, ask }
}

it('a cancelled job is to be billed while its client owes for it and no invoice stands', async () => {
  const { asAdmin, job, value, isUnbilled, ask } = await cancelled(50)
  expect(await isUnbilled()).toBe(true)
  const asked = await ask((await value()).cancelled[0]?.claimId ?? '', '45,000')
  expect(await isUnbilled()).toBe(true)
  const { id } = await asAdmin.issueInvoice({ jobId: job.id, totalPaise: asked.preview?.totalPaise ?? 0 })
  expect(await isUnbilled()).toBe(false)
  await asAdmin.credit({ id, reason: 'The work did not take place' })
  expect(await isUnbilled()).toBe(true)
})

it('a cancelled job for which nothing is owed is not to be billed, unless something is added for it', async () => {
  const { isUnbilled, ask } = await cancelled(0)
  expect(await isUnbilled()).toBe(false)
  await ask('', '5,000')
  expect(await isUnbilled()).toBe(true)
})
