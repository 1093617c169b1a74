import { and, asc, eq, isNull } from 'drizzle-orm'
import { calendarFeeds } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

/** The addresses of an account that have not ended. */
export const inUseBy = (accountId: string) =>
  and(eq(calendarFeeds.accountId, accountId), isNull(calendarFeeds.revokedAt))

/** What an account's addresses show. */
export const feedsOf = (db: Db, accountId: string) =>
  db
    .select({ scope: calendarFeeds.scope })
    .from(calendarFeeds)
    .where(inUseBy(accountId))
    .orderBy(asc(calendarFeeds.scope))
    .all()

/** Ends all addresses of an account; how many there were. */
export const revokeFeedsOf = (db: Db, accountId: string, revokedAt: string): number =>
  db.update(calendarFeeds).set({ revokedAt }).where(inUseBy(accountId)).run().changes
