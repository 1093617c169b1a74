import { describe, expect, it } from 'vitest'
import { atChart, day, placed } from '../../../helpers/desk/chartMoves'
import { claimOf, conflict } from '../../../helpers/desk/desk'

describe('the same dates for another talent, from the chart', () => {
  it('proposes the other talent and leaves the first as it is', async () => {
    const { pass, optioned } = atChart()
    const { job, undoMs } = await pass(await optioned('Neel', ['2026-03-20', '2026-03-21']))
    expect(placed(job)).toEqual([
      'Zoya 2026-03-20 full: option',
      'Zoya 2026-03-21 full: option',
      'Mira 2026-03-20 full: proposed',
    ])
    expect(undoMs).toBe(120_000)
  })

  it('places an option and releases the first, and all of it is undone', async () => {
    const { desk, pass, optioned, again } = atChart()
    const neel = await optioned('Neel', ['2026-03-20'])
    const { job, decisionId } = await pass(neel, { isOption: true, isReleasing: true })
    expect(placed(job)).toEqual(['Mira 2026-03-20 full: option'])
    await desk.undo({ decisionId })
    expect(placed(await again(neel))).toEqual(['Zoya 2026-03-20 full: option'])
  })

  it('releases nobody who is confirmed, and takes nobody twice', async () => {
    const { desk, pass, agreed, zoya } = atChart()
    const { job: neel } = await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20'])))
    await expect(pass(neel, { isReleasing: true })).rejects.toThrow(
      'Zoya is confirmed on 20 Mar. Cancel that first.',
    )
    await pass(neel)
    await expect(pass(neel)).rejects.toThrow('The talent is already on this job on these days.')
    await expect(pass(neel, { toModelId: zoya.id })).rejects.toThrow('Choose another talent')
  })

  it('is refused where the other talent is confirmed elsewhere, and changes nothing', async () => {
    const { desk, pass, optioned, again, mira } = atChart()
    const neel = await optioned('Neel', ['2026-03-20'])
    await desk.bookouts.add({ modelId: mira.id, fromDay: '2026-03-20', toDay: '2026-03-20' })
    await expect(pass(neel, { isOption: true, isReleasing: true })).rejects.toMatchObject(
      conflict('booked out'),
    )
    expect(await again(neel)).toEqual(neel)
  })
})

describe('the forecast of a change on the chart', () => {
  it('says which dates change and who is mailed, and writes nothing', async () => {
    const { desk, asked, optioned, again, notices, queue } = atChart()
    const neel = await optioned('Neel', ['2026-03-20', '2026-03-21'])
    await optioned('Kori', ['2026-03-21'])
    const before = [queue(), notices(), await again(neel)]
    const given = { ...asked(neel), takes: day('2026-03-22'), frees: day('2026-03-21') }
    expect(await desk.chart.forecast(given)).toEqual({
      version: claimOf(neel).version,
      people: [
        {
          modelName: 'Zoya',
          dates: [
            { day: '2026-03-21', part: 'full', before: 'option', after: null, rank: 0, behind: [] },
            { day: '2026-03-22', part: 'full', before: null, after: 'option', rank: 1, behind: [] },
          ],
        },
      ],
      mails: [
        { kind: 'asked', recipient: 'talent', modelName: 'Zoya', jobTitle: 'Neel' },
        { kind: 'now first', recipient: 'booker', modelName: 'Zoya', jobTitle: 'Kori' },
      ],
    })
    expect([queue(), notices(), await again(neel)]).toEqual(before)
  })

  it('says behind which jobs the option would stand', async () => {
    const { desk, asked, optioned } = atChart()
    const neel = await optioned('Neel', ['2026-03-20'])
    await optioned('Kori', ['2026-03-21'])
    const given = { ...asked(neel), takes: day('2026-03-21'), frees: [] }
    expect((await desk.chart.forecast(given)).people[0]?.dates).toMatchObject([
      { day: '2026-03-21', after: 'option', rank: 2, behind: ['Kori'] },
    ])
  })

  it('is refused as the change itself would be', async () => {
    const { desk, asked, agreed, optioned } = atChart()
    await desk.claims.confirm(claimOf(await agreed('Kori', ['2026-03-21'])))
    const neel = await optioned('Neel', ['2026-03-20'])
    const given = { ...asked(neel), takes: day('2026-03-21'), frees: [] }
    await expect(desk.chart.forecast(given)).rejects.toMatchObject(conflict('taken'))
  })

  it('covers the same dates for another talent', async () => {
    const { desk, asked, mira, optioned } = atChart()
    const neel = await optioned('Neel', ['2026-03-20'])
    const given = { ...asked(neel), halves: day('2026-03-20'), toModelId: mira.id, isReleasing: true }
    expect((await desk.chart.forecast(given)).people).toEqual([
      {
        modelName: 'Zoya',
        dates: [{ day: '2026-03-20', part: 'full', before: 'option', after: null, rank: 0, behind: [] }],
      },
      {
        modelName: 'Mira',
        dates: [{ day: '2026-03-20', part: 'full', before: null, after: 'proposed', rank: 0, behind: [] }],
      },
    ])
  })
})
