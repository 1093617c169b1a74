import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { accounts, apiKeys } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'

const byHash = statement((db) =>
  db
    .select({ key: apiKeys, account: accounts })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(and(eq(apiKeys.keyHash, sql.placeholder('keyHash')), isNull(accounts.deactivatedAt)))
    .prepare(),
)
/** A key with its account as it is now, unless that is deactivated. */
export const findKey = (db: Db, keyHash: string) => byHash(db).get({ keyHash })

export const touchKey = (db: Db, id: string, now: string) =>
  db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id)).run()

/** Every key with the name of its account, the newest first. */
export const allKeys = (db: Db) =>
  db
    .select({ key: apiKeys, account: accounts.name })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .orderBy(desc(apiKeys.id))
    .all()

export const countKeys = (db: Db): number => db.select({ keys: count() }).from(apiKeys).get()?.keys ?? 0

export const insertKey = (db: Db, row: typeof apiKeys.$inferInsert) => db.insert(apiKeys).values(row).run()

/** An account's keys by name. */
export const keysOf = (db: Db, accountId: string) =>
  db
    .select({ name: apiKeys.name })
    .from(apiKeys)
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(asc(apiKeys.name))
    .all()

/** Removes all keys of an account; how many there were. */
export const removeKeysOf = (db: Db, accountId: string): number =>
  db.delete(apiKeys).where(eq(apiKeys.accountId, accountId)).run().changes

/** Removes a key; its name, or undefined when there is none. */
export const removeKey = (db: Db, id: string) =>
  db.delete(apiKeys).where(eq(apiKeys.id, id)).returning({ name: apiKeys.name }).get()?.name
