import { eq, sql } from 'drizzle-orm'
import { bookingModels, bookings, models, roster } from '../../../../drizzle/schema'
import { type Db, rowInserter, statement } from '../../../core/db/database'
import { searchList } from '../../../core/db/listing'
import { grouped } from '../../../core/grouped'
import { othersAskedFor } from '../../desk/items/repository'

export type BookingRow = typeof bookings.$inferSelect

export const insertBooking = rowInserter(bookings)
export const insertOther = rowInserter(bookingModels)

/** Removes a booking and returns what identifies its mails; undefined for an unknown id. */
export const removeBooking = (db: Db, id: string) =>
  db
    .delete(bookings)
    .where(eq(bookings.id, id))
    .returning({ email: bookings.email, createdAt: bookings.createdAt })
    .get()

const byIds = statement((db) =>
  db
    .select({ booking: bookings, currentName: models.stageName, face: roster.face })
    .from(sql`json_each(${sql.placeholder('ids')}) as wanted`)
    .innerJoin(bookings, sql`${bookings.id} = wanted.value`)
    .leftJoin(models, eq(models.id, bookings.modelId))
    .leftJoin(roster, eq(roster.id, bookings.modelId))
    .orderBy(sql`wanted.key`)
    .prepare(),
)
/** The bookings of the given ids, in the given order, each with its models' current names and faces. */
function bookingsOf(db: Db, ids: readonly string[]) {
  const others = grouped(othersAskedFor(db, ids), ({ bookingId }) => bookingId)
  return byIds(db)
    .all({ ids: JSON.stringify(ids) })
    .map((row) => ({ ...row, others: others.get(row.booking.id) ?? [] }))
}

export const bookingList = searchList('bookings', bookingsOf)

const bookable = statement(({ $client }) =>
  $client
    .prepare(
      `select id, coalesce(stage_name, name) from models where number = coalesce(
        (select number from roster where id = ?), (select number from roster where slug = ?))`,
    )
    .raw(),
)
/** A model of the public roster, by id or else slug: its id and the name that a booking stores. */
export const findBookable = (db: Db, key: string) =>
  bookable(db).get(key, key.toLowerCase()) as [id: string, name: string] | undefined
