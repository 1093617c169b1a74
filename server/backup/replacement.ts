import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { RestoreProgress } from '../../shared/operations/restores'
import { openDatabase } from '../core/db/database'
import { STORE_OWNER } from '../core/files/storage'
import { isRestoreAccepted, restoreAcceptance, withoutReplication } from '../core/replica/lock'
import { StartupError } from '../core/startupError'
import { besideOf, type Place } from './backup'
import { onDisk } from './files'
import type { Manifest } from './manifest'
import { forgetBucketOwner, forgetReplication, restore } from './restore'
import { unpackBackup } from './unpack'

// A restore that the page System asks for: a backup is restored beside the site while that runs, and takes the place of its
// data at the next start. What was there is kept for two weeks.

const KEPT_MS = 14 * 86_400_000

/** Where a backup is restored beside the site. */
export const besidePlace = ({ databasePath, uploadsDir }: Place): Place => ({
  databasePath: `${databasePath}.restored`,
  uploadsDir: `${uploadsDir}.restored`,
})
/** Where what was replaced is kept; the copies before an update have such names too, and go with them. */
const keptPlace = ({ databasePath, uploadsDir }: Place): Place => ({
  databasePath: `${databasePath}.before-restore`,
  uploadsDir: `${uploadsDir}.before-restore`,
})
const acceptance = ({ databasePath }: Place) => restoreAcceptance(databasePath)
/** What the acceptance says where the pictures stay as they are. */
const DATABASE_ALONE = 'database'

/**
 * Restores a backup, a folder or a ZIP of one, beside the site, and brings its database up to date there, so that the start
 * after it has nothing left to do that can fail. Replaces what an earlier one left. Throws a StartupError, as `restore` does,
 * and for a backup of a newer version; nothing is left then. `tell` hears of each file.
 */
export async function restoreBeside(
  source: string,
  place: Place,
  migrations: string,
  now: Date,
  tell?: (progress: RestoreProgress) => void,
): Promise<Manifest> {
  const isZip = (await stat(source)).isFile()
  return besideSite(place, migrations, 'The backup', async (beside) => {
    const unpacked = isZip ? await mkdtemp(`${place.databasePath}.unpacked-`) : source
    try {
      if (isZip) await unpackBackup(source, unpacked, tell)
      return await restore(unpacked, beside, now, tell)
    } finally {
      if (isZip) await rm(unpacked, { recursive: true, force: true })
    }
  })
}

/**
 * Lets `work` restore a database beside the site, and brings it up to date there. `what` is the name of what is restored, for
 * the owner who reads a fault. Throws what `work` throws; nothing is left then.
 */
export async function besideSite<Result>(
  place: Place,
  migrations: string,
  what: string,
  work: (beside: Place) => Promise<Result>,
): Promise<Result> {
  await dropRestored(place)
  const beside = besidePlace(place)
  try {
    const done = await work(beside)
    openDatabase(beside.databasePath, migrations).$client.close()
    await removeBeginning(`${beside.databasePath}.before-`)
    return done
  } catch (error) {
    await dropRestored(place)
    if (!(error instanceof StartupError)) throw error
    throw new StartupError(error.message.replace(`The database ${beside.databasePath}`, what))
  }
}

/** Removes what was restored beside the site and not accepted. */
export async function dropRestored(place: Place) {
  await rm(acceptance(place), { force: true })
  await rm(besidePlace(place).uploadsDir, { recursive: true, force: true })
  await removeBeginning(besidePlace(place).databasePath)
}

async function removeBeginning(path: string) {
  // A process that was killed while it restored a replica leaves a folder.
  for (const name of await readdir(dirname(path)))
    if (name.startsWith(basename(path))) await rm(join(dirname(path), name), { recursive: true, force: true })
}

/** Notes that the next start takes what was restored beside the site; `isAlone`: the database without pictures. */
export async function acceptRestored(place: Place, isAlone = false) {
  await writeFile(acceptance(place), isAlone ? DATABASE_ALONE : '')
  await onDisk([acceptance(place), dirname(place.databasePath)])
}

/**
 * Puts what was restored and accepted in the place of the site's data, before the database is opened; true when it did. A
 * process that is killed in between goes on at the next start. What was not accepted is removed.
 */
export async function replaceWithRestored(place: Place): Promise<boolean> {
  if (!isRestoreAccepted(place.databasePath)) {
    await dropRestored(place)
    return false
  }
  // The replica would take the log of the new database for one of the old, and nothing could be restored from it.
  await withoutReplication(place.databasePath, () => replace(place))
  await rm(acceptance(place), { force: true })
  return true
}

async function replace(place: Place) {
  const beside = besidePlace(place)
  const kept = keptPlace(place)
  if ((await readFile(acceptance(place), 'utf8')) === DATABASE_ALONE) {
    // Without them the site keeps the pictures that no row names, such as those that came since.
    await rm(join(place.uploadsDir, STORE_OWNER), { force: true })
    await forgetBucketOwner(place)
  }
  if (existsSync(beside.uploadsDir)) {
    // Otherwise it was moved before the process was killed.
    if (existsSync(place.uploadsDir)) {
      await rm(kept.uploadsDir, { recursive: true, force: true })
      await rename(place.uploadsDir, kept.uploadsDir)
    }
    await rename(beside.uploadsDir, place.uploadsDir)
  }
  if (existsSync(beside.databasePath)) {
    if (existsSync(place.databasePath)) await removeBeginning(kept.databasePath)
    for (const end of ['', ...besideOf('')])
      if (existsSync(place.databasePath + end))
        await rename(place.databasePath + end, kept.databasePath + end)
    await rename(beside.databasePath, place.databasePath)
  }
  await forgetReplication(place.databasePath)
  await onDisk([dirname(place.databasePath), dirname(place.uploadsDir)])
}

/** Removes the pictures of before a restore after two weeks; the database goes with the copies made before updates. */
export async function removeKeptPictures(place: Place, now: Date) {
  const { uploadsDir } = keptPlace(place)
  const since = (await stat(uploadsDir).catch(() => null))?.ctimeMs
  if (since !== undefined && now.getTime() - since > KEPT_MS)
    await rm(uploadsDir, { recursive: true, force: true })
}
