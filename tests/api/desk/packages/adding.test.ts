import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { withPackage } from '../../../helpers/desk/packages'

describe('talents who are added to a package', () => {
  it('come at its end; who is in it stays, and who is not on the roster is named', async () => {
    const { t, desk, pack, modelIds } = await withPackage()
    const ari = aModel(t, { stageName: 'Ari' }, [{ type: 'profile_pic' }])
    const away = aModel(t, { stageName: 'Away', isActive: false })
    const [meher = ''] = modelIds
    const told = await desk.packages.addFaces({ id: pack.id, modelIds: [ari.id, meher, away.id, ari.id] })
    expect(told).toMatchObject({ added: [ari.id], alreadyIn: [meher], leftOut: [away.id] })
    expect(told.package.entries.map(({ number, name }) => `${number} ${name}`)).toEqual([
      '1 Meher',
      '2 Kiran',
      '3 Ruhi',
      '4 Ari',
    ])
    const again = await desk.packages.addFaces({ id: pack.id, modelIds: [ari.id] })
    expect(again).toMatchObject({ added: [], package: { version: told.package.version } })
  })

  it('are added after a colleague changed the package, and keep the pictures of the others', async () => {
    const { t, kabir, desk, pack, modelIds, entries } = await withPackage()
    const [first, ...others] = await entries()
    await t.as(kabir).desk.packages.setEntries({
      id: pack.id,
      version: 1,
      entries: [{ modelId: first?.modelId ?? '', pictures: first?.pictures.slice(1) ?? [] }, ...others],
    })
    const ari = aModel(t, { stageName: 'Ari' }, [{ type: 'profile_pic' }])
    const { package: record } = await desk.packages.addFaces({ id: pack.id, modelIds: [ari.id] })
    expect(record.entries.map(({ modelId, pictures }) => [modelId, pictures.length])).toEqual([
      [modelIds[0], 1],
      [modelIds[1], 2],
      [modelIds[2], 2],
      [ari.id, 1],
    ])
  })

  it('are a new edition of a sent package, and refused by a closed one and above sixty', async () => {
    const { t, desk, pack, link, again } = await withPackage()
    await link('Anil')
    const more = Array.from({ length: 58 }, (_, at) =>
      aModel(t, { stageName: `More ${at}` }, [{ type: 'profile_pic' }]),
    ).map(({ id }) => id)
    await expect(desk.packages.addFaces({ id: pack.id, modelIds: more })).rejects.toThrow('At most 60 faces')
    const { package: record } = await desk.packages.addFaces({ id: pack.id, modelIds: more.slice(0, 1) })
    expect([record.edition, record.entries.length]).toEqual([2, 4])
    await desk.packages.close({ id: pack.id, version: (await again()).version })
    await expect(desk.packages.addFaces({ id: pack.id, modelIds: more })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This package is closed. Open it again first.',
    })
  })

  it('find only the packages that can still take them', async () => {
    const { t, desk, pack, again } = await withPackage()
    const other = await desk.packages.create({ title: 'Closed' })
    await desk.packages.close({ id: other.id, version: other.version })
    expect((await desk.packages.list({ state: 'open' })).items.map(({ title }) => title)).toEqual([
      'Third Monsoon',
    ])
    t.later(20 * 24 * 60 * 60_000)
    expect((await desk.packages.list({ state: 'open' })).items).toEqual([])
    expect((await again()).id).toBe(pack.id)
  })

  it('who are not on the roster are left out of a new package too', async () => {
    const { t, desk, modelIds } = await withPackage()
    const away = aModel(t, { stageName: 'Away', isActive: false })
    const pack = await desk.packages.create({ title: 'New', modelIds: [away.id, ...modelIds] })
    expect(pack.entries.map(({ name }) => name)).toEqual(['Meher', 'Kiran', 'Ruhi'])
  })
})

describe('a new package without a title', () => {
  it('has the name of its client, or what a client can read', async () => {
    const { desk } = await withPackage()
    const client = await desk.clients.create({ name: 'Neel', kind: 'brand', decisionKey: 'neel' })
    expect((await desk.packages.create({ clientId: client.id })).title).toBe('Neel')
    expect((await desk.packages.create({})).title).toBe('Selection')
  })
})

describe('talents who are added to a job', () => {
  it('are proposed one by one: one who is on it does not stop the others, and a second press adds nobody', async () => {
    const { desk, aJob, modelIds } = await withPackage()
    const job = await aJob('Neel', ['2026-03-20'])
    const [meher = ''] = modelIds
    await desk.claims.propose({ jobId: job.id, modelId: meher })
    const given = { jobId: job.id, modelIds, decisionKey: 'one press' }
    const told = await desk.claims.proposeMany(given)
    expect(told.done.map(({ id }) => id)).toEqual(modelIds.slice(1))
    expect(told.refused).toEqual([{ id: meher, why: 'Meher is on this job already.' }])
    expect((await desk.claims.proposeMany(given)).done).toEqual(told.done)
    const { claims } = await desk.jobs.get({ number: job.number })
    expect(claims.map(({ modelName, dates }) => [modelName, dates[0]?.state])).toEqual([
      ['Meher', 'proposed'],
      ['Kiran', 'proposed'],
      ['Ruhi', 'proposed'],
    ])
  })

  it('find only the jobs that are worked on', async () => {
    const { desk, aJob } = await withPackage()
    await aJob('Neel', ['2026-03-20'])
    const lost = await aJob('Kori', ['2026-03-20'])
    await desk.jobs.setStage({ id: lost.id, version: lost.version, stage: 'lost', reason: 'budget' })
    expect((await desk.jobs.list({ view: 'open' })).items.map(({ title }) => title)).toEqual(['Neel'])
  })
})
