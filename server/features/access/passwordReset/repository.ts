import { and, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

/** Stores a reset token's hash and deletes the account's older ones (S7). */
export function replaceResetToken(
  db: Db,
  row: { tokenHash: string; accountId: string; createdAt: string; expiresAt: string },
) {
  endResetTokens(db, row.accountId)
  db.insert(oneTimeTokens)
    .values({ ...row, purpose: 'reset' })
    .run()
}

export const endResetTokens = (db: Db, accountId: string) =>
  db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.accountId, accountId), eq(oneTimeTokens.purpose, 'reset')))
    .run()

const live = (tokenHash: string, now: string) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, 'reset'),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )

/** The account of a valid token. */
export const accountOfResetToken = (db: Db, tokenHash: string, now: string) =>
  db.select({ accountId: oneTimeTokens.accountId }).from(oneTimeTokens).where(live(tokenHash, now)).get()
    ?.accountId ?? null

/** Uses a token; true for exactly one of concurrent calls. */
export const takeResetToken = (db: Db, tokenHash: string, now: string) =>
  db.update(oneTimeTokens).set({ usedAt: now }).where(live(tokenHash, now)).run().changes === 1
