import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { activities, models, oneTimeTokens } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

const REFUSED = { code: 'CONFLICT' }

/** Zoya asked for two days, with a fee and a usage. */
async function asked() {
  const d = atDesk({ PUBLIC_URL: 'https://agency.example' })
  const job = await d.optioned('Secret', ['2026-03-20', '2026-03-21'])
  const facts = { talentTitle: 'Lookbook', city: 'Goa', usageWords: 'Web, India, one year' }
  await d.desk.jobs.change({ id: job.id, version: job.version, ...facts })
  const { job: paid } = await d.desk.claims.setFee({ ...claimOf(job), feePaise: 4_500_000 })
  const claimId = paid.claims[0]?.id ?? ''
  return { ...d, job: paid, claimId }
}

describe('the question as a text', () => {
  it('contains what a talent may know, with a link for one answer', async () => {
    const { t, desk, claimId, again, job } = await asked()
    const { text } = await desk.claims.text({ claimId, of: 'question' })
    const token = /https:\/\/agency\.example\/answer\/([\w-]{22})\n/.exec(text)?.[1] ?? ''
    expect(text.replace(token, 'TOKEN')).toBe(`Zoya, can you do this job?

Lookbook, Goa
20 Mar 2026, full day
21 Mar 2026, full day
Fee: ₹45,000 a day
Usage: Web, India, one year

Answer here (yes, no, or yes with a condition):
https://agency.example/answer/TOKEN

If you say yes, please keep these days free until we confirm or release you. Nothing is booked yet.

Tehkhana`)
    const { answers } = t.visitor().site
    const question = await answers.get({ token })
    const version = 'job' in question ? question.job.version : 0
    expect(await answers.give({ token, version, answer: 'yes' })).toEqual({ answer: 'yes' })
    expect((await again(job)).claims[0]).toMatchObject({ answer: 'yes', answerVia: 'link' })
    await expect(answers.give({ token, version, answer: 'no' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('stores the link only as a hash, until the end of the option; its activity is written once it left', async () => {
    const { t, desk, claimId, job } = await asked()
    const { text } = await desk.claims.text({ claimId, of: 'question' })
    expect(t.db.select().from(activities).where(eq(activities.kind, 'text copied')).all()).toEqual([])
    await desk.claims.textUsed({ claimId, of: 'question', as: 'copied' })
    const token = /answer\/([\w-]+)/.exec(text)?.[1] ?? ''
    const rows = t.db.select().from(oneTimeTokens).all()
    expect(rows).toMatchObject([{ claimId, expiresAt: job.claims[0]?.expiresAt, usedAt: null }])
    expect(JSON.stringify(rows)).not.toContain(token)
    const lines = t.db.select().from(activities).where(eq(activities.kind, 'text copied')).all()
    expect(lines).toMatchObject([{ actorName: 'Noor', claimId }])
    expect(JSON.stringify(lines)).not.toContain(token)
  })

  it('links to the own page of a talent with an account', async () => {
    const { t, desk, zoya, claimId } = await asked()
    const account = anAccount(t, { role: 'model' })
    t.db.update(models).set({ accountId: account.id }).where(eq(models.id, zoya.id)).run()
    const { text } = await desk.claims.text({ claimId, of: 'question' })
    expect(text).toContain('https://agency.example/model-dashboard/jobs\n')
    expect(t.db.select().from(oneTimeTokens).all()).toEqual([])
  })

  it('is refused before the option, after a yes, and for an unknown talent', async () => {
    const { desk, claimId, job, proposed } = await asked()
    const shortlisted = claimOf(await proposed('Show', ['2026-04-02']))
    await expect(desk.claims.text({ claimId: shortlisted.claimId, of: 'question' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })
    await expect(desk.claims.text({ claimId, of: 'question' })).rejects.toMatchObject(REFUSED)
    await expect(desk.claims.text({ claimId: 'none', of: 'question' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

it('the confirmation as a text names the confirmed days only, and needs one', async () => {
  const { desk, claimId, job } = await asked()
  await expect(desk.claims.text({ claimId, of: 'confirmation' })).rejects.toMatchObject(REFUSED)
  const said = await desk.claims.recordAnswer({ ...claimOf(job), answer: 'yes' })
  const dateIds = [job.dates[0]?.id ?? '']
  await desk.claims.confirm({ ...claimOf(said.job), dateIds, others: 'keep' })
  const { text } = await desk.claims.text({ claimId, of: 'confirmation' })
  expect(text).toContain(
    'Zoya, you are confirmed:\n\nSecret, Goa\n20 Mar 2026, full day\nFee: ₹45,000 a day\n',
  )
  expect(text).not.toContain('21 Mar')
})
