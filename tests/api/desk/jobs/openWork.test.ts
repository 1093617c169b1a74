import { expect, it } from 'vitest'
import { atDesk, claimOf, DAY } from '../../../helpers/desk/desk'

it('D22 what a model is still wanted for is listed, by job and state, from today on', async () => {
  const { t, desk, zoya, agreed, optioned, proposed, again } = atDesk()
  const list = () => desk.talents.openWork({ modelId: zoya.id })
  expect(await list()).toEqual([])

  await proposed('Past', ['2026-03-01'])
  const neel = await agreed('Neel', ['2026-03-21', '2026-03-20'])
  await desk.claims.confirm(claimOf(neel))
  const kori = await optioned('Kori', ['2026-03-05', '2026-03-25'])
  const lost = await proposed('Lost', ['2026-03-22'])
  await desk.jobs.setStage({ id: lost.id, version: lost.version, stage: 'lost' })
  const released = await optioned('Released', ['2026-03-23'])
  await desk.claims.release(claimOf(released))
  const pinjra = await proposed('Pinjra', ['2026-03-30'])
  expect(await list()).toEqual([
    {
      ...{ jobNumber: kori.number, jobTitle: 'Kori', state: 'option' },
      ...{ days: ['2026-03-05', '2026-03-25'], ranks: [1] },
    },
    {
      ...{ jobNumber: neel.number, jobTitle: 'Neel', state: 'confirmed' },
      ...{ days: ['2026-03-20', '2026-03-21'], ranks: [] },
    },
    {
      ...{ jobNumber: pinjra.number, jobTitle: 'Pinjra', state: 'proposed' },
      ...{ days: ['2026-03-30'], ranks: [] },
    },
  ])

  // An option whose end has passed is over, whether or not the clock's job has run (D8).
  t.later(Date.parse((await again(kori)).claims[0]?.expiresAt ?? '') - t.clock().getTime() + DAY)
  expect((await list()).map(({ jobTitle }) => jobTitle)).toEqual(['Neel', 'Pinjra'])
})
