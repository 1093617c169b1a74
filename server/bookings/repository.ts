import { eq, sql } from 'drizzle-orm'
import { bookings, models } from '../../drizzle/schema'
import { type Db, statement } from '../core/database'
import { batches, pageOfIds, type Wanted } from '../core/listing'

export type BookingRow = typeof bookings.$inferSelect

// In SQL of our own, like the rows of the outbox: through drizzle a booking costs a quarter more (decision 0023).
const insert = statement(({ $client }) =>
  $client.prepare(
    `insert into bookings (id, client_name, company, brand, email, phone, model_id, model_name, work_type, date_required,
      budget_range, details, status, is_spam, notice_version, search_text, created_at)
     values (:id, :clientName, :company, :brand, :email, :phone, :modelId, :modelName, :workType, :dateRequired,
      :budgetRange, :details, :status, :isSpam, :noticeVersion, :searchText, :createdAt)`,
  ),
)
export const insertBooking = (db: Db, row: Required<typeof bookings.$inferInsert>) =>
  insert(db).run({ ...row, isSpam: Number(row.isSpam) })

const byIds = statement((db) =>
  db
    .select({ booking: bookings, currentName: models.stageName })
    .from(sql`json_each(${sql.placeholder('ids')}) as wanted`)
    .innerJoin(bookings, sql`${bookings.id} = wanted.value`)
    .leftJoin(models, eq(models.id, bookings.modelId))
    .orderBy(sql`wanted.key`)
    .prepare(),
)
/** The bookings of the given ids, in the given order, each with its model's name as it is now. */
const bookingsOf = (db: Db, ids: readonly string[]) => byIds(db).all({ ids: JSON.stringify(ids) })

/** One page, newest first. */
export const pageOfBookings = (db: Db, wanted: Wanted, limit: number, offset: number) => {
  const { ids, total } = pageOfIds(db, 'bookings', wanted, limit, offset)
  return { rows: bookingsOf(db, ids), total }
}

/** All of them, newest first, a batch at a time. */
export const allBookings = (db: Db, wanted: Wanted) =>
  batches(db, 'bookings', wanted, (ids) => bookingsOf(db, ids))

const modelName = statement(({ $client }) =>
  $client.prepare('select id, stage_name as stageName, name from models where id = ?'),
)
/** The name under which a booking keeps its model. */
export const findModelName = (db: Db, id: string) =>
  modelName(db).get(id) as { id: string; stageName: string | null; name: string } | undefined
