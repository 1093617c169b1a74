import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { accounts, models, sessions } from '../../drizzle/schema'
import { type Db, statement } from '../core/database'

export type AccountRow = typeof accounts.$inferSelect

const byEmail = statement((db) =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.email, sql.placeholder('email')))
    .prepare(),
)
/** `email` in lower case. */
export const findByEmail = (db: Db, email: string) => byEmail(db).get({ email })

export const findAccount = (db: Db, id: string) => db.select().from(accounts).where(eq(accounts.id, id)).get()

export const insertAccount = (db: Db, row: typeof accounts.$inferInsert) =>
  db.insert(accounts).values(row).run()

const anyAdministrator = statement((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.role, ['admin', 'superadmin']), isNull(accounts.deactivatedAt)))
    .limit(1)
    .prepare(),
)
export const hasAdministrator = (db: Db) => anyAdministrator(db).get() !== undefined

export const insertSession = (db: Db, row: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(row).run()

const sessionById = statement((db) =>
  db
    .select({
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      accountId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      role: accounts.role,
      modelId: models.id,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(models, eq(models.accountId, accounts.id))
    .where(
      and(eq(sessions.id, sql.placeholder('id')), isNull(sessions.endedAt), isNull(accounts.deactivatedAt)),
    )
    .prepare(),
)
/** A session that was not ended, of an account that was not deactivated, with the role as it is now (S2). */
export const findSession = (db: Db, id: string) => sessionById(db).get({ id })

export const touchSession = (db: Db, id: string, now: string) =>
  db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id)).run()

export const endSession = (db: Db, id: string, now: string) =>
  db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .run()

/** Ends every session of an account; returns how many were open. */
export const endSessionsOf = (db: Db, accountId: string, now: string) =>
  db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
    .run().changes
