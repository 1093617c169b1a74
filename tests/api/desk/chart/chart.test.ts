import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import type { Chart } from '../../../../shared/desk/chart/chart'
import { BAR_KINDS } from '../../../../shared/desk/deskLists'
import { atDesk, claimOf, conflict, DAY, ranks, states } from '../../../helpers/desk/desk'

/** The bars of a chart as `kind rank title: first half + halves`; half 0 is the first morning. */
const drawn = ({ bars, jobs, models }: Chart) =>
  bars
    .map(
      ([model, start, length, kind, rank, job]) =>
        `${models[model]?.name}: ${BAR_KINDS[kind]} ${rank} ${jobs[job]?.[1] ?? '-'} ${start}+${length}`,
    )
    .sort()

const march = { from: '2026-03-19', days: 14 }

describe('the chart', () => {
  it('draws confirmed dates, options with their rank, and bookouts in halves', async () => {
    const { desk, zoya, agreed, optioned } = atDesk()
    await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20', '2026-03-21'])))
    await optioned('Kori', ['2026-03-23'], 'am')
    await optioned('Asha', ['2026-03-23'])
    await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-03-25', fromHalf: 'pm', toDay: '2026-03-26' })
    expect(drawn(await desk.chart.window(march))).toEqual([
      'Zoya: bookout 0 - 13+3',
      'Zoya: confirmed 0 Neel 2+4',
      'Zoya: option 1 Asha 9+1',
      'Zoya: option 1 Kori 8+1',
      'Zoya: option 2 Asha 8+1',
    ])
  })

  it('marks an option on a booked-out half as impossible, and a confirmed travel day as travel', async () => {
    const { desk, zoya, aJob, optioned } = atDesk()
    await optioned('Neel', ['2026-03-20'])
    await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-03-20', toDay: '2026-03-20', toHalf: 'am' })
    const job = await aJob('Goa', [])
    const dated = await desk.jobs.addDate({
      jobId: job.id,
      version: job.version,
      day: '2026-03-24',
      kind: 'travel',
    })
    const { job: on } = await desk.claims.propose({ jobId: dated.job.id, modelId: zoya.id })
    const { job: asked } = await desk.claims.option(claimOf(on))
    const { job: said } = await desk.claims.recordAnswer({ ...claimOf(asked), answer: 'yes' })
    await desk.claims.confirm(claimOf(said))
    expect(drawn(await desk.chart.window(march))).toEqual([
      'Zoya: bookout 0 - 2+1',
      'Zoya: cannot 1 Neel 2+1',
      'Zoya: option 1 Neel 3+1',
      'Zoya: travel 0 Goa 10+2',
    ])
  })

  it('shows the face of each model from its narrowest public picture, and never a locked one', async () => {
    const { t, desk, zoya } = atDesk()
    const asha = aModel(t, { stageName: 'Asha' })
    aPicture(t, asha.id, { type: 'profile_pic', isLocked: true })
    const mira = aModel(t, { stageName: 'Mira', onboardedAt: null })
    aPicture(t, mira.id, { type: 'profile_pic' })
    const { media } = aPicture(t, zoya.id, { type: 'profile_pic' })
    const { models } = await desk.chart.window(march)
    expect(models.map(({ name, face }) => [name, face])).toEqual([
      ['Asha', null],
      ['Mira', null],
      ['Zoya', [media.id, 240, 120, 107, 760]],
    ])
  })

  it('says what talents are filtered by: work, languages, height, age and rate', async () => {
    const { t, desk } = atDesk()
    aModel(t, {
      stageName: 'Asha',
      workTypes: ['Runway', 'Editorial'],
      languages: ['Tamil', 'English'],
      ...{ heightCm: 178, dateOfBirth: '2000-03-03', dailyRate: 45_000 },
    })
    aModel(t, { stageName: 'Mira', dateOfBirth: null, statedAge: 31, languages: ['Hindi', 'English'] })
    const { models, languages } = await desk.chart.window(march)
    expect(languages).toEqual(['English', 'Hindi', 'Tamil'])
    expect(models[0]).toMatchObject({
      ...{ name: 'Asha', work: [2, 0], languages: [2, 0], height: 178, rate: 45_000 },
      // The day before the birthday.
      age: 25,
    })
    expect(models[1]).toMatchObject({ work: [], languages: [1, 0], height: null, rate: null, age: 31 })
  })

  it('shows no face while the files of a picture are being made', async () => {
    const { t, desk, zoya } = atDesk()
    aPicture(t, zoya.id, { type: 'profile_pic', widths: [] })
    expect((await desk.chart.window(march)).models[0]?.face).toBeNull()
  })

  it('drops an option from the second on in which it ends, whether or not the clock has run (D8)', async () => {
    const { t, desk, proposed } = atDesk()
    const soon = { expiresAt: '2026-03-03T10:00:00.000Z' }
    await desk.claims.option({ ...claimOf(await proposed('Neel')), ...soon })
    expect(drawn(await desk.chart.window(march))).toEqual(['Zoya: option 1 Neel 2+2'])
    t.later(DAY)
    expect(drawn(await desk.chart.window(march))).toEqual([])
  })

  it('lists assigned talents by name, and others only while they have a hold', async () => {
    const { t, desk, optioned } = atDesk()
    aModel(t, { stageName: 'Anaya' })
    const gone = aModel(t, { stageName: 'Mira' })
    await optioned('Neel', ['2026-03-20'], 'full', gone.id)
    const names = async (from: string) =>
      (await desk.chart.window({ from, days: 7 })).models.map(({ name }) => name)
    t.db.$client.prepare('update models set is_active = 0 where id = ?').run(gone.id)
    expect(await names('2026-03-19')).toEqual(['Anaya', 'Mira', 'Zoya'])
    expect(await names('2026-04-19')).toEqual(['Anaya', 'Zoya'])
  })

  it('says who is on which board', async () => {
    const { t, desk } = atDesk()
    const boss = t.as(anAccount(t, { role: 'admin' })).admin.boards
    await boss.add({ name: 'Main' })
    const [main, faces] = await boss.add({ name: 'New faces' })
    const anaya = aModel(t, { stageName: 'Anaya' })
    const put = t.db.$client.prepare('insert into model_tags (model_id, tag_id) values (?, ?)')
    put.run(anaya.id, faces?.id)
    const { boards, models } = await desk.chart.window(march)
    expect(boards).toEqual([
      { id: main?.id, name: 'Main' },
      { id: faces?.id, name: 'New faces' },
    ])
    expect(models.map(({ name, boards }) => [name, boards])).toEqual([
      ['Anaya', [1]],
      ['Zoya', []],
    ])
  })

  it('lists the queue of one half, with client and end', async () => {
    const { desk, zoya, optioned } = atDesk()
    const neel = await optioned('Neel', ['2026-03-20'])
    const kori = await optioned('Kori', ['2026-03-20'], 'pm')
    const queue = await desk.chart.queue({ modelId: zoya.id, day: '2026-03-20', half: 'pm' })
    expect(queue).toMatchObject({
      modelName: 'Zoya',
      holds: [
        { kind: 'option', rank: 1, job: { number: neel.number, title: 'Neel' }, client: 'Neel client' },
        { kind: 'option', rank: 2, job: { number: kori.number, title: 'Kori' } },
      ],
    })
    expect(queue.holds[0]?.until).toBe(neel.claims[0]?.dates[0]?.until)
  })
})

