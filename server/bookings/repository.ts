import { eq, sql } from 'drizzle-orm'
import { bookings, models } from '../../drizzle/schema'
import { type Db, statement } from '../core/database'
import { batches, pageOfIds, type Wanted } from '../core/listing'

export type BookingRow = typeof bookings.$inferSelect

const insert = statement((db) =>
  db
    .insert(bookings)
    .values({
      id: sql.placeholder('id'),
      clientName: sql.placeholder('clientName'),
      company: sql.placeholder('company'),
      brand: sql.placeholder('brand'),
      email: sql.placeholder('email'),
      phone: sql.placeholder('phone'),
      modelId: sql.placeholder('modelId'),
      modelName: sql.placeholder('modelName'),
      workType: sql.placeholder('workType'),
      dateRequired: sql.placeholder('dateRequired'),
      budgetRange: sql.placeholder('budgetRange'),
      details: sql.placeholder('details'),
      status: sql.placeholder('status'),
      isSpam: sql.placeholder('isSpam'),
      noticeVersion: sql.placeholder('noticeVersion'),
      searchText: sql.placeholder('searchText'),
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare(),
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
export const bookingsOf = (db: Db, ids: readonly string[]) => byIds(db).all({ ids: JSON.stringify(ids) })

/** One page, newest first. */
export const pageOfBookings = (db: Db, wanted: Wanted, limit: number, offset: number) => {
  const { ids, total } = pageOfIds(db, 'bookings', wanted, limit, offset)
  return { rows: bookingsOf(db, ids), total }
}

/** All of them, newest first, a batch at a time. */
export const allBookings = (db: Db, wanted: Wanted) =>
  batches(db, 'bookings', wanted, (ids) => bookingsOf(db, ids))

const modelName = statement((db) =>
  db
    .select({ id: models.id, stageName: models.stageName, name: models.name })
    .from(models)
    .where(eq(models.id, sql.placeholder('id')))
    .prepare(),
)
/** The name under which a booking keeps its model. */
export const findModelName = (db: Db, id: string) => modelName(db).get({ id })
