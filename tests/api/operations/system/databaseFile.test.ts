import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { openDatabase } from '../../../../server/core/db/database'
import { lockData } from '../../../../server/core/db/lock'
import { place, refusal } from '../../../helpers/installed/databasePlace'
import { MIGRATIONS, olderMigrations } from '../../../helpers/installed/olderMigrations'

const open = (path: string) => openDatabase(path, MIGRATIONS)

describe('opening the database', () => {
  it('R1 R2 sets the connection’s durability settings', () => {
    const db = open(place())
    const pragma = (name: string) => db.$client.pragma(name, { simple: true })
    expect(
      ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'trusted_schema'].map(pragma),
    ).toEqual(['wal', 2, 1, 1000, 0])
    db.$client.close()
  })

  it.each(['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'trusted_schema'])(
    'R2 does not start when the database does not accept %s',
    (name) => {
      const { pragma } = Sqlite.prototype
      const deaf = vi.spyOn(Sqlite.prototype, 'pragma').mockImplementation(function (
        this: Sqlite.Database,
        source,
        options,
      ) {
        if (source.startsWith(`${name} = `)) return name === 'journal_mode' ? 'delete' : undefined
        return source === name ? -1 : pragma.call(this, source, options)
      })
      try {
        expect(() => open(place())).toThrow(
          name === 'journal_mode'
            ? / cannot be switched to WAL mode\.$/
            : `The database did not accept ${name} = `,
        )
      } finally {
        deaf.mockRestore()
      }
    },
  )

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

  it('refuses a file of 0 bytes in one sentence that names it, and leaves it unchanged', () => {
    const path = place()
    writeFileSync(path, '')
    expect(() => open(path)).toThrow(refusal(path, '0 bytes.*Delete it.*npm run restore'))
    expect(readFileSync(path)).toHaveLength(0)
  })

  it.each([
    'create table recipes (id)',
    'create table accounts (id)',
    'create table accounts (id); create table __drizzle_migrations (id, hash, created_at)',
  ])(
    'refuses the SQLite database of another program (%s) in one sentence that names it, and changes nothing',
    (tables) => {
      const path = place()
      const other = new Sqlite(path)
      other.exec(tables)
      other.close()
      const before = readFileSync(path)
      expect(() => open(path)).toThrow(refusal(path, 'belongs to another program.*Set DATABASE_PATH'))
      expect(readFileSync(path).equals(before)).toBe(true)
    },
  )

  it('creates a missing file, and completes one that an interrupted first start left without tables', () => {
    const path = place()
    const half = new Sqlite(path)
    half.pragma('journal_mode = WAL')
    half.close()
    expect(statSync(path).size).toBeGreaterThan(0)
    for (const each of [path, place()]) {
      const db = open(each)
      expect(db.select().from(settings).all()).toEqual([])
      db.$client.close()
    }
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

  it('R6 stores a copy before it changes an older database, and loses no row', () => {
    const path = place()
    const before = openDatabase(path, olderMigrations(join(path, '..'), 2))
    before.insert(settings).values({ key: 'k', value: 'kept' }).run()
    before.$client.close()
    const after = open(path)
    expect(after.select().from(settings).all()).toContainEqual({ key: 'k', value: 'kept' })
    expect(after.$client.pragma('foreign_keys', { simple: true })).toBe(1)
    after.$client.close()
    expect(readdirSync(join(path, '..')).some((name) => name.includes('.before-'))).toBe(true)
  })

  it('R6 rolls back an update that would leave dangling references, and loses no later row', () => {
    const path = place()
    open(path).$client.close()
    const broken = join(path, '..', 'migrations')
    cpSync(MIGRATIONS, broken, { recursive: true })
    const journalFile = join(broken, 'meta', '_journal.json')
    const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
    const next = {
      ...journal.entries.at(-1),
      idx: journal.entries.length,
      when: 9_999_999_999_998,
      tag: 'wrong',
    }
    writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, next] }))
    writeFileSync(
      join(broken, 'wrong.sql'),
      "insert into sessions (id, account_id, created_at, last_seen_at, expires_at) values ('s', 'nobody', '', '', '')",
    )
    for (const key of ['first', 'second']) {
      const before = open(path)
      before.insert(settings).values({ key, value: 'kept' }).run()
      before.$client.close()
      expect(() => openDatabase(path, broken)).toThrow(
        /^The update would break 1 rows of .+, so nothing was changed\.$/,
      )
    }
    const after = open(path)
    expect(after.select().from(settings).all()).toEqual([
      { key: 'first', value: 'kept' },
      { key: 'second', value: 'kept' },
    ])
    expect(after.$client.pragma('foreign_key_check')).toEqual([])
    after.$client.close()
    expect(readdirSync(join(path, '..')).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })

  it('R4 lets one process at a time write', () => {
    const path = place()
    const unlock = lockData(path)
    expect(() => lockData(path)).toThrow(/^Another process already runs on .+\. Stop it first/)
    unlock()
    lockData(path)()
  })
})
