import { describe, expect, it } from 'vitest'
import { bookings, contacts, jobs } from '../../../../drizzle/schema'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { atDesk, claimOf, conflict, DAY } from '../../../helpers/desk/desk'

async function twoClients() {
  const d = atDesk()
  const neel = await d.desk.clients.create({ name: 'Neel & Daughters' })
  const sons = await d.desk.clients.create({ name: 'Neel and Daughters Pvt' })
  const { job } = await d.desk.jobs.create({ client: 'Neel and Daughters Pvt', title: 'Saree week' })
  return { ...d, neel, sons, job }
}

describe('a merged client', () => {
  it('changes no records, is shown under the other client, and can be separated again', async () => {
    const { t, desk, neel, sons, job } = await twoClients()
    const both = await desk.clients.merge({ id: sons.id, version: sons.version, intoId: neel.id })
    expect(both).toMatchObject({ merged: [{ id: sons.id }], jobs: [{ number: job.number }] })
    expect(t.db.select().from(jobs).all()).toMatchObject([{ clientId: sons.id }])
    expect((await desk.clients.list({})).items).toMatchObject([{ id: neel.id, jobs: 1 }])
    const version = both.merged[0]?.version ?? 0
    expect((await desk.clients.separate({ id: sons.id, version })).mergedInto).toBeNull()
    expect((await desk.clients.list({})).total).toBe(2)
  })

  it('is refused when the other client was saved meanwhile, and nothing is overwritten (D26)', async () => {
    const { desk, neel, sons } = await twoClients()
    await desk.clients.merge({ id: sons.id, version: sons.version, intoId: neel.id })
    await expect(
      desk.clients.change({ id: sons.id, version: sons.version, city: 'Pune' }),
    ).rejects.toMatchObject({
      ...conflict('changed'),
      message: 'This client was merged into Neel & Daughters in the meantime.',
    })
    expect((await desk.clients.get({ id: sons.id })).city).toBeNull()
  })

  it('takes the clients merged into it along, and cannot be merged into a merged one', async () => {
    const { desk, neel, sons } = await twoClients()
    const third = await desk.clients.create({ name: 'Neel' })
    await desk.clients.merge({ id: third.id, version: third.version, intoId: sons.id })
    const both = await desk.clients.merge({ id: sons.id, version: sons.version, intoId: neel.id })
    expect(both.merged.map(({ id }) => id).sort()).toEqual([sons.id, third.id].sort())
    await expect(
      desk.clients.merge({ id: neel.id, version: neel.version, intoId: sons.id }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

it('a client that is sent twice is made once, also when it was renamed in between', async () => {
  const { desk } = atDesk()
  const given = { name: 'Pinjra', decisionKey: 'made-once' }
  const { id, version } = await desk.clients.create(given)
  await desk.clients.change({ id, version, name: 'Pinjra Studio' })
  expect(await desk.clients.create(given)).toMatchObject({ id, name: 'Pinjra Studio' })
  expect((await desk.clients.list({})).total).toBe(1)
})

it('a blocked client needs a reason', async () => {
  const { desk, neel } = await twoClients()
  const blocked = { id: neel.id, version: neel.version, standing: 'blocked' as const }
  await expect(desk.clients.change(blocked)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const saved = await desk.clients.change({ ...blocked, standingReason: 'did not pay' })
  expect(saved).toMatchObject({ standing: 'blocked', standingReason: 'did not pay' })
})

it('a shared domain is only a suggestion, except for free mail providers', async () => {
  const { desk, neel, sons } = await twoClients()
  await desk.contacts.create({ clientId: neel.id, name: 'Devika', email: 'devika@neel.example' })
  await desk.contacts.create({ clientId: sons.id, name: 'Arjun', email: 'arjun@neel.example' })
  expect((await desk.clients.get({ id: neel.id })).maybeSame).toEqual([{ id: sons.id, name: sons.name }])
  await desk.clients.change({ id: neel.id, version: neel.version, isDistinct: true })
  expect((await desk.clients.get({ id: neel.id })).maybeSame).toEqual([])
  const third = await desk.clients.create({ name: 'Kori' })
  await desk.contacts.create({ clientId: third.id, name: 'Anu', email: 'anu@gmail.com' })
  expect((await desk.clients.get({ id: third.id })).maybeSame).toEqual([])
})

it('a forgotten contact has no name and no address', async () => {
  const { t, desk, neel } = await twoClients()
  const { contacts: people } = await desk.contacts.create({
    clientId: neel.id,
    name: 'Devika Rao',
    email: 'devika@neel.example',
    phone: '+91 98200 12345',
  })
  const [person] = people
  await desk.contacts.forget({ id: person?.id ?? '', version: person?.version ?? 0 })
  expect(t.db.select().from(contacts).all()).toMatchObject([
    { name: 'Forgotten', email: null, emailDomain: null, phone: null, function: null },
  ])
  expect(JSON.stringify(t.db.$client.prepare('select * from activities').all())).not.toContain('Devika')
})

it('a forgotten contact leaves requests from the same address, and they are listed', async () => {
  const { t, desk, neel } = await twoClients()
  aBooking(t, { email: 'Devika@neel.example', modelName: 'Zoya' })
  anEnquiry(t, { email: 'devika@neel.example', subject: 'press' })
  anEnquiry(t, { email: 'arjun@neel.example' })
  aSignupRequest(t, { email: 'devika@neel.example' })
  const { contacts: people } = await desk.contacts.create({
    clientId: neel.id,
    name: 'Devika Rao',
    email: 'devika@neel.example',
  })
  const [person] = people
  const { client, requests } = await desk.contacts.forget({ id: person?.id ?? '', version: 1 })
  expect(client).toMatchObject({ id: neel.id, contacts: [{ name: 'Forgotten' }] })
  expect(requests.map(({ of, what }) => `${of} ${what}`).sort()).toEqual(['bookings Zoya', 'enquiries Press'])
  expect(t.db.select().from(bookings).all()).toHaveLength(1)
})

it('a forgotten contact without an address leaves nothing to delete', async () => {
  const { desk, neel } = await twoClients()
  const given = { clientId: neel.id, name: 'Devika Rao', phone: '+91 98200 12345' }
  const { contacts: people } = await desk.contacts.create(given)
  const { requests } = await desk.contacts.forget({ id: people[0]?.id ?? '', version: 1 })
  expect(requests).toEqual([])
})

it('the last day of work of a client is the last that is not ahead and had a confirmed talent', async () => {
  const { t, desk, proposed } = atDesk()
  const days = ['2026-02-10', '2026-02-12', '2026-02-14', '2026-03-20']
  const job = await proposed('Neel', days)
  const lastWork = async () => (await desk.clients.list({})).items[0]?.lastWorkOn
  expect(await lastWork()).toBeNull()
  const said = await desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })
  const on = (...places: number[]) => places.map((place) => job.dates[place]?.id ?? '')
  await desk.claims.confirm({ ...claimOf(said.job), dateIds: on(0, 1, 3), others: 'keep' })
  expect(await lastWork()).toBe('2026-02-12')
  t.later(30 * DAY)
  expect(await lastWork()).toBe('2026-03-20')
})
