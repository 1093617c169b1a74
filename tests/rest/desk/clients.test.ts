import { expect, it } from 'vitest'
import { clients, contacts } from '../../../drizzle/schema'
import { deskCalls, documented } from '../../helpers/desk/deskCalls'

const CLIENTS = '/api/v1/desk/clients'

it('adds a client and its contact, reads, lists and changes them', async () => {
  const { call } = deskCalls()
  const made = await call('post', CLIENTS, { name: 'Kori Mills', kind: 'brand', city: 'Pune' })
  const { _id } = made.body.data.client
  const person = { name: 'Devika Rao', email: 'devika@kori.example', function: 'Producer' }
  const added = await call('post', `${CLIENTS}/${_id}/contacts`, person)
  expect(added.body.data.client.contacts).toMatchObject([{ ...person, phone: null, version: 1 }])
  const blocked = { version: 1, standing: 'blocked', standingReason: 'Never paid' }
  const changed = await call('put', `${CLIENTS}/${_id}`, blocked)
  expect(changed.body.data.client).toMatchObject({ standing: 'blocked', version: 2, city: 'Pune' })
  const read = await call('get', `${CLIENTS}/${_id}`)
  expect(read.body).toEqual(changed.body)
  expect(documented('get /api/v1/desk/clients/:id', read.body)).toEqual(read.body)
  const listed = await call('get', CLIENTS, { search: 'kori' })
  expect(listed.body.data.clients).toMatchObject([{ _id, name: 'Kori Mills', jobs: 0, lastJobAt: null }])
  expect(documented('get /api/v1/desk/clients', listed.body)).toEqual(listed.body)
})

it('refuses a stale version with 409, and makes one client of one decisionKey', async () => {
  const { t, call, by, kabir } = deskCalls()
  const given = { name: 'Kori Mills', decisionKey: 'press' }
  const made = await call('post', CLIENTS, given)
  expect((await call('post', CLIENTS, given)).body).toEqual(made.body)
  expect(t.db.select().from(clients).all()).toHaveLength(1)
  const at = `${CLIENTS}/${made.body.data.client._id}`
  await by(kabir)('put', at, { version: 1, city: 'Goa' })
  const late = await call('put', at, { version: 1, city: 'Pune' })
  expect([late.status, late.body.conflict]).toMatchObject([409, { kind: 'changed', now: { version: 2 } }])
})

it('is refused to visitors and talents, and changes nothing', async () => {
  const { t, call, asVisitor, asTalent } = deskCalls()
  const made = await call('post', CLIENTS, { name: 'Kori Mills' })
  const at = `${CLIENTS}/${made.body.data.client._id}`
  const calls = [
    ['get', CLIENTS],
    ['post', CLIENTS],
    ['get', at],
    ['put', at],
    ['post', `${at}/contacts`],
  ] as const
  for (const [method, path] of calls) {
    expect((await asVisitor(method, path, { name: 'Asha', version: 1 })).status).toBe(401)
    expect((await asTalent(method, path, { name: 'Asha', version: 1 })).status).toBe(403)
  }
  expect(t.db.select().from(clients).all()).toMatchObject([{ name: 'Kori Mills' }])
  expect(t.db.select().from(contacts).all()).toEqual([])
})
