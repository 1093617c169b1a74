import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk, claimOf, conflict, DAY, ranks, states } from '../../../helpers/desk/desk'

describe('options on one talent', () => {
  it('stand in a queue: second, and first the second the other lets go (D7, D9)', async () => {
    const { desk, optioned, again } = atDesk()
    const neel = await optioned('Neel')
    const kori = await optioned('Kori')
    expect([ranks(neel), ranks(kori)]).toEqual([[1], [2]])
    expect(kori.claims[0]?.dates[0]?.before).toMatchObject([{ jobNumber: neel.number, jobTitle: 'Neel' }])
    await desk.claims.release(claimOf(neel))
    expect(ranks(await again(kori))).toEqual([1])
  })

  it('tell the booker who is first now, once, after the wait of the mails', async () => {
    const { t, desk, optioned, minutesLater, noor } = atDesk()
    const neel = await optioned('Neel')
    await optioned('Kori')
    await desk.claims.release(claimOf(neel))
    const before = t.mails().length
    minutesLater(2)
    const mails = t.mails().slice(before)
    const firsts = mails.filter(({ subject }) => subject === 'You are now first on Zoya, 20 Mar 2026')
    expect(firsts.map(({ recipient }) => recipient)).toEqual([noor.email])
    minutesLater(60)
    expect(t.mails()).toHaveLength(before + mails.length)
  })

  it('name all dates on which one is first now', async () => {
    const { t, desk, optioned, minutesLater } = atDesk()
    const days = ['2026-03-20', '2026-03-21']
    const neel = await optioned('Neel', days)
    await optioned('Kori', days)
    await desk.claims.release(claimOf(neel))
    minutesLater(2)
    const subjects = t.mails().map(({ subject }) => subject)
    expect(subjects).toContain('You are now first on Zoya, 20–21 Mar 2026')
  })

  it('show the worst rank of the halves of a date, and each date its own (D7, D15)', async () => {
    const { optioned } = atDesk()
    await optioned('Morning', ['2026-03-20'], 'am')
    await optioned('Afternoon', ['2026-03-20'], 'pm')
    const whole = await optioned('Whole', ['2026-03-20', '2026-03-21'])
    expect(ranks(whole)).toEqual([2, 1])
  })

  it('a night shares the afternoon of its day and the next morning (D15)', async () => {
    const { optioned } = atDesk()
    await optioned('Night', ['2026-03-20'], 'night')
    expect(ranks(await optioned('Morning', ['2026-03-20'], 'am'))).toEqual([1])
    expect(ranks(await optioned('Afternoon', ['2026-03-20'], 'pm'))).toEqual([2])
    expect(ranks(await optioned('Next', ['2026-03-21'], 'am'))).toEqual([2])
  })

  it('are four at most on a half: the fifth is refused (D14)', async () => {
    const { desk, optioned, proposed } = atDesk()
    for (const title of ['One', 'Two', 'Three', 'Four']) await optioned(title)
    const fifth = await proposed('Five')
    await expect(desk.claims.option(claimOf(fifth))).rejects.toMatchObject(conflict('full'))
  })

  it('are dead at their end, whether or not the clock has run (D8)', async () => {
    const { t, desk, optioned, agreed, again, minutesLater } = atDesk()
    await optioned('Neel')
    const kori = await agreed('Kori')
    t.later(7 * DAY)
    expect(states(await again(kori))).toEqual(['expired'])
    await expect(desk.claims.confirm(claimOf(kori))).rejects.toMatchObject(conflict('changed'))
    expect(minutesLater(0).lapsed).toBe(0)
    expect(states(await again(kori))).toEqual(['expired'])
  })

  it('end by the clock, and who is behind is first and told; one that ended too is not (D9)', async () => {
    const { t, desk, optioned, proposed, again, minutesLater } = atDesk()
    const soon = { expiresAt: '2026-03-03T10:00:00.000Z' }
    await desk.claims.option({ ...claimOf(await proposed('Neel')), ...soon })
    const dead = (await desk.claims.option({ ...claimOf(await proposed('Kori')), ...soon })).job
    const alive = await optioned('Asha')
    minutesLater(3)
    const before = t.mails().length
    expect(minutesLater(24 * 60)).toMatchObject({ lapsed: 2 })
    expect(states(await again(dead))).toEqual(['expired'])
    expect(ranks(await again(alive))).toEqual([1])
    const firsts = t
      .mails()
      .slice(before)
      .filter(({ subject }) => subject.startsWith('You are now first'))
    expect(firsts).toHaveLength(1)
  })

  it('cannot be placed on a past date, or on a model who is not assigned (D21)', async () => {
    const { t, desk, proposed } = atDesk()
    const past = await proposed('Yesterday', ['2026-03-01'])
    await expect(desk.claims.option(claimOf(past))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const away = aModel(t, { stageName: 'Naina', isActive: false })
    const job = await proposed('Show', undefined, undefined, away.id)
    await expect(desk.claims.option(claimOf(job))).rejects.toMatchObject(conflict('changed'))
  })

  it('keep their place when their end is moved', async () => {
    const { desk, optioned, again } = atDesk()
    const neel = await optioned('Neel')
    const kori = await optioned('Kori')
    const expiresAt = '2026-03-15T10:00:00.000Z'
    await desk.claims.extend({ ...claimOf(neel), expiresAt })
    expect((await again(neel)).claims[0]).toMatchObject({ expiresAt, dates: [{ rank: 1, until: expiresAt }] })
    expect(ranks(await again(kori))).toEqual([2])
  })

  it('lose all open dates when the talent says no, and the reason stays at the desk', async () => {
    const { desk, optioned, queue } = atDesk()
    const job = await optioned('Neel', ['2026-03-20', '2026-03-21'])
    const { job: declined } = await desk.claims.recordAnswer({
      ...claimOf(job),
      answer: 'no',
      words: 'Exams that week',
    })
    expect(states(declined)).toEqual(['declined', 'declined'])
    expect(declined.claims[0]).toMatchObject({ answer: 'no', answerWords: 'Exams that week' })
    expect(queue()).toEqual([])
  })

  it('are a new place in the queue after Ask again', async () => {
    const { desk, optioned } = atDesk()
    const neel = await optioned('Neel')
    await optioned('Kori')
    const { job: released } = await desk.claims.release(claimOf(neel))
    const { job: asked } = await desk.claims.ask(claimOf(released))
    expect(states(asked)).toEqual(['proposed'])
    expect(ranks((await desk.claims.option(claimOf(asked))).job)).toEqual([2])
  })

  it('are placed once for the same key, with the same activities (D25)', async () => {
    const { desk, proposed, again } = atDesk()
    const job = await proposed('Neel')
    const pressed = { ...claimOf(job), decisionKey: 'double-press' }
    const first = await desk.claims.option(pressed)
    const second = await desk.claims.option(pressed)
    expect(second.decisionId).toBe(first.decisionId)
    expect((await again(job)).activities.filter(({ kind }) => kind === 'option')).toHaveLength(1)
  })
})
