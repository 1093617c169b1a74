import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import type { ReportUnit } from '../../../../shared/desk/deskReport'
import type { JobRecord } from '../../../../shared/desk/jobs/jobs'
import { atDesk, claimOf, DAY, HOUR, MINUTE } from '../../../helpers/desk/desk'

const asked = (clientName: string, modelId: string) => ({
  clientName,
  email: `${clientName.toLowerCase()}@kori.example`,
  phone: '+91 98200 12345',
  company: 'Kori Mills',
  modelId,
  workType: 'Editorial' as const,
  dateRequired: '2026-04-20',
  budgetRange: '$1,000-$2,500' as const,
  details: 'Eight pages in daylight.',
})

/** The report of the week that is running on Monday, 2 March 2026, or of another period. */
const reportOf = ({ desk }: ReturnType<typeof atDesk>, unit: ReportUnit = 'week', day?: string) =>
  desk.report.get({ unit, ...(day && { day }) })

describe('requests in the report', () => {
  it('are those that arrived, without spam; the time to the first answer is the median', async () => {
    const d = atDesk()
    const { desk, t } = d
    const send = async (name: string) => {
      const { id } = await t.visitor().site.bookings.request(asked(name, d.zoya.id))
      return desk.inbox.get({ id })
    }
    const [devika, asha, meera] = [await send('Devika'), await send('Asha'), await send('Meera')]
    const spam = await send('Prize')
    await desk.inbox.close({ id: spam.id, version: spam.version, reason: 'spam' })
    t.later(2 * HOUR)
    await desk.inbox.answer({ id: devika.id, version: devika.version })
    t.later(4 * HOUR)
    await desk.inbox.makeJob({ id: asha.id, version: asha.version })
    expect(await reportOf(d)).toMatchObject({
      requests: { now: 3, before: 0 },
      answered: { now: 2, before: 0 },
      answerHours: { now: 4, before: null },
    })
    t.later(7 * DAY)
    await desk.inbox.answer({ id: meera.id, version: meera.version })
    expect(await reportOf(d)).toMatchObject({
      requests: { now: 0, before: 3 },
      answered: { now: 0, before: 3 },
      answerHours: { now: null, before: 6 },
    })
    const { items } = await desk.report.list({ figure: 'answered', day: '2026-03-02' })
    expect(items.map(({ name, answerHours, itemId }) => [name, answerHours, itemId])).toEqual([
      ['Asha', 6, asha.id],
      ['Devika', 2, devika.id],
      ['Meera', 174, meera.id],
    ])
  })
})

describe('jobs in the report', () => {
  it('are won when agreed and lost when lost or cancelled, with the reason', async () => {
    const d = atDesk()
    const { desk, t } = d
    const jobs: JobRecord[] = []
    for (const title of ['Neel', 'Kori', 'Lune', 'Sari']) jobs.push(await d.aJob(title))
    const stage = async (at: number, to: 'agreed' | 'lost' | 'cancelled', reason?: string) => {
      const { id, version } = await d.again(jobs[at] as JobRecord)
      await desk.jobs.setStage({ id, version, stage: to, ...(reason && { reason }) })
    }
    await stage(0, 'agreed')
    await stage(1, 'lost', 'Too dear')
    t.later(7 * DAY)
    await stage(2, 'agreed')
    await stage(2, 'cancelled', 'Client cancelled')
    await stage(3, 'lost')
    expect(await reportOf(d)).toMatchObject({
      won: { now: 1, before: 1 },
      lost: { now: 2, before: 1 },
      reasons: {
        total: 3,
        rows: [
          { key: '-', name: null, now: 1, before: 0 },
          { key: 'Client cancelled', name: 'Client cancelled', now: 1, before: 0 },
          { key: 'Too dear', name: 'Too dear', now: 0, before: 1 },
        ],
      },
    })
    const { items } = await desk.report.list({ figure: 'lost', by: 'reason', of: 'Client cancelled' })
    expect(items).toMatchObject([{ job: { title: 'Lune' }, name: 'Lune client', note: 'Client cancelled' }])
    // A lost job that is opened again is not lost.
    const { id, version } = await d.again(jobs[3] as JobRecord)
    await desk.jobs.setStage({ id, version, stage: 'open' })
    expect(await reportOf(d)).toMatchObject({ lost: { now: 1, before: 1 } })
  })
})

