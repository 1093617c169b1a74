import { appendFileSync, closeSync, copyFileSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { backup } from '../../../../server/backup/backup'
import { restore } from '../../../../server/backup/restore'
import { StartupError } from '../../../../server/core/startupError'
import { aSite } from '../../../helpers/installed/siteOnDisk'

const NOW = new Date('2026-03-02T10:00:00Z')
/** A backup that has to restart after each write ends only when the writes do. */
const WRITES_MAX = 500

describe('R16 backup and restore', () => {
  it('restores one consistent state from a backup made during writes', async () => {
    const { folder, place, db } = await aSite()
    let written = 0
    const writer = setInterval(
      () =>
        db
          .insert(settings)
          .values({ key: `w${written++}`, value: '1' })
          .run(),
      1,
    )
    await new Promise((done) => setTimeout(done, 30))
    const { files } = await backup(place, join(folder, 'b1'), NOW)
    clearInterval(writer)
    db.$client.close()
    expect(written).toBeGreaterThan(3)
    expect(Object.keys(files).sort()).toEqual(['agency.sqlite', 'uploads/ab/abcd/320.webp'])

    const to = {
      databasePath: join(folder, 'new', 'agency.sqlite'),
      uploadsDir: join(folder, 'new', 'uploads'),
    }
    await restore(join(folder, 'b1'), to, NOW)
    expect(await readFile(join(to.uploadsDir, 'ab/abcd/320.webp'), 'utf8')).toBe('picture')
    const restored = new Sqlite(to.databasePath, { readonly: true })
    expect(restored.prepare("select value from settings where key = 'k'").pluck().get()).toBe('kept')
    // Rows were written in order: a state has every row up to one and none after it.
    const rows = restored
      .prepare(
        "select count(*) as n, max(cast(substr(key, 2) as integer)) as top from settings where key like 'w%'",
      )
      .get() as {
      n: number
      top: number | null
    }
    restored.close()
    expect(rows.n).toBe(rows.top === null ? 0 : rows.top + 1)
  })

  it('R16 finishes while the site is writing, however long the copy takes', async () => {
    const { folder, place, db } = await aSite()
    // Copied a hundred pages at a time, and a write between each two.
    db.insert(settings)
      .values({ key: 'large', value: 'x'.repeat(8_000_000) })
      .run()
    let [written, isDone] = [0, false]
    const write = () => {
      if (isDone || written === WRITES_MAX) return
      db.insert(settings)
        .values({ key: `w${written++}`, value: '1' })
        .run()
      setImmediate(write)
    }
    write()
    await backup(place, join(folder, 'b1'), NOW)
    isDone = true
    db.$client.close()
    const copy = new Sqlite(join(folder, 'b1', 'agency.sqlite'), { readonly: true })
    const copied = copy.prepare("select count(*) from settings where key like 'w%'").pluck().get()
    copy.close()
    expect(copied).toBeLessThan(WRITES_MAX)
  })

  it('R16 refuses a database with a damaged page, so that no backup of it pushes the good ones out', async () => {
    const { folder, place, db } = await aSite()
    db.$client.pragma('wal_checkpoint(TRUNCATE)')
    db.$client.close()
    const file = openSync(place.databasePath, 'r+')
    writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, 4096 * 5)
    closeSync(file)
    await expect(backup(place, join(folder, 'b1'), NOW)).rejects.toThrow(/^The database .+ is damaged: /)
    expect(readdirSync(folder)).not.toContain('b1')
  })

  it('refuses in one line when there is no database, and leaves nothing behind', async () => {
    const { folder, place } = await aSite()
    const nowhere = { ...place, databasePath: join(folder, 'elsewhere', 'agency.sqlite') }
    const before = readdirSync(folder)
    await expect(backup(nowhere, join(folder, 'b1'), NOW)).rejects.toThrow(
      `There is no database at ${nowhere.databasePath}.`,
    )
    await expect(backup(nowhere, join(folder, 'b1'), NOW)).rejects.toBeInstanceOf(StartupError)
    expect(readdirSync(folder)).toEqual(before)
  })

  it('refuses a target that holds data, a damaged file and a missing file, and writes nothing', async () => {
    const { folder, place, db } = await aSite()
    await backup(place, join(folder, 'b1'), NOW)
    db.$client.close()
    await expect(backup(place, join(folder, 'b1'), NOW)).rejects.toThrow('already exists')
    await expect(restore(join(folder, 'b1'), place, NOW)).rejects.toThrow('already exists')
    const to = { databasePath: join(folder, 'new', 'a.sqlite'), uploadsDir: join(folder, 'new', 'up') }
    appendFileSync(join(folder, 'b1/uploads/ab/abcd/320.webp'), '!')
    await expect(restore(join(folder, 'b1'), to, NOW)).rejects.toThrow('uploads/ab/abcd/320.webp has changed')
    rmSync(join(folder, 'b1/uploads/ab/abcd/320.webp'))
    await expect(restore(join(folder, 'b1'), to, NOW)).rejects.toThrow('uploads/ab/abcd/320.webp is missing')
    await expect(restore(folder, to, NOW)).rejects.toThrow('not a backup')
    expect(readdirSync(folder)).not.toContain('new')
  })

  it('R16 refuses a target with the write-ahead log of a killed server, which SQLite would replay over the restored data', async () => {
    const { folder, place, db } = await aSite()
    await backup(place, join(folder, 'b1'), NOW)
    db.insert(settings).values({ key: 'later', value: 'booked since' }).run()
    // What a kill leaves: the database, its log with the newest rows, its index.
    const to = { databasePath: join(folder, 'new', 'agency.sqlite'), uploadsDir: join(folder, 'new', 'up') }
    await mkdir(join(folder, 'new'))
    for (const end of ['-wal', '-shm']) copyFileSync(place.databasePath + end, to.databasePath + end)
    db.$client.close()
    await expect(restore(join(folder, 'b1'), to, NOW)).rejects.toThrow(
      `${to.databasePath}-wal already exists. Move it away first.`,
    )
    expect(readdirSync(join(folder, 'new')).sort()).toEqual(['agency.sqlite-shm', 'agency.sqlite-wal'])
  })
})
