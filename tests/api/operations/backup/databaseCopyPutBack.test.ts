import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accounts, sessions, settings } from '../../../../drizzle/schema'
import { restoreDatabase } from '../../../../server/backup/restore'
import { type Db, openDatabase } from '../../../../server/core/db/database'
import { MIGRATIONS } from '../../../helpers/installed/olderMigrations'
import { aSite } from '../../../helpers/installed/siteOnDisk'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const keys = (db: Db) =>
  db
    .select()
    .from(settings)
    .all()
    .map(({ key }) => key)

/** A stopped site that changed after its copy was made: the setting `later`, and a picture. */
async function changedSite() {
  const { place, db, folder } = await aSite()
  const account = { id: 'a', role: 'admin', name: 'Asha', email: 'a@b.example', createdAt: 'x' } as const
  db.insert(accounts).values(account).run()
  db.insert(sessions)
    .values({ id: 's', accountId: 'a', createdAt: 'x', lastSeenAt: 'x', expiresAt: '2027-01-01' })
    .run()
  const copy = `${place.databasePath}.before-update-1.0.0`
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  copyFileSync(place.databasePath, copy)
  db.insert(settings).values({ key: 'later', value: '1' }).run()
  db.$client.close()
  writeFileSync(join(place.uploadsDir, '.belongs-to'), 'this database')
  return { place, copy, folder }
}

describe('a copy of the database put back', () => {
  it('replaces the database, which is kept, ends sessions, and lets no picture be taken for an orphan', async () => {
    const { place, copy } = await changedSite()
    const aside = await restoreDatabase(copy, place, NOW)
    const now = openDatabase(place.databasePath, MIGRATIONS)
    expect(keys(now)).toContain('k')
    expect(keys(now)).not.toContain('later')
    expect(now.select().from(sessions).get()?.endedAt).toBe(NOW.toISOString())
    now.$client.close()
    expect(aside).toBe(`${place.databasePath}.before-rollback`)
    const before = openDatabase(aside, MIGRATIONS)
    expect(keys(before)).toContain('later')
    before.$client.close()
    expect(existsSync(join(place.uploadsDir, '.belongs-to'))).toBe(false)
    expect(existsSync(join(place.uploadsDir, 'ab/abcd/320.webp'))).toBe(true)
  })

  it('that is damaged or missing changes nothing', async () => {
    const { place, copy } = await changedSite()
    writeFileSync(copy, 'half a database')
    await expect(restoreDatabase(copy, place, NOW)).rejects.toThrow(
      'The copy is no complete database of this program: file is not a database',
    )
    await expect(restoreDatabase(`${copy}-gone`, place, NOW)).rejects.toThrow(`There is no ${copy}-gone.`)
    const now = openDatabase(place.databasePath, MIGRATIONS)
    expect(keys(now)).toContain('later')
    now.$client.close()
    expect(existsSync(join(place.uploadsDir, '.belongs-to'))).toBe(true)
  })
})
