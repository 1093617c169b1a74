import { and, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

export type LinkRow = typeof oneTimeTokens.$inferSelect
type Purpose = LinkRow['purpose']

/** Neither used nor ended at `now` (ISO 8601). */
export const isOpen = (now: string) => and(isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now))

/** The open link of a token, if it is for this purpose. */
export const isLive = (tokenHash: string, purpose: Purpose, now: string) =>
  and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, purpose), isOpen(now))

export const findLink = (db: Db, tokenHash: string, purpose: Purpose, now: string): LinkRow | undefined =>
  db
    .select()
    .from(oneTimeTokens)
    .where(isLive(tokenHash, purpose, now))
    .get()

/** Uses a link and returns its row, to exactly one of concurrent calls. */
export const takeLink = (db: Db, tokenHash: string, purpose: Purpose, now: string): LinkRow | undefined =>
  db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(isLive(tokenHash, purpose, now))
    .returning()
    .get()
