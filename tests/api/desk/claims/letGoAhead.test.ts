import { describe, expect, it } from 'vitest'
import { atDesk, claimOf, conflict, ranks } from '../../../helpers/desk/desk'

const words = 'The client wants the other shoot first'

/** Neel is first and Kori second. */
async function two(part?: 'am' | 'full') {
  const d = atDesk()
  const neel = await d.optioned('Neel')
  const kori = await d.optioned('Kori', undefined, part)
  const aheadId = claimOf(kori).claimId
  return { ...d, neel, kori, given: { ...claimOf(neel), aheadId, words } }
}

describe('letting another option go ahead', () => {
  it('changes places with the one behind, and says why', async () => {
    const { desk, kori, given, again } = await two()
    const { job } = await desk.claims.letGoAhead(given)
    expect([ranks(job), ranks(await again(kori))]).toEqual([[2], [1]])
    expect(job.activities.find(({ kind }) => kind === 'let ahead')?.note).toBe(words)
  })

  it('changes places only on the halves that both hold', async () => {
    const { desk, optioned, given, again } = await two('am')
    await desk.claims.letGoAhead(given)
    const afternoon = await optioned('Afternoon', undefined, 'pm')
    expect(ranks(await again(afternoon))).toEqual([2])
  })

  it('leaves the third behind both', async () => {
    const { desk, optioned, given, again } = await two()
    const asha = await optioned('Asha')
    await desk.claims.letGoAhead(given)
    expect(ranks(await again(asha))).toEqual([3])
  })

  it('tells the booker who is first now, and is taken back whole', async () => {
    const { t, desk, neel, kori, given, again, queue, minutesLater } = await two()
    minutesLater(2)
    const before = { mails: t.mails().length, queue: queue().map(({ id: _, ...held }) => held) }
    const { decisionId } = await desk.claims.letGoAhead(given)
    await desk.undo({ decisionId })
    expect(queue().map(({ id: _, ...held }) => held)).toEqual(before.queue)
    expect([ranks(await again(neel)), ranks(await again(kori))]).toEqual([[1], [2]])
    minutesLater(3)
    expect(t.mails()).toHaveLength(before.mails)
    await desk.claims.letGoAhead({ ...given, ...claimOf(await again(neel)) })
    minutesLater(2)
    expect(t.mails().at(-1)?.subject).toBe('You are now first on Zoya, 20 Mar 2026')
  })

  it('ends a challenge by the one that goes ahead', async () => {
    const { desk, neel, kori, given, again } = await two()
    await desk.claims.challenge(claimOf(kori))
    const { job } = await desk.claims.letGoAhead(given)
    expect(job.claims[0]?.dates[0]).toMatchObject({ rank: 2, challengedBy: null })
    expect(job.claims[0]?.dates[0]?.until).toBe(neel.claims[0]?.expiresAt)
    expect((await again(kori)).claims[0]?.dates[0]?.challenges).toBeNull()
  })

  it('needs words, the first place, and the other right behind', async () => {
    const { desk, neel, kori, optioned, given } = await two()
    const asha = await optioned('Asha')
    await expect(desk.claims.letGoAhead({ ...given, words: ' ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const third = { ...given, aheadId: claimOf(asha).claimId }
    await expect(desk.claims.letGoAhead(third)).rejects.toMatchObject(conflict('not first'))
    const fromSecond = { ...claimOf(kori), aheadId: claimOf(asha).claimId, words }
    await expect(desk.claims.letGoAhead(fromSecond)).rejects.toMatchObject(conflict('not first'))
    const backwards = { ...claimOf(kori), aheadId: claimOf(neel).claimId, words }
    await expect(desk.claims.letGoAhead(backwards)).rejects.toMatchObject(conflict('not first'))
  })

  it('names who is right behind, and no third', async () => {
    const { neel, kori, optioned, again } = await two()
    await optioned('Asha')
    const behind = (await again(neel)).claims[0]?.dates[0]?.behind
    expect(behind).toMatchObject([{ jobNumber: kori.number, jobTitle: 'Kori' }])
    expect((await again(kori)).claims[0]?.dates[0]?.behind).toEqual([])
  })
})
