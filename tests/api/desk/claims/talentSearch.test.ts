import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

/** Zoya is confirmed for Neel on the morning of 20 March; Asha is free. */
async function withTalents() {
  const d = atDesk()
  aModel(d.t, {
    stageName: 'Asha',
    email: 'asha@example.in',
    gender: 'female',
    workTypes: ['Runway'],
    dailyRate: 20_000,
  })
  aModel(d.t, {
    stageName: 'Kiran',
    email: 'kiran@example.in',
    gender: 'male',
    workTypes: ['Runway', 'Editorial'],
    dailyRate: 40_000,
  })
  await d.desk.claims.confirm(claimOf(await d.agreed('Neel', ['2026-03-20'], 'am')))
  const found = async (jobId: string, more: object) =>
    (await d.desk.talents.search({ jobId, ...more })).items.map(({ name, standing }) => ({ name, standing }))
  const names = async (jobId: string, more: object) =>
    (await found(jobId, more)).map(({ name }) => name).sort()
  const free = async (jobId: string) =>
    (await found(jobId, {})).flatMap(({ name, standing }) => (standing === 'free' ? name : [])).sort()
  return { ...d, names, free }
}

/** Asha is first option for Kori on 25 and 26 March, and second for Gully on the 25th. */
async function withLine() {
  const all = await withTalents()
  const asha = all.t.db.$client.prepare("select id from models where stage_name = 'Asha'").get() as {
    id: string
  }
  const optioned = async (title: string, days: string[]) => {
    const job = await all.aJob(title, days)
    await all.desk.claims.propose({ jobId: job.id, modelId: asha.id })
    const { job: now } = await all.desk.claims.option(claimOf(await all.again(job)))
    return () => claimOf(now)
  }
  const first = await optioned('Kori', ['2026-03-25', '2026-03-26'])
  const second = await optioned('Gully', ['2026-03-25'])
  return { ...all, asha, first, second }
}

