import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { accounts, models, portfolioItems, sessions } from '../../../../drizzle/schema'
import { AGENCY_ROLES } from '../../../../shared/access/team'
import { type Db, statement, transaction } from '../../../core/db/database'
import { removeDevicesOf } from '../push/repository'

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
    .orderBy(sql`coalesce(${accounts.phoneSince}, ${accounts.createdAt})`, asc(accounts.id))
    .limit(1)
    .prepare(),
)
/**
 * The account that has had this phone number (E.164) for longest: nothing proves a number, so nobody takes it from its
 * first owner by giving it too.
 */
export const findByPhone = (db: Db, phone: string): AccountRow | undefined => byPhone(db).get({ phone })

export const findAccount = (db: Db, id: string) => db.select().from(accounts).where(eq(accounts.id, id)).get()

/** The name of an account; null for none and for one that is gone. */
export const accountName = (db: Db, id: string | null): string | null =>
  id === null ? null : (nameById(db).get({ id })?.name ?? null)
const nameById = statement((db) =>
  db
    .select({ name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare(),
)

export const insertAccount = (db: Db, row: typeof accounts.$inferInsert): AccountRow =>
  db.insert(accounts).values(row).returning().get()

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

const superadmins = statement((db) =>
  db
    .select({ id: accounts.id, name: accounts.name, email: sql<string>`${accounts.email}` })
    .from(accounts)
    .where(and(eq(accounts.role, 'superadmin'), isNull(accounts.deactivatedAt), isNotNull(accounts.email)))
    .prepare(),
)
/** The superadmins whose accounts are open, with their addresses. */
export const readSuperadmins = (db: Db): { id: string; name: string; email: string }[] =>
  superadmins(db).all()

export function insertSession(db: Db, row: typeof sessions.$inferInsert) {
  db.insert(sessions).values(row).run()
  keepSeen(db, row.accountId, row.lastSeenAt)
}

/** For superadmins, who remove unused accounts. Not stored for talents. */
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
      provedAt: sessions.provedAt,
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
/** A live session of an active account, with its current role (S2). */
export const findSession = (db: Db, id: string) => sessionById(db).get({ id })

/** Records that a session is in use, with its account. */
export const touchSession = (db: Db, { id, accountId }: { id: string; accountId: string }, now: string) =>
  transaction(db, () => {
    db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id)).run()
    keepSeen(db, accountId, now)
  })

/** Notes that a session proved whose it is. */
export const proveSession = (db: Db, id: string, now: string) =>
  db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, id)).run()

/** An account's live sessions, last used first. */
export const openSessionsOf = (db: Db, accountId: string, now: string) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .all()

/** Ends those of these sessions that are open; how many. */
const end = (db: Db, which: SQL | undefined, now: string): number =>
  db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(which, isNull(sessions.endedAt)))
    .run().changes

export function endSession(db: Db, id: string, now: string) {
  end(db, eq(sessions.id, id), now)
  removeDevicesOf(db, { sessionId: id })
}

/** False when the account has no such session. */
export function endSessionOf(db: Db, accountId: string, id: string, now: string): boolean {
  const isEnded = end(db, and(eq(sessions.id, id), eq(sessions.accountId, accountId)), now) === 1
  if (isEnded) removeDevicesOf(db, { sessionId: id })
  return isEnded
}

/** Ends all open sessions of the account but one. */
export function endOtherSessionsOf(db: Db, accountId: string, but: string, now: string) {
  end(db, and(eq(sessions.accountId, accountId), ne(sessions.id, but)), now)
  removeDevicesOf(db, { accountId, but })
}

/** Ends all open sessions of the account. */
export function endSessionsOf(db: Db, accountId: string, now: string) {
  end(db, eq(sessions.accountId, accountId), now)
  removeDevicesOf(db, { accountId })
}

/** Who works at the desk, by name. */
export const deskStaff = (db: Db) =>
  db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(and(inArray(accounts.role, [...AGENCY_ROLES]), isNull(accounts.deactivatedAt)))
    .orderBy(asc(accounts.name), asc(accounts.id))
    .all()

/** The item with a model's profile picture. */
export const profileItem = (db: Db, modelId: string) =>
  db
    .select({ mediaId: portfolioItems.mediaId, externalUrl: portfolioItems.externalUrl })
    .from(portfolioItems)
    .where(and(eq(portfolioItems.modelId, modelId), eq(portfolioItems.type, 'profile_pic')))
    .get()
