import { expect, it } from 'vitest'
import { deskItems, jobs } from '../../../drizzle/schema'
import { deskCalls, documented } from '../../helpers/desk/deskCalls'

const INBOX = '/api/v1/desk/inbox'

async function withRequest() {
  const d = deskCalls()
  const { body } = await d.asVisitor('post', '/bookings', {
    clientName: 'Devika Rao',
    email: 'devika@kori.example',
    phone: '+91 98200 12345',
    company: 'Kori Mills',
    modelId: d.zoya.id,
    workType: 'Editorial',
    dateRequired: '2026-03-20',
    budgetRange: '$1,000-$2,500',
    details: 'Eight pages in daylight.',
  })
  return { ...d, at: `${INBOX}/${body.id}`, id: body.id as string }
}

it('lists what waits, and a request is taken, given back, answered, closed and reopened', async () => {
  const { call, at, id } = await withRequest()
  const listed = await call('get', INBOX, { view: 'new', page: '1', limit: '10' })
  expect(listed.body.data).toMatchObject({
    requests: [{ _id: id, kind: 'booking', state: 'new', who: 'Devika Rao', jobNumber: null, version: 1 }],
    pagination: { total: 1, totalPages: 1 },
  })
  expect(documented('get /api/v1/desk/inbox', listed.body)).toEqual(listed.body)
  const step = async (version: number, given: object) => {
    const { body } = await call('put', `${at}/state`, { version, ...given })
    expect(documented('put /api/v1/desk/inbox/:id/state', body)).toEqual(body)
    const { state, owner, closedReason } = body.data.request
    return [state, owner, closedReason]
  }
  expect(await step(1, { state: 'taken' })).toEqual(['taken', 'Noor', null])
  expect(await step(2, { state: 'new' })).toEqual(['new', null, null])
  expect(await step(3, { state: 'answered' })).toEqual(['answered', 'Noor', null])
  expect(await step(4, { state: 'closed', reason: 'duplicate' })).toEqual(['closed', 'Noor', 'duplicate'])
  expect(await step(5, { state: 'reopened' })).toEqual(['taken', 'Noor', null])
})

it('makes one job of a request pressed by two: the other reads its number', async () => {
  const { t, call, by, kabir, at, zoya } = await withRequest()
  const made = await call('post', `${at}/job`, { version: 1 })
  expect(made.body.data.job).toMatchObject({
    number: 'J-2526-0001',
    client: { name: 'Kori Mills' },
    dates: [{ day: '2026-03-20' }],
    claims: [{ modelId: zoya.id }],
  })
  const late = await by(kabir)('post', `${at}/job`, { version: 1 })
  expect([late.status, late.body.message, late.body.conflict.now]).toEqual([
    409,
    'This request is already job J-2526-0001.',
    expect.objectContaining({ jobNumber: 'J-2526-0001', version: 2 }),
  ])
  expect(t.db.select().from(jobs).all()).toHaveLength(1)
})

it('answers for the same decision again by the same decisionKey, and refuses a stale version', async () => {
  const { call, by, kabir, at } = await withRequest()
  const given = { version: 1, state: 'taken', decisionKey: 'press' }
  const first = await call('put', `${at}/state`, given)
  expect((await call('put', `${at}/state`, given)).body).toEqual(first.body)
  const late = await by(kabir)('put', `${at}/state`, { version: 1, state: 'taken' })
  expect([late.status, late.body.conflict]).toMatchObject([
    409,
    { kind: 'changed', since: [{ who: 'Noor', words: 'Noor took the request' }], now: { state: 'taken' } },
  ])
})

it('is refused to visitors and talents, and changes nothing', async () => {
  const { t, asVisitor, asTalent, at } = await withRequest()
  const before = t.db.select().from(deskItems).all()
  const calls = [
    ['get', INBOX],
    ['post', `${at}/job`],
    ['put', `${at}/state`],
  ] as const
  for (const [method, path] of calls) {
    const given = { version: 1, state: 'taken' }
    expect((await asVisitor(method, path, given)).status).toBe(401)
    expect((await asTalent(method, path, given)).status).toBe(403)
  }
  expect(t.db.select().from(deskItems).all()).toEqual(before)
})

it('lists by state, by owner and by both, whoever asks, and refuses a state that does not exist', async () => {
  const { call, by, kabir, noor, at, id } = await withRequest()
  const ids = async (query: Record<string, string>, as = call) =>
    (await as('get', INBOX, query)).body.data.requests.map(({ _id }: { _id: string }) => _id)
  expect(await ids({ state: 'new' })).toEqual([id])
  expect(await ids({ state: 'taken' })).toEqual([])
  await call('put', `${at}/state`, { version: 1, state: 'taken' })
  expect(await ids({ owner: noor.id }, by(kabir))).toEqual([id])
  expect(await ids({ owner: kabir.id })).toEqual([])
  expect(await ids({ owner: noor.id, state: 'taken' })).toEqual([id])
  expect(await ids({ owner: noor.id, state: 'closed' })).toEqual([])
  await call('put', `${at}/state`, { version: 2, state: 'closed', reason: 'duplicate' })
  expect(await ids({ state: 'closed' })).toEqual([id])
  expect((await call('get', INBOX, { state: 'gone' })).status).toBe(400)
})
