import { existsSync } from 'node:fs'
import { chmod, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { changeDatabase } from '../core/db/database'
import { isOutOfReach } from '../core/errors'
import { StartupError } from '../core/startupError'
import { besideOf, checkDatabase, heldIn, type Place } from './backup'
import { copyInto, onDisk } from './files'
import { DATABASE_FILE, type Manifest, MEDIA_FOLDER, readManifest } from './manifest'
import { endWhatIsOpen } from './repository'
import { faultsOf } from './verify'

const OWN_WRITING = 0o200

/**
 * Restores a backup into an empty place (R16). Checks all hashes before writing; throws a StartupError for a
 * missing or changed file or a place with data. Writes the database last, so that an interrupted restore
 * cannot start as a site without pictures. A failure leaves nothing. Ends all sessions, links and API keys
 * and gives up waiting mails and webhook messages.
 */
export async function restore(source: string, to: Place, now: Date): Promise<Manifest> {
  const manifest = await readManifest(source)
  // SQLite would apply a killed server's log to the restored database.
  for (const path of [to.databasePath, ...besideOf(to.databasePath)]) {
    if (existsSync(path)) throw new StartupError(`${path} already exists. Move it away first.`)
  }
  if (existsSync(to.uploadsDir) && (await heldIn(to.uploadsDir)).length > 0)
    throw new StartupError(`${to.uploadsDir} is not empty. Move its files away first.`)

  const [fault] = await faultsOf(source, manifest)
  if (fault) throw new StartupError(fault.sentence)
  const media = Object.keys(manifest.files).filter((name) => name !== DATABASE_FILE)
  const inStore = (name: string) => join(to.uploadsDir, name.slice(MEDIA_FOLDER.length + 1))
  const work = `${to.databasePath}.unfinished`
  try {
    for (const name of media) await copyInto(join(source, name), inStore(name))
    await copyInto(join(source, DATABASE_FILE), work)
    // Makes the copy of a read-only backup writable.
    await chmod(work, (await stat(work)).mode | OWN_WRITING)
    checkDatabase(work, 'The backup has no complete database of this program')
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
  await rename(work, to.databasePath)
  await onDisk([dirname(to.databasePath)])
  return manifest
}

function endAllIn(path: string, now: Date, madeAt: string) {
  const db = changeDatabase(path)
  try {
    endWhatIsOpen(db, now, madeAt)
  } finally {
    db.$client.close()
  }
}
