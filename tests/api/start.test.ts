import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../drizzle/schema'
import { ensureSuperadmin } from '../../server/accounts/service'
import { openDatabase } from '../../server/core/database'
import { lockData } from '../../server/core/lock'
import { masterSecret } from '../../server/core/secrets'
import { createStorage } from '../../server/core/storage'
import { listen } from '../../server/listen'
import { testApp } from '../helpers/testApp'

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
/** A Refusal, whose message is printed without a stack. */
const refusal = (variable: string, given: string) =>
  expect.objectContaining({
    name: 'Refusal',
    message: expect.stringMatching(`${variable}.*${given}[^\\n]+$`),
  })
const open = (path: string) => openDatabase(path, MIGRATIONS)

describe('opening the database', () => {
  it('R1 R2 sets what keeps data whole on the connection', () => {
    const db = open(place())
    const pragma = (name: string) => db.$client.pragma(name, { simple: true })
    expect(
      ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'trusted_schema'].map(pragma),
    ).toEqual(['wal', 2, 1, 1000, 0])
    db.$client.close()
  })

  it.each(['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'trusted_schema'])(
    'R2 does not start where the database will not take %s',
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
          name === 'journal_mode' ? / cannot be switched to WAL mode\.$/ : `refused the setting ${name} = `,
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

  it('R6 takes back an update that would leave rows pointing at nothing, and loses no row that came since', () => {
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
        /^The update would leave 1 rows of .+ pointing at nothing, so nothing was changed\.$/,
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

describe('a place that cannot be used stops the start with one line that names its variable', () => {
  it('a database whose folder cannot be made, or that is a folder itself', () => {
    const path = place()
    writeFileSync(path, 'in the way')
    for (const inside of [join(path, 'agency.sqlite'), join(path, '..')])
      expect(() => {
        lockData(inside)()
        open(inside)
      }).toThrow(refusal('DATABASE_PATH', inside))
  })

  it('a media store whose folder cannot be made', async () => {
    const path = place()
    writeFileSync(path, 'in the way')
    await expect(createStorage(path).prepare()).rejects.toThrow(refusal('UPLOADS_DIR', path))
  })

  it('an address that nobody knows', async () => {
    const house = { HOST: 'nobody.invalid', PORT: 0 }
    await expect(listen(() => {}, house)).rejects.toThrow(refusal('HOST', 'nobody.invalid'))
  })
})

describe('the first superadmin', () => {
  const said = async (environment: NodeJS.ProcessEnv) => {
    const t = testApp(environment)
    const line = await ensureSuperadmin(t)
    expect(await ensureSuperadmin(t)).toBeNull()
    return line ?? ''
  }

  it('is made with neither variable set, and its password is printed once', async () => {
    expect(await said({})).toMatch(
      /^Administrator made: admin@agency\.local \/ [\w-]{16,} \(printed this once\)$/,
    )
  })

  it('is told by its address also where only the password was set: nobody could know it otherwise', async () => {
    const line = await said({ ADMIN_PASSWORD: 'a word of mine' })
    expect(line).toBe('Administrator made: admin@agency.local / (ADMIN_PASSWORD)')
  })

  it('signs in with the very password that was set', async () => {
    const t = testApp({ ADMIN_EMAIL: 'Boss@house.example', ADMIN_PASSWORD: ' a word of mine ' })
    await ensureSuperadmin(t)
    const given = { email: 'boss@house.example', password: ' a word of mine ' }
    expect(await t.visitor().auth.signInAdmin(given)).toMatchObject({ account: { role: 'superadmin' } })
  })
})

describe('the secret beside the database', () => {
  it('S3 is made once, long enough, for its owner only', () => {
    const folder = join(place(), '..')
    const made = masterSecret(undefined, folder)
    expect(made.length).toBeGreaterThanOrEqual(32)
    expect(masterSecret(undefined, folder)).toBe(made)
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600)
  })

  it('S3 is never empty: what a full disk left of it stops the start', () => {
    const folder = join(place(), '..')
    writeFileSync(join(folder, 'jwt-secret'), '')
    expect(() => masterSecret(undefined, folder)).toThrow(/jwt-secret holds no secret\./)
  })
})
