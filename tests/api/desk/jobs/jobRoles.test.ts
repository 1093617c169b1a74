import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk, claimOf, conflict } from '../../../helpers/desk/desk'

const of = ({ id, version }: { id: string; version: number }) => ({ jobId: id, version })

async function withRole() {
  const d = atDesk()
  const job = await d.proposed('Neel')
  const lead = { title: 'Lead', wanted: 1, feePaise: 6_000_000, feeUnit: 'day' as const }
  const { job: now } = await d.desk.jobs.addRole({ ...of(job), ...lead })
  return { ...d, job: now, roleId: now.roles[0]?.id ?? '' }
}

describe('roles of a job', () => {
  it('are added, changed and removed; what is left out stays', async () => {
    const { desk, job, roleId } = await withRole()
    expect(job.roles).toMatchObject([{ title: 'Lead', wanted: 1, feePaise: 6_000_000, feeUnit: 'day' }])
    const { job: two } = await desk.jobs.addRole({ ...of(job), title: 'Friends', wanted: 2 })
    expect(two.roles.map(({ title, wanted, feePaise }) => [title, wanted, feePaise])).toEqual([
      ['Lead', 1, 6_000_000],
      ['Friends', 2, null],
    ])
    const { job: changed } = await desk.jobs.changeRole({ ...of(two), roleId, brief: 'Long hair' })
    expect(changed.roles[0]).toMatchObject({ title: 'Lead', brief: 'Long hair', feePaise: 6_000_000 })
    const { job: one } = await desk.jobs.removeRole({ ...of(changed), roleId })
    expect(one.roles.map(({ title }) => title)).toEqual(['Friends'])
    expect(one.activities[0]?.words).toBe('Noor removed a role')
  })

  it('are given to talents, who get the fee of the role unless they have one', async () => {
    const { desk, job, roleId } = await withRole()
    const { job: cast } = await desk.claims.setRole({ ...claimOf(job), roleId })
    expect(cast.claims).toMatchObject([{ roleId, feePaise: 6_000_000, feeUnit: 'day' }])
    const { job: paid } = await desk.claims.setFee({ ...claimOf(cast), feePaise: 100, feeUnit: 'flat' })
    const { job: none } = await desk.claims.setRole({ ...claimOf(paid), roleId: null })
    const { job: again } = await desk.claims.setRole({ ...claimOf(none), roleId })
    expect([none.claims[0]?.roleId, again.claims[0]?.feePaise]).toEqual([null, 100])
  })

  it('are given with the proposal of another talent', async () => {
    const { t, desk, job, roleId } = await withRole()
    const asha = aModel(t, { stageName: 'Asha', name: 'Asha Rao' })
    const { job: both } = await desk.claims.propose({ jobId: job.id, modelId: asha.id, roleId })
    expect(both.claims[1]).toMatchObject({ modelName: 'Asha', roleId, feePaise: 6_000_000 })
  })

  it('leave their talents on the job when they are removed', async () => {
    const { desk, job, roleId } = await withRole()
    const { job: cast } = await desk.claims.setRole({ ...claimOf(job), roleId })
    const { job: after } = await desk.jobs.removeRole({ ...of(cast), roleId })
    expect(after.claims).toMatchObject([{ modelName: 'Zoya', roleId: null, version: 3 }])
  })

  it('are refused for a stale version, and for a role of another job', async () => {
    const { t, kabir, desk, job, roleId, proposed } = await withRole()
    const other = await proposed('Kori', ['2026-04-01'])
    await expect(desk.claims.setRole({ ...claimOf(other), roleId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(desk.jobs.removeRole({ ...of(other), roleId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await t.as(kabir).desk.jobs.changeRole({ ...of(job), roleId, wanted: 2 })
    await expect(desk.jobs.changeRole({ ...of(job), roleId, wanted: 3 })).rejects.toMatchObject(
      conflict('changed'),
    )
  })

  it('are at most thirty, each with a title and a number of talents', async () => {
    const { desk, job } = await withRole()
    let { version } = job
    for (let at = 2; at <= 30; at++) {
      const added = await desk.jobs.addRole({ jobId: job.id, version, title: `Role ${at}` })
      version = added.job.version
    }
    const given = { jobId: job.id, version, title: 'One more' }
    await expect(desk.jobs.addRole(given)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(desk.jobs.addRole({ ...given, title: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(desk.jobs.addRole({ ...given, wanted: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
