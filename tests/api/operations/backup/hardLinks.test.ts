import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { backup } from '../../../../server/backup/backup'
import { recordedBackup, recordedVerification } from '../../../../server/backup/record'
import { restore } from '../../../../server/backup/restore'
import { verify } from '../../../../server/backup/verify'
import { StartupError } from '../../../../server/core/startupError'
import { aSite } from '../../../helpers/installed/siteOnDisk'

const NOW = new Date('2026-03-02T10:00:00Z')
const PICTURE = 'uploads/ab/abcd/320.webp'
const inode = (path: string) => statSync(path).ino
/** The disk space of a folder's files, each counted once, however many links it has. */
const bytesOf = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const found = files.map((entry) => statSync(join(entry.parentPath, entry.name)))
  return [...new Map(found.map(({ ino, size }) => [ino, size])).values()].reduce((sum, size) => sum + size, 0)
}

describe('R16 a backup next to an earlier one', () => {
  it('shares unchanged media, copies new media, and lists every hash', async () => {
    const { folder, place, db } = await aSite()
    const first = await backup(place, join(folder, 'backups', 'b1'), NOW)
    mkdirSync(join(place.uploadsDir, 'cd', 'cdef'), { recursive: true })
    writeFileSync(join(place.uploadsDir, 'cd', 'cdef', '320.webp'), 'a new one')
    const second = await backup(place, join(folder, 'backups', 'b2'), NOW)
    db.$client.close()
    expect(first).toMatchObject({ shared: 0, sharedWith: null })
    expect(second).toMatchObject({ shared: 1, sharedWith: join(folder, 'backups', 'b1') })
    const of = (name: string, file: string) => inode(join(folder, 'backups', name, file))
    expect(of('b2', PICTURE)).toBe(of('b1', PICTURE))
    expect(of('b2', 'agency.sqlite')).not.toBe(of('b1', 'agency.sqlite'))
    expect(Object.keys(second.files).sort()).toEqual(['agency.sqlite', PICTURE, 'uploads/cd/cdef/320.webp'])
    expect(second.files[PICTURE]).toBe(first.files[PICTURE])
    await expect(verify(join(folder, 'backups', 'b2'))).resolves.toMatchObject({ files: second.files })
    // Never a name of the site's own file: what happens to that one must not happen to a backup.
    expect(of('b1', PICTURE)).not.toBe(inode(join(place.uploadsDir, 'ab', 'abcd', '320.webp')))
  })

  it('needs about the space of one for fourteen, and each restores after the others are removed', async () => {
    const { folder, place, db } = await aSite()
    const picture = 'x'.repeat(3_000_000)
    writeFileSync(join(place.uploadsDir, 'ab', 'abcd', '320.webp'), picture)
    const backups = join(folder, 'backups')
    const made = await backup(place, join(backups, 'b01'), NOW)
    const ofOne = bytesOf(backups)
    for (let n = 2; n <= 14; n++) await backup(place, join(backups, `b${String(n).padStart(2, '0')}`), NOW)
    db.$client.close()
    const database = statSync(join(backups, 'b01', 'agency.sqlite')).size
    expect(made.bytes).toBe(database + 3_000_000)
    expect(bytesOf(backups)).toBeLessThan(ofOne + 13 * (database + 100_000))
    for (const name of readdirSync(backups))
      if (name !== 'b07') rmSync(join(backups, name), { recursive: true })
    const to = { databasePath: join(folder, 'new', 'agency.sqlite'), uploadsDir: join(folder, 'new', 'up') }
    await restore(join(backups, 'b07'), to, NOW)
    expect(readFileSync(join(to.uploadsDir, 'ab/abcd/320.webp'), 'utf8')).toBe(picture)
    expect(statSync(join(to.uploadsDir, 'ab/abcd/320.webp')).nlink).toBe(1)
  })

  it('requires free space only for new files', async () => {
    const { folder, place, db } = await aSite()
    await backup(place, join(folder, 'b1'), NOW)
    // Larger than any free disk, in both places; sparse, so they use no space here.
    for (const path of [join(place.uploadsDir, 'ab', 'abcd', '320.webp'), join(folder, 'b1', PICTURE)])
      truncateSync(path, 2 ** 43)
    await expect(backup(place, join(folder, 'b2'), NOW)).resolves.toMatchObject({ shared: 1 })
    db.$client.close()
  })

  it('copies a file whose size differs from the one in the earlier backup', async () => {
    const { folder, place, db } = await aSite()
    await backup(place, join(folder, 'b1'), NOW)
    truncateSync(join(folder, 'b1', PICTURE), 3)
    await expect(backup(place, join(folder, 'b2'), NOW)).resolves.toMatchObject({ shared: 0 })
    db.$client.close()
    expect(readFileSync(join(folder, 'b2', PICTURE), 'utf8')).toBe('picture')
  })

  it('copies the storage owner file, whose size is the same for every owner', async () => {
    const { folder, place, db } = await aSite()
    writeFileSync(join(place.uploadsDir, '.belongs-to'), 'one agency')
    await backup(place, join(folder, 'b1'), NOW)
    writeFileSync(join(place.uploadsDir, '.belongs-to'), 'an other 1')
    await backup(place, join(folder, 'b2'), NOW)
    db.$client.close()
    expect(readFileSync(join(folder, 'b2/uploads/.belongs-to'), 'utf8')).toBe('an other 1')
  })
})

