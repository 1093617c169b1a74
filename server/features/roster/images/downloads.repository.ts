import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { imageDownloads, portfolioItems } from '../../../../drizzle/schema'
import type { DownloadFailure } from '../../../../shared/lists'
import { type Db, statement } from '../../../core/db/database'

export type DownloadRow = typeof imageDownloads.$inferSelect

export const insertDownload = (db: Db, row: typeof imageDownloads.$inferInsert) =>
  db.insert(imageDownloads).values(row).run()

const next = statement((db) =>
  db
    .select()
    .from(imageDownloads)
    .where(eq(imageDownloads.status, 'waiting'))
    .orderBy(asc(imageDownloads.requestedAt))
    .limit(1)
    .prepare(),
)
/** The longest waiting download. */
export const nextWaiting = (db: Db): DownloadRow | undefined => next(db).get()

/** A waiting download and its model; undefined when it was deleted or is finished. */
export const findWaiting = (db: Db, itemId: string) =>
  db
    .select({ modelId: portfolioItems.modelId })
    .from(imageDownloads)
    .innerJoin(portfolioItems, eq(portfolioItems.id, imageDownloads.itemId))
    .where(and(eq(imageDownloads.itemId, itemId), eq(imageDownloads.status, 'waiting')))
    .get()

const notStoredOf = statement((db) =>
  db
    .select({
      type: portfolioItems.type,
      isLocked: portfolioItems.isLocked,
      position: portfolioItems.position,
      address: imageDownloads.address,
    })
    .from(portfolioItems)
    .innerJoin(imageDownloads, eq(imageDownloads.itemId, portfolioItems.id))
    .where(and(eq(portfolioItems.modelId, sql.placeholder('modelId')), isNull(portfolioItems.mediaId)))
    .prepare(),
)
/** A model's pictures by address that are waiting or have failed. */
export const notStored = (db: Db, modelId: string) => notStoredOf(db).all({ modelId })
export type NotStored = ReturnType<typeof notStored>[number]

export const countAttempt = (db: Db, itemId: string, by: 1 | -1) =>
  db
    .update(imageDownloads)
    .set({ attempts: sql`${imageDownloads.attempts} + ${by}` })
    .where(eq(imageDownloads.itemId, itemId))
    .run()

export const markStored = (db: Db, itemId: string, mediaId: string) => {
  db.update(imageDownloads).set({ status: 'stored' }).where(eq(imageDownloads.itemId, itemId)).run()
  db.update(portfolioItems).set({ mediaId, externalUrl: null }).where(eq(portfolioItems.id, itemId)).run()
}

export const markFailed = (db: Db, itemId: string, failure: DownloadFailure) =>
  db
    .update(imageDownloads)
    .set({ status: 'failed', failure })
    .where(and(eq(imageDownloads.itemId, itemId), eq(imageDownloads.status, 'waiting')))
    .run()

/** Queues a failed download again; false when there is none. */
export const queueAgain = (db: Db, itemId: string, now: string): boolean =>
  db
    .update(imageDownloads)
    .set({ status: 'waiting', failure: null, attempts: 0, requestedAt: now })
    .where(and(eq(imageDownloads.itemId, itemId), eq(imageDownloads.status, 'failed')))
    .run().changes === 1