describe('options in the report', () => {
  it('are counted by date: placed, confirmed, released, expired', async () => {
    const d = atDesk()
    const { desk } = d
    const agreed = await d.agreed('Neel', ['2026-03-20', '2026-03-21'])
    await desk.claims.confirm({ ...claimOf(agreed), others: 'keep', decisionKey: 'one-confirm' })
    const released = await d.optioned('Kori', ['2026-03-23'])
    await desk.claims.release({ ...claimOf(released), reason: 'client' })
    // A proposal that is released was no option.
    const proposed = await d.proposed('Lune', ['2026-03-24'])
    await desk.claims.release({ ...claimOf(proposed), reason: 'agency' })
    await d.optioned('Sari', ['2026-03-25'])
    expect(await reportOf(d)).toMatchObject({
      placed: { now: 4, before: 0 },
      confirmed: { now: 2, before: 0 },
      released: { now: 1, before: 0 },
      expired: { now: 0, before: 0 },
    })
    d.minutesLater((8 * DAY) / MINUTE)
    expect(await reportOf(d)).toMatchObject({
      placed: { now: 0, before: 4 },
      released: { now: 0, before: 1 },
      expired: { now: 1, before: 0 },
    })
    const { items } = await desk.report.list({ figure: 'expired' })
    expect(items).toMatchObject([
      { name: 'Zoya', day: '2026-03-25', part: 'full', job: { title: 'Sari', number: 'J-2526-0004' } },
    ])
  })

  it('placed by mistake and undone are not counted', async () => {
    const d = atDesk()
    const { decisionId } = await d.desk.claims.option(claimOf(await d.proposed('Neel')))
    await d.desk.undo({ decisionId })
    expect(await reportOf(d)).toMatchObject({ placed: { now: 0, before: 0 } })
  })
})

describe('confirmed days in the report', () => {
  it('are grouped by talent, client and booker; a morning is half a day', async () => {
    const d = atDesk()
    const { desk, t } = d
    const confirm = async (title: string, days: string[], part: 'full' | 'am') => {
      const job = await d.agreed(title, days, part)
      await desk.claims.confirm({ ...claimOf(job), others: 'release' })
    }
    await confirm('Neel', ['2026-03-20', '2026-03-21'], 'full')
    await confirm('Kori', ['2026-03-22'], 'am')
    expect(await reportOf(d)).toMatchObject({
      days: { now: 2.5, before: 0 },
      talents: { total: 1, rows: [{ key: d.zoya.id, name: 'Zoya', now: 2.5, before: 0 }] },
      clients: {
        total: 2,
        rows: [
          { name: 'Neel client', now: 2 },
          { name: 'Kori client', now: 0.5 },
        ],
      },
      bookers: { total: 1, rows: [{ key: d.noor.id, name: 'Noor', now: 2.5, before: 0 }] },
    })
    const of = (await reportOf(d)).clients.rows[0]?.key ?? ''
    const list = await desk.report.list({ figure: 'confirmed', by: 'client', of })
    expect(list.name).toBe('Neel client')
    expect(list.items.map(({ day }) => day).sort()).toEqual(['2026-03-20', '2026-03-21'])
    t.later(7 * DAY)
    expect(await reportOf(d)).toMatchObject({ days: { now: 0, before: 2.5 } })
  })

  it('of a merged client count for the other one', async () => {
    const d = atDesk()
    const job = await d.agreed('Neel')
    await d.desk.claims.confirm({ ...claimOf(job), others: 'release' })
    const into = await d.desk.clients.create({ name: 'Neel & Daughters', kind: 'brand' })
    await d.desk.clients.merge({ id: job.client?.id ?? '', version: 1, intoId: into.id })
    expect((await reportOf(d)).clients.rows).toMatchObject([
      { key: into.id, name: 'Neel & Daughters', now: 1 },
    ])
  })
})

describe('talents without a day for 60 days', () => {
  it('are assigned talents without a confirmed day in the 60 days up to today', async () => {
    const d = atDesk()
    const { t, desk } = d
    aModel(t, { stageName: 'Asha', city: 'Pune' })
    aModel(t, { stageName: 'Left', isActive: false })
    await desk.claims.confirm({ ...claimOf(await d.agreed('Neel', ['2026-03-03'])), others: 'release' })
    expect(await reportOf(d)).toMatchObject({ idle: { now: 2 } })
    t.later(2 * DAY)
    expect(await reportOf(d)).toMatchObject({ idle: { now: 1 } })
    t.later(59 * DAY)
    expect(await reportOf(d)).toMatchObject({ idle: { now: 1 } })
    t.later(DAY)
    expect(await reportOf(d)).toMatchObject({ idle: { now: 2 } })
    const { items } = await desk.report.list({ figure: 'idle' })
    expect(items.map(({ name, at }) => [name, at])).toEqual([
      ['Zoya', '2026-03-03'],
      ['Asha', null],
    ])
  })
})
