import { TransientStartupError } from '../startupError'
import { openFile, sqliteCode, toStartupError } from './database'

/**
 * Makes this the only process on a database (R4) by an exclusive SQLite lock on a file beside it, which the
 * system releases however the process ends. Returns the release function. Throws a StartupError when another
 * process holds the lock.
 */
export function lockData(databasePath: string): () => void {
  if (databasePath === ':memory:') return () => {}
  const lock = openFile(`${databasePath}.lock`, 100)
  try {
    lock.pragma('journal_mode = DELETE')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!sqliteCode(error).startsWith('SQLITE_BUSY')) throw toStartupError(error, databasePath)
    throw new TransientStartupError(
      `Another process already runs on ${databasePath}. Stop it first, or set DATABASE_PATH to another file.`,
    )
  }
  return () => lock.close()
}
