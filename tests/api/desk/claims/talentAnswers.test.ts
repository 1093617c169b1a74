import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { claims, models, oneTimeTokens } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import type { JobRecord } from '../../../../shared/desk/jobs/jobs'
import { atDesk, claimOf, conflict, DAY, states } from '../../../helpers/desk/desk'

const NOT_FOUND = { code: 'NOT_FOUND' }

/** The desk, with Zoya signed in. */
function withZoya() {
  const desk = atDesk()
  const { t, zoya } = desk
  const account = anAccount(t, { role: 'model', name: 'Zoya Khan', email: 'zoya@example.in' })
  t.db.update(models).set({ accountId: account.id }).where(eq(models.id, zoya.id)).run()
  const own = t.as(account).talent.jobs
  const other = anAccount(t, { role: 'model', name: 'Asha', email: 'asha@example.in' })
  const asha = aModel(t, { accountId: other.id, stageName: 'Asha' })
  return { ...desk, own, account, asha, othersOwn: t.as(other).talent.jobs }
}

/** The input of a talent's answer to everything that is open. */
const read = ({ claims: [claim] }: JobRecord) => ({ claimId: claim?.id ?? '', version: claim?.version ?? 0 })
const groups = (jobs: { title: string; group: string }[]) => jobs.map(({ title, group }) => [title, group])

