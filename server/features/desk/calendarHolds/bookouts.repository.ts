import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import { bookouts } from '../../../../drizzle/schema'
import { columns } from '../../../core/db/columns'
import { type Db, query, statement } from '../../../core/db/database'

export type BookoutRow = typeof bookouts.$inferSelect

const byId = statement((db) =>
  db
    .select()
    .from(bookouts)
    .where(eq(bookouts.id, sql.placeholder('id')))
    .prepare(),
)
export const findBookout = (db: Db, id: string) => byId(db).get({ id })

const ofModel = statement((db) =>
  db
    .select()
    .from(bookouts)
    .where(
      and(
        eq(bookouts.modelId, sql.placeholder('modelId')),
        gte(bookouts.toDay, sql.placeholder('from')),
        isNull(bookouts.endedAt),
      ),
    )
    .orderBy(asc(bookouts.fromDay))
    .prepare(),
)
/** A model's bookouts from a day on, the next first. */
export const standingOf = (db: Db, modelId: string, from: string) => ofModel(db).all({ modelId, from })

type Hold = {
  day: string
  half: string
  firm: number
  claimId: string | null
  claimDateId: string | null
  jobNumber: string | null
  jobTitle: string | null
}

const HOLD = columns<Hold>({
  day: 'h.day',
  half: 'h.half',
  firm: 'h.firm',
  claimId: 'd.claim_id',
  claimDateId: 'h.claim_date_id',
  jobNumber: 'j.number',
  jobTitle: 'j.title',
})
/** Everything that a model holds between two days, both included. */
export const holdsBetween = (db: Db, modelId: string, from: string, to: string) =>
  query(
    db,
    HOLD,
    `select ${HOLD}
     from held_halves h left join claim_dates d on d.id = h.claim_date_id left join jobs j on j.id = h.job_id
     where h.model_id = :modelId and h.day between :from and :to order by h.day, h.half`,
  ).all({ modelId, from, to })
