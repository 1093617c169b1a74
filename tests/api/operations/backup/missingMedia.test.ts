// @module-tag slow
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { backup } from '../../../../server/backup/backup'
import { hashOf } from '../../../../server/backup/files'
import { restore } from '../../../../server/backup/restore'
import { StartupError } from '../../../../server/core/startupError'
import { insertMedia } from '../../../../server/features/media/store/repository'
import { aSite } from '../../../helpers/installed/siteOnDisk'

const NOW = new Date('2026-03-02T10:00:00Z')

/** An empty target. */
const newPlace = (folder: string) => ({
  databasePath: join(folder, 'new', 'agency.sqlite'),
  uploadsDir: join(folder, 'new', 'uploads'),
})

/** The row of a picture; `abcd` is in the store of `aSite`. */
function knowThePicture({ db }: Awaited<ReturnType<typeof aSite>>, bytes = 7, id = 'abcd') {
  const at = NOW.toISOString()
  const facts = { kind: 'image', contentType: 'image/jpeg', originalName: 'a.jpg', bytes } as const
  insertMedia(db, { id, ...facts, isPublic: true, widths: [320], createdAt: at, claimedAt: at })
}

describe('R16 a backup that lacks the pictures', () => {
  it('R16 is refused when the store is missing, is no store, or has none of the files that the database names', async () => {
    const site = await aSite()
    const { folder, place } = site
    knowThePicture(site)
    const uploadsDir = join(folder, 'not-mounted')
    const tried = () => backup({ ...place, uploadsDir }, join(folder, 'b1'), NOW)
    await expect(tried()).rejects.toThrow(/^Cannot read all of UPLOADS_DIR .+not-mounted: ENOENT/)
    mkdirSync(uploadsDir)
    await expect(tried()).rejects.toThrow(
      `1 of 1 files in the database are missing in UPLOADS_DIR ${uploadsDir}. Is the disk mounted?`,
    )
    await expect(tried()).rejects.toBeInstanceOf(StartupError)
    rmSync(uploadsDir, { recursive: true })
    writeFileSync(uploadsDir, '')
    await expect(tried()).rejects.toThrow(': ENOTDIR')
    expect(readdirSync(folder)).not.toContain('b1')
    expect(Object.keys((await backup(place, join(folder, 'b1'), NOW)).files)).toHaveLength(2)
    site.db.$client.close()
  })

  it('R16 is refused in one line when half of the files are missing; with fewer missing it is made and reports how many', async () => {
    const site = await aSite()
    const { folder, place } = site
    for (const id of ['abcd', 'abce', 'abcf', 'abcg']) knowThePicture(site, 7, id)
    const lay = (id: string) => {
      mkdirSync(join(place.uploadsDir, 'ab', id), { recursive: true })
      writeFileSync(join(place.uploadsDir, 'ab', id, '320.webp'), 'picture')
    }
    // A folder alone is no picture.
    mkdirSync(join(place.uploadsDir, 'ab', 'abcf'))
    lay('abce')
    const tried = backup(place, join(folder, 'b1'), NOW)
    await expect(tried).rejects.toBeInstanceOf(StartupError)
    await expect(tried).rejects.toThrow(/^2 of 4 files in the database are missing in [^\n]+$/)
    expect(readdirSync(folder).sort()).toEqual(['data', 'uploads'])
    lay('abcf')
    expect(await backup(place, join(folder, 'b1'), NOW)).toMatchObject({ missing: 1 })
    lay('abcg')
    expect(await backup(place, join(folder, 'b2'), NOW)).toMatchObject({ missing: 0 })
    site.db.$client.close()
  })

  it('R16 works for a demo that has just started, whose photos have no files yet', async () => {
    const site = await aSite()
    const { folder, place, db } = site
    knowThePicture(site, 0)
    const uploadsDir = join(folder, 'nothing-made')
    mkdirSync(uploadsDir)
    const { files } = await backup({ ...place, uploadsDir }, join(folder, 'b1'), NOW)
    expect(Object.keys(files)).toEqual(['agency.sqlite'])
    db.$client.close()
  })
})

it('R16 refuses a backup that does not fit on the disk, before writing anything', async () => {
  const { folder, place, db } = await aSite()
  // Larger than any free disk; sparse, so it uses no space here.
  truncateSync(join(place.uploadsDir, 'ab', 'abcd', '320.webp'), 2 ** 43)
  const tried = backup(place, join(folder, 'backups', 'b1'), NOW)
  await expect(tried).rejects.toBeInstanceOf(StartupError)
  await expect(tried).rejects.toThrow(
    new RegExp(`^The disk of ${folder}/backups has \\d+ MB free\\. The backup needs 8388610 MB[^\\n]+$`),
  )
  db.$client.close()
  expect(readdirSync(folder).sort()).toEqual(['data', 'uploads'])
})

