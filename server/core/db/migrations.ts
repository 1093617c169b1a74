import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type Sqlite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { StartupError } from '../startupError'

/**
 * As long as the nightly job keeps its backups, so that deleted people leave all copies at the same time
 * (P4).
 */
const COPY_DAYS = 14
const copyOf = (path: string, applied: number | string) => `${path}.before-${applied}`

/**
 * Copies the database at `path`, then applies its missing migrations in one transaction (R6), so that a
 * failed update changes nothing. Throws a StartupError when the database is newer than `migrationsDir` or
 * when the update would leave dangling references.
 */
export function bringUpToDate(client: Sqlite.Database, path: string, migrationsDir: string) {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsDir })
  const newest = migrations.at(-1)?.folderMillis ?? 0
  const applied = lastMigration(client)
  if (applied > newest)
    throw new StartupError(
      `The database ${path} was made by a newer version of this program. Update the program.`,
    )
  if (applied === newest) return
  if (applied > 0 && path !== ':memory:') keepCopy(client, copyOf(path, applied))
  // SQLite ignores this PRAGMA inside a transaction; with foreign keys on, a generated table rebuild would
  // delete every child row.
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
      throw new StartupError(
        `The update would break ${broken.length} rows of ${path}, so nothing was changed.`,
      )
  })
  update.immediate()
  client.pragma('foreign_keys = ON')
}

/** When the newest migration of a database was made; 0 for an empty one. */
export function lastMigration(client: Sqlite.Database): number {
  const known = client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get()
  if (!known) return 0
  const row = client.prepare('select max(created_at) as at from __drizzle_migrations').get() as {
    at: number | null
  }
  return Number(row.at ?? 0)
}

/**
 * Writes a copy of the database, complete or not at all. Replaces the copy of an earlier failed start,
 * because rows may have been added since.
 */
function keepCopy(client: Sqlite.Database, copy: string) {
  const work = `${copy}.unfinished`
  rmSync(work, { force: true })
  try {
    client.prepare('vacuum into ?').run(work)
  } catch (error) {
    // Frees the space on a full disk.
    rmSync(work, { force: true })
    throw error
  }
  const file = openSync(work, 'r+')
  fsyncSync(file)
  closeSync(file)
  renameSync(work, copy)
}

/** Removes copies older than two weeks; returns how many. */
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
