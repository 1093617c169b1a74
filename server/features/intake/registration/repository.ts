import { and, eq, isNull } from 'drizzle-orm'
import { identities, models, oneTimeTokens, signupRequests } from '../../../../drizzle/schema'
import type { SocialProvider } from '../../../../shared/access/accounts'
import type { Db } from '../../../core/db/database'
import { isLive } from '../../access/accounts/oneTimeLinks.repository'
import { giveFiles } from '../../media/store/repository'
import { itemsOf } from '../../roster/portfolio/repository'

type OfItsPerson = Required<
  Pick<typeof models.$inferInsert, 'name' | 'email' | 'phone' | 'searchText' | 'updatedAt'>
>

/**
 * Gives an agency-made model and its portfolio files to an account, with the name that the person typed;
 * false when it already has an account.
 */
export function giveModel(db: Db, modelId: string, changes: OfItsPerson & { accountId: string }): boolean {
  const isGiven =
    db
      .update(models)
      .set(changes)
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

/** A talent's valid invitation with the name that it was made for. */
export const findInvitation = (db: Db, tokenHash: string, now: string) =>
  db
    .select({
      email: oneTimeTokens.email,
      modelName: models.name,
      modelEmail: models.email,
      applicantName: signupRequests.name,
    })
    .from(oneTimeTokens)
    .leftJoin(models, eq(models.id, oneTimeTokens.modelId))
    .leftJoin(signupRequests, eq(signupRequests.id, oneTimeTokens.applicationId))
    .where(isLive(tokenHash, 'invite-talent', now))
    .get()
