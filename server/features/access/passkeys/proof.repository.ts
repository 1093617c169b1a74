import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { passkeyChallenges, passkeys } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'

export type PasskeyRow = typeof passkeys.$inferSelect
type ChallengeRow = typeof passkeyChallenges.$inferSelect

const oneOfAccount = statement((db) =>
  db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.accountId, sql.placeholder('accountId')))
    .limit(1)
    .prepare(),
)
/** Whether the account has a passkey; asked at each request of a colleague who needs a second step. */
export const hasPasskey = (db: Db, accountId: string): boolean =>
  oneOfAccount(db).get({ accountId }) !== undefined

/** The account's passkeys, oldest first. */
export const passkeysOf = (db: Db, accountId: string): PasskeyRow[] =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.id)).all()

/** Which accounts have a passkey. */
export const accountsWithPasskey = (db: Db): string[] =>
  db
    .selectDistinct({ id: passkeys.accountId })
    .from(passkeys)
    .all()
    .map(({ id }) => id)

export const findByCredential = (db: Db, credentialId: string): PasskeyRow | undefined =>
  db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).get()

/** False when the credential is somebody's already. */
export const insertPasskey = (db: Db, row: typeof passkeys.$inferInsert): boolean =>
  db.insert(passkeys).values(row).onConflictDoNothing().run().changes === 1

const own = (accountId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.accountId, accountId))

/** False when the account has no such passkey. */
export const renamePasskey = (db: Db, accountId: string, id: string, name: string): boolean =>
  db.update(passkeys).set({ name }).where(own(accountId, id)).run().changes === 1

/** The row that was removed; undefined when the account has no such passkey. */
export const removePasskey = (db: Db, accountId: string, id: string): PasskeyRow | undefined =>
  db.delete(passkeys).where(own(accountId, id)).returning().get()

/** How many there were. */
export const removePasskeysOf = (db: Db, accountId: string): number =>
  db.delete(passkeys).where(eq(passkeys.accountId, accountId)).run().changes

/** Stores the new counter; false when the passkey was used or removed meanwhile. */
export const recordUse = (db: Db, { id, counter }: PasskeyRow, next: number, now: string): boolean =>
  db
    .update(passkeys)
    .set({ counter: next, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .run().changes === 1

/** Stores a challenge and removes those that have expired. */
export function insertChallenge(db: Db, row: ChallengeRow, now: string) {
  db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now)).run()
  db.insert(passkeyChallenges).values(row).run()
}

/** The challenge of this name, for exactly one of concurrent calls. */
export const takeChallenge = (db: Db, id: string): ChallengeRow | undefined =>
  db.delete(passkeyChallenges).where(eq(passkeyChallenges.id, id)).returning().get()
