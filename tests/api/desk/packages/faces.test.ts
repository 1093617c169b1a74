import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { models as modelTable, portfolioItems } from '../../../../drizzle/schema'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { publish } from '../../../../server/features/roster/publicRoster/service'
import { conflict, DAY } from '../../../helpers/desk/desk'
import { withPackage } from '../../../helpers/desk/packages'

const names = (faces: readonly { number: number; name: string }[]) =>
  faces.map(({ number, name }) => `${number} ${name}`)

describe('the faces of a package', () => {
  it('have the numbers of their order while it is a draft', async () => {
    const { desk, pack, modelIds } = await withPackage()
    expect(names(pack.entries)).toEqual(['1 Meher', '2 Kiran', '3 Ruhi'])
    const [meher, kiran, ruhi] = modelIds.map((modelId) => ({ modelId }))
    const turned = await desk.packages.setEntries({
      id: pack.id,
      version: pack.version,
      entries: [ruhi, meher, kiran].flatMap((each) => each ?? []),
    })
    expect(names(turned.entries)).toEqual(['1 Ruhi', '2 Meher', '3 Kiran'])
  })

  it('keep their numbers for life once it was sent: a gap stays, a new face takes the next one', async () => {
    const { t, desk, pack, modelIds, link, again, open } = await withPackage()
    const token = await link('Anil')
    const zoya = aModel(t, { stageName: 'Ari' }, [{ type: 'profile_pic' }])
    const set = async (ids: (string | undefined)[]) =>
      desk.packages.setEntries({
        id: pack.id,
        version: (await again()).version,
        entries: ids.map((modelId) => ({ modelId: modelId ?? '' })),
      })
    const [meher, kiran, ruhi] = modelIds
    expect(names((await set([ruhi, meher])).entries)).toEqual(['3 Ruhi', '1 Meher'])
    expect(names((await set([zoya.id, ruhi, meher])).entries)).toEqual(['4 Ari', '3 Ruhi', '1 Meher'])
    const back = await set([kiran, zoya.id, meher])
    expect(names(back.entries)).toEqual(['2 Kiran', '4 Ari', '1 Meher'])
    expect(back.removed).toEqual([{ number: 3, name: 'Ruhi' }])
    expect(names((await open(token)).faces)).toEqual(['2 Kiran', '4 Ari', '1 Meher'])
  })

  it('offer open pictures only, whatever is sent, and tick the first eight (K3)', async () => {
    const { t, desk, pack, modelIds, again } = await withPackage()
    const [modelId = ''] = modelIds
    const locked = aPicture(t, modelId, { isLocked: true })
    const nude = aPicture(t, modelId, { type: 'nude_front' as never })
    const bikini = aPicture(t, modelId, { type: 'bikini_front' as never })
    const record = await again()
    expect(record.entries[0]?.offered).toHaveLength(2)
    for (const { item } of [locked, nude, bikini])
      await expect(
        desk.packages.setEntries({
          id: pack.id,
          version: record.version,
          entries: [{ modelId, pictures: [item.id] }],
        }),
      ).rejects.toThrow('Choose open pictures of this talent')
    for (let more = 0; more < 12; more++) aPicture(t, modelId)
    const other = await desk.packages.create({ title: 'Another', modelIds: [modelId] })
    expect(other.entries[0]?.pictures).toHaveLength(8)
  })

  it('lose a picture that is locked after it was ticked within one request (K3)', async () => {
    const { t, modelIds, link, open } = await withPackage()
    const token = await link('Anil')
    expect((await open(token)).faces[0]?.pictures).toHaveLength(2)
    const [first] = t.db
      .select()
      .from(portfolioItems)
      .where(eq(portfolioItems.modelId, modelIds[0] ?? ''))
      .all()
    t.db
      .update(portfolioItems)
      .set({ isLocked: true })
      .where(eq(portfolioItems.id, first?.id ?? ''))
      .run()
    expect((await open(token)).faces[0]?.pictures).toHaveLength(1)
  })

  it('vanish for the client when a model is not assigned any more or deleted, and the picks stay with the name (K7)', async () => {
    const { t, modelIds, link, open, client, again } = await withPackage()
    const token = await link('Anil')
    await client().pick({
      token,
      picks: [
        { number: 1, pick: 'yes' },
        { number: 2, pick: 'maybe' },
      ],
    })
    await client().send({ token, picks: [] })
    expect((await open(token)).sentPicks).toHaveLength(2)
    const [meher = '', kiran = ''] = modelIds
    t.db.update(modelTable).set({ isActive: false }).where(eq(modelTable.id, meher)).run()
    publish(t.db, meher)
    await t.as(t.admin()).admin.models.remove({ id: kiran })
    const opened = await open(token)
    expect(names(opened.faces)).toEqual(['3 Ruhi'])
    expect(opened.sentPicks).toEqual([])
    const { entries, columns } = await again()
    expect(entries.map(({ name, isGone }) => [name, isGone])).toEqual([
      ['Meher', true],
      ['Kiran', true],
      ['Ruhi', false],
    ])
    expect(columns[0]?.picks.map(({ number, pick }) => [number, pick])).toEqual([
      [1, 'yes'],
      [2, 'maybe'],
    ])
  })
})

