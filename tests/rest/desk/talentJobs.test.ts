import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { models } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { claimOf } from '../../helpers/desk/desk'
import { deskCalls, documented } from '../../helpers/desk/deskCalls'

const JOBS = '/api/v1/talent/jobs'

/** Zoya with an account, asked for a job. */
async function asked() {
  const d = deskCalls()
  const account = anAccount(d.t, { role: 'model', name: 'Zoya Khan' })
  d.t.db.update(models).set({ accountId: account.id }).where(eq(models.id, d.zoya.id)).run()
  const { claimId, version } = claimOf(await d.optioned('Lookbook'))
  return { ...d, asZoya: d.by(account), at: `/api/v1/talent/claims/${claimId}/answer`, claimId, version }
}

it('a talent reads its own jobs and answers', async () => {
  const { asZoya, at, claimId, version, desk } = await asked()
  const listed = await asZoya('get', JOBS)
  expect(listed.body.data.jobs).toMatchObject([
    { _id: claimId, group: 'toAnswer', client: null, dates: [{ day: '2026-03-20', rank: 1, isOpen: true }] },
  ])
  expect(documented('get /api/v1/talent/jobs', listed.body)).toEqual(listed.body)
  const given = { version, answer: 'conditional', words: 'After ten', decisionKey: 'press' }
  const answered = await asZoya('put', at, given)
  expect(answered.body.data.job).toMatchObject({ answer: 'conditional', answerWords: 'After ten' })
  expect((await asZoya('put', at, given)).body).toEqual(answered.body)
  expect((await desk.today()).answers).toMatchObject([{ talent: 'Zoya', words: 'After ten' }])
})

it('a stale answer is refused with the current job, without internal data of the desk', async () => {
  const { asZoya, at, version } = await asked()
  await asZoya('put', at, { version, answer: 'conditional', words: 'After ten' })
  const late = await asZoya('put', at, { version, answer: 'yes' })
  expect([late.status, late.body.conflict]).toMatchObject([
    409,
    { kind: 'changed', since: [], now: { answer: 'conditional', version: version + 1 } },
  ])
})

it("another's job is not found, and the desk has its own calls", async () => {
  const { asTalent, asVisitor, call, t, by, at, version } = await asked()
  expect((await asVisitor('get', JOBS)).status).toBe(401)
  expect((await call('get', JOBS)).status).toBe(403)
  const other = anAccount(t, { role: 'model' })
  expect((await asTalent('put', at, { version, answer: 'no' })).status).toBe(403)
  aModel(t, { accountId: other.id })
  expect((await by(other)('put', at, { version, answer: 'no' })).status).toBe(404)
})
