import { and, eq, gt, isNull } from 'drizzle-orm'
import { claims, oneTimeTokens } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'

export const insertLink = (
  db: Db,
  row: { tokenHash: string; claimId: string; createdAt: string; expiresAt: string },
) =>
  db
    .insert(oneTimeTokens)
    .values({ ...row, purpose: 'answer' })
    .run()

/** The claim of a link that has not ended, with its answer; `usedAt` once the link has answered. */
export const claimOfLink = (db: Db, tokenHash: string, now: string) =>
  db
    .select({
      id: claims.id,
      modelId: claims.modelId,
      modelName: claims.modelName,
      answer: claims.answer,
      answerVia: claims.answerVia,
      usedAt: oneTimeTokens.usedAt,
    })
    .from(oneTimeTokens)
    .innerJoin(claims, eq(claims.id, oneTimeTokens.claimId))
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, 'answer'),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .get()

/** Uses up every link for this answer: two mails may have asked for it. */
export const useLinks = (db: Db, claimId: string, now: string) =>
  db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.claimId, claimId),
        eq(oneTimeTokens.purpose, 'answer'),
        isNull(oneTimeTokens.usedAt),
      ),
    )
    .run()
