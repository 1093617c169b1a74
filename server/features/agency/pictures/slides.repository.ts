import { eq, sql } from 'drizzle-orm'
import { media, settings } from '../../../../drizzle/schema'
import { type Db, statement } from '../../../core/db/database'

/** The setting with the slides: an ordered JSON list of public media ids. */
export const SLIDES_KEY = 'home-slides'

/** The columns of a picture that is drawn large. */
export const picture = {
  id: media.id,
  width: media.width,
  height: media.height,
  thumbhash: media.thumbhash,
  widths: media.widths,
}

// Without widths the files are missing: the sizes of demo photos are made after the first start.
export const isOpen = sql`${media.isPublic} = 1 and ${media.widths} <> '[]'`

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

/** The configured slides whose files exist, in order; null when none are configured. */
export const namedSlides = (db: Db) => (isNamed(db).get() ? named(db).all() : null)
