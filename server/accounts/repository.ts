import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { accounts, models, sessions } from '../../drizzle/schema'
import { AGENCY_ROLES } from '../../shared/team'
import { type Db, statement, transaction } from '../core/database'

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

const byPhone = statement((db) =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.phone, sql.placeholder('phone')))
    .prepare(),
)
/** `phone` as E.164. */
export const findByPhone = (db: Db, phone: string) => byPhone(db).get({ phone })

export const findAccount = (db: Db, id: string) => db.select().from(accounts).where(eq(accounts.id, id)).get()

export const insertAccount = (db: Db, row: typeof accounts.$inferInsert) =>
  db.insert(accounts).values(row).run()

export const updateAccount = (db: Db, id: string, changes: Partial<typeof accounts.$inferInsert>) =>
  db.update(accounts).set(changes).where(eq(accounts.id, id)).run()

const anyAdministrator = statement((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.role, ['admin', 'superadmin']), isNull(accounts.deactivatedAt)))
    .limit(1)
    .prepare(),
)
export const hasAdministrator = (db: Db) => anyAdministrator(db).get() !== undefined

export function insertSession(db: Db, row: typeof sessions.$inferInsert) {
  db.insert(sessions).values(row).run()
  keepSeen(db, row.accountId, row.lastSeenAt)
}

/** For the superadmin, who decides on accounts that nobody uses; of a talent it is kept no longer than the session. */
const keepSeen = (db: Db, accountId: string, lastSeenAt: string) =>
  db
    .update(accounts)
    .set({ lastSeenAt })
    .where(and(eq(accounts.id, accountId), inArray(accounts.role, [...AGENCY_ROLES])))
    .run()

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
      onboardedAt: models.onboardedAt,
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

/** Writes down that a session is in use, in one commit with its account's. */
export const touchSession = (db: Db, { id, accountId }: { id: string; accountId: string }, now: string) =>
  transaction(db, () => {
    db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id)).run()
    keepSeen(db, accountId, now)
  })

/** Sessions of an account that are neither ended nor over, the last used first. */
export const openSessionsOf = (db: Db, accountId: string, now: string) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .all()

export const endSession = (db: Db, id: string, now: string) =>
  db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .run()

/** Ends one session if it is this account's; false when there is none such. */
export const endSessionOf = (db: Db, accountId: string, id: string, now: string) =>
  db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
    .run().changes === 1

/** Ends every session of an account; returns how many were open. */
export const endSessionsOf = (db: Db, accountId: string, now: string) =>
  db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
    .run().changes
