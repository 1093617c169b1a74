import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { claims, heldHalves, models } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { atDesk, claimOf, states } from '../../../helpers/desk/desk'
import { unzip } from '../../../helpers/installed/backups'

describe('D22 a model who leaves', () => {
  it('can always leave: options are freed, future confirmed dates withdrawn, past ones kept', async () => {
    const { t, desk, agreed, optioned, proposed, again, zoya } = atDesk()
    const past = await proposed('Past', ['2026-03-01'])
    const said = (await desk.claims.recordAnswer({ ...claimOf(past), answer: 'yes' })).job
    await desk.claims.confirm(claimOf(said))
    const ahead = (await desk.claims.confirm(claimOf(await agreed('Ahead', ['2026-03-20'])))).job
    const option = await optioned('Option', ['2026-03-25'])
    await t.as(t.admin()).admin.models.remove({ id: zoya.id })
    expect(states(await again(past))).toEqual(['confirmed'])
    expect(states(await again(ahead))).toEqual(['withdrawn'])
    expect(states(await again(option))).toEqual(['released'])
    expect(t.db.select().from(heldHalves).all()).toEqual([])
    expect(t.db.select().from(claims).all()).toMatchObject([
      { modelId: null, modelName: 'Zoya' },
      { modelId: null, modelName: 'Zoya' },
      { modelId: null, modelName: 'Zoya' },
    ])
  })

  it('creates one vacancy for each job with future confirmed dates, due at once, for its booker', async () => {
    const { t, desk, agreed, optioned, zoya } = atDesk()
    const job = await agreed('Ahead', ['2026-03-20', '2026-03-21'])
    await desk.claims.confirm(claimOf(job))
    await optioned('Option', ['2026-03-25'])
    await t.as(t.admin()).admin.models.remove({ id: zoya.id })
    const mine = await desk.inbox.list({ view: 'mine' })
    expect(mine.items).toMatchObject([
      { kind: 'vacancy', who: 'Zoya', job: { number: job.number }, dueAt: t.clock().toISOString() },
    ])
    expect(mine.total).toBe(1)
  })
})

it('D58 D35 a talent’s data export has its dates and answers, and a title only of confirmed jobs', async () => {
  const { t, desk, agreed, optioned, zoya } = atDesk()
  const account = anAccount(t, { role: 'model', email: 'zoya@example.in' })
  t.db.update(models).set({ accountId: account.id }).where(eq(models.id, zoya.id)).run()
  const neel = await agreed('Neel', ['2026-03-20'])
  const { id, version } = neel
  const hidden = (await desk.jobs.change({ id, version, talentTitle: 'Editorial' })).job
  await desk.claims.confirm(claimOf(hidden))
  const kori = await optioned('Kori', ['2026-03-25'])
  await desk.jobs.change({ id: kori.id, version: kori.version, talentTitle: 'Lookbook' })
  const pieces: Uint8Array[] = []
  for await (const piece of await t.as(account).talent.account.export()) pieces.push(piece)
  const text = String(unzip(Buffer.concat(pieces)).get('data.json'))
  expect(JSON.parse(text).jobs).toMatchObject([
    { title: 'Neel', day: '2026-03-20', state: 'confirmed', answer: 'yes' },
    { title: 'Lookbook', day: '2026-03-25', state: 'option', answer: 'asked' },
  ])
  expect(text).not.toContain('Kori')
})
