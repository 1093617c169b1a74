import type Sqlite from 'better-sqlite3'

type Client = Sqlite.Database
type Value = string | number | null

// A statement that inserts one row spends a third of its time on being called.
const AT_ONCE = 20

/**
 * An insert of many rows: `put` takes one row's values, `finish` writes what is still held back. `into` names the
 * table and its columns; `row` is one row of it, with a question mark for each value. A wrong row ends the whole
 * transaction: to be able to take back one statement, SQLite would have the search write out what it holds each time.
 */
export function inserter(client: Client, into: string, row: string) {
  const width = row.split('?').length - 1
  const insert = (rows: number) =>
    client.prepare(`insert or rollback into ${into} values ${new Array(rows).fill(row).join(', ')}`)
  const many = insert(AT_ONCE)
  const held: Value[] = new Array(AT_ONCE * width)
  let place = 0
  return {
    put(values: readonly Value[]) {
      for (const value of values) held[place++] = value
      if (place < held.length) return
      many.run(...held)
      place = 0
    },
    finish() {
      if (place > 0) insert(place / width).run(...held.slice(0, place))
      place = 0
    },
  }
}

/**
 * Runs `work` as fast as an empty database allows: one transaction whose undo is nearly nothing, no waiting for the
 * disk, secondary indexes and the search's segments made once at the end. Killed in the middle, the database is empty.
 */
export function inBulk(client: Client, tables: readonly string[], work: () => void) {
  client.pragma('journal_mode = DELETE')
  client.pragma('synchronous = OFF')
  client.pragma('foreign_keys = OFF')
  // Made rows keep the lists and point at each other by how they are made; a test has `integrity_check` and
  // `foreign_key_check` look at them afterwards.
  client.pragma('ignore_check_constraints = ON')
  client.pragma('cache_size = -400000')
  client
    .transaction(() => {
      const indexes = secondaryIndexes(client, tables)
      for (const { name } of indexes) client.exec(`drop index ${name}`)
      for (const search of SEARCHES) tune(client, search, LARGE)
      work()
      for (const search of SEARCHES) {
        client.exec(`insert into ${search} (${search}) values ('optimize')`)
        tune(client, search, USUAL)
      }
      for (const { sql } of indexes) client.exec(sql)
    })
    .immediate()
}

/** Back to the house's own settings (core/database), after the whole was put on the disk. */
export function outOfBulk(client: Client) {
  client.pragma('synchronous = FULL')
  client.pragma('journal_mode = WAL')
  client.pragma('foreign_keys = ON')
  client.pragma('ignore_check_constraints = OFF')
  client.pragma('cache_size = -64000')
}

const SEARCHES = ['roster_search', 'roster_grams'] as const
// FTS5's own settings: words gathered in memory before a segment is written, and how eagerly segments are merged.
const USUAL = { hashsize: 1_048_576, automerge: 4, crisismerge: 16 }
const LARGE = { hashsize: 268_435_456, automerge: 0, crisismerge: 1_999 }

function tune(client: Client, search: string, settings: typeof USUAL) {
  // Written out: a bound number arrives as a fraction, which FTS5 refuses.
  for (const [name, value] of Object.entries(settings))
    client.exec(`insert into ${search} (${search}, rank) values ('${name}', ${value})`)
}

function secondaryIndexes(client: Client, tables: readonly string[]) {
  return client
    .prepare(
      `select name, sql from sqlite_master where type = 'index' and sql is not null
       and tbl_name in (select value from json_each(?))`,
    )
    .all(JSON.stringify(tables)) as { name: string; sql: string }[]
}
