import { asRefusal, openFile, sqliteCode } from './database'
import { Refusal } from './refusal'

/**
 * Makes this the only process on a database (R4): holds SQLite's own exclusive lock on a file beside it, which
 * the operating system lets go of however the process ends. Throws a Refusal when another holds it.
 * Returns what releases it.
 */
export function lockData(databasePath: string): () => void {
  if (databasePath === ':memory:') return () => {}
  const lock = openFile(`${databasePath}.lock`, 100)
  try {
    lock.pragma('journal_mode = DELETE')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!sqliteCode(error).startsWith('SQLITE_BUSY')) throw asRefusal(error, databasePath)
    throw new Refusal(
      `Another process already runs on ${databasePath}. Stop it first, or set DATABASE_PATH to another file.`,
    )
  }
  return () => lock.close()
}
