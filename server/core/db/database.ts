import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { getTableColumns, sql } from 'drizzle-orm'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../../../drizzle/schema'
import { localDay } from '../../../shared/format'
import { fold } from '../../../shared/text/fold'
import { isDiskFull, StartupError, TransientStartupError } from '../startupError'
import type { Columns } from './columns'
import { bringUpToDate } from './migrations'

export type Db = BetterSQLite3Database<typeof schema> & { $client: Sqlite.Database }

const BUSY_TIMEOUT_MS = 1_000 // a lock held by another process blocks the event loop for this long (R2)
const CACHE_KB = 64_000

/** Read back after setting, because a pragma that did not take effect would only show when data is lost (R2). */
const PRAGMAS: [name: string, value: string | number, read: string | number][] = [
  ['foreign_keys', 'ON', 1],
  ['synchronous', 'FULL', 2],
  ['busy_timeout', BUSY_TIMEOUT_MS, BUSY_TIMEOUT_MS],
  ['trusted_schema', 'OFF', 0],
  // Else `insert or replace` deletes what a trigger refuses to delete (M3).
  ['recursive_triggers', 'ON', 1],
  ['cache_size', -CACHE_KB, -CACHE_KB],
  ['temp_store', 'MEMORY', 2],
]

/** Prepares a connection and wraps it for Drizzle, without migrating. `path` is for messages; `:memory:` has no WAL. */
export function connect(client: Sqlite.Database, path: string): Db {
  const mode = client.pragma('journal_mode = WAL', { simple: true })
  if (path !== ':memory:' && mode !== 'wal')
    throw new StartupError(`The database ${path} cannot be switched to WAL mode.`)
  for (const [name, value, read] of PRAGMAS) {
    client.pragma(`${name} = ${value}`)
    const now = client.pragma(name, { simple: true })
    if (now !== read) throw new StartupError(`The database did not accept ${name} = ${value} (it is ${now}).`)
  }
  // SQLite's `lower` handles ASCII only. Migrations use it as well.
  client.function('folded', { deterministic: true, directOnly: true }, (text) =>
    text === null ? null : fold(String(text)),
  )
  client.function('local_day', { directOnly: true }, (at) => at && localDay(new Date(String(at))))
  return drizzle(client, { schema, casing: 'snake_case' }) as Db
}

/**
 * Opens the database file (`:memory:` for tests), creates it when missing, migrates it and returns it. Throws
 * a StartupError when the file is empty, damaged, locked, newer than this program or of another one.
 */
export function openDatabase(path: string, migrationsDir: string): Db {
  refuseEmptyFile(path)
  const client = openFile(path, BUSY_TIMEOUT_MS)
  try {
    refuseForeignTables(client, path)
    const db = connect(client, path)
    bringUpToDate(client, path, migrationsDir)
    return db
  } catch (error) {
    client.close()
    throw toStartupError(error, path)
  }
}

/** SQLite opens an empty file as a new database, so a failed copy would start as an empty agency. */
function refuseEmptyFile(path: string) {
  const file = path === ':memory:' ? undefined : statSync(path, { throwIfNoEntry: false })
  if (file?.isFile() && file.size === 0)
    throw new StartupError(
      `The database ${path} is an empty file of 0 bytes. Delete it to start a new agency, or delete it and restore a backup: npm run restore.`,
    )
}

// Created by the first migration. `__drizzle_migrations` alone proves nothing: every Drizzle program has it.
const OUR_TABLES = ['__drizzle_migrations', 'accounts', 'models', 'portfolio_items', 'settings']

/**
 * A database without tables is left by an interrupted first start and is accepted. Litestream may have put its own two into
 * it meanwhile.
 */
function refuseForeignTables(client: Sqlite.Database, path: string) {
  const tables = client
    .prepare("select name from sqlite_master where type = 'table' and name not glob '_litestream_*'")
    .pluck()
    .all()
  if (tables.length > 0 && !OUR_TABLES.every((own) => tables.includes(own)))
    throw new StartupError(
      `The database ${path} belongs to another program. Set DATABASE_PATH to another file, or move this one away to start a new agency.`,
    )
}

/** Opens a database read-only, without migrating it. */
export const readDatabase = (path: string): Db => openUnmigrated(path, true)

/** Opens a database for writing, without migrating it. No server may be using it. */
export const changeDatabase = (path: string): Db => openUnmigrated(path, false)

const openUnmigrated = (path: string, readonly: boolean) =>
  drizzle(new Sqlite(path, { readonly, fileMustExist: true }), { schema, casing: 'snake_case' }) as Db

/** Opens a SQLite file and creates its folder when missing. Throws a StartupError when it cannot. */
export function openFile(path: string, timeout: number): Sqlite.Database {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
    return new Sqlite(path, { timeout })
  } catch (error) {
    const noFolder = error instanceof Error && 'syscall' in error && error.syscall === 'mkdir'
    throw noFolder && !isDiskFull(error) ? cannotOpen(path) : toStartupError(error, path)
  }
}

