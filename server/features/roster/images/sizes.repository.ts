import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { media, portfolioItems } from '../../../../drizzle/schema'
import type { Db } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'

const MOVE = 'picture-sizes'
const move = z.object({ since: z.iso.datetime(), after: z.string(), isDone: z.boolean() })
/** Since when the pictures have fewer sizes, and the last one whose other files were removed. */
export type SizesMove = z.output<typeof move>

export const readMove = (db: Db): SizesMove | null => readSetting(db, MOVE, move)
export const writeMove = (db: Db, value: SizesMove) => writeSetting(db, MOVE, value)

/** Earlier releases made files of 160 and 320 pixels, so that a picture with several begins with one of them. */
export const nextWithMore = (db: Db, after: string) =>
  db
    .select({ id: media.id, widths: media.widths })
    .from(media)
    .where(
      and(
        gt(media.id, after),
        eq(media.kind, 'image'),
        sql`json_array_length(${media.widths}) > 1`,
        sql`json_extract(${media.widths}, '$[0]') in (160, 320)`,
      ),
    )
    .orderBy(asc(media.id))
    .limit(1)
    .get()

export const writeSizes = (db: Db, id: string, sizes: { widths: number[]; bytes: number }) =>
  db.update(media).set(sizes).where(eq(media.id, id)).run()

/** The model whose portfolio has the picture. */
export const modelOf = (db: Db, mediaId: string) =>
  db
    .select({ modelId: portfolioItems.modelId })
    .from(portfolioItems)
    .where(eq(portfolioItems.mediaId, mediaId))
    .get()?.modelId
