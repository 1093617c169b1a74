import { eq, sql } from 'drizzle-orm'
import { media, settings } from '../../drizzle/schema'
import { type Db, statement } from '../core/database'

/** The setting that names the slides: a JSON list of ids of public pictures, in their order. */
export const SLIDES_KEY = 'home-slides'

const slides = statement((db) =>
  db
    .select({
      id: media.id,
      width: media.width,
      height: media.height,
      thumbhash: media.thumbhash,
      widths: media.widths,
    })
    .from(settings)
    .innerJoin(sql`json_each(${settings.value}) as slide`, sql`true`)
    // Without widths there are no files yet: the demo's slides are drawn after the first start.
    .innerJoin(media, sql`${media.id} = slide.value and ${media.isPublic} = 1 and ${media.widths} <> '[]'`)
    .where(eq(settings.key, SLIDES_KEY))
    .orderBy(sql`slide.key`)
    .prepare(),
)

/** The home page's slides in their order. */
export const findSlides = (db: Db) => slides(db).all()
