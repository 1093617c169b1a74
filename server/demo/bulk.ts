import type Sqlite from 'better-sqlite3'
import { getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '../core/database'

type Client = Sqlite.Database

/** A table of what is about to be repeated, for this connection alone. */
export const keepAs = (client: Client, name: string, columns: string) =>
  client.exec(`drop table if exists temp.${name}; create temp table ${name} ${columns}`)

/**
 * An insert of all the rows of `source`, a query, into a table's `columns`. A wrong row ends the whole transaction:
 * to be able to take back one statement, SQLite would have the search write out what it holds each time.
 */
export const inserter = (client: Client, table: string, columns: readonly string[], source: string) =>
  client.prepare(`insert or rollback into ${table} (${columns.join(', ')}) ${source}`)

/** An insert of one whole row, made ready once: building the query costs more than running it. */
export function rowInserter<Rows extends SQLiteTable>(db: Db, table: Rows) {
  const places = Object.keys(getTableColumns(table)).map((column) => [column, sql.placeholder(column)])
  const insert = db.insert(table).values(Object.fromEntries(places)).prepare()
  return (row: Rows['$inferSelect']) => insert.run(row)
}

/**
 * Runs `work` as fast as an empty database allows: one transaction whose undo is nearly nothing, and no waiting for
 * the disk. Killed in the middle, the database is empty.
 */
export function inBulk(client: Client, work: () => void) {
  client.pragma('journal_mode = DELETE')
  client.pragma('synchronous = OFF')
  client.pragma('foreign_keys = OFF')
  // Made rows keep the lists and point at each other by how they are made; a test has `integrity_check` and
  // `foreign_key_check` look at them afterwards.
  client.pragma('ignore_check_constraints = ON')
  client.pragma('cache_size = -400000')
  client.transaction(work).immediate()
}

/** Runs `work` with the secondary indexes of `tables` made once at the end. */
export function withoutIndexes(client: Client, tables: readonly string[], work: () => void) {
  const indexes = secondaryIndexes(client, tables)
  for (const { name } of indexes) client.exec(`drop index ${name}`)
  work()
  for (const { sql } of indexes) client.exec(sql)
}

/** Back to the house's own settings (core/database), after the whole was put on the disk. */
export function outOfBulk(client: Client) {
  client.pragma('synchronous = FULL')
  client.pragma('journal_mode = WAL')
  client.pragma('foreign_keys = ON')
  client.pragma('ignore_check_constraints = OFF')
  client.pragma('cache_size = -64000')
  // Beside temporary tables the switch leaves a reading open, until the next one ends; the log could not be folded back.
  client.prepare('select count(*) from sqlite_master').get()
}

function secondaryIndexes(client: Client, tables: readonly string[]) {
  return client
    .prepare(
      `select name, sql from sqlite_master where type = 'index' and sql is not null
       and tbl_name in (select value from json_each(?))`,
    )
    .all(JSON.stringify(tables)) as { name: string; sql: string }[]
}
