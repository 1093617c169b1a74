import { and, asc, eq, sql } from 'drizzle-orm'
import { media, portfolioItems } from '../../../../drizzle/schema'
import type { DownloadFailure, DownloadStatus, PictureType } from '../../../../shared/lists'
import type { PictureDownload } from '../../../../shared/roster/portfolio'
import { type Db, statement } from '../../../core/db/database'

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
/** A model's items in order, with their files. */
export const itemsOf = (db: Db, modelId: string) => ofModel(db).all({ modelId })
type ItemWithFile = ReturnType<typeof itemsOf>[number]

type FlatRow = Omit<ItemRow, 'isLocked' | 'face'> &
  Pick<
    NonNullable<ItemWithFile['media']>,
    'kind' | 'contentType' | 'bytes' | 'width' | 'height' | 'thumbhash'
  > & {
    isLocked: 0 | 1
    face: string | null
    originalName: string
    widths: string | null
    isPublic: 0 | 1
    address: string | null
    status: DownloadStatus
    failure: DownloadFailure | null
  }

/** The fields that the agency's lists need of an item and its file. */
export type ListedItem = {
  item: ItemRow
  media: Pick<
    NonNullable<ItemWithFile['media']>,
    | 'id'
    | 'kind'
    | 'contentType'
    | 'bytes'
    | 'width'
    | 'height'
    | 'thumbhash'
    | 'widths'
    | 'originalName'
    | 'isPublic'
  > | null
  download: PictureDownload | null
}

const ofModels = statement((db) =>
  db.$client.prepare(`select i.id, i.model_id as modelId, i.media_id as mediaId, i.external_url as externalUrl, i.type,
      i.is_locked as isLocked, i.position, i.created_at as createdAt, i.face, m.kind, m.content_type as contentType, m.bytes,
      m.width, m.height, m.thumbhash, m.widths, m.original_name as originalName, m.is_public as isPublic,
      d.address, d.status, d.failure
    from json_each(:ids) as wanted
    join portfolio_items i on i.model_id = wanted.value
    left join media m on m.id = i.media_id
    left join image_downloads d on d.item_id = i.id
    order by wanted.key, i.position, i.id`),
)
/**
 * The items of several models, each in order. Mapped by hand, because drizzle takes three times as long for a
 * thousand models.
 */
export const itemsOfModels = (db: Db, modelIds: readonly string[]): ListedItem[] =>
  (ofModels(db).all({ ids: JSON.stringify(modelIds) }) as FlatRow[]).map((row) => ({
    item: {
      id: row.id,
      modelId: row.modelId,
      mediaId: row.mediaId,
      externalUrl: row.externalUrl,
      type: row.type,
      isLocked: row.isLocked === 1,
      position: row.position,
      createdAt: row.createdAt,
      face: row.face === null ? null : JSON.parse(row.face),
    },
    media:
      row.mediaId === null || row.widths === null
        ? null
        : {
            id: row.mediaId,
            kind: row.kind,
            contentType: row.contentType,
            bytes: row.bytes,
            width: row.width,
            height: row.height,
            thumbhash: row.thumbhash,
            widths: JSON.parse(row.widths) as number[],
            originalName: row.originalName,
            isPublic: row.isPublic === 1,
          },
    download:
      row.address === null ? null : { address: row.address, status: row.status, failure: row.failure },
  }))

export const countItems = (db: Db, modelId: string): number =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(portfolioItems)
    .where(eq(portfolioItems.modelId, modelId))
    .get()?.count ?? 0

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

/** The item of a model that shows this file. */
export const itemOfFile = (db: Db, modelId: string, mediaId: string): ItemRow | undefined =>
  db
    .select()
    .from(portfolioItems)
    .where(and(eq(portfolioItems.mediaId, mediaId), eq(portfolioItems.modelId, modelId)))
    .get()

export const insertItem = (db: Db, row: typeof portfolioItems.$inferInsert) =>
  db.insert(portfolioItems).values(row).run()

export const removeItem = (db: Db, id: string) =>
  db.delete(portfolioItems).where(eq(portfolioItems.id, id)).run()

export const placeItem = (db: Db, id: string, position: number) =>
  db.update(portfolioItems).set({ position }).where(eq(portfolioItems.id, id)).run()
