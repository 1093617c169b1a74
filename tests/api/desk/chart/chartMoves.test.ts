import { describe, expect, it } from 'vitest'
import { atChart, day, halves, placed } from '../../../helpers/desk/chartMoves'
import { claimOf, conflict, ranks } from '../../../helpers/desk/desk'

describe('other days for a talent, from the chart (D20)', () => {
  it('adds a day to the job and places an option on it; the days that stay are untouched', async () => {
    const { desk, drag, optioned, queue } = atChart()
    const neel = await optioned('Neel', ['2026-03-20'])
    const before = queue()
    const { job } = await drag(neel, { takes: day('2026-03-21') })
    expect(placed(job)).toEqual(['Zoya 2026-03-20 full: option', 'Zoya 2026-03-21 full: option'])
    expect(queue().filter(({ day }) => day === '2026-03-20')).toEqual(before)
    expect(job.claims[0]?.expiresAt).toBe(neel.claims[0]?.expiresAt)
    expect((await desk.jobs.get({ number: job.number })).version).toBe(neel.version + 1)
  })

  it('releases a day that is left; whoever is behind on it moves up (D9)', async () => {
    const { drag, optioned, again } = atChart()
    const neel = await optioned('Neel', ['2026-03-20', '2026-03-21'])
    const kori = await optioned('Kori', ['2026-03-21'])
    expect(ranks(kori)).toEqual([2])
    const { job } = await drag(neel, { frees: day('2026-03-21') })
    expect(placed(job)).toEqual(['Zoya 2026-03-20 full: option'])
    expect(ranks(await again(kori))).toEqual([1])
  })

  it('queues last on a new day', async () => {
    const { drag, optioned } = atChart()
    await optioned('Kori', ['2026-03-21'])
    const { job } = await drag(await optioned('Neel', ['2026-03-20']), { takes: day('2026-03-21') })
    expect(ranks(job)).toEqual([1, 2])
  })

  it('shortens a day to its morning and keeps the place in line', async () => {
    const { drag, optioned, again } = atChart()
    const neel = await optioned('Neel', ['2026-03-20'])
    const kori = await optioned('Kori', ['2026-03-20'])
    const { job } = await drag(neel, { frees: halves('2026-03-20 pm') })
    expect(placed(job)).toEqual(['Zoya 2026-03-20 am: option'])
    expect([ranks(job), ranks(await again(kori))]).toEqual([[1], [2]])
    expect(job.dates).toHaveLength(1)
  })

  it('leaves the date of others as it is and makes one for the morning', async () => {
    const { desk, drag, optioned, mira, queue } = atChart()
    const neel = await optioned('Neel', ['2026-03-20'])
    await desk.claims.propose({ jobId: neel.id, modelId: mira.id })
    const [{ seq } = { seq: 0 }] = queue()
    const { job } = await drag(neel, { frees: halves('2026-03-20 pm') })
    expect(placed(job)).toEqual(['Zoya 2026-03-20 am: option', 'Mira 2026-03-20 full: proposed'])
    expect(queue().map(({ half, seq }) => [half, seq])).toEqual([['am', seq]])
  })

  it('cuts a night at midnight', async () => {
    const { drag, optioned } = atChart()
    const { job } = await drag(await optioned('Neel', ['2026-03-20'], 'night'), {
      frees: halves('2026-03-21 am'),
    })
    expect(placed(job)).toEqual(['Zoya 2026-03-20 pm: option'])
  })

  it('keeps a proposed date of the same talent', async () => {
    const { desk, drag, aJob, zoya } = atChart()
    const made = await aJob('Neel', ['2026-03-20', '2026-03-22'])
    const { job: on } = await desk.claims.propose({ jobId: made.id, modelId: zoya.id })
    const first = made.dates[0]?.id ?? ''
    const { job: held } = await desk.claims.option({ ...claimOf(on), dateIds: [first] })
    const { job } = await drag(held, { takes: day('2026-03-21') })
    expect(placed(job)).toEqual([
      'Zoya 2026-03-20 full: option',
      'Zoya 2026-03-21 full: option',
      'Zoya 2026-03-22 full: proposed',
    ])
  })

  it('puts a confirmed talent on option for a new day, and does not free a confirmed one', async () => {
    const { desk, drag, agreed } = atChart()
    const { job: neel } = await desk.claims.confirm(
      claimOf(await agreed('Neel', ['2026-03-20', '2026-03-21'])),
    )
    const { job } = await drag(neel, { takes: day('2026-03-22') })
    expect(placed(job)).toEqual([
      'Zoya 2026-03-20 full: confirmed',
      'Zoya 2026-03-21 full: confirmed',
      'Zoya 2026-03-22 full: option',
    ])
    await expect(drag(job, { frees: day('2026-03-21') })).rejects.toThrow(
      'Zoya is confirmed on 21 Mar. Cancel that first.',
    )
  })

  it('makes a confirmed morning a full day only while the afternoon is free', async () => {
    const { desk, drag, agreed, optioned } = atChart()
    const { job: neel } = await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20'], 'am')))
    const kori = await optioned('Kori', ['2026-03-20'], 'pm')
    const widen = { takes: halves('2026-03-20 pm') }
    await expect(drag(neel, widen)).rejects.toMatchObject(conflict('taken'))
    await desk.claims.release(claimOf(kori))
    expect(placed((await drag(neel, widen)).job)).toEqual(['Zoya 2026-03-20 full: confirmed'])
  })

  it('is refused whole over a confirmed day, a bookout, a past day, and at the highest rank (D6, D14, D17)', async () => {
    const { desk, drag, agreed, optioned, again, zoya } = atChart()
    await desk.claims.confirm(claimOf(await agreed('Kori', ['2026-03-21'])))
    await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-03-23', toDay: '2026-03-23' })
    for (const title of ['A', 'B', 'C', 'D']) await optioned(title, ['2026-03-24'])
    const neel = await optioned('Neel', ['2026-03-20'])
    const refused = async (wanted: string) => expect(drag(neel, { takes: day(wanted) })).rejects
    await (await refused('2026-03-21')).toThrow('Zoya is confirmed for J-2526-0001 Kori at this time.')
    await (await refused('2026-03-23')).toMatchObject(conflict('booked out'))
    await (await refused('2026-03-24')).toMatchObject(conflict('full'))
    await (await refused('2026-03-01')).toThrow('This day has passed')
    expect(await again(neel)).toEqual(neel)
  })

  it('is undone whole, and no mail is left', async () => {
    const { desk, drag, optioned, again, queue, notices } = atChart()
    const neel = await optioned('Neel', ['2026-03-20', '2026-03-21'])
    const [held, mails] = [queue(), notices()]
    const { decisionId, undoMs } = await drag(neel, {
      takes: day('2026-03-22'),
      frees: [...day('2026-03-20'), ...halves('2026-03-21 am')],
    })
    expect(undoMs).toBe(120_000)
    await desk.undo({ decisionId })
    expect(placed(await again(neel))).toEqual(placed(neel))
    expect([queue(), notices()]).toEqual([held, mails])
  })

  it('is refused for an old version, an unknown job, and when nothing changes (D26)', async () => {
    const { desk, drag, optioned, asked } = atChart()
    const neel = await optioned('Neel', ['2026-03-20'])
    await desk.claims.setFee({ ...claimOf(neel), feePaise: 100 })
    await expect(drag(neel, { takes: day('2026-03-21') })).rejects.toMatchObject(conflict('changed'))
    const none = { ...asked({ ...neel, number: 'J-1' }), version: 0, takes: day('2026-03-21'), frees: [] }
    await expect(desk.chart.setDays(none)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const now = await desk.jobs.get({ number: neel.number })
    await expect(drag(now, { takes: day('2026-03-20') })).rejects.toThrow(
      'The talent already has these days for this job',
    )
  })

  it('answers the same press twice with one decision (D25)', async () => {
    const { desk, asked, optioned } = atChart()
    const neel = await optioned('Neel', ['2026-03-20'])
    const given = { ...asked(neel), version: claimOf(neel).version, takes: day('2026-03-21'), frees: [] }
    const once = await desk.chart.setDays({ ...given, decisionKey: 'one' })
    expect((await desk.chart.setDays({ ...given, decisionKey: 'one' })).decisionId).toBe(once.decisionId)
  })
})