describe('who can be added to a job', () => {
  it('is found by gender, type of work and rate', async () => {
    const { aJob, names } = await withTalents()
    const { id } = await aJob('Kori')
    expect(await names(id, { gender: 'male' })).toEqual(['Kiran'])
    expect(await names(id, { workType: 'Runway' })).toEqual(['Asha', 'Kiran'])
    expect(await names(id, { workType: 'Runway', rateMax: '30,000' })).toEqual(['Asha'])
    expect(await names(id, { rateMax: '20000', search: 'kir' })).toEqual([])
  })

  it('is found by language, height and age', async () => {
    const { t, aJob, names } = await withTalents()
    const { id } = await aJob('Kori')
    const facts =
      'update models set languages = ?, height_cm = ?, date_of_birth = ?, stated_age = ? where stage_name = ?'
    const tell = t.db.$client.prepare(facts)
    tell.run('["Hindi","English"]', 170, '2000-03-03', null, 'Asha')
    tell.run('["Tamil"]', 183, '1996-03-02', null, 'Kiran')
    tell.run('[]', 160, null, 41, 'Zoya')
    expect(await names(id, { language: 'hin' })).toEqual(['Asha'])
    expect(await names(id, { language: 'ish' })).toEqual([])
    expect(await names(id, { heightMin: '171' })).toEqual(['Kiran'])
    expect(await names(id, { heightMin: '170', heightMax: '182' })).toEqual(['Asha'])
    // It is 2 March 2026: Asha is 26 tomorrow, Kiran is 30 today.
    expect(await names(id, { ageMax: '25' })).toEqual(['Asha'])
    expect(await names(id, { ageMin: '30', ageMax: '30' })).toEqual(['Kiran'])
    expect(await names(id, { ageMin: '31' })).toEqual(['Zoya'])
  })

  it('is found by city and language, whatever accents and capitals are typed', async () => {
    const { t, aJob, names } = await withTalents()
    const { id } = await aJob('Kori')
    const tell = t.db.$client.prepare('update models set city = ?, languages = ? where stage_name = ?')
    tell.run('Pondichéry', '["Español"]', 'Asha')
    for (const city of ['pondichery', 'PONDICHÉRY']) expect(await names(id, { city })).toEqual(['Asha'])
    // Who has no city is in none.
    expect(await names(id, { city: 'n' })).toEqual(['Asha'])
    for (const language of ['espanol', 'ESPAÑ']) expect(await names(id, { language })).toEqual(['Asha'])
  })

  it('stands before who is taken on a day of the job, by name', async () => {
    const { t, desk, aJob } = await withTalents()
    aModel(t, { stageName: 'Zubin', email: 'zubin@example.in' })
    const { id: jobId } = await aJob('Kori', ['2026-03-20'])
    const { items, totals } = await desk.talents.search({ jobId })
    expect(items.map(({ name }) => name)).toEqual(['Asha', 'Kiran', 'Zubin', 'Zoya'])
    expect(totals).toEqual({ free: 3, behind: 0, taken: 1, unassigned: 0 })
  })

  it('is free when no half of the job is taken: a morning leaves the afternoon', async () => {
    const { desk, aJob, free } = await withTalents()
    const whole = await aJob('Kori', ['2026-03-20', '2026-03-21'])
    const afternoon = await aJob('Saheli', ['2026-03-20'], 'pm')
    const night = await aJob('Gully', ['2026-03-19'], 'night')
    expect(await free(whole.id)).toEqual(['Asha', 'Kiran'])
    expect(await free(afternoon.id)).toEqual(['Asha', 'Kiran', 'Zoya'])
    expect(await free(night.id)).toEqual(['Asha', 'Kiran'])
    const zoyaIn = async (jobId: string) => (await desk.talents.search({ jobId, search: 'zoya' })).items
    expect(await zoyaIn(whole.id)).toMatchObject([
      { standing: 'taken', by: 'Neel client', days: ['2026-03-20'] },
    ])
    expect(await zoyaIn(afternoon.id)).toMatchObject([{ standing: 'free', by: null, days: [] }])
  })

  it('stands behind another with the place that an option would have, and who is first', async () => {
    const { desk, aJob, asha, first, second } = await withLine()
    const after = await aJob('Saheli', ['2026-03-25', '2026-03-26'])
    const ofAsha = async () =>
      (await desk.talents.search({ jobId: after.id })).items.filter(({ id }) => id === asha.id)
    expect(await ofAsha()).toMatchObject([
      { id: asha.id, standing: 'behind', rank: 3, by: 'Kori client', days: ['2026-03-25', '2026-03-26'] },
    ])
    for (const claim of [first, second]) await desk.claims.release({ ...claim(), reason: 'client' })
    expect(await ofAsha()).toMatchObject([{ standing: 'free', rank: 1, by: null, days: [] }])
  })

  it('is nobody who is on the job already', async () => {
    const { desk, aJob, asha, names } = await withLine()
    const { id: jobId } = await aJob('Saheli', ['2026-03-27'])
    await desk.claims.propose({ jobId, modelId: asha.id })
    expect(await names(jobId, {})).toEqual(['Kiran', 'Zoya'])
  })

  it('is unassigned after everybody else where the agency took somebody off the roster', async () => {
    const { t, desk, aJob } = await withTalents()
    t.db.$client.prepare("update models set is_active = 0 where stage_name = 'Asha'").run()
    const { id: jobId } = await aJob('Kori', ['2026-03-20'])
    const { items } = await desk.talents.search({ jobId })
    expect(items.map(({ name, standing }) => `${name} ${standing}`)).toEqual([
      'Kiran free',
      'Zoya taken',
      'Asha unassigned',
    ])
  })

  it('stays in where a size or a rate is not known', async () => {
    const { t, aJob, names } = await withTalents()
    const { id } = await aJob('Kori')
    t.db.$client
      .prepare("update models set height_cm = 160, waist = 24, daily_rate = 1 where stage_name = 'Zoya'")
      .run()
    t.db.$client
      .prepare(
        "update models set height_cm = null, waist = null, daily_rate = null where stage_name = 'Asha'",
      )
      .run()
    t.db.$client.prepare("update models set height_cm = 190, waist = 34 where stage_name = 'Kiran'").run()
    expect(await names(id, { heightMin: '170' })).toEqual(['Asha', 'Kiran'])
    expect(await names(id, { waistMax: '65' })).toEqual(['Asha', 'Zoya'])
    expect(await names(id, { rateMax: '30000' })).toEqual(['Asha', 'Zoya'])
  })

  it('is counted where one filter alone leaves somebody out', async () => {
    const { t, desk, aJob } = await withTalents()
    const { id: jobId } = await aJob('Kori')
    const tell = t.db.$client.prepare('update models set height_cm = ?, gender = ? where stage_name = ?')
    tell.run(165, 'female', 'Asha')
    tell.run(185, 'male', 'Kiran')
    tell.run(175, 'female', 'Zoya')
    const leftOut = async (more: object) => (await desk.talents.search({ jobId, ...more })).leftOut
    expect(await leftOut({ gender: 'female', heightMin: '170' })).toEqual([
      { filter: 'gender', count: 1 },
      { filter: 'height', count: 1 },
    ])
    // Both leave Asha out: neither alone would bring her back.
    expect(await leftOut({ gender: 'male', heightMin: '170' })).toEqual([{ filter: 'gender', count: 1 }])
    expect(await leftOut({ search: 'kir' })).toEqual([])
    expect(await leftOut({})).toEqual([])
  })

  it('is not free on a day that is booked out', async () => {
    const { desk, aJob, free, zoya } = await withTalents()
    const { id } = await aJob('Kori', ['2026-04-02'])
    expect(await free(id)).toContain('Zoya')
    await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-04-01', toDay: '2026-04-03' })
    expect(await free(id)).not.toContain('Zoya')
  })
})
