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
  const names = async (jobId: string, more: object) =>
    (await d.desk.talents.search({ jobId, search: '', ...more })).map(({ name }) => name).sort()
  return { ...d, names }
}

describe('who can be added to a job', () => {
  it('is found by gender, type of work and rate', async () => {
    const { aJob, names } = await withTalents()
    const { id } = await aJob('Kori')
    expect(await names(id, { gender: 'male' })).toEqual(['Kiran'])
    expect(await names(id, { workType: 'Runway' })).toEqual(['Asha', 'Kiran'])
    expect(await names(id, { workType: 'Runway', rateMax: 30_000 })).toEqual(['Asha'])
    expect(await names(id, { rateMax: 20_000, search: 'kir' })).toEqual([])
  })

  it('is found by language, height and age', async () => {
    const { t, aJob, names } = await withTalents()
    const { id } = await aJob('Kori')
    const facts =
      'update models set languages = ?, height_cm = ?, date_of_birth = ?, stated_age = ? where stage_name = ?'
    const tell = t.db.$client.prepare(facts)
    tell.run('["Hindi","English"]', 170, '2000-03-03', null, 'Asha')
    tell.run('["Tamil"]', 183, '1996-03-02', null, 'Kiran')
    tell.run('[]', null, null, 41, 'Zoya')
    expect(await names(id, { language: 'hin' })).toEqual(['Asha'])
    expect(await names(id, { language: 'ish' })).toEqual([])
    expect(await names(id, { heightMin: 171 })).toEqual(['Kiran'])
    expect(await names(id, { heightMin: 170, heightMax: 182 })).toEqual(['Asha'])
    // It is 2 March 2026: Asha is 26 tomorrow, Kiran is 30 today.
    expect(await names(id, { ageMax: 25 })).toEqual(['Asha'])
    expect(await names(id, { ageMin: 30, ageMax: 30 })).toEqual(['Kiran'])
    expect(await names(id, { ageMin: 31 })).toEqual(['Zoya'])
  })

  it('stands before who is taken on a day of the job, by name', async () => {
    const { t, desk, aJob } = await withTalents()
    aModel(t, { stageName: 'Zubin', email: 'zubin@example.in' })
    const { id: jobId } = await aJob('Kori', ['2026-03-20'])
    const found = await desk.talents.search({ jobId, search: '' })
    expect(found.map(({ name }) => name)).toEqual(['Asha', 'Kiran', 'Zubin', 'Zoya'])
  })

  it('is free when no half of the job is taken: a morning leaves the afternoon', async () => {
    const { desk, aJob, names } = await withTalents()
    const whole = await aJob('Kori', ['2026-03-20', '2026-03-21'])
    const afternoon = await aJob('Saheli', ['2026-03-20'], 'pm')
    const night = await aJob('Gully', ['2026-03-19'], 'night')
    expect(await names(whole.id, { isFree: true })).toEqual(['Asha', 'Kiran'])
    expect(await names(afternoon.id, { isFree: true })).toEqual(['Asha', 'Kiran', 'Zoya'])
    expect(await names(night.id, { isFree: true })).toEqual(['Asha', 'Kiran'])
    const taken = async (jobId: string) =>
      (await desk.talents.search({ jobId, search: 'zoya' })).map((each) => each.taken)
    expect(await taken(whole.id)).toEqual(['J-2526-0001 Neel'])
    expect(await taken(afternoon.id)).toEqual([null])
  })

  it('is not free on a day that is booked out', async () => {
    const { desk, aJob, names, zoya } = await withTalents()
    const { id } = await aJob('Kori', ['2026-04-02'])
    expect(await names(id, { isFree: true })).toContain('Zoya')
    await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-04-01', toDay: '2026-04-03' })
    expect(await names(id, { isFree: true })).not.toContain('Zoya')
  })
})
