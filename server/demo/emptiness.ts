import { accounts, applications, bookings, enquiries, models, projects } from '../../drizzle/schema'
import type { Db } from '../core/database'

/** True when nobody has put anything in: no row of anybody's may ever be mixed with made-up ones. */
export const isEmpty = (db: Db) =>
  [accounts, models, projects, bookings, enquiries, applications].every(
    (table) => db.select({ id: table.id }).from(table).limit(1).get() === undefined,
  )