const cannotOpen = (path: string) =>
  new StartupError(`Cannot write to DATABASE_PATH ${path}. Check the folder's owner and permissions.`)

/**
 * Converts SQLite's error about the file at `path` into a StartupError with advice; returns other errors
 * unchanged.
 */
export function toStartupError(error: unknown, path: string): unknown {
  const code = sqliteCode(error)
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return new TransientStartupError(
      `The database ${path} is in use by another program. Stop that program and start again.`,
    )
  if (isDamaged(error))
    return new StartupError(`The database ${path} is damaged. Restore the latest backup: npm run restore.`)
  if (code === 'SQLITE_FULL' || isDiskFull(error))
    return new TransientStartupError(
      `The disk of the database ${path} is full. Free some space and start again.`,
    )
  if (code.startsWith('SQLITE_CANTOPEN') || code.startsWith('SQLITE_READONLY')) return cannotOpen(path)
  return error
}

/** Whether SQLite says that a file is no whole database. */
export function isDamaged(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')
}

/**
 * Runs the synchronous `work` in one IMMEDIATE transaction (R3), or in a savepoint of the surrounding one.
 */
export function transaction<Result>(db: Db, work: () => Result): Result {
  try {
    return inTransaction(db)(work) as Result
  } catch (error) {
    pauseWhenBusy(db, error)
    throw error
  }
}

const PAUSE_MS = 1_000
const paused = new WeakSet<Sqlite.Database>()

/**
 * After a write timed out on another program's lock, makes writes fail at once for a second: each wait blocks
 * the process, and the waits of many requests would add up. Ignores other errors.
 */
export function pauseWhenBusy({ $client: client }: Pick<Db, '$client'>, error: unknown) {
  if (!sqliteCode(error).startsWith('SQLITE_BUSY') || paused.has(client)) return
  paused.add(client)
  client.pragma('busy_timeout = 0')
  const resume = () => {
    paused.delete(client)
    if (client.open) client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  }
  setTimeout(resume, PAUSE_MS).unref()
}

// Created once: better-sqlite3 builds four functions for each `transaction()` call, which costs more than a
// savepoint.
const inTransaction = statement(
  ({ $client }) => $client.transaction((work: () => unknown) => work()).immediate,
)

/**
 * Prepares a statement once per database, because building a query costs more than running it. `build` may
 * use `sql.placeholder`.
 */
export function statement<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const prepared = new WeakMap<Sqlite.Database, Prepared>()
  return (db) => {
    let found = prepared.get(db.$client)
    if (found === undefined) {
      found = build(db)
      prepared.set(db.$client, found)
    }
    return found
  }
}

/** Like `statement`, with one for each key, such as a table's name. A key must not contain user input. */
export function statementOf<Key extends string, Prepared>(build: (db: Db, key: Key) => Prepared) {
  const prepared = statement((_db) => new Map<string, Prepared>())
  return (db: Db, key: Key) => cached(prepared(db), key, () => build(db, key))
}

/** Returns an insert of one row into `table`, prepared once per database. */
export function rowInserter<Rows extends SQLiteTable>(table: Rows) {
  const insert = statement((db) => {
    const places = Object.keys(getTableColumns(table)).map((column) => [column, sql.placeholder(column)])
    return db.insert(table).values(Object.fromEntries(places)).prepare()
  })
  return (db: Db, row: Rows['$inferSelect']) => void insert(db).run(row)
}

/** What callers may do with a shared query: `pluck` and `raw` would change it for all users. */
export type Query<Answer> = Pick<Sqlite.Statement<[values: object], Answer>, 'all' | 'get'>

const CACHED_QUERIES_MAX = 500 // the code has about 200 texts; more means that a text contains user input
// Two maps, because a plucked statement cannot return rows again.
const rowQueries = statement((_db) => new Map<string, Sqlite.Statement>())
const valueQueries = statement((_db) => new Map<string, Sqlite.Statement>())

/** A query that returns rows as objects, prepared once per database. `text` must not contain user input. */
export const query = <Row>(db: Db, columns: Columns<Row>, text: string) =>
  cached(rowQueries(db), text, () => {
    if (!text.includes(columns)) throw new Error(`No columns in: ${text}`)
    return db.$client.prepare(text)
  }) as Query<Row>

/** Like `query`, but returns the values of the first column. */
export const valueQuery = <Value>(db: Db, text: string) =>
  cached(valueQueries(db), text, () => db.$client.prepare(text).pluck()) as Query<Value>

function cached<Prepared>(queries: Map<string, Prepared>, text: string, prepare: () => Prepared): Prepared {
  const before = queries.get(text)
  if (before) return before
  const made = prepare()
  if (queries.size >= CACHED_QUERIES_MAX) queries.clear()
  queries.set(text, made)
  return made
}

/** True when `error` is a violation of a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}

/** SQLite's code of an error, also when drizzle wrapped it; '' for other errors. */
export function sqliteCode(error: unknown): string {
  if (error instanceof Sqlite.SqliteError) return error.code
  if (error instanceof Error && error.cause) return sqliteCode(error.cause)
  return ''
}
