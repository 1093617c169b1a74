import { and, eq, sql } from 'drizzle-orm'
import { usages } from '../../../../drizzle/schema'
import type { Medium, Usage } from '../../../../shared/money/usages'
import type { Face } from '../../../../shared/roster/faces'
import { columns } from '../../../core/db/columns'
import { type Db, query } from '../../../core/db/database'

type Row = Omit<Usage, 'media' | 'face' | 'isLetEnd'> & {
  media: string
  face: string | null
  isLetEnd: 0 | 1
}
const ROW = columns<Row>({
  id: 'u.id',
  jobId: 'u.job_id',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
  client: 'k.name',
  claimId: 'c.id',
  talent: 'c.model_name',
  modelId: 'c.model_id',
  face: '(select r.face from roster r where r.id = c.model_id)',
  media: 'u.media',
  territory: 'u.territory',
  fromDay: 'u.from_day',
  untilDay: 'u.until_day',
  exclusivity: 'u.exclusivity',
  feePaise: 'u.fee_paise',
  renewedById: 'u.renewed_by_id',
  isLetEnd: 'u.let_end_at is not null',
  version: 'u.version',
})
const FROM = `select ${ROW} from usages u join jobs j on j.id = u.job_id
  left join claims c on c.id = u.claim_id left join clients k on k.id = j.client_id`

const usageOf = (row: Row): Usage => ({
  ...row,
  media: JSON.parse(row.media) as Medium[],
  face: row.face === null ? null : (JSON.parse(row.face) as Face),
  isLetEnd: row.isLetEnd === 1,
})

/** The usages of a job, the one that ends first at the top. */
export const usagesOfJob = (db: Db, jobId: string): Usage[] =>
  query(db, ROW, `${FROM} where u.job_id = :jobId order by u.until_day, u.id`).all({ jobId }).map(usageOf)

/** The usages of a talent's pictures, the newest first. */
export const usagesOfModel = (db: Db, modelId: string): Usage[] =>
  query(db, ROW, `${FROM} where c.model_id = :modelId order by u.until_day desc, u.id`)
    .all({ modelId })
    .map(usageOf)

/** What ends within a span on the jobs of a colleague and on those of nobody, and nobody decided about. A lost job has no pictures. */
export const endingUsages = (
  db: Db,
  given: { accountId: string; from: string; to: string; limit: number },
): Usage[] =>
  query(
    db,
    ROW,
    `${FROM} where u.renewed_by_id is null and u.let_end_at is null and u.until_day between :from and :to
       and j.stage <> 'lost' and (j.booker_id is null or j.booker_id = :accountId)
     order by u.until_day, u.id limit :limit`,
  )
    .all(given)
    .map(usageOf)

export const findUsage = (db: Db, id: string) => db.select().from(usages).where(eq(usages.id, id)).get()
export const insertUsage = (db: Db, row: typeof usages.$inferInsert) => db.insert(usages).values(row).run()

type Values = Partial<Omit<typeof usages.$inferInsert, 'id' | 'jobId' | 'version'>>
/** Stores it over version `version`; false when there is another. */
export const changeUsage = (db: Db, id: string, version: number, values: Values): boolean =>
  db
    .update(usages)
    .set({ ...values, version: sql`${usages.version} + 1` })
    .where(and(eq(usages.id, id), eq(usages.version, version)))
    .run().changes === 1

/** Removes a usage; the one that it renewed stands as it did before. */
export function removeUsage(db: Db, id: string) {
  db.update(usages).set({ renewedById: null }).where(eq(usages.renewedById, id)).run()
  db.delete(usages).where(eq(usages.id, id)).run()
}