describe('verifying a backup', () => {
  it('reports a file that differs from its hash, and the next backup copies it again', async () => {
    const { folder, place, db } = await aSite()
    mkdirSync(join(place.uploadsDir, 'cd', 'cdef'), { recursive: true })
    writeFileSync(join(place.uploadsDir, 'cd', 'cdef', '320.webp'), 'a good one')
    await backup(place, join(folder, 'b1'), NOW)
    writeFileSync(join(folder, 'b1', PICTURE), 'pictura')
    await expect(verify(join(folder, 'b1'))).rejects.toBeInstanceOf(StartupError)
    await expect(verify(join(folder, 'b1'))).rejects.toThrow(
      `The backup is damaged: ${PICTURE} has changed. Make a new backup now; it copies them again.`,
    )
    await expect(backup(place, join(folder, 'b2'), NOW)).resolves.toMatchObject({ shared: 1 })
    await verify(join(folder, 'b2'))
    rmSync(join(folder, 'b2', PICTURE))
    await expect(verify(join(folder, 'b2'))).rejects.toThrow(
      `The backup is incomplete: ${PICTURE} is missing.`,
    )
    await expect(verify(place.uploadsDir)).rejects.toThrow('is not a backup')
    db.$client.close()
  })

  it('restores the database on trial, since one that cannot be restored may have the right hash', async () => {
    const { folder, place, db } = await aSite()
    const source = join(folder, 'b1')
    const { files } = await backup(place, source, NOW)
    db.$client.close()
    await verify(source)
    expect(readdirSync(source).sort()).toEqual(['agency.sqlite', 'manifest.json', 'uploads'])

    const text = 'this is no database'
    writeFileSync(join(source, 'agency.sqlite'), text)
    const hash = createHash('sha256').update(text).digest('hex')
    const manifest = { madeAt: NOW.toISOString(), files: { ...files, 'agency.sqlite': hash } }
    writeFileSync(join(source, 'manifest.json'), JSON.stringify(manifest))
    await expect(verify(source)).rejects.toThrow(
      'The backup has no complete database of this program: file is not a database',
    )
    await expect(verify(source)).rejects.toBeInstanceOf(StartupError)
    // The trial leaves nothing behind.
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('agency-trial-'))).toEqual([])
  })
})

describe('the record of backups in the site’s database', () => {
  const told = async () => {
    const site = await aSite()
    const read = (key: string) => {
      const row = site.db.select().from(settings).where(eq(settings.key, key)).get()
      return row ? JSON.parse(row.value) : null
    }
    return { ...site, read, both: () => [read('backup'), read('backup-success')] }
  }

  it('is the time and result of a backup, also while the site has the database open', async () => {
    const { folder, place, db, both } = await told()
    expect(both()).toEqual([null, null])
    const { unrecorded } = await recordedBackup(place, join(folder, 'b1'), NOW)
    expect(unrecorded).toBeNull()
    const [last, lastSuccess] = both()
    expect(last).toEqual({
      at: '2026-03-02T10:00:00.000Z',
      folder: join(folder, 'b1'),
      files: 2,
      bytes: statSync(join(folder, 'b1', 'agency.sqlite')).size + 7,
      seconds: expect.any(Number),
      result: 'ok',
      reason: null,
    })
    expect(lastSuccess).toEqual(last)
    db.$client.close()
  })

  it('is the reason of a failure, with the last success', async () => {
    const { folder, place, db, both } = await told()
    await recordedBackup(place, join(folder, 'b1'), NOW)
    const [, before] = both()
    const later = new Date('2026-03-03T10:00:00Z')
    await expect(recordedBackup(place, join(folder, 'b1'), later)).rejects.toThrow('already exists')
    expect(both()).toEqual([
      {
        at: '2026-03-03T10:00:00.000Z',
        folder: join(folder, 'b1'),
        files: 0,
        bytes: 0,
        seconds: expect.any(Number),
        result: 'failed',
        reason: `${join(folder, 'b1')} already exists.`,
      },
      before,
    ])
    db.$client.close()
  })

  it('is the time and result of a verification', async () => {
    const { folder, place, db, read, both } = await told()
    await recordedBackup(place, join(folder, 'b1'), NOW)
    const verified = new Date('2026-03-08T10:00:00Z')
    await recordedVerification(place, join(folder, 'b1'), verified)
    await recordedBackup(place, join(folder, 'b2'), new Date('2026-03-09T10:00:00Z'))
    const b1 = { at: '2026-03-08T10:00:00.000Z', folder: join(folder, 'b1') }
    expect(read('backup-verified')).toEqual({ ...b1, fault: null })
    rmSync(join(folder, 'b1', PICTURE))
    await expect(recordedVerification(place, join(folder, 'b1'), verified)).rejects.toThrow('is missing')
    const damaged = { ...b1, fault: expect.stringContaining('is missing') }
    expect(read('backup-verified')).toEqual(damaged)

    // Neither a good backup nor a mistyped folder changes that; a backup that passes does.
    await recordedBackup(place, join(folder, 'b3'), new Date('2026-03-10T10:00:00Z'))
    await expect(recordedVerification(place, join(folder, 'b9'), verified)).rejects.toThrow()
    expect(both()[0]).toMatchObject({ result: 'ok', folder: join(folder, 'b3') })
    expect(read('backup-verified')).toEqual(damaged)
    await recordedVerification(place, join(folder, 'b3'), verified)
    expect(read('backup-verified')).toEqual({ ...b1, folder: join(folder, 'b3'), fault: null })
    db.$client.close()
  })

  it('is nothing when there is no database, and none is created', async () => {
    const { folder, place, db } = await aSite()
    const nowhere = { ...place, databasePath: join(folder, 'elsewhere', 'agency.sqlite') }
    await expect(recordedBackup(nowhere, join(folder, 'b1'), NOW)).rejects.toThrow('There is no database')
    expect(readdirSync(folder).sort()).toEqual(['data', 'uploads'])
    db.$client.close()
  })
})
