import { and, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '../../drizzle/schema'
import type { Db } from '../core/database'

/** Keeps a reset token's hash in place of every older one of the account: the newest ends the older (S7). */
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

/** The account of a token that still works. */
export const accountOfResetToken = (db: Db, tokenHash: string, now: string) =>
  db.select({ accountId: oneTimeTokens.accountId }).from(oneTimeTokens).where(live(tokenHash, now)).get()
    ?.accountId ?? null

/** Uses a token up: of many at once exactly one is told true. */
export const takeResetToken = (db: Db, tokenHash: string, now: string) =>
  db.update(oneTimeTokens).set({ usedAt: now }).where(live(tokenHash, now)).run().changes === 1
