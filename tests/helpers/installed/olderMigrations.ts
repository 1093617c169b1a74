import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const MIGRATIONS = join(process.cwd(), 'drizzle/migrations')

/** The migrations of an older program, the first `count`, in a new folder inside `folder`. */
export function olderMigrations(folder: string, count: number): string {
  const older = join(folder, 'migrations')
  cpSync(MIGRATIONS, older, { recursive: true })
  const journalFile = join(older, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return older
}
