import type Sqlite from 'better-sqlite3'

type Client = Sqlite.Database
type Value = string | number | boolean | null | readonly unknown[]

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const bound = (value: Value | undefined) =>
  typeof value === 'boolean' ? Number(value) : Array.isArray(value) ? JSON.stringify(value) : (value ?? null)

/** A prepared insert of rows that all have the keys named; booleans and lists are stored as the schema stores them. */
export function inserter<Row extends object>(
  client: Client,
  table: string,
  keys: readonly (keyof Row & string)[],
) {
  const insert = client.prepare(
    `insert into ${table} (${keys.map(snake).join(', ')}) values (${keys.map(() => '?').join(', ')})`,
  )
  return (row: Row) => {
    const values: unknown[] = new Array(keys.length)
    for (let place = 0; place < keys.length; place++)
      values[place] = bound(row[keys[place] as keyof Row] as Value | undefined)
    insert.run(values)
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
  // Made rows keep the lists by how they are made; a test has `integrity_check` look at them afterwards.
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
  const broken = client.pragma('foreign_key_check') as unknown[]
  if (broken.length > 0) throw new Error(`${broken.length} rows point at nothing.`)
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