describe('a hold from the chart', () => {
  const halves = (...given: string[]) =>
    given.map((each) => {
      const [day = '', half] = each.split(' ')
      return { day, half: half === 'pm' ? ('pm' as const) : ('am' as const) }
    })

  it('adds missing dates to the job, adds the talent and places the option', async () => {
    const { desk, zoya, aJob } = atDesk()
    const { number } = await aJob('Neel', ['2026-03-20'])
    const wanted = halves('2026-03-20 am', '2026-03-20 pm', '2026-03-21 pm')
    const { job } = await desk.chart.hold({ modelId: zoya.id, jobNumber: number, halves: wanted })
    expect(job.dates.map(({ day, part }) => `${day} ${part}`)).toEqual(['2026-03-20 full', '2026-03-21 pm'])
    expect([states(job), ranks(job)]).toEqual([
      ['option', 'option'],
      [1, 1],
    ])
  })

  it('uses the date that the job has on that day', async () => {
    const { desk, zoya, aJob } = atDesk()
    const { number } = await aJob('Neel', ['2026-03-20'])
    const { job } = await desk.chart.hold({
      modelId: zoya.id,
      jobNumber: number,
      halves: halves('2026-03-20 am'),
    })
    expect(job.dates).toHaveLength(1)
    expect(drawn(await desk.chart.window(march))).toEqual(['Zoya: option 1 Neel 2+2'])
  })

  it('is undone completely: no talent, no date and no mail is left', async () => {
    const { t, desk, zoya, aJob, again, minutesLater } = atDesk()
    const made = await aJob('Neel', [])
    const held = await desk.chart.hold({
      modelId: zoya.id,
      jobNumber: made.number,
      halves: halves('2026-03-20 am'),
    })
    expect(held.undoMs).toBe(120_000)
    await desk.undo({ decisionId: held.decisionId })
    expect(await again(made)).toMatchObject({ dates: [], claims: [] })
    expect(drawn(await desk.chart.window(march))).toEqual([])
    const before = t.mails().length
    minutesLater(2)
    expect(t.mails()).toHaveLength(before)
  })

  it('is refused on a confirmed half, and the job is unchanged', async () => {
    const { desk, zoya, agreed, aJob, again } = atDesk()
    await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20'], 'am')))
    const kori = await aJob('Kori', [])
    const given = { modelId: zoya.id, jobNumber: kori.number, halves: halves('2026-03-20 am') }
    await expect(desk.chart.hold(given)).rejects.toMatchObject(conflict('taken'))
    expect(await again(kori)).toMatchObject({ dates: [], claims: [], version: kori.version })
  })

  it('places a released talent again, last in the queue', async () => {
    const { desk, zoya, optioned } = atDesk()
    const neel = await optioned('Neel', ['2026-03-20'])
    await desk.claims.release(claimOf(neel))
    await optioned('Kori', ['2026-03-20'])
    const given = { modelId: zoya.id, jobNumber: neel.number, halves: halves('2026-03-20 am') }
    expect(ranks((await desk.chart.hold(given)).job)).toEqual([2])
    await expect(desk.chart.hold(given)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
