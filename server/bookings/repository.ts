import { desc, eq, sql } from 'drizzle-orm'
import { bookings, models } from '../../drizzle/schema'
import { type Db, statement } from '../core/database'

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

// `instr` finds the text literally: no character of a search means anything else (S38). '' is found in every row.
const found = sql`instr(${bookings.searchText}, ${sql.placeholder('search')}) > 0`

const page = statement((db) =>
  db
    .select({ booking: bookings, currentName: models.stageName })
    .from(bookings)
    .leftJoin(models, eq(models.id, bookings.modelId))
    .where(found)
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
)
const total = statement((db) =>
  db.select({ total: sql<number>`count(*)` }).from(bookings).where(found).prepare(),
)

/** One page, newest first. `search` is folded. */
export const pageOfBookings = (db: Db, search: string, limit: number, offset: number) =>
  page(db).all({ search, limit, offset })
export const countBookings = (db: Db, search: string) => total(db).get({ search })?.total ?? 0

const modelName = statement((db) =>
  db
    .select({ id: models.id, stageName: models.stageName, name: models.name })
    .from(models)
    .where(eq(models.id, sql.placeholder('id')))
    .prepare(),
)
/** The name under which a booking keeps its model. */
export const findModelName = (db: Db, id: string) => modelName(db).get({ id })
