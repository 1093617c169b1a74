import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { media, portfolioItems, roster } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'
import { isOpen, picture } from '../../agency/pictures/slides.repository'

const banners = statement((db) =>
  db
    .select(picture)
    .from(roster)
    .innerJoin(
      portfolioItems,
      sql`${portfolioItems.modelId} = ${roster.id} and ${portfolioItems.type} = 'banner'`,
    )
    .innerJoin(media, sql`${media.id} = ${portfolioItems.mediaId} and ${isOpen}`)
    .where(eq(roster.isFeatured, true))
    .orderBy(desc(roster.number), asc(portfolioItems.position))
    .limit(sql.placeholder('limit'))
    .prepare(),
)

/** The slides in `ids` whose files exist, in no order. */
export const pictures = (db: Db, ids: readonly string[]) =>
  db
    .select(picture)
    .from(media)
    .where(and(inArray(media.id, [...ids]), isOpen))
    .all()

/** The public banners of the first `limit` featured models, in roster order. */
export const featuredBanners = (db: Db, limit: number) => banners(db).all({ limit })
