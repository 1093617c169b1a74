import { describe, expect, it } from 'vitest'
import { atDesk, claimOf, conflict, DAY, HOUR, ranks, states } from '../../../helpers/desk/desk'

/** The clock shows Monday, 2 March 2026, 10:00 UTC. */
const IN_A_DAY = '2026-03-03T10:00:00.000Z'

/** Neel is first and Kori second on the same day, and Kori has challenged. */
async function challenged() {
  const d = atDesk()
  const neel = await d.optioned('Neel')
  const kori = await d.optioned('Kori')
  const decided = await d.desk.claims.challenge(claimOf(kori))
  return { ...d, neel, kori, decided, dateOf: dateOf(d) }
}
const dateOf =
  ({ again }: Pick<ReturnType<typeof atDesk>, 'again'>) =>
  async (job: Parameters<typeof again>[0]) =>
    (await again(job)).claims[0]?.dates[0]

describe('a challenge (D18)', () => {
  it('gives the first option 24 hours, and both pages say so', async () => {
    const { neel, kori, dateOf } = await challenged()
    expect(await dateOf(neel)).toMatchObject({
      rank: 1,
      until: IN_A_DAY,
      challengedBy: { jobNumber: kori.number, jobTitle: 'Kori', endsAt: IN_A_DAY },
    })
    expect(await dateOf(kori)).toMatchObject({
      rank: 2,
      canChallenge: false,
      challenges: { jobNumber: neel.number, jobTitle: 'Neel', endsAt: IN_A_DAY },
    })
  })

  it('leaves the version of the challenged claim, so that its booker can confirm at once', async () => {
    const { desk, neel, kori, again } = await challenged()
    await desk.claims.recordAnswer({ ...claimOf(neel), answer: 'yes' })
    await desk.claims.confirm(claimOf(await again(neel)))
    expect([states(await again(neel)), states(await again(kori))]).toEqual([['confirmed'], ['released']])
  })

  it('is refused for who is first, and for who is third', async () => {
    const { desk, optioned } = atDesk()
    const neel = await optioned('Neel')
    await optioned('Kori')
    const asha = await optioned('Asha')
    await expect(desk.claims.challenge(claimOf(neel))).rejects.toMatchObject(conflict('no challenge'))
    await expect(desk.claims.challenge(claimOf(asha))).rejects.toMatchObject(conflict('no challenge'))
  })

  it('is refused twice', async () => {
    const { desk, kori, again } = await challenged()
    const second = desk.claims.challenge(claimOf(await again(kori)))
    await expect(second).rejects.toMatchObject({ message: 'The first option is already challenged.' })
  })

  it('is refused between two jobs of one client', async () => {
    const { desk, aJob, zoya, again } = atDesk()
    const jobs = [await aJob('Neel'), await aJob('Kori')]
    const [neel, kori] = jobs.map(({ client }) => client?.id ?? '')
    const { version } = await desk.clients.get({ id: kori ?? '' })
    await desk.clients.merge({ id: kori ?? '', intoId: neel ?? '', version })
    for (const { id: jobId } of jobs) {
      const { job } = await desk.claims.propose({ jobId, modelId: zoya.id })
      await desk.claims.option(claimOf(job))
    }
    const second = await again(jobs[1] as (typeof jobs)[0])
    expect(second.claims[0]?.dates[0]).toMatchObject({ rank: 2, canChallenge: false })
    await expect(desk.claims.challenge(claimOf(second))).rejects.toMatchObject({
      message: 'Both options are of the same client. Let the other one go ahead instead.',
    })
  })

  it('challenges the first of each half of a full day', async () => {
    const { desk, optioned, again } = atDesk()
    const morning = await optioned('Morning', ['2026-03-20'], 'am')
    const afternoon = await optioned('Afternoon', ['2026-03-20'], 'pm')
    await desk.claims.challenge(claimOf(await optioned('Whole')))
    for (const job of [morning, afternoon])
      expect((await again(job)).claims[0]?.dates[0]?.challengedBy).toMatchObject({ jobTitle: 'Whole' })
  })

  it('takes only the dates on which it is second', async () => {
    const { desk, optioned, again } = atDesk()
    const neel = await optioned('Neel', ['2026-03-20'])
    const kori = await optioned('Kori', ['2026-03-20', '2026-03-21'])
    const { job } = await desk.claims.challenge(claimOf(kori))
    expect(job.claims[0]?.dates.map(({ challenges }) => challenges?.jobTitle)).toEqual(['Neel', undefined])
    expect((await again(neel)).claims[0]?.dates[0]?.until).toBe(IN_A_DAY)
  })

  it('ends before the own end of the challenger, and not after that of the first', async () => {
    const { desk, proposed, optioned, again } = atDesk()
    const soon = { expiresAt: '2026-03-02T15:00:00.000Z' }
    const neel = await optioned('Neel')
    const kori = (await desk.claims.option({ ...claimOf(await proposed('Kori')), ...soon })).job
    await desk.claims.challenge(claimOf(kori))
    expect((await again(neel)).claims[0]?.dates[0]?.until).toBe('2026-03-02T14:59:00.000Z')
  })

  it('is refused where an option ends within two hours', async () => {
    const { desk, proposed, optioned } = atDesk()
    const soon = { expiresAt: '2026-03-02T11:30:00.000Z' }
    await desk.claims.option({ ...claimOf(await proposed('Neel')), ...soon })
    const kori = await optioned('Kori')
    await expect(desk.claims.challenge(claimOf(kori))).rejects.toMatchObject({
      message: 'The first option ends 2 Mar, 17:00 by itself.',
    })
  })

  it('takes the hours of the settings', async () => {
    const { t, desk, optioned, again } = atDesk()
    const { deskSettings } = t.as(t.admin()).admin
    await deskSettings.change({ ...(await deskSettings.get()), challengeHours: 5 })
    const neel = await optioned('Neel')
    await desk.claims.challenge(claimOf(await optioned('Kori')))
    expect((await again(neel)).claims[0]?.dates[0]?.until).toBe('2026-03-02T15:00:00.000Z')
  })
})

