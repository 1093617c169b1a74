import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import * as schema from '../../drizzle/schema'
import { bringUpToDate } from './migrations'
import { Refusal } from './refusal'

export type Db = BetterSQLite3Database<typeof schema> & { $client: Sqlite.Database }

const BUSY_TIMEOUT_MS = 1_000 // a foreign lock freezes all of Node for this long (R2)
const CACHE_KB = 64_000

/** Set, then read back: a pragma that did not take would only show when data is lost (R2). */
const PRAGMAS: [name: string, value: string | number, read: string | number][] = [
  ['foreign_keys', 'ON', 1],
  ['synchronous', 'FULL', 2],
  ['busy_timeout', BUSY_TIMEOUT_MS, BUSY_TIMEOUT_MS],
  ['trusted_schema', 'OFF', 0],
  ['cache_size', -CACHE_KB, -CACHE_KB],
  ['temp_store', 'MEMORY', 2],
]

function prepareConnection(client: Sqlite.Database, path: string) {
  const mode = client.pragma('journal_mode = WAL', { simple: true })
  if (path !== ':memory:' && mode !== 'wal')
    throw new Refusal(`The database ${path} cannot be switched to WAL mode.`)
  for (const [name, value, read] of PRAGMAS) {
    client.pragma(`${name} = ${value}`)
    const now = client.pragma(name, { simple: true })
    if (now !== read)
      throw new Refusal(`The database refused the setting ${name} = ${value} (it says ${now}).`)
  }
}

/**
 * Opens the database file (`:memory:` for tests), brings its tables up to date and returns it ready for use.
 * Throws a Refusal, one line that says what to do, when the file is damaged, locked or newer than this program.
 */
export function openDatabase(path: string, migrationsDir: string): Db {
  const client = openFile(path, BUSY_TIMEOUT_MS)
  try {
    prepareConnection(client, path)
    const db = drizzle(client, { schema, casing: 'snake_case' }) as Db
    bringUpToDate(client, path, migrationsDir)
    return db
  } catch (error) {
    client.close()
    throw asRefusal(error, path)
  }
}

/** Opens a database file as it is, to look at: nothing of it is changed, its tables may be older than this program's. */
export const readDatabase = (path: string): Db => asItIs(path, true)

/** Opens a database file as it is, to change its rows: for one that no site has open. */
export const changeDatabase = (path: string): Db => asItIs(path, false)

const asItIs = (path: string, readonly: boolean) =>
  drizzle(new Sqlite(path, { readonly, fileMustExist: true }), { schema, casing: 'snake_case' }) as Db

/** Opens a SQLite file in a folder that is made when missing. Throws a Refusal where that cannot be done. */
export function openFile(path: string, timeout: number): Sqlite.Database {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
    return new Sqlite(path, { timeout })
  } catch (error) {
    throw asRefusal(error, path)
  }
}

/** SQLite's refusal to work with the file at `path`, as one line that says what to do; any other error as it is. */
export function asRefusal(error: unknown, path: string): unknown {
  const code = error instanceof Sqlite.SqliteError ? error.code : ''
  const noFolder = error instanceof Error && 'syscall' in error && error.syscall === 'mkdir'
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return new Refusal(
      `The database ${path} is in use by another program. Stop that program and start again.`,
    )
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return new Refusal(`The database ${path} is damaged. Restore the latest backup: npm run restore.`)
  if (code === 'SQLITE_FULL')
    return new Refusal(`The disk that holds the database ${path} is full. Make room and start again.`)
  if (noFolder || code.startsWith('SQLITE_CANTOPEN') || code.startsWith('SQLITE_READONLY'))
    return new Refusal(
      `DATABASE_PATH ${path} cannot be opened for writing. Check the folder's owner and permissions.`,
    )
  return error
}

/**
 * Runs `work` as one IMMEDIATE transaction: all of it is kept or nothing (R3). Inside another transaction it
 * joins as a savepoint. `work` must be synchronous; the same `db` is used inside.
 */
export function transaction<Result>(db: Db, work: () => Result): Result {
  return inTransaction(db)(work) as Result
}

// Made once: better-sqlite3 builds four functions and their properties for each `transaction()`, which costs more
// than a savepoint.
const inTransaction = statement(
  ({ $client }) => $client.transaction((work: () => unknown) => work()).immediate,
)

type Waiting = { run: () => void; refuse: (error: unknown) => void; answer: () => void }
const waiting = new WeakMap<Sqlite.Database, Waiting[]>()

/**
 * Like `transaction`, but all work that arrives in one turn of the event loop shares one commit, because a commit
 * waits for the disk. Resolves after it, so what was answered stays (R1). Each piece of work is a savepoint of its
 * own: one that throws is taken back alone.
 */
export function sharedTransaction<Result>(db: Db, work: () => Result): Promise<Result> {
  const client = db.$client
  return new Promise((resolve, reject) => {
    let result: Result
    const run = () => {
      result = transaction(db, work)
    }
    const group = waiting.get(client)
    const item = { run, refuse: reject, answer: () => resolve(result) }
    if (group) return void group.push(item)
    waiting.set(client, [item])
    setImmediate(() => commitTogether(db))
  })
}

function commitTogether(db: Db) {
  const client = db.$client
  const group = waiting.get(client) ?? []
  waiting.delete(client)
  const kept: Waiting[] = []
  try {
    transaction(db, () => {
      for (const item of group) {
        try {
          item.run()
          kept.push(item)
        } catch (error) {
          // A full disk ends the whole transaction and not only this savepoint.
          if (!client.inTransaction) throw error
          item.refuse(error)
        }
      }
    })
  } catch (error) {
    for (const item of group) item.refuse(error)
    return
  }
  for (const item of kept) item.answer()
}

/**
 * A statement that is prepared once a database and reused: building a query costs more than running it.
 * `build` may use `sql.placeholder`.
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

/** What a kept query may be asked. `pluck` and `raw` are left out: they would change it for all who share it. */
export type Query<Answer> = Pick<Sqlite.Statement<[values: object], Answer>, 'all' | 'get'>

// Apart, because a query that answers with values can never again answer with rows.
const rowQueries = statement((_db) => new Map<string, Sqlite.Statement>())
const valueQueries = statement((_db) => new Map<string, Sqlite.Statement>())

/** The query `text`, prepared once a database: answers with rows, as objects. `text` is the code's, never a caller's. */
export const query = <Row>(db: Db, text: string) =>
  keptAs(rowQueries(db), text, () => db.$client.prepare(text)) as Query<Row>

/** Like `query`, but answers with the first column's values alone. */
export const valueQuery = <Value>(db: Db, text: string) =>
  keptAs(valueQueries(db), text, () => db.$client.prepare(text).pluck()) as Query<Value>

function keptAs(queries: Map<string, Sqlite.Statement>, text: string, prepare: () => Sqlite.Statement) {
  const before = queries.get(text)
  if (before) return before
  const made = prepare()
  queries.set(text, made)
  return made
}

/** True when `error` is SQLite's refusal of a second row with the same unique value. Told by code, not by words. */
export function isDuplicate(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}

/** SQLite's own code of an error, also when drizzle wrapped it; '' for anything else. */
export function sqliteCode(error: unknown): string {
  if (error instanceof Sqlite.SqliteError) return error.code
  if (error instanceof Error && error.cause) return sqliteCode(error.cause)
  return ''
}
