import { sql } from 'drizzle-orm'
import type { Db } from './database'

/** Whether a database that was not migrated has a table. */
export const hasTable = (db: Db, name: string): boolean =>
  db.get(sql`select 1 from sqlite_master where type = 'table' and name = ${name}`) !== undefined
