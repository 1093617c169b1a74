import { TransientStartupError } from '../startupError'
import { openFile, sqliteCode, toStartupError } from './database'

/**
 * Makes this the only backup of a database; the lock ends with the process. Returns the release function. Throws a
 * StartupError while another one is being made.
 */
export const lockBackup = (databasePath: string) =>
  lockFile(`${databasePath}.backup.lock`, databasePath, 'Another backup is being made. Wait until it ends.')

/**
 * Makes this the only process on a database (R4) by an exclusive SQLite lock on a file beside it, which the
 * system releases however the process ends. Returns the release function. Throws a StartupError when another
 * process holds the lock.
 */
export function lockData(databasePath: string): () => void {
  if (databasePath === ':memory:') return () => {}
  return lockFile(
    `${databasePath}.lock`,
    databasePath,
    `Another process already runs on ${databasePath}. Stop it first, or set DATABASE_PATH to another file.`,
  )
}

function lockFile(path: string, databasePath: string, sentence: string): () => void {
  const lock = openFile(path, 100)
  try {
    lock.pragma('journal_mode = DELETE')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!sqliteCode(error).startsWith('SQLITE_BUSY')) throw toStartupError(error, databasePath)
    throw new TransientStartupError(sentence)
  }
  return () => lock.close()
}
