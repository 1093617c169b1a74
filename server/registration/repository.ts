import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { applications, identities, models, oneTimeTokens } from '../../drizzle/schema'
import type { SocialProvider } from '../../shared/accounts'
import type { Db } from '../core/database'
import { giveFiles } from '../media/repository'
import { itemsOf } from '../portfolio/repository'

export type InvitationRow = typeof oneTimeTokens.$inferSelect
export type InvitationPurpose = 'invite-talent' | 'invite-agency'

export const insertModel = (db: Db, row: typeof models.$inferInsert) => db.insert(models).values(row).run()

export const findModel = (db: Db, id: string) => db.select().from(models).where(eq(models.id, id)).get()

type OfItsPerson = Required<
  Pick<typeof models.$inferInsert, 'name' | 'email' | 'phone' | 'searchText' | 'updatedAt'>
>

/**
 * Hands a model that the agency made, with the files of its portfolio, to its account, with the name as its person writes
 * it; false when somebody has it.
 */
export function giveModel(db: Db, modelId: string, changes: OfItsPerson & { accountId: string }): boolean {
  const isGiven =
    db
      .update(models)
      .set({ ...changes, version: sql`${models.version} + 1` })
      .where(and(eq(models.id, modelId), isNull(models.accountId)))
      .run().changes === 1
  const files = itemsOf(db, modelId).flatMap(({ item }) => item.mediaId ?? [])
  if (isGiven) giveFiles(db, files, changes.accountId)
  return isGiven
}

export const findIdentity = (db: Db, provider: SocialProvider, subject: string) =>
  db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .get()

export const insertIdentity = (db: Db, row: typeof identities.$inferInsert) =>
  db.insert(identities).values(row).run()

const live = (tokenHash: string, purpose: InvitationPurpose, now: string) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )

/** An invitation that still works, with the name it was made for. */
export const findInvitation = (db: Db, tokenHash: string, purpose: InvitationPurpose, now: string) =>
  db
    .select({
      email: oneTimeTokens.email,
      modelName: models.name,
      modelEmail: models.email,
      applicantName: applications.name,
    })
    .from(oneTimeTokens)
    .leftJoin(models, eq(models.id, oneTimeTokens.modelId))
    .leftJoin(applications, eq(applications.id, oneTimeTokens.applicationId))
    .where(live(tokenHash, purpose, now))
    .get()

/** Uses an invitation up: of many at once exactly one gets its row, the others undefined. */
export const takeInvitation = (db: Db, tokenHash: string, purpose: InvitationPurpose, now: string) =>
  db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(live(tokenHash, purpose, now))
    .returning()
    .get()
