import { describe, expect, it } from 'vitest'
import { claimOf, DAY } from '../../../helpers/desk/desk'
import { withConfirmed, withMoney } from '../../../helpers/money/money'

const TODAY = '2026-03-02'

/** A proforma of the first worked example, five days late. */
async function withLate(
  before: (id: string, here: Awaited<ReturnType<typeof withMoney>>) => unknown = () => {},
) {
  const here = await withMoney()
  const { t, desk, job, bill, again } = here
  await bill()
  const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  await before(id, here)
  t.later(20 * DAY)
  const become = async (stage: 'lost' | 'cancelled' | 'open') =>
    desk.jobs.setStage({ id: job.id, version: (await again(job)).version, stage })
  const paper = async () => desk.money.get({ id })
  const listed = async (standing: string) => (await desk.money.list({ standing })).items.map((row) => row.id)
  return { ...here, id, become, paper, listed }
}

describe('a proforma of a lost job', () => {
  it('asks for nothing: it is not overdue, in no sum, and nobody is reminded of it', async () => {
    const { desk, id, become, paper, listed } = await withLate()
    expect([await listed('overdue'), await desk.money.toRemind()]).toMatchObject([[id], [{ id }]])
    await become('lost')
    expect(await paper()).toMatchObject({ standing: 'off', outstandingPaise: 0, daysLate: 0 })
    for (const standing of ['outstanding', 'overdue']) expect(await listed(standing)).toEqual([])
    expect([await desk.money.toRemind(), await desk.money.overdue()]).toEqual([[], []])
    expect(await desk.money.sums()).toMatchObject({ open: 0, outstandingPaise: 0, late15Paise: 0 })
    await become('open')
    expect(await paper()).toMatchObject({ standing: 'overdue', outstandingPaise: 1_27_440_00, daysLate: 5 })
  })

  it('is not sent, takes no money until the job is opened again, and can be withdrawn', async () => {
    const { t, desk, asAdmin, id, become, paper } = await withLate()
    const { url } = await desk.money.text({ id })
    await become('lost')
    await expect(desk.money.text({ id })).rejects.toThrow('This job does not take place')
    const pay = asAdmin.recordPayment({ paperId: id, receivedOn: TODAY, amount: '1,000', way: 'bank' })
    await expect(pay).rejects.toThrow('This job does not take place: open it again first.')
    const { text } = await t.http().get(new URL(url).pathname)
    expect(text).toContain('This job does not take place: nothing is to be paid.')
    expect(text).not.toContain('000000004127')
    await desk.money.withdraw({ id })
    expect((await paper()).standing).toBe('withdrawn')
  })

  it('has its advance to give back, and is found by that (M11)', async () => {
    const { asAdmin, id, become, paper, listed } = await withLate((paperId, { asAdmin }) =>
      asAdmin.recordPayment({ paperId, receivedOn: TODAY, amount: '59,000', way: 'bank' }),
    )
    expect(await listed('overpaid')).toEqual([])
    await become('lost')
    expect(await paper()).toMatchObject({
      standing: 'overpaid',
      overpaidPaise: 59_000_00,
      outstandingPaise: 0,
    })
    expect(await listed('overpaid')).toEqual([id])
    await asAdmin.refund({ paperId: id, paidOn: TODAY, amount: '59,000', way: 'bank' })
    expect([(await paper()).standing, await listed('overpaid')]).toEqual(['off', []])
  })
})

it('a proforma of a cancelled job asks for nothing, unless the client owes for the cancellation', async () => {
  const { desk, job, become, paper } = await withLate()
  await become('cancelled')
  expect((await paper()).standing).toBe('off')
  await desk.money.addLine({
    ...{ jobId: job.id, kind: 'cancellation', words: 'Cancelled', quantity: '1', price: '45000' },
  })
  expect((await paper()).standing).toBe('overdue')
})

it('an advance that is more than its invoice is found as money to give back, and says so', async () => {
  const { desk, asAdmin, job, again } = await withConfirmed()
  const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  await asAdmin.recordPayment({ paperId: id, receivedOn: TODAY, amount: '1,27,440', way: 'bank' })
  const found = async () =>
    (await desk.money.list({ standing: 'overpaid' })).items.map((row) => [
      row.id,
      row.standing,
      row.overpaidPaise,
    ])
  expect(await found()).toEqual([])
  await desk.claims.setFee({ ...claimOf(await again(job)), feePaise: 20_000_00, feeUnit: 'day' })
  await asAdmin.issueInvoice({ jobId: job.id, totalPaise: 56_640_00 })
  expect(await found()).toEqual([[id, 'overpaid', 70_800_00]])
  await asAdmin.refund({ paperId: id, paidOn: TODAY, amount: '70,800', way: 'bank' })
  expect(await found()).toEqual([])
  expect((await desk.money.get({ id })).standing).toBe('invoiced')
})
