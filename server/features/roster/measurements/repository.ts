import { and, asc, eq, gt } from 'drizzle-orm'
import { measurements, models } from '../../../../drizzle/schema'
import { DIGITALS, type Gender } from '../../../../shared/lists'
import type { Reading } from '../../../../shared/roster/measurements'
import { columns } from '../../../core/db/columns'
import { type Db, query, valueQuery } from '../../../core/db/database'

export type NewReadingRow = typeof measurements.$inferInsert

export const insertReading = (db: Db, row: NewReadingRow) => db.insert(measurements).values(row).run()

export type ReadingRow = Reading & { number: number; modelId: string }

const READING = columns<ReadingRow>({
  number: 'number',
  modelId: 'model_id',
  day: 'day',
  source: 'source',
  by: 'by_name',
  height: 'height',
  bust: 'bust',
  chest: 'chest',
  waist: 'waist',
  hips: 'hips',
  inseam: 'inseam',
  shoe: 'shoe',
})
/** The readings of these models, the newest first. */
export const readingsOf = (db: Db, modelIds: readonly string[]) =>
  query(
    db,
    READING,
    `select ${READING}
     from json_each(:ids) wanted join measurements m on m.model_id = wanted.value
     order by m.day desc, m.number desc`,
  ).all({ ids: JSON.stringify(modelIds) })

/** True when a model was measured after a moment (ISO 8601). */
export const isMeasuredAfter = (db: Db, modelId: string, moment: string): boolean =>
  db
    .select({ number: measurements.number })
    .from(measurements)
    .where(and(eq(measurements.modelId, modelId), gt(measurements.createdAt, moment)))
    .limit(1)
    .get() !== undefined

/** A model's row, as far as its sizes go. */
export const modelOf = (db: Db, id: string) => db.select().from(models).where(eq(models.id, id)).get()

export type MeasuredRow = Pick<
  typeof models.$inferSelect,
  'heightCm' | 'bust' | 'chest' | 'waist' | 'hips' | 'shoeSize'
> & {
  id: string
  name: string
  gender: Gender | null
  city: string | null
  /** as JSON */
  face: string | null
  /** the day of the agency's newest reading */
  measuredOn: string | null
  /** types of the open digitals, joined by spaces, and the moment of the newest */
  digitals: string | null
  digitalsAt: string | null
}

const digital = (value: string) =>
  `(select ${value} from portfolio_items i
    where i.model_id = m.id and i.is_locked = 0 and i.media_id is not null and i.type in (${DIGITALS.map((type) => `'${type}'`).join(', ')}))`
const MEASURED = columns<MeasuredRow>({
  id: 'm.id',
  name: 'coalesce(m.stage_name, m.name)',
  gender: 'm.gender',
  city: 'm.city',
  heightCm: 'm.height_cm',
  bust: 'm.bust',
  chest: 'm.chest',
  waist: 'm.waist',
  hips: 'm.hips',
  shoeSize: 'm.shoe_size',
  face: 'r.face',
  measuredOn:
    "(select max(day) from measurements x where x.model_id = m.id and x.source = 'agency' and x.by_name <> '')",
  digitals: digital("group_concat(i.type, ' ')"),
  digitalsAt: digital('max(i.created_at)'),
})
type Wanted = { search: string; board: string | null }
const WANTED = `from models m left join roster r on r.id = m.id
  where m.is_active = 1 and (:search = '' or instr(m.search_text, :search) > 0)
    and (:board is null or m.id in (select model_id from model_tags where tag_id = :board))`

/**
 * Talents of the roster, those whom the agency never measured first, then by the day of its last reading. `search` is
 * folded; '' and null leave all.
 */
export const modelsToMeasure = (db: Db, wanted: Wanted & { limit: number; offset: number }) =>
  query(
    db,
    MEASURED,
    `select ${MEASURED}
     ${WANTED} order by measuredOn nulls first, name collate nocase, m.id limit :limit offset :offset`,
  ).all(wanted)

export const countToMeasure = (db: Db, wanted: Wanted) =>
  valueQuery<number>(db, `select count(*) ${WANTED}`).get(wanted) ?? 0

/** Everything that was measured of one model, for its own export. */
export const exportedReadings = (db: Db, modelId: string) =>
  db
    .select({
      day: measurements.day,
      source: measurements.source,
      heightMm: measurements.height,
      bustMm: measurements.bust,
      chestMm: measurements.chest,
      waistMm: measurements.waist,
      hipsMm: measurements.hips,
      inseamMm: measurements.inseam,
      shoeMm: measurements.shoe,
    })
    .from(measurements)
    .where(eq(measurements.modelId, modelId))
    .orderBy(asc(measurements.day), asc(measurements.number))
    .all()
