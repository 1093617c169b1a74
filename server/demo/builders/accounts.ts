import { accounts, oneTimeTokens } from '../../../drizzle/schema'
import type { Role } from '../../../shared/lists'
import type { AppContext } from '../../core/context'
import { newId, newSecretName } from '../../core/db/ids'
import { sha256 } from '../../core/security/secrets'

export type Builder = Pick<AppContext, 'db' | 'clock'>

type Given = Partial<typeof accounts.$inferInsert> & { role: Role }

/** Inserts an account; missing values are filled in. Without `passwordHash` nobody can sign in to it. */
export function anAccount({ db, clock }: Builder, given: Given): typeof accounts.$inferSelect {
  const id = newId()
  const values = {
    id,
    name: given.role === 'model' ? 'Asha Rao' : 'Meera Iyer',
    email: `${id}@example.in`,
    createdAt: clock().toISOString(),
    ...given,
  }
  return db.insert(accounts).values(values).returning().get()
}

type GivenInvitation = Partial<typeof oneTimeTokens.$inferInsert> & {
  purpose: 'invite-talent' | 'invite-agency'
}

/** Puts a mailed invitation into the database, good for two weeks, and returns the token of its link. */
export function anInvitation({ db, clock }: Builder, given: GivenInvitation): string {
  const token = newSecretName()
  const now = clock()
  db.insert(oneTimeTokens)
    .values({
      tokenHash: sha256(token),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 14 * 24 * 60 * 60_000).toISOString(),
      ...given,
    })
    .run()
  return token
}