it('what a client sends has no face that was taken out since it was picked (K7)', async () => {
  const { t, desk, pack, link, entries, client, again } = await withPackage()
  const token = await link('Anil')
  const picks = [1, 2].map((number) => ({ number, pick: 'yes' as const }))
  await client().pick({ token, picks })
  const [first, , third] = await entries()
  const { version } = await again()
  await desk.packages.setEntries({ id: pack.id, version, entries: [first, third].filter((each) => !!each) })
  await client().send({ token, picks: [] })
  expect(t.mails().map(({ subject }) => subject)).toEqual(['Third Monsoon: 1 yes from Anil'])
  expect(t.mails()[0]?.text).not.toContain('Kiran')
})

describe('a package', () => {
  it('is made of a job with its title, client, days and talents', async () => {
    const { desk, proposed } = await withPackage()
    const job = await proposed('Neel', ['2026-03-20', '2026-03-21'])
    const pack = await desk.packages.create({ jobId: job.id })
    expect(pack).toMatchObject({
      title: 'Neel',
      state: 'draft',
      client: { name: 'Neel client' },
      days: ['2026-03-20', '2026-03-21'],
      openUntil: '2026-03-16',
    })
    expect(names(pack.entries)).toEqual(['1 Zoya'])
  })

  it('is shown as the last one for the same client', async () => {
    const { desk, proposed } = await withPackage()
    const job = await proposed('Neel')
    const first = await desk.packages.create({ jobId: job.id })
    await desk.packages.change({ id: first.id, version: 1, showsAge: true, showsSizes: false })
    expect(await desk.packages.create({ jobId: job.id })).toMatchObject({ showsAge: true, showsSizes: false })
  })

  it('is made once for the same key', async () => {
    const { desk } = await withPackage()
    const given = { title: 'Once', decisionKey: 'one press' }
    const [one, other] = [await desk.packages.create(given), await desk.packages.create(given)]
    expect(other.id).toBe(one.id)
  })

  it('that two bookers edit refuses the second, and says what it is now (K9)', async () => {
    const { t, kabir, desk, pack } = await withPackage()
    await t.as(kabir).desk.packages.change({ id: pack.id, version: 1, greeting: 'From Kabir' })
    await expect(
      desk.packages.change({ id: pack.id, version: 1, greeting: 'From Noor' }),
    ).rejects.toMatchObject({
      ...conflict('changed'),
      message: 'A colleague changed this package in the meantime.',
    })
    await expect(desk.packages.setEntries({ id: pack.id, version: 1, entries: [] })).rejects.toMatchObject(
      conflict('changed'),
    )
    const now = await desk.packages.get({ id: pack.id })
    expect(now).toMatchObject({ greeting: 'From Kabir', version: 2 })
    expect(now.entries).toHaveLength(3)
  })

  it('rises by an edition with each change that a client can see, once it was sent', async () => {
    const { desk, pack, link, again } = await withPackage()
    const change = async (greeting: string) =>
      desk.packages.change({ id: pack.id, version: (await again()).version, greeting })
    expect((await change('One')).edition).toBe(1)
    await link('Anil')
    expect((await change('Two')).edition).toBe(2)
  })

  it('ends for the client at the next request when it is closed, and opens again (K11)', async () => {
    const { desk, pack, link, open, again } = await withPackage()
    const token = await link('Anil')
    await open(token)
    await desk.packages.close({ id: pack.id, version: (await again()).version })
    await expect(open(token)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await desk.packages.reopen({ id: pack.id, version: (await again()).version })
    expect((await open(token)).title).toBe('Third Monsoon')
  })

  it('ends with its last day', async () => {
    const { t, link, open, again } = await withPackage()
    const token = await link('Anil')
    t.later(14 * DAY)
    await open(token)
    t.later(DAY)
    await expect(open(token)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await again()).toMatchObject({ state: 'live', hasEnded: true })
  })

  it('takes at most sixty faces, forty pictures each, and each talent once (K10)', async () => {
    const { desk, pack, modelIds } = await withPackage()
    const [modelId = ''] = modelIds
    const set = (entries: { modelId: string; pictures?: string[] }[]) =>
      desk.packages.setEntries({ id: pack.id, version: 1, entries })
    await expect(set(Array(61).fill({ modelId }))).rejects.toThrow('At most 60 faces')
    await expect(set([{ modelId, pictures: Array(41).fill('x') }])).rejects.toThrow('At most 40 pictures')
    await expect(set([{ modelId }, { modelId }])).rejects.toThrow('Each talent once')
  })
})
