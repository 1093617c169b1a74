import { and, eq } from 'drizzle-orm'
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