describe('a talent with an account', () => {
  it('reads the job, its pay and the usage of the pictures, and nothing else', async () => {
    const { desk, own, optioned, zoya } = withZoya()
    const job = await optioned('Secret Neel campaign')
    const more = { talentTitle: 'Lookbook', usageWords: 'Online, one year', budgetPaise: 77_777_00 }
    const { job: told } = await desk.jobs.change({ id: job.id, version: job.version, city: 'Pune', ...more })
    await desk.claims.setFee({ ...claimOf(told), feePaise: 30_000_00, feeUnit: 'day' })
    const jobs = await own.list()
    expect(jobs).toMatchObject([
      {
        group: 'toAnswer',
        title: 'Lookbook',
        client: null,
        city: 'Pune',
        usageWords: 'Online, one year',
        feePaise: 30_000_00,
        feeUnit: 'day',
        answer: 'asked',
        dates: [{ day: '2026-03-20', part: 'full', state: 'option', rank: 1 }],
      },
    ])
    const text = JSON.stringify(jobs)
    for (const secret of ['Neel', '7777700', 'Noor', zoya.id, job.id]) expect(text).not.toContain(secret)
  })

  it('reads no fee that is not shared (D35)', async () => {
    const { t, desk, own, optioned } = withZoya()
    const { job } = await desk.claims.setFee({
      ...claimOf(await optioned('Neel')),
      feePaise: 30_000_00,
      feeUnit: 'day',
    })
    t.db
      .update(claims)
      .set({ feeIsShared: false })
      .where(eq(claims.id, claimOf(job).claimId))
      .run()
    expect(JSON.stringify(await own.list())).not.toContain('3000000')
  })

  it('does not see a shortlist about which it was not asked', async () => {
    const { own, proposed } = withZoya()
    const job = await proposed('Neel')
    expect(await own.list()).toEqual([])
    await expect(own.get({ claimId: claimOf(job).claimId })).rejects.toMatchObject(NOT_FOUND)
  })

  it('says yes with one press; the booker sees it at once and gets a mail, and can confirm', async () => {
    const { t, desk, own, optioned, again, noor } = withZoya()
    const job = await optioned('Neel')
    const before = t.mails().length
    expect(await own.answer({ ...read(job), answer: 'yes' })).toMatchObject({
      group: 'onOption',
      answer: 'yes',
    })
    const now = await again(job)
    expect(now.claims[0]).toMatchObject({ answer: 'yes', answerVia: 'portal' })
    expect(now.activities[0]?.words).toBe('Zoya Khan said yes')
    const [mail, ...more] = t.mails().slice(before)
    expect([mail?.recipient, mail?.subject, more]).toEqual([noor.email, 'Zoya: yes', []])
    expect(states((await desk.claims.confirm(claimOf(now))).job)).toEqual(['confirmed'])
  })

  it('sees a confirmation, with title and client, when the wait of its mails is over', async () => {
    const { desk, own, agreed, minutesLater } = withZoya()
    const job = await agreed('Neel')
    await desk.claims.confirm(claimOf(job))
    expect(await own.list()).toMatchObject([
      { group: 'onOption', client: null, dates: [{ state: 'option', rank: 1 }] },
    ])
    minutesLater(2)
    expect(await own.list()).toMatchObject([
      { group: 'coming', title: 'Neel', client: 'Neel client', dates: [{ state: 'confirmed' }] },
    ])
  })

  it('says no: all open dates are declined, and agency and talent can read the reason', async () => {
    const { own, optioned, again } = withZoya()
    const job = await optioned('Neel', ['2026-03-20', '2026-03-21'])
    expect(await own.answer({ ...read(job), answer: 'no', words: 'I am away' })).toMatchObject({
      group: 'past',
      answerWords: 'I am away',
    })
    expect(states(await again(job))).toEqual(['declined', 'declined'])
  })

  it('says yes with a condition, and may change it until the booker has handled it', async () => {
    const { desk, own, optioned, again } = withZoya()
    const job = await optioned('Neel')
    await expect(own.answer({ ...read(job), answer: 'conditional' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const said = await own.answer({ ...read(job), answer: 'conditional', words: 'From noon' })
    expect(said).toMatchObject({ group: 'onOption', mayAnswer: true })
    await expect(desk.claims.confirm(claimOf(await again(job)))).rejects.toMatchObject(conflict('no yes'))
    expect(await own.answer({ claimId: said.claimId, version: said.version, answer: 'yes' })).toMatchObject({
      answer: 'yes',
      answerWords: null,
    })
  })

  it('withdraws a yes until a date is confirmed, whether the confirmation was sent or not', async () => {
    const { desk, own, optioned, again } = withZoya()
    const job = await optioned('Neel')
    const said = await own.answer({ ...read(job), answer: 'yes' })
    const back = await own.takeBackAnswer({ claimId: said.claimId, version: said.version })
    expect(back).toMatchObject({ group: 'toAnswer', answer: 'asked' })
    await own.answer({ claimId: back.claimId, version: back.version, answer: 'yes' })
    const { job: confirmed } = await desk.claims.confirm(claimOf(await again(job)))
    await expect(own.takeBackAnswer(read(confirmed))).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('is asked again for a later date, and when the fee is lower than before (D13)', async () => {
    const { desk, own, optioned, again } = withZoya()
    const job = await optioned('Neel')
    const { job: paid } = await desk.claims.setFee({ ...claimOf(job), feePaise: 20_000_00, feeUnit: 'day' })
    await own.answer({ ...read(paid), answer: 'yes' })
    const { job: less } = await desk.claims.setFee({
      ...claimOf(await again(job)),
      feePaise: 10_000_00,
      feeUnit: 'day',
    })
    expect(await own.list()).toMatchObject([{ group: 'toAnswer', feePaise: 10_000_00 }])
    await own.answer({ ...read(less), answer: 'yes' })
    expect(await own.list()).toMatchObject([{ group: 'onOption' }])
  })

  it('sees only its own place, and loses an expired option at its end (D8, D34)', async () => {
    const { t, own, optioned, asha } = withZoya()
    await optioned('Neel')
    await optioned('Kori')
    await optioned('Else', ['2026-03-20'], 'full', asha.id)
    const jobs = await own.list()
    expect(jobs.map(({ dates }) => dates.map(({ rank }) => rank))).toEqual([[1], [2]])
    t.later(7 * DAY)
    expect(groups(await own.list()).map(([, group]) => group)).toEqual(['past', 'past'])
  })

  it('cannot answer a version that has changed; nothing is overwritten or mailed (D26, D35)', async () => {
    const { desk, own, optioned, again } = withZoya()
    const job = await optioned('Neel')
    await desk.claims.setFee({ ...claimOf(job), feePaise: 10_000_00, feeUnit: 'day' })
    const refused = await own.answer({ ...read(job), answer: 'yes' }).catch((error) => error)
    expect(refused).toMatchObject({ code: 'CONFLICT', cause: { details: { kind: 'changed', since: [] } } })
    expect(JSON.stringify(refused.cause.details)).not.toMatch(/Noor|Neel client/)
    expect((await again(job)).claims[0]?.answer).toBe('asked')
  })

  it('answers once for requests with one key (D25)', async () => {
    const { t, own, optioned } = withZoya()
    const job = await optioned('Neel')
    const given = { ...read(job), answer: 'yes' as const, decisionKey: 'k' }
    const before = t.mails().length
    await own.answer(given)
    await own.answer(given)
    expect(t.mails()).toHaveLength(before + 1)
  })

  it('gets the 404 of an unknown question when it reads, answers or withdraws another’s (D31, D37)', async () => {
    const { own, othersOwn, optioned, again } = withZoya()
    const job = await optioned('Neel')
    const { claimId, version } = read(job)
    expect(await othersOwn.list()).toEqual([])
    for (const id of [claimId, 'unknown']) {
      const tries = [
        othersOwn.get({ claimId: id }),
        othersOwn.answer({ claimId: id, version, answer: 'no' }),
        othersOwn.takeBackAnswer({ claimId: id, version }),
      ]
      const errors = await Promise.allSettled(tries)
      for (const each of errors) expect(each).toMatchObject({ status: 'rejected', reason: NOT_FOUND })
    }
    expect((await again(job)).claims[0]?.answer).toBe('asked')
    expect(await own.waiting()).toEqual({ toAnswer: 1 })
  })

  it('gets a mail with its own page, not a link', async () => {
    const { t, optioned, minutesLater } = withZoya()
    await optioned('Neel')
    minutesLater(2)
    expect(t.mails().at(-1)?.text).toContain('/model-dashboard/jobs')
    expect(t.db.select().from(oneTimeTokens).all()).toEqual([])
  })
})
