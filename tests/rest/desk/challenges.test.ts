import { expect, it } from 'vitest'
import { claimOf } from '../../helpers/desk/desk'
import { deskCalls, documented } from '../../helpers/desk/deskCalls'

const CLAIMS = '/api/v1/desk/claims'

/** Two options in line, Neel before Kori. */
async function inLine() {
  const d = deskCalls()
  const [neel, kori] = [claimOf(await d.optioned('Neel')), claimOf(await d.optioned('Kori'))]
  return { ...d, neel, kori }
}

it('a challenge is made, moved and taken back by REST', async () => {
  const { call, kori } = await inLine()
  const path = `${CLAIMS}/${kori.claimId}/challenge`
  const made = await call('post', path, { version: kori.version })
  expect(made.status).toBe(200)
  expect(made.body.data).toMatchObject({
    undoMs: 120_000,
    job: { claims: [{ dates: [{ challenges: { jobTitle: 'Neel', endsAt: '2026-03-03T10:00:00.000Z' } }] }] },
  })
  expect(documented('post /api/v1/desk/claims/:id/challenge', made.body)).toEqual(made.body)

  const endsAt = '2026-03-04T10:00:00.000Z'
  const silent = await call('put', path, { version: kori.version + 1, endsAt })
  expect(silent.body.issues).toEqual([{ path: 'words', message: 'Say why' }])
  const moved = await call('put', path, { version: kori.version + 1, endsAt, words: 'The client flies' })
  expect(moved.body.data.job.claims[0].dates[0].challenges.endsAt).toBe(endsAt)
  const gone = await call('delete', path, { version: kori.version + 2 })
  expect(gone.body.data.job.claims[0].dates[0].challenges).toBeNull()
})

it('a challenge that cannot be is refused with 409 and the reason', async () => {
  const { call, neel } = await inLine()
  const { status, body } = await call('post', `${CLAIMS}/${neel.claimId}/challenge`, {
    version: neel.version,
  })
  expect(status).toBe(409)
  expect(body).toMatchObject({
    message: 'Only the second option can challenge the first.',
    conflict: { kind: 'no challenge', now: { id: neel.claimId, version: neel.version } },
  })
})

it('the first option lets the one behind it go ahead by REST', async () => {
  const { call, neel, kori } = await inLine()
  const path = `${CLAIMS}/${neel.claimId}/let-go-ahead`
  const given = { version: neel.version, aheadId: kori.claimId, words: 'The client asked for it' }
  const ahead = await call('post', path, given)
  expect(ahead.body.data.job.claims[0].dates[0]).toMatchObject({ rank: 2, before: [{ jobTitle: 'Kori' }] })
  expect(documented('post /api/v1/desk/claims/:id/let-go-ahead', ahead.body)).toEqual(ahead.body)
})

it('visitors and talents are refused', async () => {
  const { asVisitor, asTalent, kori } = await inLine()
  const path = `${CLAIMS}/${kori.claimId}/challenge`
  expect((await asVisitor('post', path, { version: kori.version })).status).toBe(401)
  expect((await asTalent('post', path, { version: kori.version })).status).toBe(403)
})
