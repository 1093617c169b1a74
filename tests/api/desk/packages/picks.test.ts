import { describe, expect, it } from 'vitest'
import {
  packageAnswers,
  packagePicks,
  packageViewers,
  webhookDeliveries,
  webhooks,
} from '../../../../drizzle/schema'
import { withPackage } from '../../../helpers/desk/packages'

const YES = { number: 1, pick: 'yes' as const }

describe('picks', () => {
  it('are kept one by one and shown again', async () => {
    const { link, client, open } = await withPackage()
    const token = await link('Anil')
    await client().pick({ token, picks: [YES] })
    await client().pick({ token, picks: [{ number: 3, pick: 'no', words: 'Too short' }] })
    expect((await open(token)).faces.map(({ pick, pickWords }) => [pick, pickWords])).toEqual([
      ['yes', null],
      [null, null],
      ['no', 'Too short'],
    ])
  })

  it('that come late or twice change nothing', async () => {
    const { t, link, client, open } = await withPackage()
    const token = await link('Anil')
    const press = (counter: number, pick: 'yes' | 'no') => ({ number: 1, pick, counter })
    const queue = [press(10, 'yes'), press(12, 'no')]
    await client().pick({ token, picks: queue })
    await client().pick({ token, picks: queue })
    expect(await client().pick({ token, picks: [press(11, 'yes')] })).toMatchObject({ kept: [1] })
    expect((await open(token)).faces[0]?.pick).toBe('no')
    expect(t.db.select().from(packagePicks).all()).toHaveLength(1)
  })

  it('of people who share a link never mix, and each gives a name once (K6)', async () => {
    const { t, link, client, again } = await withPackage()
    const token = await link('The team', 'group')
    await expect(client().pick({ token, picks: [YES] })).rejects.toThrow('Your name?')
    const tara = await client().pick({ token, name: 'Tara', picks: [YES] })
    const dev = await client().pick({ token, name: 'Dev', picks: [{ number: 2, pick: 'no' }] })
    expect(tara.device).not.toBe(dev.device)
    const read = async (device: string | null) => client().open({ token, device: device ?? '' })
    expect(await read(tara.device)).toMatchObject({
      viewer: 'Tara',
      faces: [{ pick: 'yes' }, { pick: null }, {}],
    })
    expect(await read(dev.device)).toMatchObject({
      viewer: 'Dev',
      faces: [{ pick: null }, { pick: 'no' }, {}],
    })
    expect(await read('somebody else')).toMatchObject({
      viewer: null,
      faces: [{ pick: null }, { pick: null }, {}],
    })
    await client().pick({ token, device: tara.device ?? '', picks: [{ number: 3, pick: 'maybe' }] })
    expect((await again()).columns.map(({ name, picks }) => [name, picks.length])).toEqual([
      ['Tara', 2],
      ['Dev', 1],
    ])
    expect(JSON.stringify(t.db.select().from(packageViewers).all())).not.toContain(tara.device)
  })

  it('of a group are kept for two hundred names (K10)', async () => {
    const { t, link, client } = await withPackage()
    const token = await link('The team', 'group')
    for (let at = 0; at < 200; at++) await client().pick({ token, name: `Person ${at}`, picks: [] })
    await expect(client().pick({ token, name: 'One more', picks: [YES] })).rejects.toThrow(
      'Too many people use this link. Ask for a link of your own.',
    )
    expect(t.db.select().from(packageViewers).all()).toHaveLength(200)
  })

  it('are refused above 2,000 characters of words and 120 writes a minute (K10)', async () => {
    const { link, client } = await withPackage({ RATE_LIMIT: 'on' })
    const token = await link('Anil')
    await expect(client().pick({ token, picks: [{ number: 1, words: 'x'.repeat(2_001) }] })).rejects.toThrow(
      'At most 2,000 characters',
    )
    for (let write = 0; write < 120; write++) await client().seen({ token })
    await expect(client().pick({ token, picks: [YES] })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('a sent selection', () => {
  it('is kept as it was, and the booker is mailed once for it', async () => {
    const { t, desk, noor, kabir, pack, link, client, again, open } = await withPackage()
    const token = await link('Anil Shroff')
    await client().pick({ token, picks: [YES, { number: 2, pick: 'maybe' }] })
    const given = { token, picks: [], words: 'The coat!', key: 'one press' }
    const { sentAt } = await client().send(given)
    await client().send(given)
    await client().pick({ token, picks: [{ number: 1, pick: 'no' }] })
    expect(t.db.select().from(packageAnswers).all()).toMatchObject([
      {
        name: 'Anil Shroff',
        via: 'page',
        text: 'The coat!',
        picks: [
          { number: 1, name: 'Meher', pick: 'yes', words: null },
          { number: 2, name: 'Kiran', pick: 'maybe', words: null },
        ],
      },
    ])
    expect((await open(token)).sentAt).toBe(sentAt)
    const mails = t.mails()
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [noor.email, 'Third Monsoon: 1 yes, 1 maybe from Anil Shroff'],
    ])
    expect(mails[0]?.text).toContain('YES 1 Meher\nMAYBE 2 Kiran\nThe coat!')
    expect((await desk.packages.list({})).items[0]).toMatchObject({ unread: 1, seen: 1, links: 1 })
    const mine = [
      { id: pack.id, title: 'Third Monsoon', names: 'Anil Shroff', count: 1, at: '2026-03-02T10:00:00.000Z' },
    ]
    expect((await desk.today()).selections).toEqual(mine)
    expect((await t.as(kabir).desk.today()).selections).toEqual([])
    expect(await desk.packages.lookAt({ id: pack.id })).toEqual({ looked: 1 })
    expect((await desk.today()).selections).toEqual([])
    expect((await again()).columns[0]).toMatchObject({ name: 'Anil Shroff', sentAt, isSeen: true })
  })

  it('does not change when the faces change (K8)', async () => {
    const { t, desk, pack, link, client, again, modelIds } = await withPackage()
    const token = await link('Anil')
    await client().send({ token, picks: [YES] })
    const before = t.db.select().from(packageAnswers).all()
    const { version } = await again()
    await desk.packages.setEntries({ id: pack.id, version, entries: [{ modelId: modelIds[1] ?? '' }] })
    expect(t.db.select().from(packageAnswers).all()).toEqual(before)
  })

  it('is seen, or not yet, by one press of the page', async () => {
    const { link, client, again } = await withPackage()
    const token = await link('Anil')
    await client().open({ token })
    expect((await again()).links).toMatchObject([{ name: 'Anil', isSeen: false }])
    await client().seen({ token })
    expect((await again()).links).toMatchObject([{ name: 'Anil', isSeen: true }])
  })

  it('shows a change by the booker as new on the face, once', async () => {
    const { desk, pack, link, client, again, open, entries } = await withPackage()
    const token = await link('Anil')
    await client().seen({ token })
    const [first, ...others] = await entries()
    await desk.packages.setEntries({
      id: pack.id,
      version: (await again()).version,
      entries: [{ modelId: first?.modelId ?? '', words: 'Swims' }, ...others],
    })
    const news = async () => (await open(token)).faces.map(({ isNew }) => isNew)
    expect(await news()).toEqual([true, false, false])
    await client().seen({ token })
    expect(await news()).toEqual([false, false, false])
  })
})

it('programs are told of each answer to a package by its id (K15)', async () => {
  const { t, desk, pack, link, client } = await withPackage()
  const facts = { events: ['package.answered' as const], createdAt: t.clock().toISOString() }
  t.db
    .insert(webhooks)
    .values({ id: 'hook', url: 'https://erp.example/hook', secret: 'sealed', ...facts })
    .run()
  await client().send({ token: await link('Anil Shroff'), picks: [YES], key: 'one press' })
  await desk.packages.keepAnswer({
    id: pack.id,
    name: 'Anil Shroff',
    text: '2 yes',
    picks: [{ number: 2, pick: 'yes' }],
  })
  const told = t.db.select().from(webhookDeliveries).all()
  expect(told.map(({ event, data }) => [event, data])).toEqual([
    ['package.answered', { id: pack.id }],
    ['package.answered', { id: pack.id }],
  ])
})

describe('what a client wrote in a message', () => {
  it('is kept with its text as an answer of its own', async () => {
    const { desk, pack, link, again } = await withPackage()
    await link('Anil')
    await desk.packages.keepAnswer({
      id: pack.id,
      name: 'Devika Rao',
      text: '2nd n Meher pls',
      picks: [
        { number: 2, pick: 'yes' },
        { number: 1, pick: 'yes' },
      ],
    })
    expect((await again()).columns.at(-1)).toMatchObject({
      name: 'Devika Rao',
      via: 'pasted',
      text: '2nd n Meher pls',
      picks: [
        { number: 2, pick: 'yes' },
        { number: 1, pick: 'yes' },
      ],
    })
    await expect(
      desk.packages.keepAnswer({ id: pack.id, name: 'Devika', picks: [{ number: 9, pick: 'yes' }] }),
    ).rejects.toThrow('There is no face 9 in this package')
  })
})

describe('the yeses', () => {
  it('become options in one press, row by row, and one press takes them back', async () => {
    const { desk, aJob, modelIds, again: _again } = await withPackage()
    const job = await aJob('Neel', ['2026-03-20'])
    const pack = await desk.packages.create({ jobId: job.id, modelIds })
    const { done, refused, jobNumber } = await desk.packages.placeOptions({ id: pack.id, numbers: [1, 3] })
    expect([done.length, refused, jobNumber]).toEqual([2, [], job.number])
    const after = await desk.jobs.get({ number: job.number })
    expect(after.claims.map(({ modelName, dates }) => [modelName, dates[0]?.state])).toEqual([
      ['Meher', 'option'],
      ['Ruhi', 'option'],
    ])
    await desk.undoMany({ decisionIds: done.map(({ decisionId }) => decisionId) })
    const back = await desk.jobs.get({ number: job.number })
    expect(back.claims.map(({ dates }) => dates[0]?.state)).toEqual(['proposed', 'proposed'])
  })

  it('without a job make one with the title and client of the package, where they are proposed', async () => {
    const { desk, pack } = await withPackage()
    const {
      jobNumber,
      refused,
      package: record,
    } = await desk.packages.placeOptions({ id: pack.id, numbers: [2] })
    expect(record.job?.number).toBe(jobNumber)
    expect(refused.map(({ why }) => why)).toEqual(['Kiran is proposed: the job has no dates yet.'])
    const job = await desk.jobs.get({ number: jobNumber })
    expect([job.title, job.claims.map(({ modelName }) => modelName)]).toEqual(['Third Monsoon', ['Kiran']])
  })
})
