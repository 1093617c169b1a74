import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import {
  accounts,
  media,
  portfolioItems,
  signupRequestFiles,
  talentDocuments,
} from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'
import { addSettingText, settingText } from '../../../core/db/settings'

export type MediaRow = typeof media.$inferSelect

const byId = statement((db) =>
  db
    .select()
    .from(media)
    .where(eq(media.id, sql.placeholder('id')))
    .prepare(),
)
export const findMedia = (db: Db, id: string) => byId(db).get({ id })

export const insertMedia = (db: Db, row: typeof media.$inferInsert) => db.insert(media).values(row).run()

export const removeMedia = (db: Db, id: string) => db.delete(media).where(eq(media.id, id)).run()

/** Marks an unclaimed file as used; false when it is unknown or already used. */
export const claimMedia = (db: Db, id: string, now: string) =>
  db
    .update(media)
    .set({ claimedAt: now })
    .where(and(eq(media.id, id), isNull(media.claimedAt)))
    .run().changes === 1

/**
 * Makes this account the owner, who may open the files while they are private. Null when the person has no
 * account yet.
 */
export const giveFiles = (db: Db, ids: readonly string[], ownerId: string | null) =>
  db
    .update(media)
    .set({ ownerId })
    .where(inArray(media.id, [...ids]))
    .run()

/** Shows a file to everybody. */
export const publishMedia = (db: Db, id: string) =>
  db.update(media).set({ isPublic: true }).where(eq(media.id, id)).run()

export const unclaimedSince = (db: Db, moment: string) =>
  db
    .select({ id: media.id })
    .from(media)
    .where(and(isNull(media.claimedAt), lt(media.createdAt, moment)))
    .all()

export const isKnown = (db: Db, id: string) =>
  db.select({ id: media.id }).from(media).where(eq(media.id, id)).get() !== undefined

/** Every file with content; demo photos whose sizes are still to be made have no bytes. */
export const mediaIds = (db: Db): string[] =>
  db
    .select({ id: media.id })
    .from(media)
    .where(gt(media.bytes, 0))
    .all()
    .map(({ id }) => id)

/** Their sizes too, over all files of each. */
export const mediaSizes = (db: Db) =>
  db.select({ id: media.id, bytes: media.bytes }).from(media).where(gt(media.bytes, 0)).all()

/** The store's name for this database: `fresh` at the first call, the stored one later and in copies. */
export function storeName(db: Db, fresh: string): string {
  const key = 'store'
  addSettingText(db, key, fresh)
  return settingText(db, key) ?? fresh
}

/** An anonymous address's uploads since `moment`, claimed or not. */
export const uploadedBy = (db: Db, uploader: string, moment: string) =>
  db
    .select({ files: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${media.bytes}), 0)` })
    .from(media)
    .where(and(eq(media.uploader, uploader), sql`${media.createdAt} > ${moment}`))
    .get() ?? { files: 0, bytes: 0 }

/** Deletes uploader hashes from before `moment`, which the hourly limit no longer needs. */
export const forgetUploaders = (db: Db, moment: string) =>
  db
    .update(media)
    .set({ uploader: null })
    .where(and(isNotNull(media.uploader), lt(media.createdAt, moment)))
    .run()

/** The total size of unclaimed anonymous uploads. */
export const unclaimedBytes = (db: Db) =>
  db
    .select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)` })
    .from(media)
    .where(and(isNull(media.claimedAt), isNull(media.ownerId)))
    .get()?.bytes ?? 0

/** True for files of locked portfolio items, signup requests and documents, whose viewing is audited (S37). */
export const isSensitive = (db: Db, id: string) =>
  db
    .select({ one: sql`1` })
    .from(portfolioItems)
    .where(and(eq(portfolioItems.mediaId, id), eq(portfolioItems.isLocked, true)))
    .get() !== undefined ||
  db.select({ one: sql`1` }).from(signupRequestFiles).where(eq(signupRequestFiles.mediaId, id)).get() !==
    undefined ||
  db.select({ one: sql`1` }).from(talentDocuments).where(eq(talentDocuments.mediaId, id)).get() !== undefined

/** Whether this account still exists. */
export const hasOwner = (db: Db, id: string): boolean =>
  db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).get() !== undefined
