import { join } from 'node:path'
import { sizeOf } from '../backup/files'
import { readDatabase } from '../core/db/database'
import { openBucket } from '../core/files/openBucket'
import { StoreOutOfReachError } from '../core/files/storeOutOfReach'
import { StartupError, TransientStartupError } from '../core/startupError'
import { mediaSizes } from '../features/media/store/repository'
import { settings } from './backups'
import { filesIn, isSame, type Moved, objectsIn, type Pair, pull, push } from './mediaTransfer'
import type { Finding } from './status'

const REMOVE = '--remove-local'
const SHOWN = 20
const MEGABYTE = 1024 * 1024

/** Copies the media between UPLOADS_DIR and a bucket, or compares them; while the site runs. Throws a StartupError. */
export async function media(given: string[], say: (line: string) => void, usage: string): Promise<Finding> {
  try {
    return await run(given, say, usage)
  } catch (error) {
    throw error instanceof StoreOutOfReachError ? new TransientStartupError(`${error.message}.`) : error
  }
}

async function run(given: string[], say: (line: string) => void, usage: string): Promise<Finding> {
  const [what, ...more] = given
  const address = more.find((each) => each !== REMOVE)
  const isRemoving = more.includes(REMOVE)
  const isKnown = what === 'push' || ((what === 'pull' || what === 'verify') && !isRemoving)
  if (!isKnown || more.length > (isRemoving ? 2 : 1)) throw new StartupError(`Usage: ${usage}`)
  const config = settings(address === undefined ? {} : { MEDIA_URL: address })
  const { MEDIA_URL, uploadsDir, databasePath } = config
  if (!MEDIA_URL)
    throw new StartupError('MEDIA_URL is not set. Set it, or name the bucket: agency media push s3://…')
  if (isRemoving && address !== undefined)
    throw new StartupError(
      `${REMOVE} is for a site that reads from the bucket: set MEDIA_URL and restart it first.`,
    )
  const pair = { bucket: openBucket(config), folder: uploadsDir, say }
  if (what === 'push') return { said: inWords('Uploaded', await push(pair, isRemoving)), isWrong: false }
  if (what === 'pull') return { said: inWords('Downloaded', await pull(pair)), isWrong: false }
  return verify(pair, databasePath)
}

const inWords = (done: string, { moved, bytes, before, removed }: Moved) =>
  `${done} ${moved} files (${(bytes / MEGABYTE).toFixed(1)} MB), ${before} were there already${removed > 0 ? `, and deleted ${removed} here` : ''}.`

/** Compares the bucket with the files in UPLOADS_DIR and with what the database names. Changes nothing. */
async function verify(pair: Pair, databasePath: string): Promise<Finding> {
  const db = readDatabase(databasePath)
  const rows = new Map(mediaSizes(db).map(({ id, bytes }) => [id, bytes]))
  db.$client.close()
  const [stored, files] = [await objectsIn(pair.bucket), await filesIn(pair.folder)]
  const wrong: string[] = []
  for (const key of files) {
    // Deleted by the site in the meantime.
    if ((await sizeOf(join(pair.folder, key))) === null) continue
    const object = stored.get(key)
    if (!object) wrong.push(`${key} is not in the bucket`)
    else if (!(await isSame(pair, key, object))) wrong.push(`${key} is not the same in the bucket`)
  }
  const sizes = new Map<string, number>()
  for (const { key, size } of stored.values()) {
    const id = key.split('/')[1] ?? ''
    sizes.set(id, (sizes.get(id) ?? 0) + size)
  }
  const isHere = new Set(files.map((key) => key.split('/')[1]))
  for (const [id, bytes] of rows) {
    const there = sizes.get(id)
    if (there === undefined && !isHere.has(id))
      wrong.push(`${id} is neither in the bucket nor in UPLOADS_DIR`)
    if (there !== undefined && there !== bytes && !isHere.has(id))
      wrong.push(`${id} has ${there} bytes in the bucket and ${bytes} in the database`)
  }
  const unknown = [...sizes.keys()].filter((id) => !rows.has(id)).length
  const said = [
    `${stored.size} files are in the bucket and ${files.length} in UPLOADS_DIR, of ${rows.size} that the database names.`,
    ...(unknown > 0 ? [`${unknown} in the bucket have no row: the site deletes them within two hours.`] : []),
    ...wrong.slice(0, SHOWN),
    ...(wrong.length > SHOWN ? [`… and ${wrong.length - SHOWN} more`] : []),
    wrong.length === 0 ? 'No differences.' : `${wrong.length} differences.`,
  ]
  return { said: said.join('\n'), isWrong: wrong.length > 0 }
}
