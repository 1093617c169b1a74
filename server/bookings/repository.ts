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
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
)
export const insertBooking = (db: Db, row: Required<typeof bookings.$inferInsert>) =>
  insert(db).run(
    row.id,
    row.clientName,
    row.company,
    row.brand,
    row.email,
    row.phone,
    row.modelId,
    row.modelName,
    row.workType,
    row.dateRequired,
    row.budgetRange,
    row.details,
    row.status,
    Number(row.isSpam),
    row.noticeVersion,
    row.searchText,
    row.createdAt,
  )

/** Removes a booking and returns by what its mails are found; undefined for an unknown id. */
export const removeBooking = (db: Db, id: string) =>
  db
    .delete(bookings)
    .where(eq(bookings.id, id))
    .returning({ email: bookings.email, createdAt: bookings.createdAt })
    .get()

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

const bookable = statement(({ $client }) =>
  $client
    .prepare(
      `select id, coalesce(stage_name, name) from models where number = coalesce(
        (select number from roster where id = ?), (select number from roster where slug = ?))`,
    )
    .raw(),
)
/** A model of the public roster, by its id or, failing that, slug: its id and the name under which a booking keeps it. */
export const findBookable = (db: Db, key: string) =>
  bookable(db).get(key, key.toLowerCase()) as [id: string, name: string] | undefined