describe("a challenge's end (D19)", () => {
  it('releases the first, moves the second up, and tells its booker', async () => {
    const { t, neel, kori, again, minutesLater } = await challenged()
    minutesLater(2)
    t.later(DAY)
    expect(states(await again(neel))).toEqual(['expired'])
    const before = t.mails().length
    expect(minutesLater(0).lapsed).toBe(1)
    const first = (await again(neel)).claims[0]?.dates[0]
    expect(first).toMatchObject({ state: 'released', reason: 'challenge', challengedBy: null })
    expect(ranks(await again(kori))).toEqual([1])
    const subjects = t
      .mails()
      .slice(before)
      .map(({ subject }) => subject)
    expect(subjects).toContain('You are now first on Zoya, 20 Mar 2026')
  })

  it('can no longer be beaten by a confirmation in the same second', async () => {
    const { t, desk, neel, again } = await challenged()
    await desk.claims.recordAnswer({ ...claimOf(neel), answer: 'yes' })
    t.later(DAY)
    const late = desk.claims.confirm(claimOf(await again(neel)))
    await expect(late).rejects.toMatchObject(conflict('changed'))
  })

  it('is moved with words, within its limits, and the first is told again', async () => {
    const { t, desk, neel, kori, again, minutesLater } = await challenged()
    minutesLater(2)
    const given = { ...claimOf(await again(kori)), words: 'The client flies tonight' }
    const move = (endsAt: string) => desk.claims.moveChallenge({ ...given, endsAt })
    await expect(move('2026-03-02T11:00:00.000Z')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(move('2026-03-19T10:00:00.000Z')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const before = t.mails().length
    const { job } = await move('2026-03-04T10:00:00.000Z')
    expect(job.claims[0]?.dates[0]?.challenges?.endsAt).toBe('2026-03-04T10:00:00.000Z')
    expect((await again(neel)).claims[0]?.dates[0]?.until).toBe('2026-03-04T10:00:00.000Z')
    for (const each of [job, await again(neel)])
      expect(each.activities.find(({ kind }) => kind === 'challenge moved')?.note).toBe(given.words)
    minutesLater(2)
    expect(t.mails()[before]?.subject).toBe('Please confirm or release Zoya by 4 Mar 2026, 15:30')
  })

  it('has no effect when the challenger takes it back', async () => {
    const { desk, neel, kori, dateOf, again } = await challenged()
    await desk.claims.takeChallengeBack(claimOf(await again(kori)))
    expect(await dateOf(neel)).toMatchObject({ challengedBy: null, until: neel.claims[0]?.expiresAt })
    const twice = desk.claims.takeChallengeBack(claimOf(await again(kori)))
    await expect(twice).rejects.toMatchObject({ message: 'There is no challenge of this option any more.' })
  })

  it('has no effect when the challenger is released, or would itself end before it', async () => {
    const { t, desk, neel, kori, dateOf, again, minutesLater } = await challenged()
    const own = neel.claims[0]?.expiresAt
    const expiresAt = '2026-03-02T20:00:00.000Z'
    await desk.claims.extend({ ...claimOf(await again(kori)), expiresAt })
    expect(await dateOf(neel)).toMatchObject({ challengedBy: null, until: own })
    await desk.claims.challenge(claimOf(await again(kori)))
    await desk.claims.release(claimOf(await again(kori)))
    expect(await dateOf(neel)).toMatchObject({ challengedBy: null, until: own })
    t.later(DAY)
    minutesLater(0)
    expect(states(await again(neel))).toEqual(['option'])
  })

  it('stays when the first asks for a later end of its own option', async () => {
    const { desk, neel, dateOf } = await challenged()
    await desk.claims.extend({ ...claimOf(neel), expiresAt: '2026-03-17T10:00:00.000Z' })
    expect((await dateOf(neel))?.until).toBe(IN_A_DAY)
  })
})

describe('the mails of a challenge (D27)', () => {
  const asks = 'Please confirm or release Zoya by 3 Mar 2026, 15:30'

  it('ask the booker of the first after the wait', async () => {
    const { t, noor, minutesLater } = await challenged()
    minutesLater(2)
    const mail = t.mails().find(({ subject }) => subject === asks)
    expect(mail?.recipient).toBe(noor.email)
    expect(mail?.text).toContain('Please confirm or release it by 3 Mar 2026, 15:30:')
  })

  it('do not ask who confirmed meanwhile; ask after all when that is taken back', async () => {
    const { t, desk, neel, again, minutesLater } = await challenged()
    await desk.claims.recordAnswer({ ...claimOf(neel), answer: 'yes' })
    const { decisionId } = await desk.claims.confirm(claimOf(await again(neel)))
    minutesLater(1)
    await desk.undo({ decisionId })
    minutesLater(2)
    expect(t.mails().map(({ subject }) => subject)).toContain(asks)
  })

  it('are not sent when the challenge is undone', async () => {
    const { t, desk, neel, decided, dateOf, minutesLater } = await challenged()
    expect(decided.undoMs).toBe(2 * 60_000)
    await desk.undo({ decisionId: decided.decisionId })
    expect(await dateOf(neel)).toMatchObject({ challengedBy: null, until: neel.claims[0]?.expiresAt })
    minutesLater(3)
    expect(t.mails().map(({ subject }) => subject)).not.toContain(asks)
  })
})

describe('a challenge and an undo', () => {
  it('comes back with the challenger whose release is taken back', async () => {
    const { desk, neel, kori, dateOf, again } = await challenged()
    const { decisionId } = await desk.claims.release(claimOf(await again(kori)))
    await desk.undo({ decisionId })
    expect(await dateOf(neel)).toMatchObject({ until: IN_A_DAY, challengedBy: { jobTitle: 'Kori' } })
  })

  it('is refused when the first was confirmed since', async () => {
    const { desk, neel, decided, again } = await challenged()
    await desk.claims.recordAnswer({ ...claimOf(neel), answer: 'yes' })
    await desk.claims.confirm(claimOf(await again(neel)))
    const { decisionId } = decided
    await expect(desk.undo({ decisionId })).rejects.toMatchObject(conflict('changed'))
  })
})

it('who may challenge: every booker, on every job; a talent and a visitor may not (D29)', async () => {
  const { t, kabir, optioned } = atDesk()
  await optioned('Neel')
  const given = claimOf(await optioned('Kori'))
  await expect(t.as(null).desk.claims.challenge(given)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const { job } = await t.as(kabir).desk.claims.challenge(given)
  expect(job.claims[0]?.dates[0]?.challenges?.endsAt).toBe(
    new Date(t.clock().getTime() + 24 * HOUR).toISOString(),
  )
})
