import { expect, it } from 'vitest'
import { packageLinks, packagePicks, packageViewers } from '../../../../drizzle/schema'
import { sha256 } from '../../../../server/core/security/secrets'
import { aPicture } from '../../../../server/demo/builders/models'
import { exampleAnswer } from '../../../../shared/desk/packages/packageWords'
import { readAnswer } from '../../../../shared/desk/reading/answer'
import { claimOf } from '../../../helpers/desk/desk'
import { tokenOf, unlocked, withPackage } from '../../../helpers/desk/packages'

const closed = { code: 'NOT_FOUND', message: 'Selection not found' }

it('a token has 128 bits and is stored as SHA-256 only (K1)', async () => {
  const { t, desk, pack } = await withPackage()
  const made = await desk.packages.addLink({ id: pack.id, name: 'Anil' })
  const token = tokenOf(made)
  expect(Buffer.from(token, 'base64url')).toHaveLength(16)
  const rows = t.db.select().from(packageLinks).all()
  expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([sha256(token)])
  expect(JSON.stringify([rows, await desk.packages.get({ id: pack.id })])).not.toContain(token)
  expect(made.text).toBe(
    `Hi Anil, 3 faces for Third Monsoon: ${made.url}\nAnswer there, or here with numbers: “1, 2 yes, 3 maybe”.`,
  )
})

it('reading a link fifty times changes no row (K4)', async () => {
  const { t, link, open } = await withPackage()
  const token = await link('Anil')
  const before = t.db.$client.serialize()
  for (let read = 0; read < 50; read++) await open(token)
  expect(t.db.$client.serialize().equals(before)).toBe(true)
})

it('an unknown, revoked, ended and closed link answer the same', async () => {
  const { t, desk, pack, link, client, again } = await withPackage()
  const token = await link('Anil')
  const other = await link('Devika')
  const { links } = await again()
  await desk.packages.revokeLink({ id: pack.id, linkId: links[0]?.id ?? '' })
  await expect(client().open({ token })).rejects.toMatchObject(closed)
  await expect(client().pick({ token, picks: [] })).rejects.toMatchObject(closed)
  await expect(client().open({ token: 'A'.repeat(22) })).rejects.toMatchObject(closed)
  await expect(client().send({ token: '', picks: [] })).rejects.toMatchObject(closed)
  await client().open({ token: other })
  await desk.packages.close({ id: pack.id, version: (await again()).version })
  await expect(client().open({ token: other })).rejects.toMatchObject(closed)
  expect(t.db.select().from(packageViewers).all()).toEqual([])
})

it('a link gets another address, the one before ends, and the picks stay', async () => {
  const { desk, pack, link, client, open, again } = await withPackage()
  const token = await link('Anil')
  await client().pick({ token, picks: [{ number: 2, pick: 'yes' }] })
  const linkId = (await again()).links[0]?.id ?? ''
  const renewed = tokenOf(await desk.packages.renewLink({ id: pack.id, linkId }))
  await expect(open(token)).rejects.toMatchObject(closed)
  expect((await open(renewed)).faces[1]?.pick).toBe('yes')
})

