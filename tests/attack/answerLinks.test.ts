import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { claimDates, claims, jobs, oneTimeTokens } from '../../drizzle/schema'
import { callProcedure, type Procedure, procedureNamed, send } from './calls'
import { anAskedClaim } from './planted/askedClaim'
import { attacked } from './server'

// Answer links in the hands of whoever has got hold of one (D31, D37).

const here = attacked()

const ask = (name: string, input: object) =>
  callProcedure(here.server.url, procedureNamed(name) as Procedure, input)
const open = (token: string) => ask('site.answers.get', { token })
const give = (token: string, answer: string, words?: string) =>
  ask('site.answers.give', { token, version: 1, answer, words })
const asked = () => anAskedClaim(here.agency.db, here.agency.talent.model)
const claimNow = (claimId: string) => here.agency.db.select().from(claims).where(eq(claims.id, claimId)).get()
/** What a stranger may see of a refusal: nothing that tells one link from another. */
const refusal = ({ status, text }: { status: number; text: string }) => [
  status,
  JSON.parse(text).error.message,
  JSON.parse(text).error.data.code,
]

it('twenty answers at once count as one, and none after it', async () => {
  const { claimId, token } = asked()
  const said = await Promise.all(
    Array.from({ length: 20 }, (_, at) => give(token, at % 2 === 0 ? 'yes' : 'no', 'In a hurry')),
  )
  expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(said.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([])
  const [won] = said.filter(({ status }) => status === 200)
  const { answer } = JSON.parse(won?.text ?? '').result.data
  expect(claimNow(claimId)).toMatchObject({ answer, answerVia: 'link', version: 2 })

  expect((await give(token, answer === 'yes' ? 'no' : 'yes')).status).toBe(404)
  // Until it ends it shows what was answered, and nothing of the job.
  expect(JSON.parse((await open(token)).text).result.data).toEqual({ answer })
  expect(claimNow(claimId)?.version).toBe(2)
})

it('a link that has ended, was used up or taken away answers as one that never was', async () => {
  const { db } = here.agency
  const never = await open('A'.repeat(22))
  expect(never.status).toBe(404)
  const ended = asked()
  db.update(oneTimeTokens)
    .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
    .where(eq(oneTimeTokens.claimId, ended.claimId))
    .run()
  const withdrawn = asked()
  db.update(claimDates)
    .set({ state: 'released', reason: 'client' })
    .where(eq(claimDates.claimId, withdrawn.claimId))
    .run()
  const lost = asked()
  const jobId = claimNow(lost.claimId)?.jobId ?? ''
  db.update(jobs).set({ stage: 'lost' }).where(eq(jobs.id, jobId)).run()
  const left = asked()
  db.update(claims).set({ modelId: null }).where(eq(claims.id, left.claimId)).run()
  for (const { claimId, token } of [ended, withdrawn, lost, left]) {
    expect(refusal(await open(token))).toEqual(refusal(never))
    expect(refusal(await give(token, 'yes'))).toEqual(refusal(never))
    expect(claimNow(claimId)).toMatchObject({ answer: 'asked', version: 1 })
  }
})

it('a link gives access to nothing else, and says nothing that is not for the talent', async () => {
  const { token } = asked()
  const { url } = here.server
  for (const path of ['/trpc/talent.jobs.list', '/trpc/auth.me', '/api/v1/talent/jobs'])
    expect([path, (await send(url + path, { token })).text.includes('Wool campaign')]).toEqual([path, false])
  const { text, status } = await open(token)
  expect(status).toBe(200)
  // The title before confirmation, not the job's own (D35).
  expect([text.includes('Wool, two days'), text.includes('Wool campaign')]).toEqual([true, false])
  expect(text).not.toMatch(/budget|client":"|clientId|bookerId|brief/)
})
