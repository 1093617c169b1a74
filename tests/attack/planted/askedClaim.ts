import { bookouts, claimDates, claims, jobDates, jobs, oneTimeTokens } from '../../../drizzle/schema'
import { newId, newSecretName } from '../../../server/core/db/ids'
import { sha256 } from '../../../server/core/security/secrets'
import type { people } from '../people'

type Db = ReturnType<typeof people>['db']

/** A talent who is asked for a future job, with a link to answer. Inserted directly, so that no mail is sent. */
export function anAskedClaim(db: Db, model: { id: string; name: string }, title = 'Wool, two days') {
  const at = { createdAt: new Date().toISOString() }
  const [jobId, dateId, claimId, token] = [newId(), newId(), newId(), newSecretName()]
  const job = { id: jobId, number: `J-${jobId}`, title: 'Wool campaign', talentTitle: title }
  db.insert(jobs)
    .values({ ...job, ...at })
    .run()
  db.insert(jobDates).values({ id: dateId, jobId, day: '2099-04-10' }).run()
  db.insert(claims)
    .values({ id: claimId, jobId, modelId: model.id, modelName: model.name, answer: 'asked', ...at })
    .run()
  db.insert(claimDates).values({ id: newId(), claimId, jobDateId: dateId }).run()
  const link = { tokenHash: sha256(token), claimId, expiresAt: '2099-04-01T00:00:00.000Z' }
  db.insert(oneTimeTokens)
    .values({ ...link, purpose: 'answer', ...at })
    .run()
  return { claimId, token, dateIds: [dateId] }
}

const AUGUST = { fromDay: '2099-08-01', fromHalf: 'am', toDay: '2099-08-02', toHalf: 'pm' } as const

/** Days on which a talent cannot work; returns the bookout's id. */
export function aBookout(db: Db, { id: modelId }: { id: string }): string {
  const id = newId()
  const made = { kind: 'personal', madeBy: 'talent', createdAt: new Date().toISOString() } as const
  db.insert(bookouts)
    .values({ id, modelId, ...AUGUST, ...made })
    .run()
  return id
}

/** The same, as a call that changes it says it. */
export const aBookoutToChange = (db: Db, model: { id: string }) => ({
  id: aBookout(db, model),
  ...AUGUST,
  was: AUGUST,
})