describe('R16 every location and file name that a store may have', () => {
  it('R16 leaves out lost+found of a separate disk', async () => {
    const { folder, place, db } = await aSite()
    mkdirSync(join(place.uploadsDir, 'lost+found'))
    writeFileSync(join(place.uploadsDir, 'lost+found', '#12'), 'a piece')
    const { files } = await backup(place, join(folder, 'b1'), NOW)
    db.$client.close()
    expect(Object.keys(files)).toEqual(['agency.sqlite', 'uploads/ab/abcd/320.webp'])
    const to = newPlace(folder)
    mkdirSync(join(to.uploadsDir, 'lost+found'), { recursive: true })
    await restore(join(folder, 'b1'), to, NOW)
    expect(readdirSync(to.uploadsDir).sort()).toEqual(['ab', 'lost+found'])
  })

  it('R16 one folder for everything: neither the secret next to the database nor earlier backups are copied', async () => {
    const { folder, place, db } = await aSite()
    mkdirSync(join(place.uploadsDir, 'data'))
    writeFileSync(join(place.uploadsDir, 'data', 'jwt-secret'), 'secret')
    writeFileSync(join(place.uploadsDir, 'jwt-secret'), 'secret')
    const own = ['agency.sqlite', 'uploads/ab/abcd/320.webp']
    const first = await backup(place, join(place.uploadsDir, 'backups', 'b1'), NOW)
    const second = await backup(place, join(folder, 'b2'), NOW)
    db.$client.close()
    expect(Object.keys(first.files)).toEqual(own)
    expect(Object.keys(second.files)).toEqual(own)
  })

  it('R16 names with spaces, brackets and non-Latin characters', async () => {
    const { folder, place, db } = await aSite()
    const names = ['IMG 1 (copy).webp', 'आशा.webp', '..hidden', 'a..b', "it's"]
    for (const name of names) writeFileSync(join(place.uploadsDir, 'ab', name), name)
    await backup(place, join(folder, 'b1'), NOW)
    db.$client.close()
    const to = newPlace(folder)
    await restore(join(folder, 'b1'), to, NOW)
    for (const name of names) expect(await readFile(join(to.uploadsDir, 'ab', name), 'utf8')).toBe(name)
  })
})

describe('R16 a restore that does not finish', () => {
  it('R16 writes the database after the last picture, so that no site starts without its pictures', async () => {
    const { folder, place, db } = await aSite()
    for (let n = 0; n < 200; n++) writeFileSync(join(place.uploadsDir, 'ab', 'abcd', `${n}.webp`), 'picture')
    await backup(place, join(folder, 'b1'), NOW)
    db.$client.close()
    const to = newPlace(folder)
    let ended = false
    const restoring = restore(join(folder, 'b1'), to, NOW).finally(() => {
      ended = true
    })
    const seen: [pictures: number, database: boolean][] = []
    const shelf = join(to.uploadsDir, 'ab', 'abcd')
    while (!ended) {
      // The database is looked at first: it must not be there before the pictures.
      const isThere = existsSync(to.databasePath)
      seen.push([existsSync(shelf) ? readdirSync(shelf).length : 0, isThere])
      await new Promise((done) => setImmediate(done))
    }
    await restoring
    expect(seen.filter(([pictures]) => pictures > 0 && pictures < 201).length).toBeGreaterThan(3)
    expect(seen.filter(([pictures, isThere]) => isThere && pictures < 201)).toEqual([])
    expect(readdirSync(join(folder, 'new')).sort()).toEqual(['agency.sqlite', 'uploads'])
  })

  it('R16 of another program’s archive, or of one without a database, leaves nothing behind', async () => {
    const { folder, place, db } = await aSite()
    await backup(place, join(folder, 'b1'), NOW)
    db.$client.close()
    const source = join(folder, 'b1')
    const manifest = JSON.parse(await readFile(join(source, 'manifest.json'), 'utf8'))
    const say = (files: object) =>
      writeFile(join(source, 'manifest.json'), JSON.stringify({ ...manifest, files }))
    const to = newPlace(folder)
    const { 'agency.sqlite': _, ...media } = manifest.files
    await say(media)
    await expect(restore(source, to, NOW)).rejects.toThrow(/^Cannot read .+manifest\.json\.$/)
    for (const outside of ['uploads/../x', 'uploads//x', '/etc/passwd', 'uploads/a/..', 'elsewhere/x']) {
      await say({ ...manifest.files, [outside]: manifest.files['agency.sqlite'] })
      await expect(restore(source, to, NOW)).rejects.toThrow(/^Cannot read .+manifest\.json\.$/)
    }
    expect(existsSync(join(folder, 'new'))).toBe(false)

    renameSync(join(source, 'agency.sqlite'), join(source, 'away'))
    const foreign = new Sqlite(join(source, 'agency.sqlite'))
    foreign.exec('create table recipes (id)')
    foreign.close()
    await say({ ...manifest.files, 'agency.sqlite': await hashOf(join(source, 'agency.sqlite')) })
    await expect(restore(source, to, NOW)).rejects.toThrow(
      'The backup has no complete database of this program: no such table: media',
    )
    await expect(restore(source, to, NOW)).rejects.toBeInstanceOf(StartupError)
    expect(readdirSync(join(folder, 'new'))).toEqual(['uploads'])
    expect(readdirSync(to.uploadsDir)).toEqual([])
  })
})
