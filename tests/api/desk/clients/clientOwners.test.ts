import { expect, it } from 'vitest'
import { auditEvents } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { atDesk, claimOf, conflict } from '../../../helpers/desk/desk'

/** Kori Mills of Noor, Neel of Kabir, Saheli of nobody. */
async function threeClients() {
  const d = atDesk()
  const add = (name: string) => d.desk.clients.create({ name, city: 'Pune' })
  const [kori, neel, saheli] = [await add('Kori Mills'), await add('=Neel'), await add('Saheli')]
  await d.desk.clients.change({ id: kori.id, version: 1, ownerId: d.noor.id })
  await d.desk.clients.change({ id: neel.id, version: 1, ownerId: d.kabir.id })
  const names = async (filters: object) => (await d.desk.clients.list(filters)).items.map(({ name }) => name)
  return { ...d, kori, neel, saheli, names }
}

it('a client has an owner, who can be chosen and taken off again', async () => {
  const { desk, kabir, kori } = await threeClients()
  expect(await desk.clients.get({ id: kori.id })).toMatchObject({ owner: { name: 'Noor' }, version: 2 })
  const moved = await desk.clients.change({ id: kori.id, version: 2, ownerId: kabir.id })
  expect(moved).toMatchObject({ owner: { id: kabir.id, name: 'Kabir' }, city: 'Pune' })
  expect((await desk.clients.change({ id: kori.id, version: 3, ownerId: '' })).owner).toBeNull()
})

it('only somebody who works at the desk can be the owner', async () => {
  const { t, desk, saheli } = await threeClients()
  const gone = anAccount(t, { role: 'booker', deactivatedAt: '2026-01-01T00:00:00.000Z' })
  for (const ownerId of [anAccount(t, { role: 'model' }).id, gone.id, 'nobody']) {
    const refused = { code: 'BAD_REQUEST', message: 'Choose a colleague' }
    await expect(desk.clients.change({ id: saheli.id, version: 1, ownerId })).rejects.toMatchObject(refused)
    const rows = [{ id: saheli.id, version: 1 }]
    await expect(desk.clients.bulk({ act: 'owner', rows, ownerId })).rejects.toMatchObject(refused)
  }
  expect(await desk.clients.get({ id: saheli.id })).toMatchObject({ owner: null, version: 1 })
})

it('the list shows the owner, and finds mine and those of a colleague', async () => {
  const { t, desk, kabir, names } = await threeClients()
  expect((await desk.clients.list({})).items.map(({ name, owner }) => [name, owner])).toEqual([
    ['=Neel', 'Kabir'],
    ['Kori Mills', 'Noor'],
    ['Saheli', null],
  ])
  expect(await names({ owner: 'mine' })).toEqual(['Kori Mills'])
  expect(await names({ owner: kabir.id })).toEqual(['=Neel'])
  expect(await names({ owner: kabir.id, search: 'kori' })).toEqual([])
  expect(await names({ owner: 'all' })).toHaveLength(3)
  expect((await t.as(kabir).desk.clients.list({ owner: 'mine' })).total).toBe(1)
})

it('an owner whose account was closed is not shown any more', async () => {
  const { t, desk, kabir, neel } = await threeClients()
  await t.as(anAccount(t, { role: 'superadmin' })).admin.team.deactivate({ id: kabir.id })
  expect((await desk.clients.get({ id: neel.id })).owner).toBeNull()
  expect((await desk.clients.list({})).items.map(({ owner }) => owner)).toEqual([null, 'Noor', null])
})

it('many get another owner row by row; one that a colleague changed is refused', async () => {
  const { t, desk, kabir, kori, saheli } = await threeClients()
  await t.as(kabir).desk.clients.change({ id: saheli.id, version: 1, city: 'Goa' })
  const rows = [
    { id: kori.id, version: 2 },
    { id: saheli.id, version: 1 },
  ]
  const given = { act: 'owner' as const, rows, ownerId: kabir.id, decisionKey: 'press' }
  const answer = await desk.clients.bulk(given)
  expect(answer.done.map(({ id }) => id)).toEqual([kori.id])
  expect(answer.refused).toEqual([{ id: saheli.id, why: 'This client was changed in the meantime.' }])
  expect(await desk.clients.bulk(given)).toEqual(answer)
  expect(await desk.clients.get({ id: kori.id })).toMatchObject({ owner: { name: 'Kabir' }, version: 3 })
  await expect(desk.clients.change({ id: kori.id, version: 2, ownerId: '' })).rejects.toMatchObject(
    conflict('changed'),
  )
})

it('the clients that the list shows, or the marked ones, leave as CSV, which is audited', async () => {
  const { t, noor, zoya, desk, kori, neel } = await threeClients()
  const { job } = await desk.jobs.create({ title: 'Lookbook', client: 'Kori Mills', day: '2026-02-27' })
  const proposed = await desk.claims.propose({ jobId: job.id, modelId: zoya.id })
  const said = await desk.claims.recordAnswer({ ...claimOf(proposed.job), answer: 'yes' })
  await desk.claims.confirm(claimOf(said.job))
  const get = async (address: string) =>
    (await t.http().get(address).auth(t.tokenFor(noor), { type: 'bearer' })).text
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
  expect(await get('/exports/clients.csv?search=&standing=all&owner=all')).toEqual([
    '"Client","Kind","City","Country","Owner","Standing","Jobs","Last job"',
    `"'=Neel","brand","Pune","","Kabir","good","0",""`,
    '"Kori Mills","brand","Pune","","Noor","good","1","2026-02-27"',
    '"Saheli","brand","Pune","","","good","0",""',
  ])
  expect(await get('/exports/clients.csv?owner=mine')).toHaveLength(2)
  expect(await get(`/exports/clients.csv?ids=${neel.id},${kori.id}`)).toHaveLength(3)
  const lines = t.db.select().from(auditEvents).all()
  expect(
    lines.filter(({ action, detail }) => action === 'list exported' && detail === 'clients'),
  ).toHaveLength(3)
})

it('an export of many holds each client once, and is refused to visitors and talents', async () => {
  const { t, noor, desk } = atDesk()
  for (let at = 0; at < 403; at++) await desk.clients.create({ name: `Client ${at}` })
  const get = (token: string) => t.http().get('/exports/clients.csv').auth(token, { type: 'bearer' })
  const names = (await get(t.tokenFor(noor))).text.match(/^"Client \d+"/gm) ?? []
  expect(names).toHaveLength(403)
  expect(new Set(names).size).toBe(403)
  expect((await t.http().get('/exports/clients.csv')).status).toBe(401)
  expect((await get(t.tokenFor(anAccount(t, { role: 'model' })))).status).toBe(403)
})
