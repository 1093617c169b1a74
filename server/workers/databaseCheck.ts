import Sqlite from 'better-sqlite3'
import { isDamaged } from '../core/db/database'
import { lowerThreadPriority } from '../core/processes/threadPriority'

// Runs in a worker thread: it reads every page of the file.
lowerThreadPriority()

/** What is wrong with the database at `path`, which may be in use; null for nothing. Throws when it cannot be opened. */
export function check(path: string): string | null {
  const client = new Sqlite(path, { readonly: true, fileMustExist: true })
  try {
    const answer = String(client.pragma('integrity_check(1)', { simple: true }))
    if (answer !== 'ok') return answer
    const [row] = client.pragma('foreign_key_check') as { table: string; parent: string }[]
    return row ? `A row of ${row.table} refers to a missing row of ${row.parent}.` : null
  } catch (error) {
    if (isDamaged(error)) return (error as Error).message
    throw error
  } finally {
    client.close()
  }
}
