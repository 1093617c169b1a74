import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { applicationFiles, media, portfolioItems, settings } from '../../drizzle/schema'
import { type Db, statement } from '../core/database'

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

/** Marks an unclaimed file as used; false when it is unknown or used already. */
export const claimMedia = (db: Db, id: string, now: string) =>
  db
    .update(media)
    .set({ claimedAt: now })
    .where(and(eq(media.id, id), isNull(media.claimedAt)))
    .run().changes === 1

/**
 * Files belong to this account from now on: its person may open them while they are private. Null where the person whom
 * they show has no account yet.
 */
export const giveFiles = (db: Db, ids: readonly string[], ownerId: string | null) =>
  db
    .update(media)
    .set({ ownerId })
    .where(inArray(media.id, [...ids]))
    .run()

/** Files that nobody claimed since before `moment`. */
export const unclaimedSince = (db: Db, moment: string) =>
  db
    .select({ id: media.id })
    .from(media)
    .where(and(isNull(media.claimedAt), lt(media.createdAt, moment)))
    .all()

export const isKnown = (db: Db, id: string) =>
  db.select({ id: media.id }).from(media).where(eq(media.id, id)).get() !== undefined

/** Every file that is named here and was written; a picture of the demo that is still to be drawn has no bytes. */
export const mediaIds = (db: Db): string[] =>
  db
    .select({ id: media.id })
    .from(media)
    .where(gt(media.bytes, 0))
    .all()
    .map(({ id }) => id)

/** By what this database is known to its files: `fresh` the first time, then always what it was, in each copy. */
export function storeName(db: Db, fresh: string): string {
  const key = 'store'
  db.insert(settings).values({ key, value: fresh }).onConflictDoNothing().run()
  return db.select().from(settings).where(eq(settings.key, key)).get()?.value ?? fresh
}

/** What one anonymous address has uploaded since `moment`, claimed or not. */
export const uploadedBy = (db: Db, uploader: string, moment: string) =>
  db
    .select({ files: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${media.bytes}), 0)` })
    .from(media)
    .where(and(eq(media.uploader, uploader), sql`${media.createdAt} > ${moment}`))
    .get() ?? { files: 0, bytes: 0 }

/** Forgets who uploaded what before `moment`: the hourly cap has no more use for it. */
export const forgetUploaders = (db: Db, moment: string) =>
  db
    .update(media)
    .set({ uploader: null })
    .where(and(isNotNull(media.uploader), lt(media.createdAt, moment)))
    .run()

/** What all anonymous uploads that nobody claimed yet take together. */
export const unclaimedBytes = (db: Db) =>
  db
    .select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)` })
    .from(media)
    .where(and(isNull(media.claimedAt), isNull(media.ownerId)))
    .get()?.bytes ?? 0

/** True when the file belongs to a locked portfolio item or to an application: its opening is written down (S37). */
export const isSensitive = (db: Db, id: string) =>
  db
    .select({ one: sql`1` })
    .from(portfolioItems)
    .where(and(eq(portfolioItems.mediaId, id), eq(portfolioItems.isLocked, true)))
    .get() !== undefined ||
  db.select({ one: sql`1` }).from(applicationFiles).where(eq(applicationFiles.mediaId, id)).get() !==
    undefined
