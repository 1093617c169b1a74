import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../../drizzle/schema'
import { openDatabase } from '../../server/core/database'
import { lockData } from '../../server/core/lock'

const MIGRATIONS = join(process.cwd(), 'drizzle/migrations')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
function place() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-start-'))
  folders.push(folder)
  return join(folder, 'agency.sqlite')
}
const open = (path: string) => openDatabase(path, MIGRATIONS)

describe('opening the database', () => {
  it('R2 sets what keeps data whole on the connection', () => {
    const db = open(place())
    const pragma = (name: string) => db.$client.pragma(name, { simple: true })
    expect(
      ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'trusted_schema'].map(pragma),
    ).toEqual(['wal', 2, 1, 1000, 0])
    db.$client.close()
  })

  it('R6 refuses a database that is newer than the program, in one line', () => {
    const path = place()
    const db = open(path)
    db.$client.exec("insert into __drizzle_migrations (hash, created_at) values ('future', 9999999999999)")
    db.$client.close()
    expect(() => open(path)).toThrow(
      /^The database .+ was made by a newer version of this program\. Update the program\.$/,
    )
  })

  it('refuses a file that is no database, and says what to do', () => {
    const path = place()
    writeFileSync(path, 'not a database, but long enough to look like one to somebody in a hurry'.repeat(20))
    expect(() => open(path)).toThrow(
      /^The database .+ is damaged\. Restore the latest backup: npm run restore\.$/,
    )
  })

  it('refuses a database that another program holds', () => {
    const path = place()
    open(path).$client.close()
    const other = new Sqlite(path)
    other.pragma('locking_mode = EXCLUSIVE')
    other.exec('BEGIN EXCLUSIVE')
    expect(() => open(path)).toThrow(/^The database .+ is in use by another program\./)
    other.close()
  })

  it('R6 keeps a copy before it changes an older database, and loses no row', () => {
    const path = place()
    const older = join(path, '..', 'migrations')
    cpSync(MIGRATIONS, older, { recursive: true })
    // The program as it was at its second migration.
    const journalFile = join(older, 'meta', '_journal.json')
    const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
    writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 2) }))
    const before = openDatabase(path, older)
    before.insert(settings).values({ key: 'k', value: 'kept' }).run()
    before.$client.close()
    const after = open(path)
    expect(after.select().from(settings).all()).toContainEqual({ key: 'k', value: 'kept' })
    expect(after.$client.pragma('foreign_keys', { simple: true })).toBe(1)
    after.$client.close()
    expect(readdirSync(join(path, '..')).some((name) => name.includes('.before-'))).toBe(true)
  })

  it('R4 lets one process at a time write', () => {
    const path = place()
    const unlock = lockData(path)
    expect(() => lockData(path)).toThrow(/^Another process already runs on .+\. Stop it first/)
    unlock()
    lockData(path)()
  })
})
