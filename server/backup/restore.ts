import { existsSync } from 'node:fs'
import { chmod, link, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { RestoreProgress } from '../../shared/operations/restores'
import { setRegion } from '../../shared/region'
import { changeDatabase } from '../core/db/database'
import { isOutOfReach } from '../core/errors'
import { STORE_OWNER } from '../core/files/storage'
import { metaFolderOf } from '../core/replica/litestream'
import { StartupError } from '../core/startupError'
import { regionIn } from '../features/agency/settings/repository'
import { besideOf, checkDatabase, heldIn, type Place } from './backup'
import { copyInto, onDisk } from './files'
import { DATABASE_FILE, type Manifest, MEDIA_FOLDER, readManifest } from './manifest'
import { endWhatIsOpen } from './repository'
import { checkRestored, faultsOf } from './verify'

const OWN_WRITING = 0o200

/**
 * Restores a backup into an empty place (R16). Checks all hashes before writing; throws a StartupError for a
 * missing or changed file or a place with data. Writes the database last, so that an interrupted restore
 * cannot start as a site without pictures. A failure leaves nothing. Ends all sessions, links and API keys
 * and gives up waiting mails and webhook messages.
 */
export async function restore(
  source: string,
  to: Place,
  now: Date,
  tell: (progress: RestoreProgress) => void = () => {},
): Promise<Manifest> {
  const manifest = await readManifest(source)
  refuseExisting(to.databasePath)
  if (existsSync(to.uploadsDir) && (await heldIn(to.uploadsDir)).length > 0)
    throw new StartupError(`${to.uploadsDir} is not empty. Move its files away first.`)

  const [fault] = await faultsOf(source, manifest, (done, total) => tell({ stage: 'comparing', done, total }))
  if (fault) throw new StartupError(fault.sentence)
  await forgetBucketOwner(to)
  const media = Object.keys(manifest.files).filter((name) => name !== DATABASE_FILE)
  const inStore = (name: string) => join(to.uploadsDir, name.slice(MEDIA_FOLDER.length + 1))
  const work = `${to.databasePath}.unfinished`
  try {
    for (const [done, name] of media.entries()) {
      tell({ stage: 'copying', done, total: media.length })
      await copyInto(join(source, name), inStore(name))
    }
    await copyInto(join(source, DATABASE_FILE), work)
    // Makes the copy of a read-only backup writable.
    await chmod(work, (await stat(work)).mode | OWN_WRITING)
    checkRestored(work)
    endAllIn(work, now, manifest.madeAt)
    await onDisk([...media.map(inStore), work])
  } catch (error) {
    const shelves = new Set(media.map((name) => inStore(name.split('/', 2).join('/'))))
    for (const path of [...shelves, work, ...besideOf(work)]) await rm(path, { recursive: true, force: true })
    if (!isOutOfReach(error)) throw error
    throw new StartupError(
      `The disk of ${to.uploadsDir} or ${to.databasePath} is full. Free some space and restore again.`,
    )
  }
  await forgetReplication(to.databasePath)
  await rename(work, to.databasePath)
  await onDisk([dirname(to.databasePath)])
  return manifest
}

/** The bucket may have pictures that are newer than the database, which the site would delete. */
export async function forgetBucketOwner(to: Place) {
  if (!to.MEDIA_URL) return
  await (await import('../core/files/openBucket')).forgetOwner(to)
}

/** Throws a StartupError where a database is: SQLite would also apply a killed server's log to the restored one. */
export function refuseExisting(databasePath: string) {
  for (const path of [databasePath, ...besideOf(databasePath)]) {
    if (existsSync(path)) throw new StartupError(`${path} already exists. Move it away first.`)
  }
}

/** Removes what Litestream noted about the database that was here, so that it copies the new one whole. */
export const forgetReplication = (databasePath: string) =>
  rm(metaFolderOf(dirname(databasePath), basename(databasePath)), { recursive: true, force: true })

/**
 * Puts a copy of the database, made before an update, in the place of the site's database, and returns where that one is
 * kept. The pictures stay, also those that the copy does not know. Ends all sessions and links, as a restore does. Throws
 * a StartupError for a copy that is missing or damaged; nothing is changed then.
 */
export async function restoreDatabase(copy: string, to: Place, now: Date): Promise<string> {
  if (!existsSync(copy)) throw new StartupError(`There is no ${copy}.`)
  const { mtime } = await stat(copy)
  const work = `${to.databasePath}.unfinished`
  try {
    await copyInto(copy, work)
    if (existsSync(`${copy}-wal`)) {
      await copyInto(`${copy}-wal`, `${work}-wal`)
      takeInLog(work)
    }
    checkDatabase(work, 'The copy is no complete database of this program')
    endAllIn(work, now, mtime.toISOString())
    await onDisk([work])
  } catch (error) {
    for (const path of [work, ...besideOf(work)]) await rm(path, { force: true })
    throw error
  }
  await forgetBucketOwner(to)
  const aside = `${to.databasePath}.before-rollback`
  for (const path of [aside, ...besideOf(aside)]) await rm(path, { force: true })
  // Linked, so that there is a database at every moment: the site would start a new one.
  if (existsSync(to.databasePath)) await link(to.databasePath, aside)
  for (const end of besideOf('')) {
    if (existsSync(to.databasePath + end)) await rename(to.databasePath + end, aside + end)
  }
  // Without it the site keeps the pictures that no row of the copy names.
  await rm(join(to.uploadsDir, STORE_OWNER), { force: true })
  await forgetReplication(to.databasePath)
  await rename(work, to.databasePath)
  await onDisk([dirname(to.databasePath)])
  return aside
}

/** Writes the log of a server that was killed into its database. */
function takeInLog(path: string) {
  const db = changeDatabase(path)
  try {
    db.$client.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    db.$client.close()
  }
}

/** Makes the region of a database that nothing has open the one of this process. */
export function takeRegionOf(path: string) {
  const db = changeDatabase(path)
  try {
    setRegion(regionIn(db))
  } finally {
    db.$client.close()
  }
}

/** Ends in a database that nothing has open what `endWhatIsOpen` ends, in its region. */
export function endAllIn(path: string, now: Date, madeAt: string) {
  const db = changeDatabase(path)
  try {
    setRegion(regionIn(db))
    endWhatIsOpen(db, now, madeAt)
  } finally {
    db.$client.close()
  }
}
