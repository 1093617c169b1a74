import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { atDesk, conflict, MINUTE, states } from '../../../helpers/desk/desk'

const DAYS = { fromDay: '2026-03-20', toDay: '2026-03-21' } as const
const WAS = { ...DAYS, fromHalf: 'am', toHalf: 'pm' } as const

/** A desk, and what it says of Zoya's days. */
function withBookouts() {
  const at = atDesk()
  const { desk, zoya, queue } = at
  const halves = () => queue().map(({ day, half, seq }) => `${day} ${half} ${seq}`)
  const book = () => desk.bookouts.add({ modelId: zoya.id, ...DAYS, note: 'Exams' })
  const only = async () => {
    const [bookout] = await desk.bookouts.list({ modelId: zoya.id })
    if (!bookout) throw new Error('nothing is booked out')
    return bookout
  }
  return { ...at, halves, book, only }
}

describe('a bookout is taken back', () => {
  it('when it was made: it is gone, and no booker gets a mail', async () => {
    const { t, desk, zoya, optioned, again, book, halves, minutesLater } = withBookouts()
    const neel = await optioned('Neel')
    const before = halves()
    const { decisionId, undoMs } = await book()
    expect(undoMs).toBe(2 * MINUTE)
    await desk.undo({ decisionId })
    expect(await desk.bookouts.list({ modelId: zoya.id })).toEqual([])
    expect(halves()).toEqual(before)
    expect(states(await again(neel))).toEqual(['option'])
    minutesLater(5)
    expect(t.mails().map(({ subject }) => subject)).not.toContain('Zoya cannot work on Mar 20, 2026')
  })

  it('when its days changed: it has the days, places and words of before', async () => {
    const { desk, book, only, halves } = withBookouts()
    await book()
    const [before, were] = [await only(), halves()]
    const given = { id: before.id, fromDay: '2026-03-21', toDay: '2026-03-23', was: WAS }
    const { decisionId, undoMs } = await desk.bookouts.change(given)
    expect(undoMs).toBe(2 * MINUTE)
    await desk.undo({ decisionId })
    expect(await only()).toEqual(before)
    expect(halves().toSorted()).toEqual(were.toSorted())
  })

  it('when it ended: it stands again', async () => {
    const { desk, book, only, halves } = withBookouts()
    await book()
    const [before, were] = [await only(), halves()]
    const { decisionId, undoMs } = await desk.bookouts.end({ id: before.id })
    expect(undoMs).toBe(2 * MINUTE)
    expect(halves()).toEqual([])
    await desk.undo({ decisionId })
    expect(await only()).toEqual(before)
    expect(halves()).toEqual(were)
  })

  it('is offered with the name of the talent, and colleagues read it with that name', async () => {
    const { t, kabir, desk, book } = withBookouts()
    const { decisionId } = await book()
    expect(await desk.undoable()).toMatchObject([{ decisionIds: [decisionId], words: 'You booked Zoya out' }])
    const { lines } = await t.as(kabir).desk.changes({ since: 0 })
    expect(lines.at(-1)?.words).toBe('Noor booked Zoya out')
  })
})

describe('a bookout is not taken back', () => {
  const refused = conflict('changed')

  it('when the wait is over', async () => {
    const { t, desk, book } = withBookouts()
    const { decisionId } = await book()
    t.later(2 * MINUTE)
    await expect(desk.undo({ decisionId })).rejects.toMatchObject(refused)
  })

  it('when its days changed since, nor is that offered', async () => {
    const { desk, book, only } = withBookouts()
    const made = await book()
    const { id } = await only()
    const changed = await desk.bookouts.change({ id, ...DAYS, toDay: '2026-03-25', was: WAS })
    await expect(desk.undo({ decisionId: made.decisionId })).rejects.toMatchObject(refused)
    const offered = await desk.undoable()
    expect(offered.map(({ decisionIds: [first] }) => first)).toEqual([changed.decisionId])
  })

  it('when somebody placed an option on a day that its end freed', async () => {
    const { desk, optioned, book, only } = withBookouts()
    await book()
    const ended = await desk.bookouts.end({ id: (await only()).id })
    await optioned('Neel')
    await expect(desk.undo({ decisionId: ended.decisionId })).rejects.toMatchObject(refused)
  })

  it('by a colleague', async () => {
    const { t, kabir, book } = withBookouts()
    const { decisionId } = await book()
    await expect(t.as(kabir).desk.undo({ decisionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('when the talent made it: nothing is offered to them', async () => {
    const { t, zoya } = withBookouts()
    const own = anAccount(t, { role: 'model', email: 'zoya@example.in' })
    t.db.update(models).set({ accountId: own.id }).where(eq(models.id, zoya.id)).run()
    const { bookouts } = t.as(own).talent
    expect(await bookouts.add(DAYS)).toMatchObject({ undoMs: 0 })
    const [made] = await bookouts.list()
    expect(await bookouts.end({ id: made?.id ?? '' })).toMatchObject({ undoMs: 0 })
  })
})
