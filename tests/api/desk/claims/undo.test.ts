import { describe, expect, it } from 'vitest'
import { claims, notices } from '../../../../drizzle/schema'
import { atDesk, claimOf, conflict, MINUTE, ranks, states } from '../../../helpers/desk/desk'

describe('D27 a decision undone within the wait', () => {
  it('restores states, halves, ranks and order, and no mail was sent', async () => {
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
    const waiting = t.db.select({ kind: notices.kind }).from(notices).all()
    expect(new Set(waiting.map(({ kind }) => kind))).toEqual(new Set(['ends soon']))
  })

  it('gives each claim a new version, so that the two states are not confused', async () => {
    const { t, desk, agreed, again } = atDesk()
    const job = await agreed('Neel')
    const { decisionId, job: confirmed } = await desk.claims.confirm(claimOf(job))
    await desk.undo({ decisionId })
    expect(claimOf(await again(job)).version).toBeGreaterThan(claimOf(confirmed).version)
    expect(t.db.select().from(claims).all()).toHaveLength(1)
  })

  it('is offered again after a reload, every one of mine, the newest first, for as long as the server says', async () => {
    const { t, desk, kabir, optioned, minutesLater } = atDesk()
    await optioned('Neel')
    minutesLater(3)
    expect(await desk.undoable()).toEqual([])
    const kori = await optioned('Kori', ['2026-03-21'])
    t.later(MINUTE)
    const { decisionId } = await desk.claims.release(claimOf(kori))
    const ravi = await optioned('Ravi', ['2026-03-22'])
    expect(await desk.undoable()).toMatchObject([
      { undoMs: 2 * MINUTE, words: `You placed an option on Zoya (${ravi.number})` },
      { decisionIds: [decisionId], undoMs: 2 * MINUTE, words: `You released Zoya (${kori.number})` },
    ])
    expect(await t.as(kabir).desk.undoable()).toEqual([])
    await desk.undo({ decisionId })
    // The option on Kori stands again as it was placed, but the release and its undo are newer.
    expect((await desk.undoable()).map(({ words }) => words)).toEqual([
      `You placed an option on Zoya (${ravi.number})`,
    ])
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

  it('is refused when the queue has changed, and the claim is unchanged', async () => {
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

  it('is possible only for the one who decided: a colleague gets a 404', async () => {
    const { t, kabir, desk, optioned } = atDesk()
    const { decisionId } = await desk.claims.release(claimOf(await optioned('Neel')))
    await expect(t.as(kabir).desk.undo({ decisionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('does not restore what has ended: the option expires at once and the next talent gets a mail', async () => {
    const { t, desk, proposed, optioned, again } = atDesk()
    const expiresAt = new Date(t.clock().getTime() + MINUTE).toISOString()
    const neel = (await desk.claims.option({ ...claimOf(await proposed('Neel')), expiresAt })).job
    const kori = await optioned('Kori')
    const { decisionId } = await desk.claims.release(claimOf(neel))
    t.later(1.5 * MINUTE)
    await desk.undo({ decisionId })
    expect([states(await again(neel)), ranks(await again(kori))]).toEqual([['expired'], [1]])
  })

  it('is not possible with a wait of 0, and the mail is sent at once', async () => {
    const { t, desk, agreed, minutesLater } = atDesk()
    const { deskSettings } = t.as(t.admin()).admin
    await deskSettings.change({ ...(await deskSettings.get()), mailWaitMinutes: 0 })
    const { decisionId, undoMs } = await desk.claims.confirm(claimOf(await agreed('Neel')))
    expect(undoMs).toBe(0)
    await expect(desk.undo({ decisionId })).rejects.toMatchObject(conflict('changed'))
    minutesLater(0)
    expect(t.mails().map(({ subject }) => subject)).toContain('Confirmed: Neel, 20 Mar 2026')
  })

  it('restores a cancelled job with its confirmed dates', async () => {
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
