import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

const BLOCKED = { standing: 'blocked' as const, standingReason: 'Never paid' }
const WATCHED = { standing: 'watch' as const, standingReason: 'Pays late' }

/** Kori Mills with a job and a contact, who has written again. */
async function withClient() {
  const d = atDesk()
  const kori = await d.desk.clients.create({ name: 'Kori Mills' })
  await d.desk.contacts.create({ clientId: kori.id, name: 'Devika', email: 'devika@kori.example' })
  const { job } = await d.desk.jobs.create({ client: 'Kori Mills', title: 'Lookbook' })
  anEnquiry(d.t, { name: 'Devika', email: 'devika@kori.example' })
  const warnings = async () => {
    const [line] = (await d.desk.inbox.list({})).items
    const { client } = await d.again(job)
    return [line, client].map((each) => [each?.standing, each?.standingReason])
  }
  return { ...d, kori, job, warnings }
}

describe('a blocked client', () => {
  it('needs a reason, which cannot be taken away while it is blocked', async () => {
    const { desk, kori } = await withClient()
    const refused = { code: 'BAD_REQUEST', message: 'Say why this client is blocked' }
    await expect(desk.clients.change({ id: kori.id, version: 1, standing: 'blocked' })).rejects.toMatchObject(
      { code: 'BAD_REQUEST' },
    )
    await desk.clients.change({ id: kori.id, version: 1, ...BLOCKED })
    await expect(desk.clients.change({ id: kori.id, version: 2, standingReason: '' })).rejects.toMatchObject(
      refused,
    )
    const good = await desk.clients.change({ id: kori.id, version: 2, standing: 'good', standingReason: '' })
    expect(good).toMatchObject({ standing: 'good', standingReason: null })
  })

  it('warns with the reason on its jobs and on its requests', async () => {
    const { desk, kori, warnings } = await withClient()
    expect(await warnings()).toEqual([
      ['good', null],
      ['good', null],
    ])
    await desk.clients.change({ id: kori.id, version: 1, ...BLOCKED })
    expect(await warnings()).toEqual([
      ['blocked', 'Never paid'],
      ['blocked', 'Never paid'],
    ])
  })

  it('warns also where it was merged into another or another into it: the worse of both counts', async () => {
    const { desk, kori, warnings } = await withClient()
    const group = await desk.clients.create({ name: 'Kori Group' })
    await desk.clients.merge({ id: kori.id, version: 1, intoId: group.id })
    await desk.clients.change({ id: group.id, version: 1, ...WATCHED })
    expect(await warnings()).toEqual([
      ['watch', 'Pays late'],
      ['watch', 'Pays late'],
    ])
    await desk.clients.change({ id: kori.id, version: 2, ...BLOCKED })
    expect(await warnings()).toEqual([
      ['blocked', 'Never paid'],
      ['blocked', 'Never paid'],
    ])
  })

  it('warns on the task to find somebody else for its job', async () => {
    const { desk, agreed, again } = atDesk()
    const job = await agreed('Neel')
    const { id = '' } = job.client ?? {}
    await desk.clients.change({ id, version: 1, ...BLOCKED })
    await desk.claims.confirm(claimOf(job))
    await desk.claims.withdraw(claimOf(await again(job)))
    expect((await desk.inbox.list({})).items).toMatchObject([{ kind: 'vacancy', ...BLOCKED }])
  })
})
