import { and, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

export type InvitationRow = typeof oneTimeTokens.$inferSelect

export type InvitationPurpose = 'invite-talent' | 'invite-agency'

/** An invitation that can still be used. */
export const isLive = (tokenHash: string, purpose: InvitationPurpose, now: string) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )

/** Uses an invitation and returns its row, to exactly one of concurrent calls. */
export const takeInvitation = (db: Db, tokenHash: string, purpose: InvitationPurpose, now: string) =>
  db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(isLive(tokenHash, purpose, now))
    .returning()
    .get()
