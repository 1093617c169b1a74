import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type Sqlite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Refusal } from './refusal'

/** As long as the nightly job keeps its backups: who has left is in no copy of ours for longer (P4). */
const COPY_DAYS = 14
const copyOf = (path: string, applied: number | string) => `${path}.before-${applied}`

/**
 * Applies the migrations in the folder `migrationsDir` that the database at `path` has not had, after a copy of it
 * (R6). All of them and their check are one transaction: an update that is refused or broken off, also by a full
 * disk or a kill, has changed nothing. Throws a Refusal when the database is newer than the folder, and when the
 * update would leave rows pointing at nothing.
 */
export function bringUpToDate(client: Sqlite.Database, path: string, migrationsDir: string) {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsDir })
  const newest = migrations.at(-1)?.folderMillis ?? 0
  const applied = lastMigration(client)
  if (applied > newest)
    throw new Refusal(`The database ${path} was made by a newer version of this program. Update the program.`)
  if (applied === newest) return
  if (applied > 0 && path !== ':memory:') keepCopy(client, copyOf(path, applied))
  // Inside a transaction SQLite ignores the PRAGMA that a generated table rebuild begins with; with foreign keys
  // on, dropping the old table would delete every child row.
  client.pragma('foreign_keys = OFF')
  const update = client.transaction(() => {
    // drizzle-kit's own table, as its tools expect it.
    client.exec(
      'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)',
    )
    const done = client.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)')
    for (const { sql, hash, folderMillis } of migrations) {
      if (folderMillis <= applied) continue
      for (const statement of sql) client.exec(statement)
      done.run(hash, folderMillis)
    }
    const broken = client.pragma('foreign_key_check') as unknown[]
    if (broken.length > 0)
      throw new Refusal(
        `The update would leave ${broken.length} rows of ${path} pointing at nothing, so nothing was changed.`,
      )
  })
  update.immediate()
  client.pragma('foreign_keys = ON')
}

function lastMigration(client: Sqlite.Database): number {
  const known = client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get()
  if (!known) return 0
  const row = client.prepare('select max(created_at) as at from __drizzle_migrations').get() as {
    at: number | null
  }
  return Number(row.at ?? 0)
}

/**
 * Writes the database as it is now to `copy`: whole under its name or not there. It is made anew also where an
 * earlier start has left one: rows may have come since that start failed.
 */
function keepCopy(client: Sqlite.Database, copy: string) {
  const work = `${copy}.unfinished`
  rmSync(work, { force: true })
  try {
    client.prepare('vacuum into ?').run(work)
  } catch (error) {
    // Half a copy would keep a full disk full.
    rmSync(work, { force: true })
    throw error
  }
  const file = openSync(work, 'r+')
  fsyncSync(file)
  closeSync(file)
  renameSync(work, copy)
}

/** Removes the copies that updates of the database at `path` have left two weeks ago or earlier; returns how many. */
export function removeOldCopies(path: string, now: Date): number {
  if (path === ':memory:') return 0
  const begins = basename(copyOf(path, ''))
  const old = readdirSync(dirname(path))
    .filter((name) => name.startsWith(begins))
    .map((name) => join(dirname(path), name))
    .filter((copy) => statSync(copy).mtimeMs < now.getTime() - COPY_DAYS * 24 * 60 * 60_000)
  for (const copy of old) rmSync(copy)
  return old.length
}
