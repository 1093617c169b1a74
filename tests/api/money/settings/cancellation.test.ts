import { describe, expect, it } from 'vitest'
import { claimOf } from '../../../helpers/desk/desk'
import { withConfirmed } from '../../../helpers/money/money'
import { withStatements } from '../../../helpers/money/statements'

const SCALE = [
  { hours: 48, percent: 50 },
  { hours: 24, percent: 100 },
]

async function withScale(facts: object = {}) {
  const here = await withConfirmed()
  const { admin } = here.asOwner
  const { settings } = await admin.moneySettings.get()
  await admin.moneySettings.save({ ...settings, cancellation: SCALE, ...facts })
  return here
}

describe('the scale of cancellations', () => {
  it('stands before the terms of a quote and a proforma, and not on an invoice', async () => {
    const { desk, job, invoice } = await withScale({ terms: 'Pay by UPI.' })
    const given = { jobId: job.id, totalPaise: 1_27_440_00 }
    const terms = 'Cancelled within 48 h: 50 %. Within 24 h: 100 %. Pay by UPI.'
    expect(await desk.money.makeQuote({ ...given, validUntil: '2026-03-10' })).toMatchObject({ terms })
    expect(await desk.money.makeProforma(given)).toMatchObject({ terms })
    expect(await invoice()).toMatchObject({ terms: 'Pay by UPI.' })
  })

  it('stands alone where there are no other terms', async () => {
    const { desk, job } = await withScale({ terms: '' })
    expect(await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })).toMatchObject({
      terms: 'Cancelled within 48 h: 50 %. Within 24 h: 100 %.',
    })
  })
})

/** The first worked example, cancelled by the client on 2 March, 18 days ahead of the call. */
async function cancelled(cancelPercent: number | null, facts: object = {}) {
  const here = await withScale(facts)
  const { desk, job, again } = here
  const { id, version, dates } = await again(job)
  const cancelPercents = dates.map((date) => ({ dateId: date.id, cancelPercent }))
  await desk.jobs.setStage({ id, version, stage: 'cancelled', reason: 'No budget', cancelPercents })
  return here
}

describe('a cancelled talent', () => {
  it('is proposed with the percent that was said at the desk, and billed only once somebody adds it', async () => {
    const { desk, job, value, asAdmin } = await cancelled(50)
    const before = await value()
    expect(before).toMatchObject({
      lines: [],
      cancelled: [{ modelName: 'Zoya', days: '20–21 Mar', percent: 50, paise: 45_000_00 }],
    })
    expect(before.problems.invoice).toContain('not confirmed')
    const claimId = before.cancelled[0]?.claimId ?? ''
    const words = 'Zoya, cancelled 20–21 Mar, 50 % of the fee'
    const line = { jobId: job.id, claimId, kind: 'cancellation', words, quantity: '1' } as const
    const asked = await desk.money.addLine({ ...line, price: '40,000' })
    expect(asked).toMatchObject({ cancelled: [], valuePaise: 48_000_00 })
    expect(asked.problems.invoice).toEqual([])
    const { totalPaise = 0 } = asked.preview ?? {}
    expect(totalPaise).toBe(56_640_00)
    expect(await asAdmin.issueInvoice({ jobId: job.id, totalPaise })).toMatchObject({
      taxablePaise: 48_000_00,
    })
  })

  it('goes by the scale where nobody said a percent, at the moment of the cancellation', async () => {
    const { t, value } = await cancelled(null)
    expect((await value()).cancelled).toMatchObject([{ percent: 0, paise: 0 }])
    t.later(17 * 24 * 60 * 60_000)
    expect((await value()).cancelled).toMatchObject([{ percent: 0, paise: 0 }])
  })

  it('is not proposed without a scale and a percent', async () => {
    const { value } = await cancelled(null, { cancellation: [] })
    expect((await value()).cancelled).toEqual([])
  })

  it('is proposed by the scale where one talent is cancelled within it', async () => {
    const here = await withScale()
    const { t, desk, again, job, value } = here
    t.later(17 * 24 * 60 * 60_000)
    const { dates } = await again(job)
    const dateIds = dates.map(({ id }) => id)
    await desk.claims.cancel({ ...claimOf(await again(job)), dateIds })
    const { cancelled: proposed, lines } = await value()
    expect(lines).toEqual([])
    expect(proposed).toMatchObject([{ percent: 100, paise: 90_000_00 }])
  })
})

it('a talent gets the share of a cancellation that the client has paid', async () => {
  const here = await withStatements()
  const { desk, job, again, settle, asAdmin, value, pay, statements, zoya, today } = here
  settle(job)
  await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
  await desk.claims.confirm(claimOf(await again(job)))
  const { id, version, dates } = await again(job)
  const cancelPercents = dates.map((date) => ({ dateId: date.id, cancelPercent: 50 }))
  await desk.jobs.setStage({ id, version, stage: 'cancelled', reason: 'No budget', cancelPercents })
  const claimId = (await value()).cancelled[0]?.claimId ?? ''
  const line = { jobId: id, claimId, kind: 'cancellation', words: 'Zoya, cancelled', quantity: '1' } as const
  const { preview } = await desk.money.addLine({ ...line, price: '45,000' })
  await pay(await asAdmin.issueInvoice({ jobId: id, totalPaise: preview?.totalPaise ?? 0 }))
  expect(await statements.margin({ number: job.number })).toMatchObject({
    ...{ commissionPaise: 9_000_00, ownPaise: 9_000_00, marginPaise: 18_000_00 },
  })
  const draft = await statements.make({ modelId: zoya.id, fromDay: '2026-01-01', toDay: today() })
  expect(draft).toMatchObject({ feePaise: 45_000_00, commissionPaise: 9_000_00, sharePaise: 36_000_00 })
  expect(draft.lines).toMatchObject([{ days: '20–21 Mar' }])
})