it('a passcode is asked before anything of the content, ten times in fifteen minutes', async () => {
  const { desk, pack, link, client, again } = await withPackage({ RATE_LIMIT: 'on' })
  const token = await link('Anil')
  await desk.packages.change({ id: pack.id, version: (await again()).version, passcode: '402118' })
  expect(await client().open({ token })).toEqual({ isLocked: true, booker: 'Noor', edition: 2 })
  await expect(client().pick({ token, picks: [{ number: 1, pick: 'yes' }] })).rejects.toMatchObject(closed)
  const { pass } = await client().unlock({ token, passcode: '402118' })
  expect(unlocked(await client().open({ token, pass })).faces).toHaveLength(3)
  const other = await link('Devika')
  expect(await client().open({ token: other, pass })).toMatchObject({ isLocked: true })
  for (let tries = 0; tries < 10; tries++)
    await expect(client().unlock({ token: other, passcode: '000000' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  await expect(client().unlock({ token: other, passcode: '402118' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
  await desk.packages.change({ id: pack.id, version: (await again()).version, passcode: '555555' })
  expect(await client().open({ token, pass })).toMatchObject({ isLocked: true })
})

it('a package takes thirty links, and a closed or empty one none (K10)', async () => {
  const { desk, pack, link, again } = await withPackage()
  for (let made = 0; made < 30; made++) await link(`Person ${made}`)
  await expect(link('One more')).rejects.toThrow('At most 30 links')
  await desk.packages.close({ id: pack.id, version: (await again()).version })
  await expect(link('Late')).rejects.toMatchObject({ code: 'CONFLICT' })
  const empty = await desk.packages.create({ title: 'Nobody' })
  await expect(desk.packages.addLink({ id: empty.id, name: 'Anil' })).rejects.toMatchObject({
    message: 'Nobody is in this package. Add a face with a picture first.',
  })
})

it('a preview opens for the session that asked, for five minutes, and takes no pick', async () => {
  const { t, desk, pack, client, open } = await withPackage()
  const { path } = await desk.packages.preview({ id: pack.id })
  const token = decodeURIComponent(path.slice('/p/'.length))
  expect((await open(token)).faces).toHaveLength(3)
  await expect(client().pick({ token, picks: [{ number: 1, pick: 'yes' }] })).rejects.toMatchObject(closed)
  await expect(open(token.replace(pack.id, 'another'))).rejects.toMatchObject(closed)
  t.later(5 * 60_000)
  await expect(open(token)).rejects.toMatchObject(closed)
  expect(t.db.select().from(packagePicks).all()).toEqual([])
})

it('free on the days says nothing of who holds the others', async () => {
  const { t, desk, zoya, agreed, settle, client } = await withPackage()
  aPicture(t, zoya.id, { type: 'profile_pic' })
  const held = await agreed('Salt', ['2026-03-20'])
  settle(held)
  await desk.claims.confirm(claimOf(await desk.jobs.get({ number: held.number })))
  const job = await desk.jobs.create({ title: 'Neel', client: 'Neel', day: '2026-03-20', days: 2 })
  const pack = await desk.packages.create({ jobId: job.job.id, modelIds: [zoya.id] })
  const token = tokenOf(await desk.packages.addLink({ id: pack.id, name: 'Anil' }))
  const opened = unlocked(await client().open({ token }))
  expect(opened).toMatchObject({ days: ['2026-03-20', '2026-03-21'], asOf: '2026-03-02T10:00:00.000Z' })
  expect(opened.faces[0]?.free).toBe('Free 21 Mar')
  expect(JSON.stringify(opened)).not.toMatch(/Salt/)
})

it('a package is offered to the contact of its job first, and last to who gets the bills', async () => {
  const { desk, aJob, modelIds } = await withPackage()
  const job = await aJob('Kori')
  const clientId = job.client?.id ?? ''
  for (const name of ['Accounts', 'Gauri', 'Parth']) await desk.contacts.create({ clientId, name })
  const [accounts, , parth] = (await desk.clients.get({ id: clientId })).contacts
  await desk.contacts.change({ id: accounts?.id ?? '', version: accounts?.version ?? 0, isBilling: true })
  await desk.jobs.change({ id: job.id, version: job.version, contactId: parth?.id ?? '' })
  const made = await desk.packages.create({ title: 'Kori', jobId: job.id, modelIds })
  expect(made.contacts.map(({ name }) => name)).toEqual(['Parth', 'Gauri', 'Accounts'])
})

it.each([
  [[1, 2, 3, 4, 5, 6, 7], '2, 5 yes, 7 maybe'],
  [[1, 2, 3, 4], '1, 2 yes, 3 maybe'],
  [[2, 4, 6], '2, 4 yes, 6 maybe'],
  [[1, 2], '1 yes, 2 maybe'],
  [[3], '3 yes'],
])(
  'the example of an answer has the numbers of the faces %j, and is not read as an answer',
  (numbers, words) => {
    expect(exampleAnswer(numbers)).toBe(words)
    const faces = numbers.map((number) => ({ number, name: `Face ${number}` }))
    for (const said of [
      `Hi Anil: https://a.example/p/x\nAnswer there, or here with numbers: “${words}”.`,
      `नमस्ते Anil\nवहीं जवाब दें, या यहाँ नंबर लिखें: “${words}”।`,
    ])
      expect(readAnswer(said, faces)).toMatchObject({ picks: [], doubts: [] })
  },
)
