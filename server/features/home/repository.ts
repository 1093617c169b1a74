import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { media, portfolioItems, roster, settings } from '../../../drizzle/schema'
import { type Db, statement } from '../../core/db/database'

/** The setting with the slides: an ordered JSON list of public media ids. */
export const SLIDES_KEY = 'home-slides'

const picture = {
  id: media.id,
  width: media.width,
  height: media.height,
  thumbhash: media.thumbhash,
  widths: media.widths,
}
// Without widths the files are missing: the sizes of demo photos are made after the first start.
const isOpen = sql`${media.isPublic} = 1 and ${media.widths} <> '[]'`

const named = statement((db) =>
  db
    .select(picture)
    .from(settings)
    .innerJoin(sql`json_each(${settings.value}) as slide`, sql`true`)
    .innerJoin(media, sql`${media.id} = slide.value and ${isOpen}`)
    .where(eq(settings.key, SLIDES_KEY))
    .orderBy(sql`slide.key`)
    .prepare(),
)
const isNamed = statement((db) =>
  db.select({ key: settings.key }).from(settings).where(eq(settings.key, SLIDES_KEY)).prepare(),
)
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

/** The configured slides whose files exist, in order; null when none are configured. */
export const namedSlides = (db: Db) => (isNamed(db).get() ? named(db).all() : null)

/** The slides in `ids` whose files exist, in no order. */
export const pictures = (db: Db, ids: readonly string[]) =>
  db
    .select(picture)
    .from(media)
    .where(and(inArray(media.id, [...ids]), isOpen))
    .all()

/** The public banners of the first `limit` featured models, in roster order. */
export const featuredBanners = (db: Db, limit: number) => banners(db).all({ limit })
