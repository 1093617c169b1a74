import { describe, expect, it } from 'vitest'
import { activities, deskItems, jobs } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

/** A desk with three new enquiries. */
async function withItems() {
  const d = atDesk()
  for (const name of ['Asha', 'Devika', 'Mitali']) anEnquiry(d.t, { name })
  const { items } = await d.desk.inbox.list({})
  const rows = items.map(({ id, version }) => ({ id, version }))
  const states = () => d.t.db.select().from(deskItems).all()
  const byKabir = d.t.as(d.kabir).desk
  return { ...d, rows, states, byKabir }
}

describe('many requests at once', () => {
  it('are taken row by row: one that a colleague changed is refused, and the others are taken', async () => {
    const { t, desk, byKabir, rows, states, noor, kabir } = await withItems()
    const [first, second, third] = rows
    await byKabir.inbox.take(second as (typeof rows)[number])
    const answer = await desk.inbox.bulk({ act: 'take', rows })
    expect(answer.done.map(({ id }) => id)).toEqual([first?.id, third?.id])
    expect(answer.refused).toEqual([{ id: second?.id, why: 'Kabir has taken this request.' }])
    expect(Object.fromEntries(states().map(({ id, ownerId }) => [id, ownerId]))).toEqual({
      [first?.id ?? '']: noor.id,
      [second?.id ?? '']: kabir.id,
      [third?.id ?? '']: noor.id,
    })
    const lines = t.db.select().from(activities).all()
    const batches = lines.filter(({ actorId }) => actorId === noor.id).map(({ batchId }) => batchId)
    expect([batches.length, new Set(batches).size]).toEqual([2, 1])
    expect(batches[0]).toMatch(/./)
    expect(new Set(answer.done.map(({ decisionId }) => decisionId)).size).toBe(2)
  })

  it('R14 let other requests have their turn between two rows', async () => {
    const { desk, rows, states } = await withItems()
    const seen = new Set<number>()
    let isOver = false
    const look = () => {
      seen.add(states().filter(({ state }) => state === 'taken').length)
      if (!isOver) setImmediate(look)
    }
    look()
    await desk.inbox.bulk({ act: 'take', rows })
    isOver = true
    expect([...seen]).toEqual(expect.arrayContaining([1, 2]))
  })

  it('are closed, and can be reopened row by row for two minutes', async () => {
    const { t, desk, byKabir, rows, states } = await withItems()
    const { done, undoMs } = await desk.inbox.bulk({ act: 'close', rows, reason: 'duplicate' })
    expect(undoMs).toBe(120_000)
    expect(states().every(({ state }) => state === 'closed')).toBe(true)
    // A colleague reopens one of them: that one stays open.
    await byKabir.inbox.reopen({ id: rows[0]?.id ?? '', version: 2 })
    const decisionIds = done.map(({ decisionId }) => decisionId)
    await expect(byKabir.undoMany({ decisionIds })).resolves.toMatchObject({ done: [] })
    const back = await desk.undoMany({ decisionIds })
    expect(back.refused).toEqual([{ id: decisionIds[0], why: 'This can no longer be taken back.' }])
    expect(
      states()
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['new', 'new', 'taken'])
    t.later(3 * 60_000)
    expect((await desk.undoMany({ decisionIds })).done).toEqual([])
  })

  it('are assigned to a colleague, and to nobody else', async () => {
    const { t, desk, rows, states, kabir } = await withItems()
    const talent = anAccount(t, { role: 'model' })
    const gone = anAccount(t, { role: 'booker', deactivatedAt: '2026-01-01T00:00:00.000Z' })
    for (const ownerId of [talent.id, gone.id, 'nobody'])
      await expect(desk.inbox.bulk({ act: 'hand over', rows, ownerId })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    await desk.inbox.bulk({ act: 'hand over', rows, ownerId: kabir.id })
    expect(states().every(({ ownerId, state }) => ownerId === kabir.id && state === 'taken')).toBe(true)
    expect((await desk.colleagues()).map(({ name, isMe }) => [name, isMe])).toEqual([
      ['Kabir', false],
      ['Noor', true],
    ])
    const [one] = states()
    const given = { id: one?.id ?? '', version: one?.version ?? 0, ownerId: talent.id }
    await expect(desk.inbox.assign(given)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('give the same answer for the same decisionKey, and change nothing again', async () => {
    const { t, desk, rows } = await withItems()
    const given = { act: 'take' as const, rows, decisionKey: 'press' }
    const first = await desk.inbox.bulk(given)
    expect(await desk.inbox.bulk(given)).toEqual(first)
    expect(t.db.select().from(activities).all()).toHaveLength(3)
  })

  it('are at most 50, and a close needs its reason', async () => {
    const { desk } = atDesk()
    const rows = Array.from({ length: 51 }, (_, n) => ({ id: `i${n}`, version: 1 }))
    await expect(desk.inbox.bulk({ act: 'take', rows })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(desk.inbox.bulk({ act: 'close', rows: [] })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const unknown = await desk.inbox.bulk({ act: 'take', rows: rows.slice(0, 2) })
    expect(unknown).toEqual({
      done: [],
      refused: [
        { id: 'i0', why: 'Request not found' },
        { id: 'i1', why: 'Request not found' },
      ],
      undoMs: 0,
    })
  })
})

describe('many jobs at once', () => {
  it('get another booker and a next step', async () => {
    const { t, desk, aJob, kabir } = atDesk()
    const made = [await aJob('Lookbook'), await aJob('Show')]
    await desk.jobs.bulk({ act: 'booker', rows: rowsOf(made), bookerId: kabir.id })
    const { items } = await desk.jobs.list({})
    const step = { nextStep: 'Call back', nextStepOn: '2026-03-09' }
    const answer = await desk.jobs.bulk({ act: 'next step', rows: rowsOf(items), ...step })
    expect([answer.done.length, answer.undoMs]).toEqual([2, 0])
    for (const row of t.db.select().from(jobs).all())
      expect(row).toMatchObject({ bookerId: kabir.id, ...step })
  })

  it('are marked lost, except one with a confirmed talent, and can be undone with their options', async () => {
    const { desk, agreed, optioned, again } = atDesk()
    const kept = (await desk.claims.confirm(claimOf(await agreed('Lookbook')))).job
    const lost = await optioned('Show', ['2026-03-24'])
    const answer = await desk.jobs.bulk({ act: 'lost', rows: rowsOf([kept, lost]), reason: 'Too dear' })
    expect(answer.done).toMatchObject([{ id: lost.id }])
    expect(answer.refused).toEqual([
      { id: kept.id, why: 'A talent is confirmed. Cancel that date first, or cancel the job.' },
    ])
    expect(await again(lost)).toMatchObject({ stage: 'lost', endReason: 'Too dear' })
    await desk.undoMany({ decisionIds: answer.done.map(({ decisionId }) => decisionId) })
    const back = await again(lost)
    expect([back.stage, back.claims[0]?.dates[0]]).toMatchObject(['open', { state: 'option', rank: 1 }])
  })
})

const rowsOf = (all: readonly { id: string; version: number }[]) =>
  all.map(({ id, version }) => ({ id, version }))
