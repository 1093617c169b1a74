import { chmodSync, copyFileSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { accounts, bookings, oneTimeTokens, outbox, sessions, settings } from '../../../../drizzle/schema'
import { backup } from '../../../../server/backup/backup'
import { restore } from '../../../../server/backup/restore'
import { type Db, openDatabase, readDatabase } from '../../../../server/core/db/database'
import { dueMails } from '../../../../server/core/mail/outbox'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { pageOfEvents } from '../../../../server/features/access/audit/repository'
import { MIGRATIONS, olderMigrations } from '../../../helpers/installed/olderMigrations'
import { aSite } from '../../../helpers/installed/siteOnDisk'

const NOW = new Date('2026-03-02T10:00:00Z')
const RESTORED = new Date('2026-03-05T08:00:00Z')

/** An empty target. */
const newPlace = (folder: string) => ({
  databasePath: join(folder, 'new', 'agency.sqlite'),
  uploadsDir: join(folder, 'new', 'uploads'),
})

function somebodySignedIn(db: Db) {
  const at = '2026-03-01T10:00:00.000Z'
  const expiresAt = '2026-03-08T10:00:00.000Z'
  db.insert(accounts)
    .values({ id: 'asha', role: 'model', name: 'Asha Rao', email: 'asha@example.in', createdAt: at })
    .run()
  const session = { accountId: 'asha', createdAt: at, lastSeenAt: at, expiresAt }
  db.insert(sessions)
    .values([
      { ...session, id: 'open' },
      { ...session, id: 'ended', endedAt: '2026-03-01T12:00:00.000Z' },
    ])
    .run()
  const link = { createdAt: at, expiresAt, accountId: 'asha' }
  db.insert(oneTimeTokens)
    .values([
      { ...link, tokenHash: 'reset', purpose: 'reset' },
      {
        ...link,
        tokenHash: 'agency',
        purpose: 'invite-agency',
        email: 'new@agency.example',
        role: 'superadmin',
      },
      { ...link, tokenHash: 'talent', purpose: 'invite-talent', email: 'mira@example.in' },
      { ...link, tokenHash: 'used', purpose: 'reset', usedAt: '2026-03-01T10:10:00.000Z' },
    ])
    .run()
}

/** Every row of every table but those named. */
function rowsOf(path: string, but: readonly string[]) {
  const file = new Sqlite(path, { readonly: true })
  const names = file.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
  const kept = names.filter((name) => !but.includes(name) && !name.startsWith('sqlite_'))
  const rows = Object.fromEntries(kept.map((name) => [name, file.prepare(`select * from "${name}"`).all()]))
  file.close()
  return rows
}

describe('R16 a restore ends what may have ended since the backup', () => {
  it('R16 S2 S7 ends every session and open link, records it in the audit, and changes nothing else', async () => {
    const { folder, place, db } = await aSite()
    somebodySignedIn(db)
    aBooking({ db, clock: () => NOW }, { clientName: 'Devika Rao' })
    await backup(place, join(folder, 'b1'), NOW)
    const to = newPlace(folder)
    await restore(join(folder, 'b1'), to, RESTORED)

    const restored = readDatabase(to.databasePath)
    expect(
      restored
        .select({ id: sessions.id, endedAt: sessions.endedAt })
        .from(sessions)
        .orderBy(sessions.id)
        .all(),
    ).toEqual([
      { id: 'ended', endedAt: '2026-03-01T12:00:00.000Z' },
      { id: 'open', endedAt: RESTORED.toISOString() },
    ])
    expect(restored.select({ hash: oneTimeTokens.tokenHash }).from(oneTimeTokens).all()).toEqual([
      { hash: 'used' },
    ])
    const audit = restored.$client
      .prepare('select at, action, actor_id, detail from audit_events order by number desc')
      .get()
    expect(audit).toEqual({
      at: RESTORED.toISOString(),
      action: 'backup restored',
      actor_id: null,
      // In India, as every other time on that page.
      detail: 'as of Mar 2, 2026, 03:30 PM',
    })
    expect(restored.select({ name: bookings.clientName }).from(bookings).all()).toEqual([
      { name: 'Devika Rao' },
    ])
    restored.$client.close()

    db.$client.close()
    const ended = ['sessions', 'one_time_tokens', 'audit_events']
    const before = rowsOf(place.databasePath, ended)
    expect(Object.values(before).flat().length).toBeGreaterThan(3)
    // Numbers of papers may have been given out since (decision 0201).
    const asked = { key: 'money-numbers-in-doubt', value: NOW.toISOString() }
    expect(rowsOf(to.databasePath, ended)).toEqual({
      ...before,
      settings: [...(before.settings ?? []), asked],
    })
    // It is a database to start with.
    openDatabase(to.databasePath, MIGRATIONS).$client.close()
  })

  it('R16 of an older version, and its line in the audit is found after the update', async () => {
    const { folder, place, db } = await aSite()
    db.$client.close()
    rmSync(place.databasePath)
    openDatabase(place.databasePath, olderMigrations(folder, 17)).$client.close()
    await backup(place, join(folder, 'b1'), NOW)
    const to = newPlace(folder)
    await restore(join(folder, 'b1'), to, RESTORED)
    const updated = openDatabase(to.databasePath, MIGRATIONS)
    const { rows } = pageOfEvents(updated, { search: 'restored', id: '', action: null }, 10, 0)
    expect(rows).toMatchObject([{ action: 'backup restored', detail: 'as of Mar 2, 2026, 03:30 PM' }])
    updated.$client.close()
  })

  it('R16 S7 gives up every queued mail, whose link no longer works and which may have been sent since', async () => {
    const { folder, place, db } = await aSite()
    const mail = { recipient: 'asha@example.in', subject: 'A new password', html: '<p>/reset?token=x</p>' }
    const waiting = { ...mail, text: '/reset?token=x', createdAt: NOW.toISOString() }
    const sent = { ...mail, text: '', look: null, createdAt: NOW.toISOString(), sentAt: NOW.toISOString() }
    db.insert(outbox)
      .values([
        { ...waiting, id: 'first', nextTryAt: NOW.toISOString() },
        { ...waiting, id: 'later', nextTryAt: '2026-03-03T10:00:00.000Z', tries: 4, lastError: 'timed out' },
        { ...sent, id: 'sent', nextTryAt: null },
      ])
      .run()
    await backup(place, join(folder, 'b1'), NOW)
    db.$client.close()
    const to = newPlace(folder)
    await restore(join(folder, 'b1'), to, RESTORED)

    const restored = readDatabase(to.databasePath)
    expect(dueMails(restored, new Date('2027-01-01T00:00:00Z'), 10)).toEqual([])
    const empty = { text: '', look: null, nextTryAt: null }
    expect(restored.select().from(outbox).orderBy(outbox.id).all()).toMatchObject([
      { id: 'first', ...empty, sentAt: null, lastError: 'given up by a restore' },
      { id: 'later', ...empty, sentAt: null, lastError: 'given up by a restore' },
      { id: 'sent', ...empty, sentAt: NOW.toISOString(), lastError: null },
    ])
    restored.$client.close()
  })

  it('R16 makes a writable database from a read-only backup', async () => {
    const { folder, place, db } = await aSite()
    await backup(place, join(folder, 'b1'), NOW)
    db.$client.close()
    chmodSync(join(folder, 'b1', 'agency.sqlite'), 0o444)
    const to = newPlace(folder)
    await restore(join(folder, 'b1'), to, RESTORED)
    expect(statSync(to.databasePath).mode & 0o200).toBe(0o200)
    expect(statSync(join(folder, 'b1', 'agency.sqlite')).mode & 0o777).toBe(0o444)
  })

  it('R16 uses nothing of an earlier restore that was killed', async () => {
    const { folder, place, db } = await aSite()
    await backup(place, join(folder, 'b1'), NOW)
    db.$client.close()
    // The log of a larger database, with none of this one's pages.
    const other = await aSite()
    const values = Array.from({ length: 3_000 }, (_, n) => ({ key: `k${n}`, value: 'of another backup' }))
    other.db.insert(settings).values(values).run()
    other.db.$client.pragma('wal_checkpoint(TRUNCATE)')
    other.db.delete(settings).run()
    const to = newPlace(folder)
    mkdirSync(join(folder, 'new'))
    copyFileSync(`${other.place.databasePath}-wal`, `${to.databasePath}.unfinished-wal`)
    other.db.$client.close()
    await restore(join(folder, 'b1'), to, RESTORED)
    const restored = readDatabase(to.databasePath)
    expect(restored.select().from(settings).all()).toEqual([
      { key: 'k', value: 'kept' },
      { key: 'money-numbers-in-doubt', value: NOW.toISOString() },
    ])
    restored.$client.close()
  })
})

describe('R16 the folder of a backup', () => {
  it('R16 holds what its manifest lists and nothing else', async () => {
    const { folder, place, db } = await aSite()
    const { files } = await backup(place, join(folder, 'b1'), NOW)
    db.$client.close()
    const held = readdirSync(join(folder, 'b1'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
    expect(held.sort()).toEqual(['320.webp', 'agency.sqlite', 'manifest.json'])
    expect(Object.keys(files)).toHaveLength(2)
  })

  it('R16 is complete when two backups write to it at once, and the second is refused because it exists', async () => {
    const { folder, place, db } = await aSite()
    const target = join(folder, 'b1')
    const both = await Promise.allSettled([backup(place, target, NOW), backup(place, target, NOW)])
    db.$client.close()
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((each) => each.status === 'rejected')
    expect(refused?.reason).toMatchObject({ message: `${target} already exists.` })
    expect(readdirSync(folder).sort()).toEqual(['b1', 'data', 'uploads'])
    await restore(target, newPlace(folder), RESTORED)
  })

  it('R16 P3 loses the leftovers of a killed backup after a day; a failed backup leaves nothing', async () => {
    const { folder, place, db } = await aSite()
    const abandoned = ['b0.unfinished-01hzzzzzzzzzzzzzzzzzzzzzzz', 'mine.unfinished']
    const underWay = 'b0.unfinished-01hyyyyyyyyyyyyyyyyyyyyyyy'
    for (const name of [...abandoned, underWay]) mkdirSync(join(folder, name))
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400
    for (const name of abandoned) utimesSync(join(folder, name), twoDaysAgo, twoDaysAgo)
    await backup(place, join(folder, 'b1'), NOW)
    const kept = ['b1', 'data', 'mine.unfinished', underWay, 'uploads']
    expect(readdirSync(folder).sort()).toEqual([...kept].sort())
    rmSync(place.uploadsDir, { recursive: true })
    await expect(backup(place, join(folder, 'b2'), NOW)).rejects.toThrow('Cannot read all of')
    db.$client.close()
    expect(readdirSync(folder).sort()).toEqual(kept.filter((name) => name !== 'uploads').sort())
  })
})
