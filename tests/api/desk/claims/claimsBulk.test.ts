import { expect, it } from 'vitest'
import { activities } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

/** A job with Zoya, Asha and Mitali on the shortlist. */
async function withThree() {
  const d = atDesk()
  const job = await d.proposed('Neel')
  for (const stageName of ['Asha', 'Mitali'])
    await d.desk.claims.propose({ jobId: job.id, modelId: aModel(d.t, { stageName, isActive: true }).id })
  const now = () => d.again(job)
  const rows = async () => (await now()).claims.map(({ id, version }) => ({ id, version }))
  const states = async () =>
    Object.fromEntries((await now()).claims.map(({ modelName, dates }) => [modelName, dates[0]?.state]))
  return { ...d, rows, states, now }
}

it('many talents are placed on option, row by row, and taken back by one press', async () => {
  const { t, desk, kabir, rows, states, now } = await withThree()
  const given = await rows()
  await t.as(kabir).desk.claims.release(claimOf(await now()))
  const { done, refused, undoMs } = await desk.claims.bulk({ act: 'option', rows: given })
  expect([done.length, undoMs]).toEqual([2, 120_000])
  expect(refused).toMatchObject([{ id: given[0]?.id }])
  expect(await states()).toEqual({ Zoya: 'released', Asha: 'option', Mitali: 'option' })
  const batches = t.db
    .select()
    .from(activities)
    .all()
    .map(({ batchId }) => batchId)
  expect(new Set(batches.filter(Boolean)).size).toBe(1)
  await desk.undoMany({ decisionIds: done.map(({ decisionId }) => decisionId) })
  expect(await states()).toEqual({ Zoya: 'released', Asha: 'proposed', Mitali: 'proposed' })
})

it('many talents are asked, and of those only who said yes is confirmed', async () => {
  const { desk, rows, states, now } = await withThree()
  await desk.claims.bulk({ act: 'ask', rows: await rows() })
  expect((await now()).claims.map(({ answer }) => answer)).toEqual(['asked', 'asked', 'asked'])
  const [zoya] = await rows()
  await desk.claims.recordAnswer({ claimId: zoya?.id ?? '', version: zoya?.version ?? 0, answer: 'yes' })
  const { refused } = await desk.claims.bulk({ act: 'confirm', rows: await rows() })
  expect(refused.map(({ why }) => why)).toEqual(Array(2).fill('The talent has not said yes to this yet.'))
  expect(await states()).toEqual({ Zoya: 'confirmed', Asha: 'proposed', Mitali: 'proposed' })
})

it('many talents are released, and the same press twice changes nothing more', async () => {
  const { t, desk, rows, states } = await withThree()
  const given = { act: 'release' as const, rows: await rows(), decisionKey: 'press' }
  const first = await desk.claims.bulk(given)
  const count = () => t.db.select().from(activities).all().length
  const before = count()
  expect(await desk.claims.bulk(given)).toEqual(first)
  expect(count()).toBe(before)
  expect(await states()).toEqual({ Zoya: 'released', Asha: 'released', Mitali: 'released' })
})

it('a talent of a job without a date cannot be placed on option, and the answer says why', async () => {
  const d = atDesk()
  const job = await d.aJob('Neel', [])
  const { id: modelId } = aModel(d.t, { stageName: 'Asha', isActive: true })
  const given = { jobId: job.id, modelIds: [modelId] }
  const why = 'Give the job a date first.'
  const asOption = await d.desk.claims.proposeMany({ ...given, asOption: true })
  expect(asOption.refused).toEqual([{ id: modelId, why }])
  await d.desk.claims.proposeMany(given)
  const [claim] = (await d.again(job)).claims
  const row = { id: claim?.id ?? '', version: claim?.version ?? 0 }
  const { refused } = await d.desk.claims.bulk({ act: 'option', rows: [row] })
  expect(refused).toEqual([{ id: row.id, why }])
})
