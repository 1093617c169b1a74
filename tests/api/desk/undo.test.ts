import { describe, expect, it } from 'vitest'
import { claims, notices } from '../../../drizzle/schema'
import { atDesk, claimOf, conflict, MINUTE, ranks, states } from '../../helpers/desk'

describe('D27 a decision taken back within the wait', () => {
  it('restores states, halves, ranks and order, and no mail has left', async () => {
    const { t, desk, agreed, optioned, again, queue, minutesLater } = atDesk()
    const neel = await agreed('Neel', ['2026-03-20', '2026-03-21'])
    const kori = await optioned('Kori')
    minutesLater(3)
    const before = { queue: queue(), mails: t.mails().length }
    const { decisionId, undoMs } = await desk.claims.confirm(claimOf(await again(neel)))
    expect(undoMs).toBe(2 * MINUTE)
    expect(states(await again(kori))).toEqual(['released'])
    await desk.undo({ decisionId })
    expect(queue().map(({ id: _, ...held }) => held)).toEqual(before.queue.map(({ id: _, ...held }) => held))
    expect([states(await again(neel)), states(await again(kori))]).toEqual([['option', 'option'], ['option']])
    expect([ranks(await again(neel)), ranks(await again(kori))]).toEqual([[1, 1], [2]])
    minutesLater(10)
    expect(t.mails()).toHaveLength(before.mails)
    expect(t.db.select().from(notices).all()).toEqual([])
  })

  it('gives each claim a new version, so that nobody takes the one state for the other', async () => {
    const { t, desk, agreed, again } = atDesk()
    const job = await agreed('Neel')
    const { decisionId, job: confirmed } = await desk.claims.confirm(claimOf(job))
    await desk.undo({ decisionId })
    expect(claimOf(await again(job)).version).toBeGreaterThan(claimOf(confirmed).version)
    expect(t.db.select().from(claims).all()).toHaveLength(1)
  })

  it('is refused when the wait is over', async () => {
    const { t, desk, agreed } = atDesk()
    const { decisionId } = await desk.claims.confirm(claimOf(await agreed('Neel')))
    t.later(2 * MINUTE)
    await expect(desk.undo({ decisionId })).rejects.toMatchObject(conflict('changed'))
  })

  it('is refused twice', async () => {
    const { desk, optioned } = atDesk()
    const { decisionId } = await desk.claims.release(claimOf(await optioned('Neel')))
    await desk.undo({ decisionId })
    await expect(desk.undo({ decisionId })).rejects.toMatchObject(conflict('changed'))
  })

  it('is refused when the queue is another one, and the claim stays as it is', async () => {
    const { desk, optioned, again } = atDesk()
    const neel = await optioned('Neel')
    const { decisionId } = await desk.claims.release(claimOf(neel))
    await optioned('Kori')
    await expect(desk.undo({ decisionId })).rejects.toMatchObject(conflict('changed'))
    expect(states(await again(neel))).toEqual(['released'])
  })

  it('is refused when the talent has answered since', async () => {
    const { desk, proposed } = atDesk()
    const { decisionId, job } = await desk.claims.option(claimOf(await proposed('Neel')))
    await desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })
    await expect(desk.undo({ decisionId })).rejects.toMatchObject(conflict('changed'))
  })

  it('is offered only to who decided: a colleague gets 404', async () => {
    const { t, kabir, desk, optioned } = atDesk()
    const { decisionId } = await desk.claims.release(claimOf(await optioned('Neel')))
    await expect(t.as(kabir).desk.undo({ decisionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('gives nothing back that the clock has ended: the option expires at once and the next is told', async () => {
    const { t, desk, proposed, optioned, again } = atDesk()
    const expiresAt = new Date(t.clock().getTime() + MINUTE).toISOString()
    const neel = (await desk.claims.option({ ...claimOf(await proposed('Neel')), expiresAt })).job
    const kori = await optioned('Kori')
    const { decisionId } = await desk.claims.release(claimOf(neel))
    t.later(1.5 * MINUTE)
    await desk.undo({ decisionId })
    expect([states(await again(neel)), ranks(await again(kori))]).toEqual([['expired'], [1]])
  })

  it('with a wait of 0 is not offered at all, and the mail leaves at once', async () => {
    const { t, desk, agreed, minutesLater } = atDesk()
    const { deskSettings } = t.as(t.admin()).admin
    await deskSettings.change({ ...(await deskSettings.get()), mailWaitMinutes: 0 })
    const { decisionId, undoMs } = await desk.claims.confirm(claimOf(await agreed('Neel')))
    expect(undoMs).toBe(0)
    await expect(desk.undo({ decisionId })).rejects.toMatchObject(conflict('changed'))
    minutesLater(0)
    expect(t.mails().map(({ subject }) => subject)).toContain('Confirmed: Neel, Mar 20, 2026')
  })

  it('puts a cancelled job back with its confirmed dates', async () => {
    const { desk, agreed, again } = atDesk()
    const { job } = await desk.claims.confirm(claimOf(await agreed('Neel')))
    const stage = { id: job.id, version: job.version, stage: 'cancelled' as const, reason: 'no budget' }
    const { decisionId, job: off } = await desk.jobs.setStage(stage)
    expect([off.stage, states(off)]).toEqual(['cancelled', ['cancelled']])
    await desk.undo({ decisionId })
    const back = await again(job)
    expect([back.stage, back.endReason, states(back)]).toEqual(['open', null, ['confirmed']])
  })
})
