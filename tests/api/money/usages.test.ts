import { describe, expect, it } from 'vitest'
import { DAY } from '../../helpers/desk/desk'
import { withConfirmed, withMoney } from '../../helpers/money/money'

async function withUsage(facts: object = {}) {
  const here = await withMoney()
  const { desk, job } = here
  const given = {
    ...{ jobId: job.id, claimId: job.claims[0]?.id ?? '', media: ['Online' as const, 'Print' as const] },
    ...{ territory: 'India', fromDay: '2026-04-01', untilDay: '2026-06-30', fee: '20000' },
    ...facts,
  }
  const [usage] = await desk.usages.add(given)
  if (!usage) throw new Error('no usage')
  return { ...here, given, usage, ending: () => desk.usages.list({}) }
}

describe('a usage', () => {
  it('is a line of the job’s value, and its talent gets a part of it', async () => {
    const { usage, value, job } = await withUsage({ exclusivity: 'eyewear' })
    expect(usage).toMatchObject({
      ...{ talent: 'Zoya', jobNumber: job.number, client: 'Pinjra, lookbook client', exclusivity: 'eyewear' },
      ...{ media: ['Online', 'Print'], feePaise: 20_000_00, renewedById: null, isLetEnd: false, version: 1 },
    })
    const { lines, valuePaise } = await value()
    expect(lines[1]).toMatchObject({
      ...{ id: null, kind: 'usage', words: 'Zoya, usage', more: 'Online, Print, India, until 30 Jun 2026' },
      ...{ amountPaise: 20_000_00, claimId: usage.claimId },
    })
    // Two days of 45,000, 20,000 and a service charge of 20 % on both.
    expect(valuePaise).toBe(1_32_000_00)
  })

  it('without a fee is no line, and one of a talent who left asks for nothing', async () => {
    const free = await withUsage({ fee: '0' })
    expect((await free.value()).lines).toHaveLength(2)
    const { desk, job, value, again } = await withUsage()
    const [claim] = (await again(job)).claims
    await desk.claims.release({
      claimId: claim?.id ?? '',
      version: claim?.version ?? 0,
      reason: 'agency',
    })
    expect((await value()).lines).toEqual([])
    expect(await desk.usages.list({ jobId: job.id })).toHaveLength(1)
  })

  it('ends after it begins, names a talent of its job, and a medium', async () => {
    const { desk, given } = await withUsage()
    await expect(desk.usages.add({ ...given, untilDay: '2026-03-31' })).rejects.toThrow(
      'This is before it begins',
    )
    await expect(desk.usages.add({ ...given, claimId: 'another' })).rejects.toThrow()
    await expect(desk.usages.add({ ...given, media: [] })).rejects.toThrow('Choose at least one')
  })

  it('is changed in its place, and not over what a colleague changed', async () => {
    const { desk, given, usage } = await withUsage()
    const { jobId: _, ...facts } = given
    const change = { ...facts, id: usage.id, version: usage.version, territory: 'Worldwide', fee: '30000' }
    expect(await desk.usages.change(change)).toMatchObject([
      { territory: 'Worldwide', feePaise: 30_000_00, version: 2 },
    ])
    await expect(desk.usages.change(change)).rejects.toThrow('A colleague changed this usage')
  })

  it('stands in Mine from 60 days before its end, until it is renewed or let go', async () => {
    const { t, desk, usage, ending, value } = await withUsage({ claimId: '' })
    expect(await ending()).toEqual([])
    t.later(60 * DAY)
    expect(await ending()).toMatchObject([{ id: usage.id, talent: null }])
    const [, next] = await desk.usages.renew({ id: usage.id })
    expect(next).toMatchObject({ fromDay: '2026-07-01', untilDay: '2026-09-29', feePaise: 20_000_00 })
    expect(await desk.usages.renew({ id: usage.id })).toHaveLength(2)
    expect(await ending()).toEqual([])
    expect((await value()).lines.filter(({ kind }) => kind === 'usage')).toHaveLength(2)
    await desk.usages.remove({ id: next?.id ?? '' })
    expect(await ending()).toHaveLength(1)
    expect(await desk.usages.letEnd({ id: usage.id })).toMatchObject([{ isLetEnd: true }])
    expect(await ending()).toEqual([])
  })

  it('of a job that was lost stands in nobody’s Mine', async () => {
    const { t, desk, job, ending, again } = await withUsage({ claimId: '' })
    t.later(60 * DAY)
    expect(await ending()).toHaveLength(1)
    await desk.jobs.setStage({ id: job.id, version: (await again(job)).version, stage: 'lost' })
    expect(await ending()).toEqual([])
  })

  it('is on the talent’s card, and in the talent’s own export without the fee', async () => {
    const { desk, zoya, usage } = await withUsage()
    expect(await desk.usages.list({ modelId: zoya.id })).toMatchObject([{ id: usage.id }])
    expect(await desk.usages.list({ modelId: 'another' })).toEqual([])
  })

  it('stays with its job when its talent is deleted, and goes with the job', async () => {
    const { t, admin, desk, zoya, job, usage } = await withUsage()
    await t.as(admin).admin.models.remove({ id: zoya.id })
    expect(await desk.usages.list({ jobId: job.id })).toMatchObject([{ id: usage.id, modelId: null }])
  })
})

describe('a usage that is renewed after the invoice', () => {
  it('is told as what is on no invoice yet, and is asked for by a debit note, not by another proforma over all (M12)', async () => {
    const { desk, asAdmin, job, value, invoice } = await withConfirmed()
    const usage = {
      ...{ jobId: job.id, claimId: job.claims[0]?.id ?? '', media: ['Online' as const] },
      ...{ territory: 'India', fromDay: '2026-04-01', untilDay: '2026-06-30', fee: '20000' },
    }
    expect((await value()).notInvoiced).toBeNull()
    const { id, number } = await invoice()
    expect((await value()).notInvoiced).toBeNull()
    await desk.usages.add(usage)
    // 20,000 and the service charge of 20 %.
    expect((await value()).notInvoiced).toEqual({ paperId: id, number, paise: 24_000_00 })
    const { preview } = await value()
    const over = { jobId: job.id, totalPaise: preview?.totalPaise ?? 0 }
    const refused = 'This job has an invoice already.'
    await expect(desk.money.makeProforma(over)).rejects.toThrow(refused)
    await expect(desk.money.makeQuote({ ...over, validUntil: '2026-04-01' })).rejects.toThrow(refused)
    await asAdmin.debit({ id, at: 0, words: 'Usage, renewed', amount: '20,000' })
    expect((await value()).notInvoiced?.paise).toBe(4_000_00)
    await asAdmin.debit({ id, at: 1, words: 'Service charge on it', amount: '4,000' })
    expect((await value()).notInvoiced).toBeNull()
    await asAdmin.credit({ id, reason: 'The work did not take place', lines: [{ at: 0, amount: '45,000' }] })
    expect((await value()).notInvoiced).toBeNull()
  })
})
