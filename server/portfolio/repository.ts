import { and, asc, eq, sql } from 'drizzle-orm'
import { media, portfolioItems } from '../../drizzle/schema'
import type { PictureType } from '../../shared/lists'
import { type Db, statement } from '../core/database'

export type ItemRow = typeof portfolioItems.$inferSelect

const ofModel = statement((db) =>
  db
    .select({ item: portfolioItems, media })
    .from(portfolioItems)
    .leftJoin(media, eq(media.id, portfolioItems.mediaId))
    .where(eq(portfolioItems.modelId, sql.placeholder('modelId')))
    .orderBy(asc(portfolioItems.position), asc(portfolioItems.id))
    .prepare(),
)
/** A model's items in their own order, each with its file. */
export const itemsOf = (db: Db, modelId: string) => ofModel(db).all({ modelId })
export type ItemWithFile = ReturnType<typeof itemsOf>[number]

const ofModels = statement((db) =>
  db
    .select({ item: portfolioItems, media })
    .from(sql`json_each(${sql.placeholder('ids')}) as wanted`)
    .innerJoin(portfolioItems, sql`${portfolioItems.modelId} = wanted.value`)
    .leftJoin(media, eq(media.id, portfolioItems.mediaId))
    .orderBy(sql`wanted.key`, asc(portfolioItems.position), asc(portfolioItems.id))
    .prepare(),
)
/** The items of several models, each model's in their own order. */
export const itemsOfModels = (db: Db, modelIds: readonly string[]): ItemWithFile[] =>
  ofModels(db).all({ ids: JSON.stringify(modelIds) })

export const countItems = (db: Db, modelId: string): number =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(portfolioItems)
    .where(eq(portfolioItems.modelId, modelId))
    .get()?.count ?? 0

/** The next place in the order. */
export const nextPosition = (db: Db, modelId: string): number =>
  (db
    .select({ last: sql<number | null>`max(${portfolioItems.position})` })
    .from(portfolioItems)
    .where(eq(portfolioItems.modelId, modelId))
    .get()?.last ?? -1) + 1

export const itemsOfType = (db: Db, modelId: string, type: PictureType): ItemRow[] =>
  db
    .select()
    .from(portfolioItems)
    .where(and(eq(portfolioItems.modelId, modelId), eq(portfolioItems.type, type)))
    .all()

export const findItem = (db: Db, modelId: string, id: string): ItemRow | undefined =>
  db
    .select()
    .from(portfolioItems)
    .where(and(eq(portfolioItems.id, id), eq(portfolioItems.modelId, modelId)))
    .get()

export const insertItem = (db: Db, row: typeof portfolioItems.$inferInsert) =>
  db.insert(portfolioItems).values(row).run()

export const removeItem = (db: Db, id: string) =>
  db.delete(portfolioItems).where(eq(portfolioItems.id, id)).run()

export const placeItem = (db: Db, id: string, position: number) =>
  db.update(portfolioItems).set({ position }).where(eq(portfolioItems.id, id)).run()

/** The file belongs to this account from now on: its owner may open it, and takes it along when leaving. */
export const ownFile = (db: Db, mediaId: string, ownerId: string) =>
  db.update(media).set({ ownerId }).where(eq(media.id, mediaId)).run()
