import type { AppContext } from '../../../core/context'
import { newSecretName } from '../../../core/db/ids'
import { StoreOutOfReachError } from '../../../core/files/storeOutOfReach'
import * as repository from '../store/repository'
import { discardMedia, removeEach, removeFiles, type Store } from '../store/service'
import { readFilesCheck, writeFilesCheck } from './repository'

const HOUR_MS = 60 * 60_000
const WEEK_MS = 7 * 24 * HOUR_MS
const EXAMPLES = 10

/**
 * Removes temporary files after an hour, unclaimed files after a day, and folders without a row in this
 * database's own store (R10). Returns how many of each.
 */
export async function cleanUpOrphans(app: Store & Pick<AppContext, 'db' | 'clock' | 'config'>) {
  const now = app.clock().getTime()
  const { oldIncoming, removeIncoming } = app.storage
  const temporary = await removeEach(app.log, await oldIncoming(new Date(now - HOUR_MS)), removeIncoming)
  const unclaimed = repository
    .unclaimedSince(app.db, new Date(now - app.config.RETENTION_UPLOAD_HOURS * HOUR_MS).toISOString())
    .map(({ id }) => id)
  await discardMedia(app, unclaimed)
  repository.forgetUploaders(app.db, new Date(now - HOUR_MS).toISOString())
  const orphans = await removeFiles(app, await orphansToRemove(app, now))
  return { temporary, unclaimed: unclaimed.length, orphans }
}

/**
 * Writes this database's name into a store that has none and whose files it all knows (docs/decisions, 0042).
 * Called at each start; logs when the store belongs to another database.
 */
export async function bindStorageToDatabase({
  db,
  storage,
  log,
  monitor,
  config,
}: Pick<AppContext, 'db' | 'storage' | 'log' | 'monitor' | 'config'>) {
  const owner = await storage.owner().catch(unlessOutOfReach)
  if (owner === undefined || owner === nameOf(db)) return
  const isOwn = owner === null && (await storage.ids()).every((id) => repository.isKnown(db, id))
  if (isOwn) return storage.setOwner(nameOf(db))
  const line = `${placeOf(config, storage)} has files of another database. They were not changed. Check DATABASE_PATH.`
  log.warn(line)
  monitor.startWarnings.push(line)
}

const placeOf = ({ MEDIA_URL }: AppContext['config'], { folder }: AppContext['storage']) =>
  MEDIA_URL ? `MEDIA_URL ${MEDIA_URL}` : `UPLOADS_DIR ${folder}`

/**
 * Compares once a week what the bucket has with what the database names, and stores the outcome. The ids that are wrong, at
 * most ten, are in it; `agency media verify` names all of them. Does nothing without a bucket.
 */
export async function compareFilesWeekly({
  db,
  clock,
  storage,
}: Pick<AppContext, 'db' | 'clock' | 'storage'>) {
  const at = clock()
  const last = readFilesCheck(db)
  if (storage.isInReach() !== true || (last && at.getTime() - Date.parse(last.at) < WEEK_MS)) return
  const rows = repository.mediaSizes(db)
  const stored = await storage.storedBytes().catch(unlessOutOfReach)
  if (!stored) return
  // One that was deleted meanwhile has no row any more.
  const wrong = rows.filter(({ id, bytes }) => {
    const there = stored.get(id)
    return there !== null && there !== bytes && repository.isKnown(db, id)
  })
  const missing = wrong.filter(({ id }) => !stored.has(id)).length
  const known = new Set(rows.map(({ id }) => id))
  writeFilesCheck(db, {
    at: at.toISOString(),
    files: rows.length,
    missing,
    different: wrong.length - missing,
    unknown: [...stored.keys()].filter((id) => !known.has(id) && !repository.isKnown(db, id)).length,
    examples: wrong.slice(0, EXAMPLES).map(({ id }) => id),
  })
}

/** A bucket that does not answer keeps no site from starting. A new one gets its mark at a later start. */
function unlessOutOfReach(error: unknown): undefined {
  if (!(error instanceof StoreOutOfReachError)) throw error
}

const nameOf = (db: AppContext['db']) => repository.storeName(db, newSecretName())

/** Empty in a store of another database, which may know the files. */
async function orphansToRemove(app: Store & Pick<AppContext, 'db'>, now: number): Promise<string[]> {
  const orphans = await orphanedFolders(app, now)
  const { folder, owner } = app.storage
  if (orphans.length === 0 || (await owner()) === nameOf(app.db)) return orphans
  app.log.warn({ folder, files: orphans.length }, 'files of another database are left alone')
  return []
}

/** Folders without a row that are older than an hour: a younger one may be an upload in progress. */
async function orphanedFolders(app: Pick<AppContext, 'db' | 'storage'>, now: number): Promise<string[]> {
  const orphans: string[] = []
  for (const id of await app.storage.ids()) {
    if (repository.isKnown(app.db, id)) continue
    const age = await app.storage.madeAt(id)
    if (age !== null && age.getTime() < now - HOUR_MS) orphans.push(id)
  }
  return orphans
}
