import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobDates } from '../../../../drizzle/schema'
import { atDesk, claimOf, DAY } from '../../../helpers/desk/desk'

describe('value in the report', () => {
  it('is the agreed fees of confirmed shoots and shows, by client, booker and talent', async () => {
    const d = atDesk()
    const { desk, t } = d
    const confirm = async (
      title: string,
      days: string[],
      feePaise: number,
      feeUnit: 'day' | 'half' | 'flat',
    ) => {
      const job = await d.agreed(title, days)
      const { job: paid } = await desk.claims.setFee({ ...claimOf(job), feePaise, feeUnit })
      await desk.claims.confirm({ ...claimOf(paid), others: 'release' })
    }
    await confirm('Neel', ['2026-03-20', '2026-03-21'], 45_000_00, 'day')
    await confirm('Kori', ['2026-03-22'], 20_000_00, 'half')
    await confirm('Lune', ['2026-03-24', '2026-03-25'], 100_000_00, 'flat')
    const value = {
      talents: { total: 1, rows: [{ key: d.zoya.id, name: 'Zoya', now: 230_000_00, before: 0 }] },
      clients: {
        total: 3,
        rows: [
          { name: 'Lune client', now: 100_000_00 },
          { name: 'Neel client', now: 90_000_00 },
          { name: 'Kori client', now: 40_000_00 },
        ],
      },
      bookers: { total: 1, rows: [{ key: d.noor.id, name: 'Noor', now: 230_000_00 }] },
    }
    expect(await desk.report.get({})).toMatchObject({ value: { now: 230_000_00, before: 0, ...value } })
    const { items } = await desk.report.list({ figure: 'confirmed' })
    expect(items.find(({ day }) => day === '2026-03-22')?.fee).toEqual({ paise: 20_000_00, unit: 'half' })
    t.later(7 * DAY)
    expect(await desk.report.get({})).toMatchObject({ value: { now: 0, before: 230_000_00 } })
  })

  it('leaves out free days, and counts dates that were confirmed without a fee', async () => {
    const d = atDesk()
    const { desk, t } = d
    await desk.claims.confirm({
      ...claimOf(await d.agreed('Neel', ['2026-03-20', '2026-03-21'])),
      others: 'release',
    })
    const fitting = await d.agreed('Kori', ['2026-03-22'])
    t.db.update(jobDates).set({ kind: 'fitting' }).where(eq(jobDates.jobId, fitting.id)).run()
    await desk.claims.confirm({ ...claimOf(fitting), others: 'release' })
    expect(await desk.report.get({})).toMatchObject({
      value: { now: 0, talents: { total: 0, rows: [] } },
      withoutFee: { now: 2, before: 0 },
    })
    const { items, total } = await desk.report.list({ figure: 'withoutFee' })
    expect(total).toBe(2)
    expect(items.map(({ job, day, fee }) => [job?.title, day, fee]).sort()).toEqual([
      ['Neel', '2026-03-20', null],
      ['Neel', '2026-03-21', null],
    ])
    t.later(7 * DAY)
    expect(await desk.report.get({})).toMatchObject({ withoutFee: { now: 0, before: 2 } })
  })
})
